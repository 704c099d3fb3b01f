import { copy } from "../check/copy.js";
import { isList, isObject, type Json, type JsonObject, plain } from "../check/plain.js";
import { named } from "../check/values.js";
import { AlhambraError } from "../errors.js";
import { RULES, VERSION } from "../version.js";
import type { Origin } from "./create.js";
import { heldCard } from "./names.js";
import type { Decision } from "./past.js";
import type { GameRecord, GameResult, HandCard, RecordMeta, Reshuffle } from "./types.js";

const MOST_MOVES = 100_000;
/** A move takes about a hundred characters of JSON. */
const MOST_CHARACTERS = 16_777_216;

export function makeRecord(
  { config, start, setup, chance }: Origin,
  decisions: readonly Decision[],
  { scores, winners, breakdown }: GameResult,
  meta?: RecordMeta,
): GameRecord {
  const drawn = decisions.flatMap(({ reshuffles }) => reshuffles);
  const outcomes = [...drawn, ...chance.slice(drawn.length)];
  return copy({
    format: "alhambra-record",
    version: 1,
    engine: VERSION,
    rules: RULES,
    config,
    ...start,
    setup,
    chance: outcomes.map(
      (cards): Reshuffle => ({ type: "reshuffle", cards: cards.map((code): HandCard => heldCard(code)) }),
    ),
    moves: decisions.map(({ move }) => move),
    result: { scores, winners, breakdown },
    // Data for certain; what it says is the caller's affair.
    ...(meta === undefined ? {} : { meta: plain(meta, "The meta") as RecordMeta }),
  });
}

/** What a record needs to be played again. */
export interface Replay {
  /** A config, or `{ position }`, for `createGame`. */
  readonly config: JsonObject;
  readonly moves: readonly Json[];
  readonly scores: Json | undefined;
}

/** Reads a record, or throws `bad-record` and says where it is wrong. */
export function readRecord(given: unknown): Replay {
  const record = plain(given, "The record", MOST_CHARACTERS);
  if (!isObject(record) || record.format !== "alhambra-record") {
    throw badRecord("/format", 'A record is an object whose format is "alhambra-record".');
  }
  const { version, rules, config, tower, deck, position, setup, chance = [], moves, result } = record;
  if (version !== 1)
    throw badRecord("/version", `This engine reads records of version 1, not ${named(version)}.`);
  if (rules !== RULES) throw badRecord("/rules", `This engine plays by rules ${RULES}, not ${named(rules)}.`);
  if (!isObject(config)) throw badRecord("/config", "A record has a config.");
  if (!isList(moves)) throw badRecord("/moves", "A record has a list of moves.");
  if (moves.length > MOST_MOVES) throw new AlhambraError("limit", `A record may have ${MOST_MOVES} moves.`);
  if ((position === undefined) === (tower === undefined || deck === undefined)) {
    throw badRecord("", "A record has a tower and a deck, or else the position the game began from.");
  }
  const begins: JsonObject = isObject(position)
    ? { position: { ...position, chance } }
    : { ...config, ...present({ tower, deck, setup }), chance };
  return { config: begins, moves, scores: isObject(result) ? result.scores : undefined };
}

function present(object: Record<string, Json | undefined>): JsonObject {
  const kept: Record<string, Json> = {};
  for (const [key, value] of Object.entries(object)) if (value !== undefined) kept[key] = value;
  return kept;
}

export function badRecord(path: string, message: string, cause?: unknown): AlhambraError {
  return new AlhambraError("bad-record", message, { faults: [{ code: "bad-record", path, message }], cause });
}

/** Does a part of the replay; whatever is refused there is a fault of the record. */
export function recorded<T>(path: string, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (error instanceof AlhambraError) throw badRecord(path, error.message, error);
    throw error;
  }
}
