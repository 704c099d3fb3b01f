/**
 * Runs the as-pect specs of assembly/, each compiled with the assertions of the checked core or the
 * optimiser of the release one: `node tools/aspect.js checked|release [part of a file name]`.
 * No test at all is a failure.
 */
import { readdirSync } from "node:fs";
import { SummaryReporter, TestContext } from "@as-pect/core";
import { instantiateSync } from "@assemblyscript/loader";
import asc from "assemblyscript/asc";
import { root } from "./run.js";

const FLAVOURS = new Map([
  ["checked", ["--debug"]],
  ["release", ["-O3", "--noAssert"]],
]);

const [flavour = "checked", part = ""] = process.argv.slice(2);
const flags = FLAVOURS.get(flavour);
if (!flags) throw new Error(`the flavour is checked or release, not ${flavour}`);

/** `--config none`: asc would read asconfig.json and its noAssert otherwise. */
const ARGUMENTS = [
  ...["./node_modules/@as-pect/assembly/assembly/index.ts", "--config", "none"],
  ...["--transform", "./tools/aspect-transform.js", "--outFile", "output.wasm", "--bindings", "raw"],
  ...["--exportStart", "_start", "--exportRuntime", "--exportTable", "--importMemory"],
  ...["--use", "RTRACE=1", "--use", "WITH_MODULES=1", "--enable", "simd"],
];

/** @param {string} spec */
async function compile(spec) {
  /** @type {Uint8Array | undefined} */
  let binary;
  const { error, stderr } = await asc.main([spec, ...ARGUMENTS, ...(flags ?? [])], {
    writeFile(/** @type {string} */ _, /** @type {string | Uint8Array} */ contents) {
      if (typeof contents !== "string") binary = contents;
    },
  });
  if (error || !binary) throw new Error(`${spec} does not compile\n${stderr.toString()}`);
  return binary;
}

/** @param {string} spec */
async function runSpec(spec) {
  const binary = await compile(spec);
  const reporter = new SummaryReporter();
  // The reporter starts without streams and is meant to be given some.
  Object.assign(reporter, { stdout: process.stdout, stderr: process.stderr });
  const context = new TestContext({ reporter, binary, fileName: spec });
  const memory = new WebAssembly.Memory({ initial: 64 });
  context.run(instantiateSync(binary, context.createImports({ env: { memory } })));
  return context;
}

process.chdir(root);
const specs = readdirSync("assembly", { recursive: true })
  .map((name) => `assembly/${name}`)
  .filter((name) => name.endsWith(".spec.ts") && name.includes(part))
  .sort();
let passed = 0;
let failed = 0;
for (const spec of specs) {
  const context = await runSpec(spec);
  const good = context.testPassCount;
  passed += good;
  // A spec that fails outside its tests has no failing test to count.
  failed += Math.max(context.testCount - good, context.pass ? 0 : 1);
}
console.log(`as-pect ${flavour}: ${passed} passed, ${failed} failed in ${specs.length} files`);
process.exitCode = passed > 0 && failed === 0 ? 0 : 1;
