/** Interleaved timing: contenders take turns, so that a slow moment of the machine hits all of them. */

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {() => unknown} work what is timed, promises included
 */

/**
 * Medians and quartiles in milliseconds, after one round that is not counted.
 * @param {readonly Contender[]} contenders
 * @param {number} rounds
 */
export async function interleave(contenders, rounds) {
  const times = contenders.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round <= rounds; round++) {
    for (const [i, { work }] of contenders.entries()) {
      const start = performance.now();
      await work();
      if (round > 0) times[i]?.push(performance.now() - start);
    }
  }
  return contenders.map(({ name }, i) => {
    const sorted = (times[i] ?? []).sort((a, b) => a - b);
    /** @param {number} share */
    const at = (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    return { name, median: at(0.5), low: at(0.25), high: at(0.75) };
  });
}
