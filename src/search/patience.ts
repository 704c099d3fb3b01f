import { named } from "../check/values.js";
import { AlhambraError } from "../errors.js";

/** How work that takes long is followed and ended in this thread. */
export interface Patience {
  /** Ends the work: it rejects with `aborted`. */
  readonly signal?: AbortSignal;
}

/** Works slices off one after the other and lets everything else in between; nothing that was begun is kept. */
export async function workOff<P, T>(
  slices: Iterator<P, T>,
  signal: unknown,
  onProgress?: (progress: P) => void,
): Promise<T> {
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new AlhambraError("bad-argument", `signal must be an AbortSignal, not ${named(signal)}.`);
  }
  for (;;) {
    if (signal?.aborted) {
      throw new AlhambraError("aborted", "The call was aborted.", { cause: signal.reason });
    }
    const slice = slices.next();
    if (slice.done) return slice.value;
    onProgress?.(slice.value);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
