// The laws of one Alhambra (p. 5; base.md 1; modules.md "The general law of a board"), each as plain as it can be:
// matching sides, reachable on foot, supported, no empty area shut in.

import { beside, compareCells, keyOf, neighbours, OPPOSITE, SIDES } from "./cells.js";
import type { Cell, Corner, Edge, Kind, Side } from "./types.js";

/** What stands on a cell. `walls` are those of the tile as it lies. */
export interface Placed extends Cell {
  id?: string;
  kind?: Kind | "start";
  price?: number;
  walls: string;
  rotation?: number;
  /**
   * A piece of half a cell, a triangle: its two short sides, open, are those of this corner, its long side is a wall. The
   * other half stays empty and nothing may stand beside it (p. 29). It leans on a building of its kind at a short side.
   */
  corner?: Corner;
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

/** What stands on the four neighbour cells, with the side of `cell` it touches. */
export function touching(cells: Cells, cell: Cell): { side: Side; tile: Placed }[] {
  const found: { side: Side; tile: Placed }[] = [];
  for (const side of SIDES) {
    const tile = cells.get(keyOf(beside(cell, side)));
    if (tile !== undefined) found.push({ side, tile });
  }
  return found;
}

/** What a piece shows at a side; at the sides of its empty half a triangle shows nothing that could be joined. */
function face(piece: Omit<Placed, keyof Cell>, side: Side): "open" | "wall" | "nothing" {
  if (piece.corner !== undefined) return piece.corner.includes(side) ? "open" : "nothing";
  return piece.walls.includes(side) ? "wall" : "open";
}

/** "A side with a wall is joined to a side without a wall" (p. 5): the sides of a piece on a cell that clash. */
export function clashes(cells: Cells, cell: Cell, piece: Omit<Placed, keyof Cell>): Edge[] {
  return touching(cells, cell)
    .filter(({ side, tile }) => {
      const mine = face(piece, side);
      return mine === "nothing" || mine !== face(tile, OPPOSITE[side]);
    })
    .map(({ side }) => ({ x: cell.x, y: cell.y, side }));
}

/** A path joins two pieces when the shared side is open on both. */
function isPath(a: Placed, side: Side, b: Placed): boolean {
  return face(a, side) === "open" && face(b, OPPOSITE[side]) === "open";
}

/** What cannot be reached on foot from the start (p. 5), by y, then x. */
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

/** The triangles without a building of their kind at a short side (p. 29), by y, then x. */
export function unsupported(cells: Cells): Cell[] {
  return [...cells.values()]
    .filter(({ corner }) => corner !== undefined)
    .filter((piece) => {
      const buildings = touching(cells, piece).filter(
        ({ side, tile }) =>
          face(piece, side) === "open" && tile.corner === undefined && tile.kind === piece.kind,
      );
      return buildings.length === 0;
    })
    .map(({ x, y }) => ({ x, y }))
    .sort(compareCells);
}

/** Can one walk out of a cell by a side over empty ground? A triangle's empty half opens to its long side only. */
function isEmptyAt(cells: Cells, cell: Cell, side: Side): boolean {
  const piece = cells.get(keyOf(cell));
  return piece === undefined || face(piece, side) === "nothing";
}

/**
 * The empty cells and halves from which one cannot walk out over empty ground, by sides only (p. 5: no "spaces"; base.md:
 * two tiles that touch at a corner close the gap), by y, then x.
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
    for (const side of SIDES) {
      const next = beside(here, side);
      if (next.x < west || next.x > east || next.y < north || next.y > south) continue;
      const key = keyOf(next);
      if (outside.has(key)) continue;
      if (!isEmptyAt(cells, here, side) || !isEmptyAt(cells, next, OPPOSITE[side])) continue;
      outside.add(key);
      todo.push(next);
    }
  }
  const inside: Cell[] = [];
  for (let y = north; y <= south; y++) {
    for (let x = west; x <= east; x++) {
      const piece = cells.get(keyOf({ x, y }));
      const hasGround = piece === undefined || piece.corner !== undefined;
      if (hasGround && !outside.has(keyOf({ x, y }))) inside.push({ x, y });
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
