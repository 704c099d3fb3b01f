import type { Endpoint } from "comlink";

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
 * Starts the given worker, or else the package's own. When the signal is aborted it ends whatever it began and rejects
 * with the signal's reason.
 */
export type StartWorker = (given: GivenWorker | undefined, signal: AbortSignal) => Promise<Started>;
