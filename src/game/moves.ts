import { isList, isObject, type Json } from "../check/plain.js";
import { isWhole } from "../check/values.js";
import { moneyCard, moneyCode, spaceCurrency, tileName, tileNumber, wordCards, wordOf } from "./names.js";
import type { Card, Move } from "./types.js";

/**
 * A move is 16 bytes in the core: kind, rotation, piece, space, x, y, two bytes free; then the cards taken, one code
 * a byte in ascending order, or the payment as a money word.
 */
export const MOVE_BYTES = 16;

/** Move types by the core's number. */
const TYPES = ["", "take", "buy", "add", "remove", "swap", "place", "reserve", "dirk"] as const;
/** What a move of each type consists of; anything else in it makes it no move. */
const KEYS = {
  take: ["type", "cards"],
  buy: ["type", "space", "pay"],
  add: ["type", "tile", "x", "y"],
  remove: ["type", "x", "y"],
  swap: ["type", "tile", "x", "y"],
  place: ["type", "tile", "x", "y"],
  reserve: ["type", "tile"],
  dirk: ["type", "tile"],
} as const;
const SPACES = 4;
const MAX_TAKEN = 8;
const MAX_COPIES = 3;

/** Coordinates the core can be asked about. */
const FURTHEST = 63;

export function readMove(bytes: DataView, at: number): Move {
  const type = TYPES[bytes.getUint8(at)];
  const tile = () => tileName(bytes.getUint8(at + 2));
  const x = bytes.getInt8(at + 4);
  const y = bytes.getInt8(at + 5);
  switch (type) {
    case "take":
      return { type, cards: readTaken(bytes, at + 8) };
    case "buy": {
      const space = bytes.getUint8(at + 3);
      return { type, space, pay: wordCards(spaceCurrency(space), bytes.getUint32(at + 8, true)) };
    }
    case "remove":
      return { type, x, y };
    case "reserve":
    case "dirk":
      return { type, tile: tile() };
    case "add":
    case "swap":
    case "place":
      return { type, tile: tile(), x, y };
    default:
      throw new RangeError(`The core named a move ${bytes.getUint8(at)}.`);
  }
}

/** Up to eight cards, one code a byte; a zero ends them. */
export function readTaken(bytes: DataView, at: number): Card[] {
  const cards: Card[] = [];
  for (let i = at; i < at + MAX_TAKEN && bytes.getUint8(i) !== 0; i++)
    cards.push(moneyCard(bytes.getUint8(i)));
  return cards;
}

/** Why something cannot be a move at all, or `ok` when it was written. */
export type Written =
  | "ok"
  | "malformed"
  | "unknown-key"
  | "unknown-tile"
  | "unknown-card"
  | "wrong-currency"
  | "limit";

/** Writes a caller's move as the core wants it. `move` must be plain data. */
export function writeMove(move: Json, bytes: DataView, at: number): Written {
  for (let i = 0; i < MOVE_BYTES; i += 4) bytes.setUint32(at + i, 0);
  if (!isObject(move)) return "malformed";
  const kind = TYPES.findIndex((type) => type !== "" && type === move.type);
  const type = TYPES[kind];
  if (type === undefined || type === "") return "malformed";
  const keys: readonly string[] = KEYS[type];
  if (Object.keys(move).some((key) => !keys.includes(key))) return "unknown-key";
  bytes.setUint8(at, kind);
  if (keys.includes("tile")) {
    const tile = tileNumber(move.tile);
    if (tile === undefined) return "unknown-tile";
    bytes.setUint8(at + 2, tile);
  }
  if (keys.includes("x")) {
    if (!Number.isInteger(move.x) || !Number.isInteger(move.y)) return "malformed";
    if (!isWhole(move.x, -FURTHEST, FURTHEST) || !isWhole(move.y, -FURTHEST, FURTHEST)) return "limit";
    bytes.setInt8(at + 4, move.x);
    bytes.setInt8(at + 5, move.y);
  }
  if (type === "take") return writeTaken(move.cards, bytes, at + 8);
  if (type !== "buy") return "ok";
  if (!isWhole(move.space, 1, SPACES)) return "malformed";
  bytes.setUint8(at + 3, move.space);
  return writePayment(move.pay, spaceCurrency(move.space), bytes, at + 8);
}

function writeTaken(cards: Json | undefined, bytes: DataView, at: number): Written {
  if (!isList(cards) || cards.length === 0) return "malformed";
  const codes = cards.map(moneyCode);
  if (!codes.every((code) => code !== undefined)) return "unknown-card";
  if (codes.length > MAX_TAKEN) return "unknown-card";
  for (const [i, code] of codes.sort((a, b) => a - b).entries()) bytes.setUint8(at + i, code);
  return "ok";
}

function writePayment(cards: Json | undefined, currency: number, bytes: DataView, at: number): Written {
  if (!isList(cards)) return "malformed";
  let word = 0;
  for (const card of cards) {
    const code = moneyCode(card);
    if (code === undefined) return "unknown-card";
    if (code >> 4 !== currency) return "wrong-currency";
    // A fourth copy would run into the next value's count.
    if (((word >> (2 * ((code & 15) - 1))) & 3) === MAX_COPIES) return "unknown-card";
    word += wordOf(code);
  }
  bytes.setUint32(at, word, true);
  return "ok";
}
