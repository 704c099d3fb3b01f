import { Worker } from "node:worker_threads";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import { AlhambraError } from "./errors.js";
import { firstReady, type Started, type StartWorker, type Way } from "./starting.js";

/** Starts worker threads, as start-worker.ts does Web Workers. */
export function workerStarter(copy: () => Promise<string>, { inline = false } = {}): StartWorker {
  const file: Way = () => started(new URL("./worker.node.js", import.meta.url));
  const embedded: Way = async () =>
    started(new URL(`data:text/javascript,${encodeURIComponent(await copy())}`));
  const ways = inline ? [embedded, file] : [file, embedded];
  return async (given, signal) => {
    if (typeof given === "function") {
      throw new AlhambraError("bad-argument", "In Node, worker must be the URL of a file.");
    }
    return firstReady(given ? [() => started(given)] : ways, signal);
  };
}

function started(url: URL): Started {
  const worker = new Worker(url);
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
