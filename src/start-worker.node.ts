import { Worker } from "node:worker_threads";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import { AlhambraError } from "./errors.js";
import type { GivenWorker, Started } from "./starting.js";

/** Starts a worker thread. */
export async function startWorker(given: GivenWorker | undefined): Promise<Started> {
  if (typeof given === "function") {
    throw new AlhambraError("bad-argument", "In Node, worker must be the URL of a file.");
  }
  const worker = new Worker(given ?? new URL("./worker.node.js", import.meta.url));
  return {
    endpoint: nodeEndpoint(worker),
    onLost(lost) {
      worker.on("error", lost);
      worker.on("messageerror", lost);
      worker.on("exit", lost);
    },
    end: () => worker.terminate(),
  };
}
