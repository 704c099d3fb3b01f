/**
 * `npm run test:long`: the long runs of the tests that ask random questions, on the release core; fuzzing on the checked
 * one too. Names of folders under test/ choose among them; quick runs of the same tests are part of `npm test`.
 */
import { buildCores } from "./build.js";
import { run } from "./run.js";

const SUITES = ["board", "differential", "laws", "reference", "perft", "fuzz", "soak"];
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !SUITES.includes(name));
if (unknown) throw new Error(`There is no long run of ${unknown}; there are ${SUITES.join(", ")}.`);

await buildCores(["core", "core-checked"]);
for (const name of wanted.length > 0 ? wanted : SUITES) {
  for (const build of name === "fuzz" ? ["release", "checked"] : ["release"]) {
    await run(["vitest", "run", "--project", "node", `test/${name}/`], {
      env: { ALHAMBRA_SOAK: "1", ALHAMBRA_BUILD: build },
    });
  }
}
