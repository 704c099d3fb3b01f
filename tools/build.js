/**
 * `npm run build`: the four cores, the package in dist/ and the static playground in playground/dist/.
 * With names of steps (cores, package, playground) only those. Prints what the package weighs.
 */
import { copyFile, mkdir, rm } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { build as buildPage } from "vite";
import { root, run } from "./run.js";
import { printSizes } from "./sizes.js";

const TARGETS = ["core", "base", "core-checked", "base-checked"];

/** Compiles the core for the given targets of asconfig.json. */
export async function buildCores(targets = TARGETS) {
  await mkdir(`${root}build`, { recursive: true });
  await Promise.all(targets.map((target) => run(["asc", "--target", target], { quiet: true })));
}

/** Bundles src/ and puts the cores and the types beside it. */
export async function buildPackage() {
  await rm(`${root}dist`, { recursive: true, force: true });
  await Promise.all([
    run(["rolldown", "--config", "rolldown.config.js"], { quiet: true }),
    run(["tsc", "--project", "src/tsconfig.json"], { quiet: true }),
  ]);
  await Promise.all(
    ["core.wasm", "base.wasm"].map((file) => copyFile(`${root}src/${file}`, `${root}dist/${file}`)),
  );
}

/** The page as static files; it imports the package by name, as its users do. */
export async function buildPlayground() {
  await buildPage({ configFile: `${root}playground/vite.config.ts`, logLevel: "warn" });
}

/** @type {Record<string, () => Promise<void>>} */
const STEPS = { cores: () => buildCores(), package: buildPackage, playground: buildPlayground };

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const wanted = process.argv.slice(2);
  for (const [name, step] of Object.entries(STEPS)) {
    if (wanted.length === 0 || wanted.includes(name)) await step();
  }
  if (wanted.length === 0 || wanted.includes("package")) await printSizes();
}
