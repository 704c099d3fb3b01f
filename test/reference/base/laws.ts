// The laws of one Alhambra (p. 5; base.md 1; modules.md "The general law of a board"), each as plain as it can be:
// matching sides, reachable on foot, no empty area shut in.

import { beside, compareCells, keyOf, neighbours, OPPOSITE, SIDES } from "./cells.js";
import type { Cell, Edge, Kind, Side } from "./types.js";

/** What stands on a cell. `walls` are those of the tile as it lies. */
export interface Placed extends Cell {
  id?: string;
  kind?: Kind | "start";
  price?: number;
  walls: string;
  rotation?: number;
}

export type Cells = ReadonlyMap<number, Placed>;

export function withTile(cells: Cells, placed: Placed): Cells {
  return new Map(cells).set(keyOf(placed), placed);
}

export function withoutTile(cells: Cells, cell: Cell): Cells {
  const rest = new Map(cells);
  rest.delete(keyOf(cell));
  return rest;
}

/** The tiles on the four neighbour cells, with the side of `cell` they touch. */
export function touching(cells: Cells, cell: Cell): { side: Side; tile: Placed }[] {
  const found: { side: Side; tile: Placed }[] = [];
  for (const side of SIDES) {
    const tile = cells.get(keyOf(beside(cell, side)));
    if (tile !== undefined) found.push({ side, tile });
  }
  return found;
}

/** "A side with a wall is joined to a side without a wall" (p. 5): the sides of a tile with these walls that clash. */
export function clashes(cells: Cells, cell: Cell, walls: string): Edge[] {
  return touching(cells, cell)
    .filter(({ side, tile }) => walls.includes(side) !== tile.walls.includes(OPPOSITE[side]))
    .map(({ side }) => ({ x: cell.x, y: cell.y, side }));
}

/** A path joins two tiles when the shared side is open on both. */
function isPath(a: Placed, side: Side, b: Placed): boolean {
  return !a.walls.includes(side) && !b.walls.includes(OPPOSITE[side]);
}

/** The tiles that cannot be reached on foot from the start (p. 5), by y, then x. */
export function cutOff(cells: Cells): Cell[] {
  const start = cells.get(keyOf({ x: 0, y: 0 }));
  const reached = new Set<number>();
  const todo: Placed[] = start === undefined ? [] : [start];
  if (start !== undefined) reached.add(keyOf(start));
  for (let here = todo.pop(); here !== undefined; here = todo.pop()) {
    for (const { side, tile } of touching(cells, here)) {
      if (isPath(here, side, tile) && !reached.has(keyOf(tile))) {
        reached.add(keyOf(tile));
        todo.push(tile);
      }
    }
  }
  return [...cells.values()]
    .filter((tile) => !reached.has(keyOf(tile)))
    .map(({ x, y }) => ({ x, y }))
    .sort(compareCells);
}

/**
 * The empty cells from which one cannot walk out over empty cells, by their four sides only (p. 5: no "spaces";
 * base.md: two tiles that touch at a corner close the gap), by y, then x.
 */
export function shutIn(cells: Cells): Cell[] {
  const xs = [...cells.values()].map((tile) => tile.x);
  const ys = [...cells.values()].map((tile) => tile.y);
  const west = Math.min(...xs) - 1;
  const east = Math.max(...xs) + 1;
  const north = Math.min(...ys) - 1;
  const south = Math.max(...ys) + 1;
  const outside = new Set<number>([keyOf({ x: west, y: north })]);
  const todo: Cell[] = [{ x: west, y: north }];
  for (let here = todo.pop(); here !== undefined; here = todo.pop()) {
    for (const next of neighbours(here)) {
      if (next.x < west || next.x > east || next.y < north || next.y > south) continue;
      const key = keyOf(next);
      if (cells.has(key) || outside.has(key)) continue;
      outside.add(key);
      todo.push(next);
    }
  }
  const inside: Cell[] = [];
  for (let y = north; y <= south; y++) {
    for (let x = west; x <= east; x++) {
      const key = keyOf({ x, y });
      if (!cells.has(key) && !outside.has(key)) inside.push({ x, y });
    }
  }
  return inside;
}

/** The empty cells beside a tile, by y, then x. */
export function frontier(cells: Cells): Cell[] {
  const found = new Map<number, Cell>();
  for (const tile of cells.values()) {
    for (const cell of neighbours(tile)) {
      if (!cells.has(keyOf(cell))) found.set(keyOf(cell), cell);
    }
  }
  return [...found.values()].sort(compareCells);
}
