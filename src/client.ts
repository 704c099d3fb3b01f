import { type ConnectOptions, connect, type EngineClient, type Started } from "./connection.js";
import { browser } from "./platform.browser.js";

export type { ConnectOptions, EngineClient } from "./connection.js";

/**
 * Starts the engine in a Web Worker.
 *
 * @example
 * import { connectEngine } from "alhambra-engine/client";
 * const engine = await connectEngine();
 * (await engine.tiles()).length; // 54
 * engine.close();
 */
export function connectEngine(options: ConnectOptions = {}): Promise<EngineClient> {
  return connect(options, browser, startWorker);
}

function startWorker(given: ConnectOptions["worker"]): Started {
  const worker =
    typeof given === "function" ? given() : given ? new Worker(given, { type: "module" }) : ownWorker();
  return {
    endpoint: worker,
    onLost: (lost) => worker.addEventListener("error", lost, { once: true }),
    end: () => worker.terminate(),
  };
}

/** Written out in one expression: this is the shape bundlers look for. */
function ownWorker(): Worker {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
