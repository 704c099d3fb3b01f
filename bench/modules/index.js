/** What modules cost a game that does not use them: whole random games on the core with modules and on the one without. */
import { readFileSync } from "node:fs";
import { interleave } from "../measure.js";

const PLAYERS = 4;
const GAMES = 150;
const CAP = 2000;
const UNIFORM = 0;

/** @param {string} name */
function start(name) {
  const bytes = readFileSync(new URL(`../../src/${name}.wasm`, import.meta.url));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { abort() {} } });
  return /** @type {Record<string, (...args: number[]) => number>} */ (/** @type {unknown} */ (exports));
}

/** @param {{ quick: boolean }} options */
export async function run({ quick }) {
  let seed = 1;
  const contenders = ["base", "core"].map((name) => {
    const core = start(name);
    return {
      name: `${name}.wasm`,
      work: () => core.searchPlayouts?.(PLAYERS, 0, 0, GAMES, CAP, seed, 0, 0, 0, UNIFORM),
    };
  });
  /** @type {{ name: string, median: number }[][]} */
  const rounds = [];
  // Both play the same games in a round, other ones in the next.
  for (let round = 0; round < (quick ? 20 : 100); round++, seed += GAMES) {
    rounds.push((await interleave(round % 2 === 0 ? contenders : contenders.toReversed(), 1)).map(byName));
  }
  const times = (/** @type {string} */ name) =>
    rounds.map((rows) => rows.find((row) => row.name === name)?.median ?? Number.NaN);
  const [base = [], core = []] = contenders.map(({ name }) => times(name));
  const kept = base.map((time, i) => time / (core[i] ?? Number.NaN)).sort((a, b) => a - b);
  return [
    ...contenders.map(({ name }, i) => ({ core: name, "ms a round": middle(i === 0 ? base : core) })),
    { core: "speed kept by core.wasm", "ms a round": middle(kept) },
  ];
}

/** @param {{ name: string, median: number }} row */
const byName = ({ name, median }) => ({ name, median });

/** @param {readonly number[]} numbers */
const middle = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Number((sorted[sorted.length >> 1] ?? Number.NaN).toFixed(3));
};
