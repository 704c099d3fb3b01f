import { isObject, plain } from "../check/plain.js";
import { isWhole, named, whole } from "../check/values.js";
import type { RunningCore } from "../core.js";
import { AlhambraError } from "../errors.js";
import { type SeedWords, seedWords } from "../game/config.js";
import type { Game } from "../game/game.js";
import { readMove } from "../game/moves.js";
import type { Move, Seed } from "../game/types.js";
import type { ModuleId } from "../generated/modules.js";

/** Who chooses, and how long it may think. */
export interface ChooseOptions {
  /**
   * `"random"`: every legal move equally likely. `"greedy"`, the default: the move after which its seat stands best.
   * `"search"`: a tree search on re-deals of what the seat cannot know.
   */
  readonly bot?: "random" | "greedy" | "search";
  /** Of a search: how long it may think. 200 when neither this nor `iterations` is given. */
  readonly ms?: number;
  /** Of a search: how often it goes through the tree; the same number and seed give the same move. */
  readonly iterations?: number;
  /** 0 when left out. */
  readonly seed?: Seed;
}

/** How far a search has come. */
export interface ChooseProgress {
  readonly iterations: number;
  readonly ms: number;
}

/** What choosing needs of its engine. */
export interface Thinking {
  /** A run of the core whose memory may grow. */
  another(): RunningCore;
}

const BOTS: readonly unknown[] = ["random", "greedy", "search"];
const KEYS = ["bot", "ms", "iterations", "seed"];
const USUAL_MS = 200;
const LONGEST_MS = 3_600_000;
const MOST_ITERATIONS = 100_000_000;
/** Room for 250,000 moves that were looked at. */
const TREE_BYTES = 16 * 1024 * 1024;
/** A slice lasts some milliseconds. */
const SLICE = 64;

interface Settings {
  readonly bot: unknown;
  readonly seed: SeedWords;
  readonly ms: number;
  readonly iterations: number;
}

/** Chooses for the seat that decides; a search says after each slice how far it has come. */
export function chooseSlices<M extends ModuleId>(
  thinking: Thinking,
  game: Game<M>,
  given: ChooseOptions,
): Generator<ChooseProgress, Move<M>> {
  const settings = readOptions(given);
  if (game.over) throw new AlhambraError("game-over", "The game is over, there is nothing to choose.");
  return choose(thinking, game, settings);
}

function* choose<M extends ModuleId>(
  thinking: Thinking,
  game: Game<M>,
  settings: Settings,
): Generator<ChooseProgress, Move<M>> {
  const { bot, seed } = settings;
  if (bot === "search") return yield* search(thinking, game, settings);
  return game.explore((core) => {
    const { exports } = core;
    return moveOf(core, bot === "random" ? exports.searchRandom(...seed) : exports.searchGreedy(...seed));
  });
}

function* search<M extends ModuleId>(
  thinking: Thinking,
  game: Game<M>,
  { seed, ms, iterations }: Settings,
): Generator<ChooseProgress, Move<M>> {
  const facts = game.explore(({ bytes, exports }) =>
    bytes.slice(exports.gameFacts(), exports.gameFacts() + exports.gameFactsLength()),
  );
  const core = thinking.another();
  const { exports } = core;
  core.bytes.set(facts, exports.gameFacts());
  exports.gameRestore();
  if (exports.searchReserve(TREE_BYTES) === 0) {
    throw new AlhambraError("limit", "There is not enough memory for a search.");
  }
  exports.searchBegin(...seed);
  const begin = performance.now();
  for (let done = 0; ; ) {
    const slice = Math.min(SLICE, iterations - done);
    exports.searchThink(slice);
    done += slice;
    const took = performance.now() - begin;
    if (done >= iterations || took >= ms) return moveOf(core, exports.searchBest());
    yield { iterations: done, ms: took };
  }
}

/** The memory may have grown since the core was started: its views are made anew. */
function moveOf<M extends ModuleId>({ exports }: RunningCore, at: number): Move<M> {
  // The core offers the moves of the game's own modules only.
  return readMove(new DataView(exports.memory.buffer), at) as Move<M>;
}

function readOptions(given: unknown): Settings {
  const options = plain(given, "The options object");
  if (!isObject(options)) {
    throw new AlhambraError("bad-argument", `The options must be an object, not ${named(given)}.`);
  }
  const unknown = Object.keys(options).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new AlhambraError("bad-argument", `Choosing has no ${named(unknown)}.`);
  const { bot = "greedy", ms, iterations, seed = 0 } = options;
  if (!BOTS.includes(bot)) {
    throw new AlhambraError("bad-argument", `bot must be "random", "greedy" or "search", not ${named(bot)}.`);
  }
  const words = isWhole(seed, 0, 0xffff_ffff) || typeof seed === "string" ? seedWords(seed) : null;
  if (!words) {
    throw new AlhambraError("bad-argument", "seed must be a whole number below 2^32 or 32 hex digits.");
  }
  return {
    bot,
    seed: words,
    ms:
      ms === undefined
        ? iterations === undefined
          ? USUAL_MS
          : Number.POSITIVE_INFINITY
        : whole(ms, 1, LONGEST_MS, "ms"),
    iterations:
      iterations === undefined
        ? Number.POSITIVE_INFINITY
        : whole(iterations, 1, MOST_ITERATIONS, "iterations"),
  };
}
