/** Reading JSON of the project and writing it as source text. */
import { readFileSync } from "node:fs";

export const root = new URL("../../", import.meta.url);

/** @param {string} path */
export const json = (path) => JSON.parse(readFileSync(new URL(path, root), "utf8"));

const WALL_BITS = new Map([
  ["N", 1],
  ["E", 2],
  ["S", 4],
  ["W", 8],
]);

/** @param {string} walls */
export const mask = (walls) => [...walls].reduce((bits, side) => bits | (WALL_BITS.get(side) ?? 0), 0);

/** @param {readonly (readonly (number | string)[])[]} rows */
export const rowsOf = (rows) => rows.map((row) => `  ${row.join(", ")},`).join("\n");

/** @param {readonly string[]} list */
export const strings = (list) => `[\n${list.map((s) => `  ${JSON.stringify(s)},`).join("\n")}\n]`;
