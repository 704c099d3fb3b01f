/**
 * A board as a drawing. Around the start `*` at line r, column c every cell x,y has its content in the three columns
 * around c + 4x of line r + 2y, and its sides between the cells (docs/notation.md, "Drawings").
 */
import type { BoardTile } from "../board/types.js";
import { AlhambraError } from "../errors.js";
import { KINDS } from "../generated/components.js";
import { buildingId, type Face, faceToWord, startFace, wordToFace } from "./piece.js";
import { misread } from "./scanner.js";

/** A side between two cells by whose wall it is: nobody's, the first's (west, north), the second's, both. */
const UPRIGHT = [" ", "<", ">", "|"] as const;
const LEVEL = [" ", "^", "v", "-"] as const;
const LABEL = /^[A-Z][A-Z0-9]{0,2}$/;
const CONTENT = /^([psacgt])(\d{1,2})?$/;
const LEGEND = /^\s*([A-Z][A-Z0-9]{0,2})\s*=\s*([^\s=]+)(?:\s+r([0-3]))?\s*$/;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const FURTHEST = 100;

type Cells = Map<string, BoardTile>;

const keyOf = (x: number, y: number): string => `${x},${y}`;

/** Rows of tiles never hold a star. */
export function isDrawing(text: string): boolean {
  return text.includes("*");
}

export function drawBoard(tiles: readonly BoardTile[]): string {
  const cells: Cells = new Map([["0,0", { x: 0, y: 0, walls: "", kind: "start" }]]);
  for (const tile of tiles) {
    const isStart = tile.kind === "start" && tile.x === 0 && tile.y === 0;
    const tooFar = Math.abs(tile.x) > FURTHEST || Math.abs(tile.y) > FURTHEST;
    if (!isStart && (tile.kind === "start" || tooFar || cells.has(keyOf(tile.x, tile.y)))) {
      throw new AlhambraError("bad-argument", `The tile at ${tile.x},${tile.y} cannot be drawn there.`);
    }
    cells.set(keyOf(tile.x, tile.y), tile);
  }
  return new Pen(cells).draw();
}

class Pen {
  readonly #cells: Cells;
  readonly #legend: string[] = [];

  constructor(cells: Cells) {
    this.#cells = cells;
  }

  draw(): string {
    const tiles = [...this.#cells.values()];
    const [west, east] = span(tiles.map(({ x }) => x));
    const [north, south] = span(tiles.map(({ y }) => y));
    const lines: string[] = [];
    for (let y = north; y <= south + 1; y++) {
      let level = "";
      let row = "";
      for (let x = west; x <= east + 1; x++) {
        level += this.#corner(x, y) + this.#side(x, y - 1, "S", x, y, "N", LEVEL).repeat(3);
        row += this.#side(x - 1, y, "E", x, y, "W", UPRIGHT) + this.#content(x, y);
      }
      lines.push(level.trimEnd(), row.trimEnd());
    }
    // Below the last row there is only its lower side.
    lines.pop();
    return [...lines, ...this.#legend].join("\n");
  }

  #corner(x: number, y: number): string {
    const around = [keyOf(x, y), keyOf(x - 1, y), keyOf(x, y - 1), keyOf(x - 1, y - 1)];
    return around.some((key) => this.#cells.has(key)) ? "+" : " ";
  }

  #side(
    x: number,
    y: number,
    side: string,
    nextX: number,
    nextY: number,
    back: string,
    glyphs: readonly string[],
  ): string {
    const first = this.#cells.get(keyOf(x, y));
    const second = this.#cells.get(keyOf(nextX, nextY));
    const mine = first?.walls.includes(side) ? 1 : 0;
    const other = second?.walls.includes(back) ? 2 : 0;
    // A wall on the outside is plain whoever's it is.
    return glyphs[mine + other > 0 && !(first && second) ? 3 : mine + other] ?? " ";
  }

  #content(x: number, y: number): string {
    const tile = this.#cells.get(keyOf(x, y));
    if (!tile) return "   ";
    if (tile.kind === "start") return " * ";
    const text = shortFor(tile) ?? this.#label(tile);
    return text.length < 3 ? ` ${text}`.padEnd(3) : text;
  }

  #label(tile: BoardTile): string {
    const n = this.#legend.length;
    const label = `${LETTERS[n % 26]}${n < 26 ? "" : Math.floor(n / 26)}`;
    const word = faceToWord(tile, false);
    if (word === undefined) throw new AlhambraError("bad-argument", `The id ${tile.id} cannot be written.`);
    this.#legend.push(`${label} = ${word}${tile.rotation === undefined ? "" : ` r${tile.rotation}`}`);
    return label;
  }
}

function span(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** Two or three characters that tell the tile together with its walls; undefined if it takes more. */
function shortFor({ kind, price, walls, id, rotation }: BoardTile): string | undefined {
  if (rotation !== undefined || kind === "start") return undefined;
  const known = kind && price !== undefined ? buildingId(kind, price, walls) : undefined;
  if (known !== id || (kind === undefined && price !== undefined)) return undefined;
  return kind === undefined ? "#" : `${kind[0]}${price ?? ""}`;
}

/** What a short content tells, the walls being known. */
function faceFor(content: string, walls: string): Face | undefined {
  if (content === "#") return { walls };
  const [, letter, price] = CONTENT.exec(content) ?? [];
  const kind = KINDS.find((name) => name[0] === letter);
  if (!kind) return undefined;
  if (price === undefined) return { kind, walls };
  const id = buildingId(kind, Number(price), walls);
  return { kind, price: Number(price), walls, ...(id === undefined ? {} : { id }) };
}

export function readDrawing(text: string): BoardTile[] {
  return new Reader(text).read();
}

interface Entry {
  readonly word: string;
  readonly rotation: number | undefined;
}

class Reader {
  readonly #text: string;
  readonly #lines: readonly string[];
  readonly #legend = new Map<string, Entry>();
  /** Contents by cell, and where they stand. */
  readonly #contents = new Map<string, string>();
  #row = 0;
  #column = 0;

  constructor(text: string) {
    this.#text = text;
    this.#lines = text.replaceAll("\r", " ").split("\n");
  }

  read(): BoardTile[] {
    const index = this.#text.indexOf("*");
    this.#row = this.#text.slice(0, index).split("\n").length - 1;
    this.#column = index - (this.#text.lastIndexOf("\n", index) + 1);
    this.#lines.forEach((line, row) => {
      if (line.includes("=")) this.#readLegend(line, row);
      else if ((row - this.#row) % 2 === 0) this.#readContents(line, row);
    });
    this.#lines.forEach((line, row) => {
      if (!line.includes("=")) this.#checkLine(line, row);
    });
    return [...this.#contents].map(([key, content]) => this.#tile(key, content));
  }

  #fail(expected: string, row: number, column: number): never {
    const before = this.#lines.slice(0, row).reduce((sum, line) => sum + line.length + 1, 0);
    throw misread(this.#text, before + column, expected);
  }

  #readLegend(line: string, row: number): void {
    const [, label, word = "", rotation] = LEGEND.exec(line) ?? [];
    if (label === undefined || this.#legend.has(label)) {
      this.#fail("an entry such as A = camp-3 r1 for a new label", row, 0);
    }
    this.#legend.set(label, { word, rotation: rotation === undefined ? undefined : Number(rotation) });
  }

  #readContents(line: string, row: number): void {
    const y = (row - this.#row) / 2;
    const first = Math.ceil((-this.#column - 1) / 4);
    for (let x = first; this.#column + 4 * x - 1 < line.length; x++) {
      const from = this.#column + 4 * x - 1;
      const content = line.slice(Math.max(from, 0), from + 3).trim();
      if (content === "") continue;
      if (Math.abs(x) > FURTHEST || Math.abs(y) > FURTHEST) this.#fail("a smaller board", row, from);
      if (content === "*" && (x !== 0 || y !== 0)) this.#fail("one start only", row, from + 1);
      this.#contents.set(keyOf(x, y), content);
    }
  }

  /** Between the cells there may be corners and walls of tiles, nothing else. */
  #checkLine(line: string, row: number): void {
    const isRow = (row - this.#row) % 2 === 0;
    for (let column = 0; column < line.length; column++) {
      const character = line[column];
      if (character === undefined || /\s/.test(character)) continue;
      const place = (((column - this.#column + 2) % 4) + 4) % 4;
      const x = Math.floor((column - this.#column + 2) / 4);
      const y = Math.ceil((row - this.#row) / 2);
      if (isRow && place !== 0) continue;
      if (!isRow && place === 0) {
        if (character !== "+") this.#fail("a corner +", row, column);
      } else {
        const glyphs: readonly string[] = isRow ? UPRIGHT : LEVEL;
        const owners = glyphs.indexOf(character);
        if (owners < 0) this.#fail(`a wall, one of ${glyphs.slice(1).join(" ")}`, row, column);
        const first = this.#contents.has(isRow ? keyOf(x - 1, y) : keyOf(x, y - 1));
        const second = this.#contents.has(keyOf(x, y));
        const fits = owners === 3 ? first || second : owners === 1 ? first : second;
        if (!fits) this.#fail("a tile beside this wall", row, column);
      }
    }
  }

  /** Whether the side between two cells belongs to the first (1) or the second (2) of them. */
  #wallAt(line: number, column: number, glyphs: readonly string[], owner: number): boolean {
    const glyph = this.#lines[line]?.[column] ?? " ";
    return (glyphs.indexOf(glyph) & owner) !== 0 && glyphs.includes(glyph);
  }

  #tile(key: string, content: string): BoardTile {
    const [x = 0, y = 0] = key.split(",").map(Number);
    const row = this.#row + 2 * y;
    const column = this.#column + 4 * x;
    const walls = [
      this.#wallAt(row - 1, column, LEVEL, 2) ? "N" : "",
      this.#wallAt(row, column + 2, UPRIGHT, 1) ? "E" : "",
      this.#wallAt(row + 1, column, LEVEL, 1) ? "S" : "",
      this.#wallAt(row, column - 2, UPRIGHT, 2) ? "W" : "",
    ].join("");
    const face = content === "*" ? startFace() : this.#face(content, walls);
    if (content === "*" && walls !== "") this.#fail("a start without walls", row, column);
    if (!face) this.#fail("a tile such as g8, #, * or a label of the legend", row, column - 1);
    return { x, y, ...face };
  }

  #face(content: string, walls: string): Face | undefined {
    const entry = LABEL.test(content) ? this.#legend.get(content) : undefined;
    return entry ? wordToFace(`${entry.word}<${walls}>`, entry.rotation) : faceFor(content, walls);
  }
}
