import { type ConnectOptions, connect } from "./client/connect.js";
import type { EngineClient } from "./client/remote.js";
import { base64 as full } from "./embedded.js";
import { base64 as base } from "./embedded-base.js";
import { script } from "./embedded-worker.js";
import type { Engine } from "./engine.js";
import { type LoadOptions, load, type Platform } from "./load.js";
import { browser } from "./platform.browser.js";
import { start } from "./start.js";
import { workerStarter } from "./start-worker.js";

export type * from "./client.js";
export * from "./exports.js";

const platform: Platform = {
  ...browser,
  copy: async (core) => (core === "base" ? base : full),
  inline: true,
};

/**
 * As `loadEngine` of the package's main entry, with both cores embedded in the code: no file is fetched.
 *
 * @example
 * import { loadEngine } from "alhambra-engine/inline";
 * const engine = await loadEngine();
 */
export function loadEngine(options: LoadOptions = {}): Promise<Engine> {
  return load(options, platform, async () => start);
}

/** As `connectEngine` of `alhambra-engine/client`, with the worker embedded in the code as well. */
export function connectEngine(options: ConnectOptions = {}): Promise<EngineClient> {
  return connect(
    options,
    platform,
    workerStarter(async () => script, { inline: true }),
  );
}
