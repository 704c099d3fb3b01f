/**
 * Reads the manifests of assembly/modules in the order of the book and gives everything in them its number in the
 * core: pieces behind the starting tiles, moves from 32, phases and operations from 16, lines of the score sheet from
 * 16, events from 64. Numbers live only inside a running core; texts, records and positions hold names.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { json, root } from "./text.js";

/**
 * @typedef {{ name: string, type: string, at: string, says?: string }} Field
 * @typedef {{ id: string, colour?: string, kind?: string, price?: number, walls?: string, form?: string }} Piece
 * @typedef {{ verb: string, says: string, fields: Field[], number: number }} Move
 * @typedef {{ move: string, says: string, instead?: string, fields: Field[] }} Addition
 * @typedef {{ name: string, says: string, number: number, fields?: Field[] }} Named
 * @typedef {{ verb: string, says: string, fields: Field[], number: number }} Event
 * @typedef {{ id: string, currencies?: string[], walls?: string, code: number }} Card
 * @typedef {{ group: number, inserts: number[], list: Card[] }} Cards
 * @typedef {{ name: string, says: string, values: string }} Option
 * @typedef {{
 *   id: string, number: number, title: string, page: number, games: string[], summary: string,
 *   provenance: Record<string, string>, slot: number, options: Option[], pieces: Piece[], firstPiece: number,
 *   cards: Cards | null, moves: Move[], with: Addition[], phases: Named[], operations: Named[], events: Event[],
 *   scores: Named[], hooks: string[], facade: string[]
 * }} Manifest
 */

const FIRST = { piece: 60, move: 32, phase: 16, operation: 16, score: 16, event: 64 };
/** Most pieces a game can have, as many as there are piece records. */
const PIECES = 192;

/** Names a source file exports as functions. @param {string} path */
function exportsOf(path) {
  const file = new URL(path, root);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, "utf8").matchAll(/^export function (\w+)/gm)].map(([, name = ""]) => name);
}

/** @returns {Manifest[]} */
export function readModules() {
  const folder = new URL("assembly/modules/", root);
  const manifests = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const manifest = json(`assembly/modules/${name}/manifest.json`);
      if (manifest.id !== name) throw new Error(`the manifest of ${name} says it is ${manifest.id}`);
      return manifest;
    })
    .sort((a, b) => a.number - b.number);
  const next = { ...FIRST };
  const modules = manifests.map((manifest) => numbered(manifest, next));
  if (next.piece > PIECES) throw new Error(`there is room for ${PIECES} pieces, not ${next.piece}`);
  return modules;
}

/**
 * @param {Manifest} manifest
 * @param {typeof FIRST} next
 * @returns {Manifest}
 */
function numbered(manifest, next) {
  const { id, pieces = [], cards = null, moves = [], phases = [], operations = [], events = [] } = manifest;
  const firstPiece = next.piece;
  next.piece += pieces.length;
  return {
    ...manifest,
    slot: manifest.slot ?? 0,
    options: manifest.options ?? [],
    pieces,
    firstPiece,
    cards: cards && {
      ...cards,
      list: cards.list.map((card, i) => ({ ...card, code: cards.group * 16 + (card.code ?? i + 1) })),
    },
    moves: moves.map((move) => ({ ...move, number: next.move++ })),
    with: manifest.with ?? [],
    phases: phases.map((phase) => ({ ...phase, number: next.phase++ })),
    operations: operations.map((operation) => ({ ...operation, number: next.operation++ })),
    events: events.map((event) => ({ ...event, number: next.event++ })),
    scores: (manifest.scores ?? []).map((score) => ({ ...score, number: next.score++ })),
    hooks: exportsOf(`assembly/modules/${id}/hooks.ts`),
    facade: exportsOf(`src/modules/${id}/facade.ts`),
  };
}

/** Words of an event by name: first bit, bits. */
const EVENT_WORDS = new Map([
  ["place", [24, 8]],
  ["piece", [32, 8]],
  ["other", [40, 8]],
  ["cell", [48, 16]],
  ["content", [64, 32]],
  ["rest", [96, 32]],
]);

/** Words of a move by name: first bit, bits. */
const MOVE_WORDS = new Map([
  ["rotation", [8, 8]],
  ["piece", [16, 8]],
  ["space", [24, 8]],
  ["cell", [32, 16]],
  ["argument", [48, 16]],
  ["content", [64, 32]],
  ["sources", [96, 32]],
]);

/**
 * The first bit of a field within a record of 128 bits, and how many it has.
 * @param {string} at
 * @param {"move" | "event"} record
 */
export function bitsOf(at, record = "move") {
  const [word = "", range] = at.split(" ");
  const place = (record === "move" ? MOVE_WORDS : EVENT_WORDS).get(word);
  if (!place) throw new Error(`there is no word ${word} in a ${record}`);
  const [first = 0, size = 0] = place;
  if (!range) return { first, size };
  const [from = 0, to = 0] = range.split("-").map(Number);
  if (to < from || to >= size) throw new Error(`${word} has no bits ${range}`);
  return { first: first + from, size: to - from + 1 };
}

/** The bits a list of fields may set in a move, as its two halves. @param {readonly Field[]} fields */
export function fieldMask(fields) {
  let all = 0n;
  for (const { type, at } of fields) {
    const { first, size } = bitsOf(at);
    all |= ((1n << BigInt(size)) - 1n) << BigInt(first);
    // The currency of a payment stands in the byte of the space.
    if (type === "payment") all |= 0xffn << 24n;
  }
  return { low: all & 0xffff_ffff_ffff_ffffn, high: all >> 64n };
}

/** A module's id as the name of a constant. @param {string} text */
export const constant = (text) => text.replaceAll("-", "_").toUpperCase();
