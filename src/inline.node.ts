import { type ConnectOptions, connect } from "./client/connect.js";
import type { EngineClient } from "./client/remote.js";
import { base64 as full } from "./embedded.js";
import { base64 as base } from "./embedded-base.js";
import { script } from "./embedded-worker.node.js";
import type { Engine } from "./engine.js";
import { type LoadOptions, load, type Platform } from "./load.js";
import { node } from "./platform.node.js";
import { start } from "./start.js";
import { workerStarter } from "./start-worker.node.js";

export type * from "./client.node.js";
export * from "./exports.js";

const platform: Platform = {
  ...node,
  copy: async (core) => (core === "base" ? base : full),
  inline: true,
};

/** Documented in inline.ts. */
export function loadEngine(options: LoadOptions = {}): Promise<Engine> {
  return load(options, platform, async () => start);
}

/** Documented in inline.ts. */
export function connectEngine(options: ConnectOptions = {}): Promise<EngineClient> {
  return connect(
    options,
    platform,
    workerStarter(async () => script, { inline: true }),
  );
}
