import { type ConnectOptions, connect } from "./client/connect.js";
import type { EngineClient } from "./client/remote.js";
import { node } from "./platform.node.js";
import { workerStarter } from "./start-worker.node.js";

export * from "./client/exports.js";

/** Starts the engine in a worker thread, or in several; documented in client.ts. */
export function connectEngine(options: ConnectOptions = {}): Promise<EngineClient> {
  return connect(
    options,
    node,
    workerStarter(async () => (await import("./embedded-worker.node.js")).script),
  );
}
