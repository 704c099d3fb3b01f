/**
 * Whole random games and node counts, single thread: the core with and without its modules, the same core asked move
 * by move through the API, and the plain reference. All sides that play the same games must end with the same numbers.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { loadEngine } from "../../dist/index.node.js";
import { root } from "../../tools/run.js";
import { interleave } from "../measure.js";

/** @returns {Promise<typeof import("./reference.js")>} */
async function reference() {
  const bundle = await rolldown({ input: `${root}bench/games/reference.ts`, platform: "node" });
  await bundle.write({ file: `${root}build/bench-games.js`, format: "esm" });
  await bundle.close();
  return import(pathToFileURL(`${root}build/bench-games.js`).href);
}

/** @param {string} core */
const load = (core) =>
  loadEngine({ wasm: new Uint8Array(readFileSync(new URL(`../../dist/${core}.wasm`, import.meta.url))) });

/** @param {number} number */
const rounded = (number) => Number(number.toPrecision(3));

/**
 * Plays one game through the API, listing every move; the number of decisions.
 * @param {Awaited<ReturnType<typeof load>>} engine @param {number} players @param {number} seed
 */
function playListed(engine, players, seed) {
  const game = engine.createGame({ players, seed });
  let state = seed >>> 0;
  while (!game.over) {
    const moves = game.legalMoves();
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const move = moves[Math.floor((state / 2 ** 32) * moves.length)];
    if (move) game.play(move);
  }
  return game.ply;
}

/** @param {{ quick: boolean }} options */
export async function run({ quick }) {
  const [core, base, plain] = await Promise.all([load("core"), load("base"), reference()]);
  const rounds = quick ? 5 : 15;
  const games = quick ? 400 : 2000;
  const rows = [];
  for (const policy of /** @type {const} */ (["random", "sensible"])) {
    for (const players of [2, 4, 6]) {
      const options = { games, policy, seed: 1 };
      const mine = core.playouts({ players }, options);
      if (base.playouts({ players }, options).signature !== mine.signature) {
        throw new Error(`${players} players, ${policy}: core.wasm and base.wasm play different games`);
      }
      const [full, bare] = await interleave(
        [
          { name: "core", work: () => core.playouts({ players }, options) },
          { name: "base", work: () => base.playouts({ players }, options) },
        ],
        rounds,
      );
      if (!full || !bare) continue;
      const perDecision = (full.median * 1e6) / mine.decisions;
      const slow = policy === "random" ? slower(core, plain, players) : null;
      rows.push({
        what: `${policy} games, ${players} players`,
        "games/s": Math.round((games * 1000) / full.median),
        quartiles: `${Math.round((games * 1000) / full.high)}-${Math.round((games * 1000) / full.low)}`,
        "ns/decision": rounded(perDecision),
        "decisions/game": rounded(mine.decisions / games),
        "moves/decision": rounded(mine.moves / mine.decisions),
        "base : core": rounded(bare.median / full.median),
        "x API": slow && rounded(slow.api / perDecision),
        "x plain": slow && rounded(slow.plain / perDecision),
      });
    }
  }
  for (const players of [2, 4, 6]) rows.push(leaves(core, plain, players, quick));
  return rows;
}

/**
 * Nanoseconds a decision of the sides that list every move.
 * @param {Awaited<ReturnType<typeof load>>} core @param {Awaited<ReturnType<typeof reference>>} plain
 * @param {number} players
 */
function slower(core, plain, players) {
  playListed(core, players, 1);
  let start = performance.now();
  let decisions = 0;
  for (let seed = 2; seed < 12; seed++) decisions += playListed(core, players, seed);
  const api = ((performance.now() - start) * 1e6) / decisions;
  start = performance.now();
  decisions = plain.playGames(players, 1);
  return { api, plain: ((performance.now() - start) * 1e6) / decisions };
}

/**
 * @param {Awaited<ReturnType<typeof load>>} core @param {Awaited<ReturnType<typeof reference>>} plain
 * @param {number} players @param {boolean} quick
 */
function leaves(core, plain, players, quick) {
  const { config, perft } = plain.stacked(players, players);
  const shallow = 3;
  const start = performance.now();
  const theirs = perft(shallow);
  const slow = ((performance.now() - start) * 1e6) / theirs;
  if (core.perft(config, shallow) !== theirs) throw new Error(`${players} players: node counts differ`);
  const most = quick ? 2e7 : 2e8;
  let depth = shallow;
  let nodes = theirs;
  let ms = 0;
  for (; nodes < most; depth++) {
    const from = performance.now();
    nodes = core.perft(config, depth + 1);
    ms = performance.now() - from;
  }
  const mine = (ms * 1e6) / nodes;
  return {
    what: `perft ${depth}, ${players} players: ${nodes} leaves`,
    "million leaves/s": rounded(1000 / mine),
    "ns/leaf": rounded(mine),
    "x plain": rounded(slow / mine),
  };
}
