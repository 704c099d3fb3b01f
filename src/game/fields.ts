/** The values of a module's moves and events, as its manifest places them in a record of the core. */
import { isList, isObject, type Json, type JsonObject } from "../check/plain.js";
import { isWhole } from "../check/values.js";
import { KINDS } from "../generated/components.js";
import type { Field } from "../modules/manifest.js";
import { cardCode, deckCard, tileName, tileNumber, wordCards, wordOf } from "./names.js";

/** Corners by the core's number. */
const CORNERS = ["NE", "SE", "SW", "NW"];
const KIND_NAMES: readonly unknown[] = KINDS;
const FURTHEST = 63;
const MAX_COPIES = 3;
/** Where every record of 16 bytes has its cell, the currency of a payment and the payment itself. */
const CURRENCY_AT = 3;
const CELL_AT = 4;
const WORD_AT = 8;

/** A number of up to 32 bits anywhere in a record. */
export function readBits(bytes: DataView, at: number, { first, size }: Field): number {
  let value = 0;
  for (let bit = size - 1; bit >= 0; bit--) {
    const place = first + bit;
    value = value * 2 + ((bytes.getUint8(at + (place >> 3)) >> (place & 7)) & 1);
  }
  return value;
}

function writeBits(bytes: DataView, at: number, { first, size }: Field, value: number): void {
  let rest = value;
  for (let bit = 0; bit < size; bit++, rest = Math.floor(rest / 2)) {
    const place = first + bit;
    const byte = at + (place >> 3);
    if (rest % 2 === 1) bytes.setUint8(byte, bytes.getUint8(byte) | (1 << (place & 7)));
  }
}

/** All fields of a record as an object; a cell is x and y. */
export function readFields(bytes: DataView, at: number, fields: readonly Field[]): JsonObject {
  const values: Record<string, Json> = {};
  for (const field of fields) {
    if (field.type === "cell") {
      values.x = bytes.getInt8(at + CELL_AT);
      values.y = bytes.getInt8(at + CELL_AT + 1);
    } else {
      values[field.name] = readValue(bytes, at, field);
    }
  }
  return values;
}

export function readValue(bytes: DataView, at: number, field: Field): Json {
  const raw = readBits(bytes, at, field) - field.plus;
  switch (field.type) {
    case "kind":
      return KINDS[raw] ?? null;
    case "tile":
      return tileName(raw);
    case "tile?":
      return raw < 0 ? null : tileName(raw);
    case "card":
      return deckCard(raw) as Json;
    case "flag":
    case "boolean":
      return raw !== 0;
    case "corner":
      return CORNERS[raw] ?? null;
    case "payment":
      return wordCards(bytes.getUint8(at + CURRENCY_AT), bytes.getUint32(at + WORD_AT, true)).map(
        (card): Json => ({
          ...card,
        }),
      );
    default:
      return raw;
  }
}

/** Why a value cannot be written, or `ok`. */
export type FieldFault = "ok" | "malformed" | "unknown-tile" | "unknown-card" | "limit";

/** Writes the fields of an object into a record that holds zeros there. */
export function writeFields(
  given: JsonObject,
  fields: readonly Field[],
  bytes: DataView,
  at: number,
): FieldFault {
  for (const field of fields) {
    const written =
      field.type === "cell" ? writeCell(given, bytes, at) : writeValue(given[field.name], field, bytes, at);
    if (written !== "ok") return written;
  }
  return "ok";
}

function writeCell({ x, y }: JsonObject, bytes: DataView, at: number): FieldFault {
  if (!Number.isInteger(x) || !Number.isInteger(y)) return "malformed";
  if (!isWhole(x, -FURTHEST, FURTHEST) || !isWhole(y, -FURTHEST, FURTHEST)) return "limit";
  bytes.setInt8(at + CELL_AT, x);
  bytes.setInt8(at + CELL_AT + 1, y);
  return "ok";
}

export function writeValue(value: Json | undefined, field: Field, bytes: DataView, at: number): FieldFault {
  if (field.type === "payment") return writePayment(value, bytes, at);
  const number = numberOf(value, field);
  if (typeof number === "string") return number;
  writeBits(bytes, at, field, number + field.plus);
  return "ok";
}

function numberOf(value: Json | undefined, { type, size }: Field): number | FieldFault {
  switch (type) {
    case "kind": {
      const kind = KIND_NAMES.indexOf(value);
      return kind < 0 ? "malformed" : kind;
    }
    case "tile":
      return tileNumber(value) ?? "unknown-tile";
    case "card":
      return cardCode(value) ?? "unknown-card";
    case "flag":
      return value === true ? 1 : "malformed";
    case "boolean":
      return typeof value === "boolean" ? Number(value) : "malformed";
    case "corner": {
      const corner = typeof value === "string" ? CORNERS.indexOf(value) : -1;
      return corner < 0 ? "malformed" : corner;
    }
    default:
      return isWhole(value, 0, 2 ** size - 1) ? value : "malformed";
  }
}

/** Money of one currency. */
function writePayment(cards: Json | undefined, bytes: DataView, at: number): FieldFault {
  if (!isList(cards)) return "malformed";
  let word = 0;
  let currency: number | undefined;
  for (const card of cards) {
    const code = isObject(card) ? cardCode(card) : undefined;
    if (code === undefined) return "unknown-card";
    currency ??= code >> 4;
    const copies = (word >> (2 * ((code & 15) - 1))) & 3;
    if (code >> 4 !== currency || copies === MAX_COPIES) return "unknown-card";
    word += wordOf(code);
  }
  bytes.setUint8(at + CURRENCY_AT, currency ?? 0);
  bytes.setUint32(at + WORD_AT, word, true);
  return "ok";
}
