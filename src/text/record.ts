import { isList, isObject, type Json } from "../check/plain.js";
import { checkMoveCount, MAX_MOVES, plainRecord } from "../check/record.js";
import { AlhambraError } from "../errors.js";
import type { GameRecord, Replayable } from "../game/types.js";
import { isJson, makeDocument, parseDocument, parseJsonDocument } from "./document.js";
import { readMove, writeMove } from "./move.js";
import { checkText, type Scanner } from "./scanner.js";

const FORMAT = "alhambra-record";
const ORDER = ["meta", "engine", "rules", "config", "tower", "deck", "position", "setup", "chance", "result"];
const NUMBER = /(\d{1,6})\.[ \t]*/y;
const MOVES = /"?moves(?![A-Za-z0-9-])/y;
/** Longest record as notation; JSON is held to the limit of all JSON. */
const MAX_TEXT = 80 * MAX_MOVES;

/**
 * Reads a record: its notation (docs/notation.md) or its JSON. Whether the moves are legal only a replay shows.
 *
 * @example
 * const game = engine.replay(parseRecord(text));
 */
export function parseRecord(text: string): GameRecord {
  const record = isJson(checkText(text, MAX_TEXT)) ? parseJsonDocument(text, FORMAT) : readRecord(text);
  if (isList(record.moves)) checkMoveCount(record.moves.length);
  // The notation says nothing about fields; a replay looks at every one of them.
  return record as unknown as GameRecord;
}

function readRecord(text: string) {
  const moves: Json[] = [];
  const record = parseDocument(text, FORMAT, (scanner) => readNumbered(scanner, moves));
  return { ...record, moves };
}

/** A move's line: its number, then the move. */
function readNumbered(scanner: Scanner, moves: Json[]): boolean {
  const start = scanner.at;
  if (scanner.take(MOVES)) scanner.fail("moves with their numbers, such as 1. pass", start);
  const number = scanner.take(NUMBER);
  if (number === undefined) return false;
  checkMoveCount(moves.length + 1);
  if (Number.parseInt(number, 10) !== moves.length + 1) scanner.fail(`move ${moves.length + 1}`, start);
  const move = readMove(scanner, 3);
  // A move is data as any other; it only has a type of its own.
  moves.push(move as unknown as Json);
  return true;
}

/**
 * Writes a record, a move a line.
 *
 * @example
 * makeRecord(game.record()); // "alhambra-record 1\nengine 0.1.0\n...\n1. take denar3+florin1\n..."
 */
export function makeRecord(record: Replayable): string {
  const { moves, ...rest } = plainRecord(record);
  const head = makeDocument(rest, FORMAT, ORDER, () => undefined);
  const lines = isList(moves) ? moves.map(numbered) : [];
  return [head, ...lines].join("\n");
}

function numbered(move: Json, index: number): string {
  if (!isObject(move)) throw new AlhambraError("bad-argument", `Move ${index + 1} is no move.`);
  return `${index + 1}. ${writeMove(move)}`;
}
