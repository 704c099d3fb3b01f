/**
 * Data in few characters: what moves of modules, positions and records are made of. Everything JSON can say can be
 * said, and what is met often has a short form (docs/notation.md, "Values").
 */
import { isList, isObject, type Json, type JsonObject, MAX_DEPTH } from "../check/plain.js";
import { isWhole } from "../check/values.js";
import { AlhambraError } from "../errors.js";
import { cardToWord, laidToWord, wordToCard, wordToLaid } from "./cards.js";
import type { Scanner } from "./scanner.js";

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._:-]*$/;
const HIDDEN = /^\?(0|[1-9]\d{0,5})$/;
const MAX_HIDDEN = 999_999;
const KEY = /[A-Za-z][A-Za-z0-9-]*/y;
const KEY_ONLY = /^[A-Za-z][A-Za-z0-9-]*$/;

/** Whether a string may stand without quotes where nothing but a string can stand. */
export function isName(text: string): boolean {
  return NAME.test(text);
}

/** What a single word means; undefined if it means nothing. */
function wordToValue(word: string): Json | undefined {
  if (word === "-") return null;
  if (word === "true" || word === "false") return word === "true";
  if (NUMBER.test(word)) {
    const number = Number(word);
    return Number.isFinite(number) ? number + 0 : undefined;
  }
  const hidden = HIDDEN.exec(word)?.[1];
  if (hidden !== undefined) return { count: Number(hidden) };
  return wordToCard(word) ?? wordToLaid(word) ?? (NAME.test(word) ? word : undefined);
}

/** `level` is how deep a list or an object would be nested here, itself included. */
export function readValue(scanner: Scanner, level: number): Json {
  if (scanner.eat("[")) return readList(scanner, level);
  if (scanner.eat("(")) return readFields(scanner, level);
  const start = scanner.at;
  const quoted = scanner.quoted();
  if (quoted !== undefined) return quoted;
  const value = wordToValue(scanner.word() ?? "");
  return value === undefined ? scanner.fail("a value", start) : value;
}

function checkLevel(level: number): void {
  if (level <= MAX_DEPTH) return;
  throw new AlhambraError("limit", `The text is nested deeper than ${MAX_DEPTH} levels.`);
}

function readList(scanner: Scanner, level: number): Json {
  checkLevel(level);
  const list: Json[] = [];
  for (;;) {
    scanner.skipBlanks();
    if (scanner.eat("]")) return list;
    if (scanner.done) scanner.fail("a value or ]");
    list.push(readValue(scanner, level + 1));
  }
}

function readFields(scanner: Scanner, level: number): JsonObject {
  checkLevel(level);
  const fields: Record<string, Json> = {};
  for (;;) {
    scanner.skipBlanks();
    if (scanner.eat(")")) return fields;
    if (scanner.done) scanner.fail("a key or )");
    readField(scanner, fields, level + 1);
  }
}

/** Takes the name of a field that is not there yet. */
export function readKey(scanner: Scanner, fields: JsonObject): string {
  const start = scanner.at;
  const key = scanner.quoted() ?? scanner.take(KEY);
  if (key === undefined) return scanner.fail("a key");
  // Assigned to, this key would change the object's prototype instead of its data.
  if (key === "__proto__" || Object.hasOwn(fields, key)) scanner.fail("another key", start);
  return key;
}

/** `key=value`, `key(...)` for an object, or `key` alone for true. */
export function readField(scanner: Scanner, fields: Record<string, Json>, level: number): void {
  const key = readKey(scanner, fields);
  const inside = scanner.text[scanner.at] === "(";
  fields[key] = scanner.eat("=") || inside ? readValue(scanner, level) : true;
}

export function makeValue(value: Json): string {
  if (value === null) return "-";
  if (typeof value === "string") return makeString(value);
  if (isList(value)) return `[${value.map(makeValue).join(" ")}]`;
  if (isObject(value)) return makeObject(value);
  return String(value);
}

function makeString(text: string): string {
  // Whatever would be read as something else stands in quotes.
  return wordToValue(text) === text ? text : JSON.stringify(text);
}

function makeObject(object: JsonObject): string {
  const { count } = object;
  if (isWhole(count, 0, MAX_HIDDEN) && Object.keys(object).length === 1) return `?${count}`;
  return cardToWord(object) ?? laidToWord(object) ?? `(${makeFields(object)})`;
}

/** The fields of an object in a fixed order: the given ones first, then by name. */
export function makeFields(object: JsonObject, first: readonly string[] = []): string {
  return orderedKeys(object, first)
    .map((key) => makeField(key, object[key] ?? null))
    .join(" ");
}

export function orderedKeys(object: JsonObject, first: readonly string[]): string[] {
  const rest = Object.keys(object).filter((key) => !first.includes(key));
  return [...first.filter((key) => Object.hasOwn(object, key)), ...rest.sort()];
}

export function makeKey(key: string): string {
  return KEY_ONLY.test(key) ? key : JSON.stringify(key);
}

function makeField(key: string, value: Json): string {
  if (value === true) return makeKey(key);
  const written = makeValue(value);
  return written.startsWith("(") ? `${makeKey(key)}${written}` : `${makeKey(key)}=${written}`;
}
