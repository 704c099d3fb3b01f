import { readFile } from "node:fs/promises";
import type { Platform } from "./load.js";
import { browser } from "./platform.browser.js";

/** As in the browser, but the package's files lie on the disk, which `fetch` does not read. */
export const node: Platform = {
  ...browser,
  async read(url) {
    return url.protocol === "file:" ? new Uint8Array(await readFile(url)) : browser.read(url);
  },
};
