import { Worker } from "node:worker_threads";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import { type ConnectOptions, connect, type EngineClient, type Started } from "./connection.js";
import { AlhambraError } from "./errors.js";
import { node } from "./platform.node.js";

export type { ConnectOptions, EngineClient } from "./connection.js";

/** Starts the engine in a worker thread; documented in client.ts. */
export function connectEngine(options: ConnectOptions = {}): Promise<EngineClient> {
  return connect(options, node, startWorker);
}

function startWorker(given: ConnectOptions["worker"]): Started {
  if (typeof given === "function") {
    throw new AlhambraError("bad-argument", "In Node, worker must be the URL of a file.");
  }
  const worker = new Worker(given ?? new URL("./worker.node.js", import.meta.url));
  return {
    endpoint: nodeEndpoint(worker),
    onLost(lost) {
      worker.once("error", lost);
      worker.once("exit", lost);
    },
    end: () => void worker.terminate(),
  };
}
