import { isList, isObject, type Json, MAX_SIZE, plain } from "../check/plain.js";
import type { Position } from "../game/types.js";
import { isJson, makeDocument, parseDocument, parseJsonDocument } from "./document.js";
import { checkText, type Scanner } from "./scanner.js";
import { makeFields, readField } from "./values.js";

const FORMAT = "alhambra-position";
const ORDER = [
  "config",
  "active",
  "turn",
  "phase",
  "scorings",
  "acted",
  "revealed",
  "seats",
  "dirk",
  "market",
  "display",
  "tower",
  "deck",
  "piles",
  "discard",
];
const SEAT_ORDER = ["score", "hand", "reserve", "bought", "board"];
const SEAT = /seat(?=\s|$)/y;

/**
 * Reads a position: its notation (docs/notation.md) or its JSON. Whether it can be played only the engine knows.
 *
 * @example
 * const game = engine.createGame({ position: parsePosition(text) });
 */
export function parsePosition(text: string): Position {
  checkText(text, MAX_SIZE);
  const position = isJson(text) ? parseJsonDocument(text, FORMAT) : parseDocument(text, FORMAT, readSeat);
  // The notation says nothing about fields; createGame and validate look at every one of them.
  return position as unknown as Position;
}

/** A seat's line: the fields of the next entry of `seats`. */
function readSeat(scanner: Scanner, fields: Record<string, Json>): boolean {
  const start = scanner.at;
  if (scanner.take(SEAT) === undefined) return false;
  const seat: Record<string, Json> = {};
  for (scanner.skipBlanksOfLine(); !scanner.atLineEnd(); scanner.skipBlanksOfLine())
    readField(scanner, seat, 4);
  const seats = fields.seats ?? [];
  if (!isList(seats)) return scanner.fail("no seat beside the field seats", start);
  fields.seats = [...seats, seat];
  return true;
}

/**
 * Writes a position or a view, a seat a line.
 *
 * @example
 * makePosition(game.view(0)); // "alhambra-position 1\nconfig (game=alhambra players=3)\nactive 0\n..."
 */
export function makePosition(position: Position): string {
  return makeDocument(plain(position, "The position"), FORMAT, ORDER, (key, value) => {
    if (key !== "seats" || !isList(value) || value.length === 0 || !value.every(isObject)) return undefined;
    return value.map((seat) => `seat ${makeFields(seat, SEAT_ORDER)}`.trimEnd());
  });
}
