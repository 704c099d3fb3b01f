import { AlhambraError } from "./errors.js";
import type { Platform } from "./load.js";

/** Literal URLs, so that bundlers find the files and copy them. */
export const browser: Platform = {
  file: (core) =>
    core === "base" ? new URL("./base.wasm", import.meta.url) : new URL("./core.wasm", import.meta.url),
  async read(url) {
    const response = await fetch(url);
    if (response.ok) return response.arrayBuffer();
    throw new AlhambraError(
      "unsupported",
      `The core could not be fetched: ${url} answered ${response.status}.`,
    );
  },
};
