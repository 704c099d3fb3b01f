import { AlhambraError } from "../errors.js";

/** When to stop waiting. */
export interface Bounds {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
}

/** Timers take no more. */
export const LONGEST_MS = 0x7fff_ffff;

/**
 * Settles as the work does, or before it with `aborted` or `timeout`; the work hears of that, and of its own end, by
 * its signal. A signal whose reason is an error of ours speaks for itself.
 */
export async function bounded<T>(
  { signal, timeout }: Bounds,
  late: string,
  work: (over: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const abort = () => over.abort(reasonOf(signal));
  const expire = () => over.abort(new AlhambraError("timeout", late));
  const timer = timeout === undefined ? undefined : setTimeout(expire, timeout);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  try {
    return await new Promise((resolve, reject) => {
      const refuse = () => reject(over.signal.reason);
      if (over.signal.aborted) return refuse();
      over.signal.addEventListener("abort", refuse);
      work(over.signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    over.abort();
  }
}

/** The error for what a caller's signal has ended. */
export function reasonOf(signal: AbortSignal | undefined): AlhambraError {
  const cause: unknown = signal?.reason;
  if (cause instanceof AlhambraError) return cause;
  return new AlhambraError("aborted", "The call was aborted.", { cause });
}
