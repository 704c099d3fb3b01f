import { AlhambraError } from "./errors.js";
import type { Platform } from "./load.js";

/** Literal addresses, so that bundlers find the files and copy them. */
export const browser: Platform = {
  file: (core) =>
    core === "base" ? new URL("./base.wasm", import.meta.url) : new URL("./core.wasm", import.meta.url),
  async read(url) {
    const response = await fetch(url).catch((cause: unknown) => {
      throw new AlhambraError("unsupported", `The core could not be fetched from ${url}.`, { cause });
    });
    if (response.ok) return response.arrayBuffer();
    throw new AlhambraError(
      "unsupported",
      `The core could not be fetched: ${url} answered ${response.status}.`,
    );
  },
  async copy(core) {
    const { base64 } = await (core === "base" ? import("./embedded-base.js") : import("./embedded.js"));
    return base64;
  },
  inline: false,
};
