/** Counts of random tests: a small one for every day, a large one for `npm run test:long`. */
export const LONG = process.env.ALHAMBRA_SOAK === "1";

export function often(quick: number, long: number): number {
  return LONG ? long : quick;
}
