/** Pictures of palaces and tiles, made of the drawing of docs/notation.md, "Drawings". */
import { type BoardTile, type Cell, makeBoard } from "../../index.node.js";
import type { Ink } from "./ink.js";

/** Corners by the walls that meet there: 1 west, 2 east, 4 north, 8 south. */
const CORNERS = "·╸╺━╹┛┗┻╻┓┏┳┃┫┣╋";
/** A drawing has a cell every four columns and every two lines, around the star of the start. */
const WIDE = 4;
const HIGH = 2;

/** A palace, with numbers in cells where something could be placed. */
export function drawPalace(
  tiles: readonly BoardTile[],
  numbers: ReadonlyMap<number, Cell>,
  ink: Ink,
): string[] {
  const drawing = makeBoard(tiles, { drawing: true }).split("\n");
  const legend = drawing.filter((line) => line.includes("="));
  const picture = new Picture(drawing.filter((line) => !line.includes("=")));
  for (const [number, cell] of numbers) picture.write(cell, String(number), "bold");
  for (const { x, y, kind } of tiles) if (kind) picture.paint({ x, y }, kind);
  const lines = picture.lines(ink);
  return [...lines.slice(lines.findIndex((line) => line !== "")), ...legend];
}

/** One tile as it is printed, three lines high and five columns wide. */
export function drawTile(walls: string, label: string): string[] {
  const side = (letter: string, wall: string) => (walls.includes(letter) ? wall : " ");
  const [north, south] = [side("N", "-").repeat(3), side("S", "-").repeat(3)];
  const middle = `${side("W", "|")}${label.padEnd(3)}${side("E", "|")}`;
  return heavy([`+${north}+`, middle, `+${south}+`].map((line) => [...line])).map((row) => row.join(""));
}

/** The characters of a drawing, which grows where something is written outside of it. */
class Picture {
  #rows: string[][];
  /** Where the start's star stands. */
  #row: number;
  #column: number;
  /** Colours by where a cell begins. */
  readonly #paint = new Map<string, string>();

  constructor(lines: readonly string[]) {
    this.#rows = lines.map((line) => [...line]);
    this.#row = lines.findIndex((line) => line.includes("*"));
    this.#column = lines[this.#row]?.indexOf("*") ?? 0;
  }

  write(cell: Cell, text: string, colour: string): void {
    while (this.#row + HIGH * cell.y < 1) this.#addRows();
    while (this.#column + WIDE * cell.x < 2) this.#addColumns();
    const row = this.#row + HIGH * cell.y;
    while (this.#rows.length <= row + 1) this.#rows.push([]);
    const start = this.#column + WIDE * cell.x - 1;
    const line = this.#rows[row] ?? [];
    const written = text.length < 3 ? ` ${text}`.padEnd(3) : text;
    for (const [i, character] of [...written].entries()) line[start + i] = character;
    this.paint(cell, colour);
  }

  paint({ x, y }: Cell, colour: string): void {
    this.#paint.set(`${x},${y}`, colour);
  }

  #addRows(): void {
    this.#rows.unshift(...Array.from({ length: HIGH }, () => []));
    this.#row += HIGH;
  }

  #addColumns(): void {
    for (const row of this.#rows) row.unshift(..." ".repeat(WIDE));
    this.#column += WIDE;
  }

  lines(ink: Ink): string[] {
    return heavy(this.#rows).map((characters, row) => {
      if ((row - this.#row) % HIGH !== 0) return characters.join("").trimEnd();
      let line = "";
      for (let column = 0; column < characters.length; ) {
        const [x, rest] = [
          Math.floor((column - this.#column + 1) / WIDE),
          (column - this.#column + 1) % WIDE,
        ];
        const colour = rest === 0 ? this.#paint.get(`${x},${(row - this.#row) / HIGH}`) : undefined;
        const text = characters.slice(column, column + (colour ? 3 : 1)).join("");
        line += colour ? ink(colour, text) : text;
        column += text.length;
      }
      return line.trimEnd();
    });
  }
}

/** Walls as thick lines that meet in the corners. */
function heavy(rows: readonly (readonly string[])[]): string[][] {
  const at = (row: number, column: number) => rows[row]?.[column];
  return rows.map((characters, row) =>
    Array.from(characters, (character = " ", column) => {
      if (character === "-") return "━";
      if (character === "|") return "┃";
      if (character !== "+") return character;
      const meeting =
        (at(row, column - 1) === "-" ? 1 : 0) +
        (at(row, column + 1) === "-" ? 2 : 0) +
        (at(row - 1, column) === "|" ? 4 : 0) +
        (at(row + 1, column) === "|" ? 8 : 0);
      return CORNERS[meeting] ?? character;
    }),
  );
}
