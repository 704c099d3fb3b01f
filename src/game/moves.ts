import { isList, isObject, type Json, type JsonObject } from "../check/plain.js";
import { isWhole } from "../check/values.js";
import { ADDITIONS, MODULES } from "../generated/modules.js";
import type { Field, MoveAddition } from "../modules/manifest.js";
import { type FieldFault, readBits, readFields, readValue, writeFields, writeValue } from "./fields.js";
import {
  heldCard,
  heldCode,
  moneyCode,
  spaceCurrency,
  tileName,
  tileNumber,
  wordCards,
  wordOf,
} from "./names.js";
import type { HandCard, Move } from "./types.js";

/**
 * A move is 16 bytes in the core: kind, rotation, piece, space, x, y, an argument; then the cards taken, one code
 * a byte in ascending order, or the payment as a money word. Where modules put what is theirs their manifests say.
 */
export const MOVE_BYTES = 16;

/** Move types by the core's number. */
const TYPES = [
  ...["", "take", "buy", "add", "remove", "swap", "place", "reserve", "dirk"],
  ...["pay", "done", "pass", "end"],
] as readonly MoveType[];
type MoveType = "" | keyof typeof KEYS;
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
  pay: ["type", "source"],
  done: ["type"],
  pass: ["type"],
  end: ["type"],
} as const;
const OWN_MOVES = MODULES.flatMap(({ moves }) => moves);
const SPACES = 4;
const MAX_TAKEN = 8;
const MAX_COPIES = 3;

/** Coordinates the core can be asked about. */
const FURTHEST = 63;

export function readMove(bytes: DataView, at: number): Move {
  const kind = bytes.getUint8(at);
  const own = OWN_MOVES.find(({ number }) => number === kind);
  // A module's move has the fields its manifest lists, which is what its type was made from.
  if (own) return { type: own.type, ...readFields(bytes, at, own.fields) } as Move;
  const move = readShared(bytes, at);
  const additions = ADDITIONS.filter(
    ({ move: type, fields }) => type === move.type && isUsed(bytes, at, fields),
  );
  if (additions.length === 0) return move;
  const instead = additions.map((addition) => addition.instead);
  const kept = Object.entries(move).filter(([key]) => !instead.includes(key));
  return { ...Object.fromEntries(kept), with: readAdditions(bytes, at, additions) } as Move;
}

function isUsed(bytes: DataView, at: number, fields: readonly Field[]): boolean {
  return fields.some((field) => readBits(bytes, at, field) !== 0);
}

/** What modules add to a move. */
function readAdditions(bytes: DataView, at: number, additions: readonly MoveAddition[]): object {
  const added = additions.map(({ module, fields }) => {
    const [only] = fields;
    return [module, only?.name === "" ? readValue(bytes, at, only) : readFields(bytes, at, fields)];
  });
  return Object.fromEntries(added);
}

function readShared(bytes: DataView, at: number): Move {
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
    case "pay":
      return { type, source: heldCard(bytes.getUint16(at + 6, true)) };
    case "done":
    case "pass":
    case "end":
      return { type };
    default:
      throw new RangeError(`The core named a move ${bytes.getUint8(at)}.`);
  }
}

/** Up to eight cards, one code a byte; a zero ends them. */
export function readTaken(bytes: DataView, at: number): HandCard[] {
  const cards: HandCard[] = [];
  for (let i = at; i < at + MAX_TAKEN && bytes.getUint8(i) !== 0; i++)
    cards.push(heldCard(bytes.getUint8(i)));
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
  const own = OWN_MOVES.find(({ type }) => type === move.type);
  if (own) return writeOwn(move, own, bytes, at);
  const kind = TYPES.findIndex((type) => type !== "" && type === move.type);
  const type = TYPES[kind];
  if (type === undefined || type === "") return "malformed";
  const keys: readonly string[] = KEYS[type];
  if (Object.keys(move).some((key) => key !== "with" && !keys.includes(key))) return "unknown-key";
  bytes.setUint8(at, kind);
  const added = move.with === undefined ? [] : additionsOf(move);
  if (!Array.isArray(added)) return added;
  for (const { value, fields } of added) {
    const [only] = fields;
    const fault =
      only?.name === ""
        ? writeValue(value, only, bytes, at)
        : isExactly(value, fields)
          ? writeFields(value, fields, bytes, at)
          : "malformed";
    if (fault !== "ok") return fault;
  }
  if (added.some(({ instead }) => instead !== undefined)) {
    if (move.pay !== undefined || !isWhole(move.space, 1, SPACES)) return "malformed";
    bytes.setUint8(at + 3, move.space);
    return "ok";
  }
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
  if (type === "pay") {
    const code = heldCode(move.source);
    if (code === undefined) return "unknown-card";
    bytes.setUint16(at + 6, code, true);
  }
  if (type !== "buy") return "ok";
  if (!isWhole(move.space, 1, SPACES)) return "malformed";
  bytes.setUint8(at + 3, move.space);
  return writePayment(move.pay, spaceCurrency(move.space), bytes, at + 8);
}

function writeOwn(
  move: JsonObject,
  { number, fields }: (typeof OWN_MOVES)[number],
  bytes: DataView,
  at: number,
): Written {
  const { type: _type, ...values } = move;
  bytes.setUint8(at, number);
  return isExactly(values, fields) ? writeFields(values, fields, bytes, at) : "unknown-key";
}

/** Whether an object has these fields and nothing else. */
function isExactly(value: Json | undefined, fields: readonly Field[]): value is JsonObject {
  if (!isObject(value)) return false;
  const names = fields.flatMap(({ name, type }) => (type === "cell" ? ["x", "y"] : [name]));
  return Object.keys(value).every((key) => names.includes(key));
}

/** The additions of a move with what it says of each. */
function additionsOf(
  move: JsonObject,
): (MoveAddition & { value: Json | undefined })[] | FieldFault | "unknown-key" {
  const { type, with: given } = move;
  if (!isObject(given) || Object.keys(given).length === 0) return "malformed";
  const known = ADDITIONS.filter((addition) => addition.move === type && addition.module in given);
  if (known.length < Object.keys(given).length) return "unknown-key";
  return known.map((addition) => ({ ...addition, value: given[addition.module] }));
}

function writeTaken(cards: Json | undefined, bytes: DataView, at: number): Written {
  if (!isList(cards) || cards.length === 0) return "malformed";
  const codes = cards.map(heldCode);
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
