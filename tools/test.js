/**
 * `npm test`: every kind of test, on the checked and on the release core, with the time of each stage and
 * the counts at the end. Stops at the first stage that fails.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { findBrowser } from "./browser.js";
import { buildCores, buildPackage, buildPlayground } from "./build.js";
import { root, run } from "./run.js";

/** @typedef {{ passed: number, failed: number }} Count */

/** @type {Map<string, Count>} */
const counts = new Map();

/** @param {string} suite @param {Count} count */
function add(suite, count) {
  const sum = counts.get(suite) ?? { passed: 0, failed: 0 };
  counts.set(suite, { passed: sum.passed + count.passed, failed: sum.failed + count.failed });
}

/** @param {string} name @param {() => unknown} work */
async function stage(name, work) {
  const start = performance.now();
  console.log(`\n== ${name}`);
  try {
    await work();
  } finally {
    console.log(`== ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** @param {string} build */
async function aspect(build) {
  try {
    const output = await run(["node", "tools/aspect.js", build]);
    const [, passed, failed] = output.match(/(\d+) passed, (\d+) failed/) ?? [];
    add("as-pect", { passed: Number(passed), failed: Number(failed) });
  } catch (error) {
    add("as-pect", { passed: 0, failed: 1 });
    throw error;
  }
}

/** @param {string} project @param {string} build */
async function vitest(project, build) {
  const report = `${root}build/${project}-${build}.json`;
  const command = ["vitest", "run", "--project", project, "--reporter=default", "--reporter=json"];
  try {
    await run([...command, `--outputFile.json=${report}`], { env: { ALHAMBRA_BUILD: build } });
  } finally {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
    add(project, { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites });
  }
}

function summary() {
  let passed = 0;
  let failed = 0;
  console.log();
  for (const [suite, count] of counts) {
    console.log(`${suite}: ${count.passed} passed, ${count.failed} failed`);
    passed += count.passed;
    failed += count.failed;
  }
  // A stage outside the suites (build, lint, types) may have stopped the run.
  if (process.exitCode && failed === 0) failed = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

try {
  mkdirSync(`${root}build`, { recursive: true });
  await stage("browser", () => console.log(findBrowser()));
  await stage("cores", () => buildCores());
  await stage("package", buildPackage);
  await stage("playground", buildPlayground);
  await stage("lint", () => run(["biome", "check", "--error-on-warnings", "."]));
  await stage("types", () => run(["tsc", "--project", "."]));
  for (const build of ["checked", "release"]) {
    await stage(`as-pect, ${build}`, () => aspect(build));
    await stage(`Node, ${build}`, () => vitest("node", build));
    await stage(`Chromium, ${build}`, () => vitest("chromium", build));
  }
  // What is packed is the release core.
  await stage("Consumers", () => vitest("consumers", "release"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
summary();
