import { firstReady, type Started, type StartWorker, type Way } from "./starting.js";

/** Starts Web Workers; the copy within the package's code is for where the file cannot be had. */
export function workerStarter(copy: () => Promise<string>, { inline = false } = {}): StartWorker {
  const file: Way = () => started(ownWorker());
  const embedded: Way = async () => started(workerOf(await copy()));
  const ways = inline ? [embedded, file] : [file, embedded];
  return (given, signal) => {
    if (given === undefined) return firstReady(ways, signal);
    const make = typeof given === "function" ? given : () => new Worker(given, { type: "module" });
    return firstReady([() => started(make())], signal);
  };
}

/** Written out in one expression: this is the shape bundlers look for. */
function ownWorker(): Worker {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}

function workerOf(text: string): Worker {
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Worker(url);
  // The first message says that the script was read.
  worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

function started(worker: Worker): Started {
  return {
    endpoint: worker,
    onLost(lost) {
      worker.addEventListener("error", lost);
      worker.addEventListener("messageerror", lost);
    },
    end: async () => worker.terminate(),
  };
}
