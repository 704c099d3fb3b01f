import { readFileSync } from "node:fs";

const FILES = { checked: "build/core.checked.wasm", release: "src/core.wasm" } as const;

/** Which build of the core this run is about: the environment variable ALHAMBRA_BUILD, checked by default. */
export const BUILD = process.env.ALHAMBRA_BUILD === "release" ? "release" : "checked";

/** The core under test, as bytes. */
export function coreBytes(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`../../${FILES[BUILD]}`, import.meta.url)));
}
