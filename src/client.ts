import { type ConnectOptions, connect } from "./client/connect.js";
import type { EngineClient } from "./client/remote.js";
import { browser } from "./platform.browser.js";
import { workerStarter } from "./start-worker.js";

export * from "./client/exports.js";

/**
 * Starts the engine in a Web Worker, or in several.
 *
 * @example
 * import { connectEngine } from "alhambra-engine/client";
 * const engine = await connectEngine();
 * const game = await engine.createGame({ players: 3, seed: 42 });
 * game.turn; // 0
 * await game.play((await game.legalMoves({ limit: 1 }))[0]);
 * await engine.close();
 */
export function connectEngine(options: ConnectOptions = {}): Promise<EngineClient> {
  return connect(
    options,
    browser,
    workerStarter(async () => (await import("./embedded-worker.js")).script),
  );
}
