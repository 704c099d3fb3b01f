/** What positions and records have in common: a heading, then one field a line. */
import { isObject, type Json, type JsonObject } from "../check/plain.js";
import { isWhole, named } from "../check/values.js";
import { AlhambraError } from "../errors.js";
import { readJson } from "./json.js";
import { Scanner } from "./scanner.js";
import { makeKey, makeValue, orderedKeys, readKey, readValue } from "./values.js";

const VERSION = /[1-9]\d{0,3}/y;

/** A line that is no plain field, such as a seat or a move; says whether it was one. */
export type ReadLine = (scanner: Scanner, fields: Record<string, Json>) => boolean;

/** Writes a line of its own kind for a field; undefined leaves the field to the plain form. */
export type MakeLines = (key: string, value: Json) => string[] | undefined;

export function isJson(text: string): boolean {
  return /^\s*\{/.test(text);
}

/** Reads JSON of a format. */
export function parseJsonDocument(text: string, format: string): JsonObject {
  const value = readJson(text, "The text");
  if (isObject(value) && value.format === format) return value;
  return new Scanner(text).fail(`an object whose format is "${format}"`);
}

export function parseDocument(text: string, format: string, readLine: ReadLine): JsonObject {
  const scanner = new Scanner(text);
  scanner.skipBlanks();
  const start = scanner.at;
  if (scanner.word() !== format) scanner.fail(`the heading ${format}`, start);
  scanner.skipBlanksOfLine();
  const version = Number(scanner.take(VERSION) ?? scanner.fail("a version"));
  const fields: Record<string, Json> = { format, version };
  if (!scanner.endLine()) scanner.fail("the end of the line");
  for (scanner.skipBlanks(); !scanner.done; scanner.skipBlanks()) {
    if (!readLine(scanner, fields)) readField(scanner, fields);
    if (!scanner.endLine()) scanner.fail("the end of the line");
  }
  return fields;
}

function readField(scanner: Scanner, fields: Record<string, Json>): void {
  const key = readKey(scanner, fields);
  scanner.skipBlanksOfLine();
  fields[key] = scanner.atLineEnd() ? true : readValue(scanner, 2);
}

/** `order`: the fields that come first, in this order. */
export function makeDocument(
  document: Json,
  format: string,
  order: readonly string[],
  makeLines: MakeLines,
): string {
  if (!isObject(document) || document.format !== format) {
    throw new AlhambraError("bad-argument", `The format must be "${format}".`);
  }
  const { format: _, version, ...fields } = document;
  if (!isWhole(version, 1, 9999)) {
    throw new AlhambraError("bad-argument", `The version must be a whole number, not ${named(version)}.`);
  }
  const lines = orderedKeys(fields, order).flatMap((key) => {
    const value = fields[key] ?? null;
    return makeLines(key, value) ?? [makeLine(key, value)];
  });
  return [`${format} ${version}`, ...lines].join("\n");
}

function makeLine(key: string, value: Json): string {
  // In quotes it is a field; without them it would begin a seat's line.
  const name = key === "seat" ? JSON.stringify(key) : makeKey(key);
  return value === true ? name : `${name} ${makeValue(value)}`;
}
