/** A part of a search that is split over several workers: every one does its own share, and the results add up. */
export interface Share {
  /** Which one, from 0. */
  readonly index: number;
  readonly of: number;
}

/** All of it. */
export const WHOLE: Share = { index: 0, of: 1 };

/** Does work in slices to its end, without a pause. */
export function finish<T>(slices: Iterator<unknown, T>): T {
  for (let slice = slices.next(); ; slice = slices.next()) if (slice.done) return slice.value;
}
