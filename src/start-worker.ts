import type { GivenWorker, Started } from "./starting.js";

/** Starts a Web Worker. */
export async function startWorker(given: GivenWorker | undefined): Promise<Started> {
  const worker =
    typeof given === "function" ? given() : given ? new Worker(given, { type: "module" }) : ownWorker();
  return {
    endpoint: worker,
    onLost(lost) {
      worker.addEventListener("error", lost);
      worker.addEventListener("messageerror", lost);
    },
    end: async () => worker.terminate(),
  };
}

/** Written out in one expression: this is the shape bundlers look for. */
function ownWorker(): Worker {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
