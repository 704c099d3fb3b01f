/**
 * The board kernel, in nanoseconds a palace and as ratios: the core, the same algorithms in TypeScript on V8 (clever/)
 * and the plain version of the tests, over 256 different palaces of the real tiles, 20 and 54 in each. Every
 * contender's answers are summed and compared before anything is timed.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { run as command, root } from "../../tools/run.js";
import { interleave } from "../measure.js";

const COUNT = 256;
/** The plain version needs milliseconds a palace: it is asked about the first ones only, or all in a full run. */
const QUICK_SAMPLE = 8;
/** Widest palace of the narrow form, which is the one the TypeScript version knows. */
const NARROW = 14;

/**
 * The contenders are written in TypeScript, which Node 20 cannot load as it is.
 * @returns {Promise<typeof import("./contenders.js")>}
 */
async function contenders() {
  const bundle = await rolldown({ input: `${root}bench/board/contenders.ts`, platform: "node" });
  await bundle.write({ file: `${root}build/bench-board.js`, format: "esm" });
  await bundle.close();
  return import(pathToFileURL(`${root}build/bench-board.js`).href);
}

/**
 * Rounds that take about the given time.
 * @param {(rounds: number) => number} ask
 * @param {number} ms
 */
function roundsFor(ask, ms) {
  for (let rounds = 1; ; rounds *= 2) {
    const start = performance.now();
    ask(rounds);
    const took = performance.now() - start;
    if (took >= ms / 4) return Math.max(1, Math.round((rounds * ms) / took));
  }
}

/** @param {number} number */
const rounded = (number) => Number(number.toPrecision(3));

/**
 * Every list holds the sums of all sides over the same palaces.
 * @param {string} name
 * @param {number[][]} lists
 */
function compare(name, lists) {
  for (const sums of lists) {
    if (sums.some((sum) => sum !== sums[0])) throw new Error(`${name}: the answers differ, ${sums}`);
  }
}

/** @param {{ quick: boolean }} options */
export async function run({ quick }) {
  await command(["asc", "assembly/board/measure.ts", "--target", "bench"], { quiet: true });
  const { Core, Clever, Plain, palaces, extentOf, QUESTIONS } = await contenders();
  const wasm = readFileSync(`${root}build/bench.wasm`);
  const sample = quick ? QUICK_SAMPLE : COUNT;
  const rows = [];
  for (const { size, wide } of [
    { size: 20, wide: false },
    { size: 54, wide: false },
    { size: 54, wide: true },
  ]) {
    const core = await Core.load(wasm);
    const built = palaces(core, COUNT, size, 1, (palace) => extentOf(palace) > NARROW === wide);
    core.take(built);
    const sides = [core, ...(wide ? [] : [new Clever(built)])];
    const plain = new Plain(built);
    for (const { name, kind, stale } of QUESTIONS) {
      const asks = sides.map((side) => (/** @type {number} */ rounds) => side[kind](COUNT, rounds, stale));
      compare(name, [
        [...asks.map((ask) => ask(1))],
        [...sides.map((side) => side[kind](sample, 1, stale)), plain[kind](sample, 1)],
      ]);
      const rounds = asks.map((ask) => roundsFor(ask, quick ? 4 : 20));
      const times = await interleave(
        asks.map((ask, i) => ({ name: String(i), work: () => ask(rounds[i] ?? 1) })),
        quick ? 9 : 15,
      );
      const [mine = 0, clever] = times.map(({ median }, i) => (median * 1e6) / ((rounds[i] ?? 1) * COUNT));
      const start = performance.now();
      plain[kind](sample, 1);
      const slow = ((performance.now() - start) * 1e6) / sample;
      rows.push({
        palaces: `${size} tiles${wide ? ", wide" : ""}`,
        question: name,
        "core ns": rounded(mine),
        "TypeScript ns": clever && rounded(clever),
        "plain ns": rounded(slow),
        "x TypeScript": clever && rounded(clever / mine),
        "x plain": rounded(slow / mine),
      });
    }
  }
  return rows;
}
