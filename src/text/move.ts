import { isList, isObject, type Json, type JsonObject, MAX_SIZE, plain } from "../check/plain.js";
import { isWhole, named } from "../check/values.js";
import { AlhambraError } from "../errors.js";
import { cardToWord, sortCards, wordToCard } from "./cards.js";
import { readJson } from "./json.js";
import { checkText, Scanner } from "./scanner.js";
import type { AnyMove } from "./types.js";
import { isName, makeFields, makeValue, readField } from "./values.js";

/** What follows the word of a move, in this order; `?` marks what may be left out. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  take: ["cards"],
  buy: ["space", "pay?"],
  place: ["tile", "cell", "rotation?"],
  add: ["tile", "cell", "rotation?"],
  swap: ["tile", "cell", "rotation?"],
  remove: ["cell"],
  reserve: ["tile"],
  dirk: ["tile"],
  pay: ["source"],
  pass: [],
  end: [],
  done: [],
};
const MODULE_TYPE = /^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$/;
const CELL = /(0|-?[1-9]\d{0,4}),(0|-?[1-9]\d{0,4})(?=[\s]|$)/y;
const ROTATION = /r[0-3](?=\s|$)/y;
const SPACE = /[1-9]\d?(?=\s|$)/y;
const CARD_WORD = /[^\s()[\]="+]+/y;
const NO_CARDS = /\[\]/y;
const WITH = /with(?=[ \t])/y;
const FURTHEST = 99_999;

/**
 * Reads a move: its notation (docs/notation.md) or its JSON. Whether it is legal only a game knows.
 *
 * @example
 * parseMove("buy 2 denar5+denar4");
 * // { type: "buy", space: 2, pay: [{ currency: "denar", value: 5 }, { currency: "denar", value: 4 }] }
 */
export function parseMove(text: string): AnyMove {
  const scanner = new Scanner(checkText(text, MAX_SIZE));
  scanner.skipBlanks();
  if (text[scanner.at] === "{") return checked(readJson(text, "The move"), scanner);
  const move = readMove(scanner);
  scanner.skipBlanks();
  if (!scanner.done) scanner.fail("the end of the move");
  return move;
}

/** JSON that is no move is a fault of the text. */
function checked(move: Json, scanner: Scanner): AnyMove {
  try {
    writeMove(move);
  } catch (error) {
    if (error instanceof AlhambraError && error.code === "bad-argument") {
      scanner.fail(`a move, but ${error.message.replace(/\.$/, "")}`);
    }
    throw error;
  }
  // It could be written as a move, so it has the shape of one.
  return move as AnyMove;
}

/**
 * Writes a move, its cards in a fixed order, so that equal moves have equal texts.
 *
 * @example
 * makeMove({ type: "place", tile: "garden-8-ne", x: 3, y: -1 }); // "place garden-8-ne 3,-1"
 */
export function makeMove(move: AnyMove): string {
  return writeMove(plain(move, "The move"));
}

/** Reads a move up to the end of its line; `level` is how deep the move itself is nested. */
export function readMove(scanner: Scanner, level = 1): AnyMove {
  const start = scanner.at;
  const type = scanner.word() ?? "";
  const move: Record<string, Json> = { type };
  if (MODULE_TYPE.test(type)) {
    readModuleFields(scanner, move, level + 1);
  } else {
    const shape = Object.hasOwn(SHAPES, type) ? SHAPES[type] : undefined;
    if (!shape) return scanner.fail(`a move: ${Object.keys(SHAPES).join(", ")} or <module>:<verb>`, start);
    for (const part of shape) readPart(scanner, part, move);
  }
  scanner.skipBlanksOfLine();
  if (scanner.take(WITH)) move.with = readAdditions(scanner, level + 2);
  // The parts were read one by one, each as the type of the move wants it.
  return move as AnyMove;
}

function readPart(scanner: Scanner, part: string, move: Record<string, Json>): void {
  scanner.skipBlanksOfLine();
  switch (part) {
    case "cards":
      move.cards = readCards(scanner);
      break;
    case "pay?":
      if (!scanner.atLineEnd() && !isWithNext(scanner)) move.pay = readCards(scanner);
      break;
    case "source":
      move.source = readCard(scanner);
      break;
    case "space":
      move.space = Number(scanner.take(SPACE) ?? scanner.fail("the number of a market space"));
      break;
    case "tile":
      move.tile = readName(scanner);
      break;
    case "cell":
      if (!readCell(scanner, move)) scanner.fail("a cell such as 3,-1");
      break;
    default: {
      const rotation = scanner.take(ROTATION);
      if (rotation) move.rotation = Number(rotation[1]);
    }
  }
}

function isWithNext(scanner: Scanner): boolean {
  const before = scanner.at;
  const found = scanner.take(WITH) !== undefined;
  scanner.at = before;
  return found;
}

function readCell(scanner: Scanner, move: Record<string, Json>): boolean {
  const cell = scanner.take(CELL);
  if (cell === undefined) return false;
  const [x, y] = cell.split(",");
  move.x = Number(x);
  move.y = Number(y);
  return true;
}

function readName(scanner: Scanner): string {
  const start = scanner.at;
  const quoted = scanner.quoted();
  if (quoted !== undefined) return quoted;
  const name = scanner.word() ?? "";
  return isName(name) ? name : scanner.fail("the id of a tile", start);
}

function readCards(scanner: Scanner): Json[] {
  if (scanner.take(NO_CARDS)) return [];
  const cards = [readCard(scanner)];
  while (scanner.eat("+")) cards.push(readCard(scanner));
  return cards;
}

function readCard(scanner: Scanner): Json {
  const start = scanner.at;
  const quoted = scanner.quoted();
  if (quoted !== undefined) return quoted;
  const word = scanner.take(CARD_WORD) ?? "";
  const card = wordToCard(word);
  if (card) return card;
  return isCardName(word) ? word : scanner.fail("a card such as denar3", start);
}

/** Whether a card's id can stand without quotes: nothing that looks like money, a number or what follows cards. */
function isCardName(word: string): boolean {
  return isName(word) && /^[A-Za-z]/.test(word) && word !== "with" && !wordToCard(word);
}

function readModuleFields(scanner: Scanner, move: Record<string, Json>, level: number): void {
  scanner.skipBlanksOfLine();
  readCell(scanner, move);
  for (;;) {
    scanner.skipBlanksOfLine();
    if (scanner.atLineEnd() || isWithNext(scanner)) return;
    readField(scanner, move, level);
  }
}

function readAdditions(scanner: Scanner, level: number): JsonObject {
  const additions: Record<string, Json> = {};
  do {
    scanner.skipBlanksOfLine();
    readField(scanner, additions, level);
  } while (!scanner.atLineEnd());
  return additions;
}

/** Writes a move that is plain data. */
export function writeMove(move: Json): string {
  if (!isObject(move)) throw refusal("The move", "an object", move);
  const { type, with: additions, ...fields } = move;
  if (typeof type !== "string") throw refusal("The type of a move", "a word", type);
  const words = MODULE_TYPE.test(type) ? writeModuleFields(fields) : writeParts(type, fields);
  if (additions !== undefined) {
    if (!isObject(additions) || Object.keys(additions).length === 0) {
      throw refusal("with", "an object with something in it", additions);
    }
    words.push("with", makeFields(additions));
  }
  return [type, ...words].join(" ");
}

function writeParts(type: string, fields: JsonObject): string[] {
  const shape = Object.hasOwn(SHAPES, type) ? SHAPES[type] : undefined;
  if (!shape) throw new AlhambraError("bad-argument", `There is no move ${named(type)}.`);
  const left = { ...fields };
  const words = shape.flatMap((part) => writePart(part, left));
  const [unknown] = Object.keys(left);
  if (unknown !== undefined) throw new AlhambraError("bad-argument", `A ${type} has no ${named(unknown)}.`);
  return words;
}

/** Writes one part of a move and crosses its fields off. */
function writePart(part: string, left: Record<string, Json>): string[] {
  const field = part.replace("?", "");
  if (field === "cell") {
    const { x, y } = left;
    delete left.x;
    delete left.y;
    return [writeCell(x, y) ?? fail("x and y", "whole numbers", isWhole(x, -FURTHEST, FURTHEST) ? y : x)];
  }
  const value = left[field];
  delete left[field];
  if (value === undefined && part !== field) return [];
  switch (field) {
    case "tile":
      return typeof value === "string" ? [writeName(value)] : fail("tile", "the id of a tile", value);
    case "space":
      return isWhole(value, 1, 99) ? [String(value)] : fail("space", "the number of a market space", value);
    case "rotation":
      return isWhole(value, 0, 3) ? [`r${value}`] : fail("rotation", "a whole number from 0 to 3", value);
    case "source":
      return [writeCard(value)];
    default:
      return isList(value) ? [writeCards(value)] : fail(field, "a list of cards", value);
  }
}

function writeModuleFields(fields: JsonObject): string[] {
  const { x, y, ...rest } = fields;
  const cell = writeCell(x, y);
  const written = makeFields(sortPayments(cell === undefined ? fields : rest));
  return [...(cell === undefined ? [] : [cell]), ...(written === "" ? [] : [written])];
}

/** Payments and takes are sets: their order says nothing (rulings/base.md, section 2). */
function sortPayments(fields: JsonObject): JsonObject {
  const sorted: Record<string, Json> = { ...fields };
  for (const field of ["cards", "pay"]) {
    const cards = fields[field];
    if (isList(cards)) sorted[field] = sortCards(cards, makeValue);
  }
  return sorted;
}

function writeCell(x: Json | undefined, y: Json | undefined): string | undefined {
  const whole = isWhole(x, -FURTHEST, FURTHEST) && isWhole(y, -FURTHEST, FURTHEST);
  return whole ? `${x},${y}` : undefined;
}

function writeName(name: string): string {
  return isName(name) ? name : JSON.stringify(name);
}

function writeCards(cards: readonly Json[]): string {
  return cards.length === 0 ? "[]" : sortCards(cards, writeCard).map(writeCard).join("+");
}

function writeCard(card: Json | undefined): string {
  if (typeof card === "string") return isCardName(card) ? card : JSON.stringify(card);
  const word = isObject(card) ? cardToWord(card) : undefined;
  return word ?? fail("a card", "money, a coin or an id", card);
}

function refusal(what: string, wanted: string, found: Json | undefined): AlhambraError {
  return new AlhambraError("bad-argument", `${what} must be ${wanted}, not ${named(found)}.`);
}

function fail(what: string, wanted: string, found: Json | undefined): never {
  throw refusal(what, wanted, found);
}
