import { isObject, type Json, plain } from "../check/plain.js";
import { named, whole } from "../check/values.js";
import type { RunningCore } from "../core.js";
import { AlhambraError } from "../errors.js";
import { readConfig, type SeedWords, seedWords } from "../game/config.js";
import { refuseSetup, writeOrders } from "../game/create.js";
import { layOutPosition } from "../game/position/enter.js";
import type { Entered } from "../game/position/entered.js";
import { hex } from "../game/state.js";
import { type Table, viewOf } from "../game/table.js";
import type { Seed } from "../game/types.js";
import type { Share } from "./share.js";

/** How many random games are played, and how. */
export interface PlayoutOptions {
  readonly games: number;
  /**
   * `"random"`, the default: every legal move equally likely. `"sensible"`: every move worth looking at equally
   * likely; left out are payments that waste a card, takes that are part of a larger one and pointless redesigns.
   */
  readonly policy?: "random" | "sensible";
  /** Game i is the game of this seed plus i; the config's own seed when left out. */
  readonly seed?: Seed;
  /** Decisions after which a game is given up, for redesigning can go on for ever. 10,000 when left out. */
  readonly cap?: number;
}

/** What came of random games; sums over all of them, those that were given up included. */
export interface PlayoutResult {
  readonly games: number;
  /** Games that were played to their end. */
  readonly finished: number;
  /** Games that were given up. */
  readonly capped: number;
  readonly decisions: number;
  /** Sum of the lengths of all lists of moves that were chosen from. */
  readonly moves: number;
  /** Time the playing took. */
  readonly ms: number;
  /** Points by seat. */
  readonly scores: readonly number[];
  /** Games won by seat; a shared win counts for everyone who shares it. */
  readonly wins: readonly number[];
  /** 16 hex digits that change when any of the games does. Parts of a run that was split add up to it. */
  readonly signature: string;
}

/** What games are played of. */
export interface PlayoutStart {
  readonly players: number;
  readonly seed: SeedWords;
  /** Plays that many games on from a seed, and returns only then. */
  play(core: RunningCore, seed: SeedWords, games: number, options: Rules): Sums;
}

interface Rules {
  readonly cap: number;
  readonly policy: number;
}

const POLICY_NAMES: readonly unknown[] = ["random", "sensible"];
const KEYS = ["games", "policy", "seed", "cap"];
const MOST_GAMES = 0xffff_ffff;
const LONGEST = 1_000_000;
const USUAL_CAP = 10_000;
/** Games played before a caller who wants to stay responsive is asked again. */
const SLICE = 8;

/** Games from new setups, stacked or not. */
export function fromConfig(config: Json): PlayoutStart {
  if (isObject(config)) refuseChance(config.chance, "/chance");
  const settings = readConfig(config);
  return {
    players: settings.config.players,
    seed: settings.seed,
    play: (core, seed, games, { cap, policy }) => {
      const { tiles, cards } = writeOrders(core, settings);
      refuseSetup(
        core.exports.searchPlayouts(settings.config.players, tiles, cards, games, cap, ...seed, policy),
      );
      return readSums(core, games);
    },
  };
}

/** Games from a position; what it hides is dealt for each of them from its own seed. */
export function fromPosition(entered: Entered): PlayoutStart {
  if (entered.chance.length > 0) refuseChance(entered.chance, "/position/chance");
  return {
    players: entered.players,
    seed: entered.seed,
    play: (core, first, games, { cap, policy }) => {
      let sums = NOTHING;
      let seed = first;
      for (let game = 0; game < games; game++) {
        layOutPosition(core, { ...entered, seed, generator: null });
        core.exports.searchPlayOn(cap, policy);
        sums = add(sums, readSums(core, 1));
        seed = seedAfter(seed, 1);
      }
      return sums;
    },
  };
}

function refuseChance(chance: unknown, path: string): void {
  if (chance === undefined || (Array.isArray(chance) && chance.length === 0)) return;
  const message = "Random games draw their own outcomes of chance; leave chance out.";
  throw new AlhambraError("bad-config", message, { faults: [{ code: "bad-config", path, message }] });
}

/** Plays a share of the games a slice at a time, and says after each what has come of them so far. */
export function playoutSlices(
  table: Table,
  start: PlayoutStart,
  given: PlayoutOptions,
  { index, of }: Share,
): Generator<PlayoutResult, PlayoutResult> {
  const { games, seed, ...rules } = readOptions(given, start.seed);
  const [first, end] = [Math.floor((games * index) / of), Math.floor((games * (index + 1)) / of)];
  return play(table, start, { ...rules, seed: seedAfter(seed, first), games: end - first });
}

function* play(
  table: Table,
  start: PlayoutStart,
  { games, seed, ...rules }: ReturnType<typeof readOptions>,
): Generator<PlayoutResult, PlayoutResult> {
  let sums = NOTHING;
  let ms = 0;
  while (sums.games < games) {
    const begin = performance.now();
    const first = seedAfter(seed, sums.games);
    const slice = Math.min(SLICE, games - sums.games);
    sums = add(sums, table.change(null, (core) => start.play(core, first, slice, rules)).result);
    ms += performance.now() - begin;
    yield resultOf(sums, start.players, ms);
  }
  return resultOf(sums, start.players, ms);
}

function readOptions(given: unknown, own: SeedWords): Rules & { games: number; seed: SeedWords } {
  const options = plain(given, "The options object");
  if (!isObject(options)) {
    throw new AlhambraError("bad-argument", `The options must be an object, not ${named(given)}.`);
  }
  const unknown = Object.keys(options).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new AlhambraError("bad-argument", `Playouts have no ${named(unknown)}.`);
  const { games, policy = "random", seed, cap = USUAL_CAP } = options;
  const number = POLICY_NAMES.indexOf(policy);
  if (number < 0) {
    throw new AlhambraError("bad-argument", `policy must be "random" or "sensible", not ${named(policy)}.`);
  }
  const words = seed === undefined ? own : seedWords(seed);
  if (!words) {
    throw new AlhambraError("bad-argument", "seed must be a whole number below 2^32 or 32 hex digits.");
  }
  return {
    games: whole(games, 0, MOST_GAMES, "games"),
    cap: whole(cap, 0, LONGEST, "cap"),
    policy: number,
    seed: words,
  };
}

/** A seed plus a number, both read as numbers of 128 bits; beyond the largest it goes on at 0. */
export function seedAfter(seed: SeedWords, number: number): SeedWords {
  const sum = BigInt.asUintN(
    128,
    seed.reduceRight((value, word) => (value << 32n) | BigInt(word), 0n) + BigInt(number),
  );
  const word = (place: bigint) => Number((sum >> (32n * place)) & 0xffff_ffffn);
  return [word(0n), word(1n), word(2n), word(3n)];
}

interface Sums extends Omit<PlayoutResult, "ms" | "signature"> {
  readonly signature: bigint;
}

const SEATS = 6;
const NOBODY: readonly number[] = Array.from({ length: SEATS }, () => 0);
const NOTHING: Sums = {
  games: 0,
  finished: 0,
  capped: 0,
  decisions: 0,
  moves: 0,
  scores: NOBODY,
  wins: NOBODY,
  signature: 0n,
};

/** The core's sums are numbers of 64 bits: five of the whole, then games won by seat, then points. */
function readSums(core: RunningCore, games: number): Sums {
  const view = viewOf(core);
  const at = core.exports.searchSums();
  const sum = (place: number) => Number(view.getBigInt64(at + 8 * place, true));
  return {
    games,
    finished: sum(0),
    capped: sum(1),
    decisions: sum(2),
    moves: sum(3),
    signature: view.getBigUint64(at + 32, true),
    wins: NOBODY.map((_, seat) => sum(5 + seat)),
    scores: NOBODY.map((_, seat) => sum(5 + SEATS + seat)),
  };
}

function add(a: Sums, b: Sums): Sums {
  return {
    games: a.games + b.games,
    finished: a.finished + b.finished,
    capped: a.capped + b.capped,
    decisions: a.decisions + b.decisions,
    moves: a.moves + b.moves,
    scores: a.scores.map((points, seat) => points + (b.scores[seat] ?? 0)),
    wins: a.wins.map((won, seat) => won + (b.wins[seat] ?? 0)),
    signature: a.signature + b.signature,
  };
}

function resultOf({ signature, scores, wins, ...sums }: Sums, players: number, ms: number): PlayoutResult {
  return {
    ...sums,
    ms,
    scores: scores.slice(0, players),
    wins: wins.slice(0, players),
    signature: hex(signature),
  };
}
