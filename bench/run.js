/**
 * `npm run bench`: runs the suites named on the command line, or all of them, and prints a table each;
 * `--full` measures longer. A suite is a folder here whose index.js exports `run({ quick })`, which answers
 * rows; every side of a comparison is measured in the same run, so that ratios mean something.
 */
import { existsSync, readdirSync } from "node:fs";
import { buildCores, buildPackage } from "../tools/build.js";

const here = new URL("./", import.meta.url);
const suites = readdirSync(here).filter((name) => existsSync(new URL(`${name}/index.js`, here)));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = wanted.find((name) => !suites.includes(name));
if (unknown) throw new Error(`There is no suite ${unknown}; there are ${suites.join(", ")}.`);

await buildCores(["core", "base"]);
await buildPackage();
const quick = !process.argv.includes("--full");
for (const name of wanted.length > 0 ? wanted : suites) {
  const { run } = await import(`./${name}/index.js`);
  console.log(`\n${name}`);
  console.table(await run({ quick }));
}
