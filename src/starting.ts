import type { Endpoint } from "comlink";
import { AlhambraError } from "./errors.js";
import { READY } from "./ready.js";

/** A worker, whatever the platform calls it. */
export interface Started {
  readonly endpoint: Endpoint;
  /** Calls back when the worker dies or cannot be started. */
  onLost(lost: (cause: unknown) => void): void;
  /** Ends the worker at once, without a word from it; resolves when it is gone. */
  end(): Promise<unknown>;
}

/** A worker of the caller's own: its address, or what makes it. */
export type GivenWorker = URL | (() => Worker);

/**
 * Starts the given worker, or else the package's own, and waits until it says that it is ready. When the signal is
 * aborted it ends whatever it began and rejects with the signal's reason.
 */
export type StartWorker = (given: GivenWorker | undefined, signal: AbortSignal) => Promise<Started>;

/** One way to start a worker; it throws or rejects where the platform does not allow it. */
export type Way = () => Started | Promise<Started>;

/** Milliseconds a worker may stay silent before the next way is tried beside it. */
const PATIENCE = 5000;

/**
 * Tries the ways in their order and takes the first worker that is ready. A way that fails gives place to the next at
 * once; a silent one may only be slow, and the next not allowed here, so both are waited for.
 */
export function firstReady(ways: readonly Way[], signal: AbortSignal): Promise<Started> {
  return new Promise((resolve, reject) => {
    const begun = new Set<Started>();
    const failures: unknown[] = [];
    let tried = 0;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function finish(winner?: Started): void {
      over = true;
      clearTimeout(timer);
      signal.removeEventListener("abort", abandon);
      for (const worker of begun) if (worker !== winner) worker.end();
    }

    function abandon(): void {
      finish();
      reject(signal.reason);
    }

    async function tryNext(): Promise<void> {
      clearTimeout(timer);
      const way = ways[tried];
      if (!way || over) return;
      const turn = ++tried;
      timer = setTimeout(tryNext, PATIENCE);
      try {
        const worker = await way();
        begun.add(worker);
        if (over) return void worker.end();
        await ready(worker);
        if (over) return;
        finish(worker);
        resolve(worker);
      } catch (cause) {
        failures.push(cause);
        if (turn === tried) tryNext();
        if (failures.length < ways.length || over) return;
        finish();
        reject(lost(failures));
      }
    }

    if (signal.aborted) return abandon();
    signal.addEventListener("abort", abandon);
    tryNext();
  });
}

/** A refusal of our own says more than that no worker came. */
function lost(failures: readonly unknown[]): AlhambraError {
  const [cause] = failures;
  if (cause instanceof AlhambraError) return cause;
  return new AlhambraError("worker-lost", "The engine's worker could not be started.", { cause });
}

function ready({ endpoint, onLost }: Started): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (event: Event) => {
      if (!("data" in event) || event.data !== READY) return;
      endpoint.removeEventListener("message", hear);
      resolve();
    };
    endpoint.addEventListener("message", hear);
    onLost(reject);
  });
}
