import { readFileSync } from "node:fs";

const FILES = new Map([
  ["checked", "build/core.checked.wasm"],
  ["release", "src/core.wasm"],
  ["base-checked", "build/base.checked.wasm"],
  ["base", "src/base.wasm"],
]);

/** Which build of the core this run is about: the environment variable ALHAMBRA_BUILD, checked by default. */
export const BUILD = process.env.ALHAMBRA_BUILD ?? "checked";

/** The core under test, or another build of it, as bytes. */
export function coreBytes(build = BUILD): Uint8Array<ArrayBuffer> {
  const file = FILES.get(build);
  if (!file) throw new Error(`There is no build ${build}; it may be ${[...FILES.keys()].join(", ")}.`);
  return new Uint8Array(readFileSync(new URL(`../../${file}`, import.meta.url)));
}
