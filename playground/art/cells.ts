import type { Face } from "./kinds.js";
import { SIDES, type Side } from "./walls.js";

/** A cell of a palace: x grows to the east, y to the south, the fountain stands at 0,0. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** One side of one cell. */
export interface CellSide extends Cell {
  readonly side: Side;
}

/** A tile where it stands; walls are those of the tile as it lies. */
export interface Standing extends Cell, Face {
  readonly id?: string;
}

/** The smallest rectangle of cells round others. */
export interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

export const OPPOSITE: Readonly<Record<Side, Side>> = { N: "S", E: "W", S: "N", W: "E" };

export const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

export const sameCell = (a: Cell | null | undefined, b: Cell | null | undefined): boolean =>
  !!a && !!b && a.x === b.x && a.y === b.y;

export const byRow = (a: Cell, b: Cell): number => a.y - b.y || a.x - b.x;

export const beside = ({ x, y }: Cell, side: Side): Cell => ({
  x: x + STEPS[side][0],
  y: y + STEPS[side][1],
});

/** Cells by their key; a later one of the same cell wins. */
export const byCell = <T extends Cell>(cells: readonly T[]): Map<string, T> =>
  new Map(cells.map((cell) => [keyOf(cell), cell]));

export function boxOf(cells: readonly Cell[]): Box {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) };
}

/** Empty cells beside a tile, row by row. */
export function frontierOf(tiles: readonly Cell[]): Cell[] {
  const taken = byCell(tiles);
  const found = new Map<string, Cell>();
  for (const tile of tiles) {
    for (const side of SIDES) {
      const cell = beside(tile, side);
      if (!taken.has(keyOf(cell))) found.set(keyOf(cell), cell);
    }
  }
  return [...found.values()].sort(byRow);
}

/** A number as it is set: with a real minus sign. */
export const signed = (value: number): string => String(value).replace("-", "−");

/** "−2, 1": where a cell is, in words. */
export const placeOf = ({ x, y }: Cell): string => `${signed(x)}, ${signed(y)}`;
