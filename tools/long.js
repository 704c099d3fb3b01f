/**
 * `npm run test:long`: the long runs of the tests that ask random questions, on the release core; fuzzing on the checked
 * one too. Names of folders under test/ choose among them; quick runs of the same tests are part of `npm test`.
 */
import { buildCores, buildPackage } from "./build.js";
import { run } from "./run.js";

/** What has a long run, and on which builds. */
const SUITES = new Map([
  ["board", ["release"]],
  ["differential", ["release"]],
  ["laws", ["release"]],
  ["reference", ["release"]],
  ["perft", ["release"]],
  ["fuzz", ["release", "checked"]],
  ["soak", ["release"]],
  ["chromium/deaths", ["release"]],
]);
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !SUITES.has(name));
if (unknown)
  throw new Error(`There is no long run of ${unknown}; there are ${[...SUITES.keys()].join(", ")}.`);

await buildCores();
await buildPackage();
for (const [name, builds] of SUITES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const build of builds) {
    await run(["vitest", "run", `test/${name}`], { env: { ALHAMBRA_SOAK: "1", ALHAMBRA_BUILD: build } });
  }
}
