// The square grid (base.md 1): x to the east, y to the south, sides N, E, S, W.

import { RuleError } from "./errors.js";
import type { Cell, Corner, Edge, EdgeSide, Side } from "./types.js";

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const OPPOSITE: Readonly<Record<Side, Side>> = { N: "S", E: "W", S: "N", W: "E" };
const STEP: Readonly<Record<Side, Cell>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export function beside(cell: Cell, side: Side): Cell {
  return { x: cell.x + STEP[side].x, y: cell.y + STEP[side].y };
}

export function neighbours(cell: Cell): Cell[] {
  return SIDES.map((side) => beside(cell, side));
}

const SPAN = 65536;

/** One number for each cell; whole coordinates between -32768 and 32767 only, so that no two cells share one. */
export function keyOf(cell: Cell): number {
  return cell.y * SPAN + cell.x;
}

export function checkCell(x: number, y: number): Cell {
  for (const n of [x, y]) {
    if (!Number.isInteger(n) || Math.abs(n) >= SPAN / 2)
      throw new RuleError("bad-argument", `bad coordinate ${n}`);
  }
  // Adding 0 turns -0 into 0.
  return { x: x + 0, y: y + 0 };
}

/** By y, then x. */
export function compareCells(a: Cell, b: Cell): number {
  return a.y - b.y || a.x - b.x;
}

export const CORNERS: readonly Corner[] = ["NE", "SE", "SW", "NW"];
const EDGE_SIDES: readonly EdgeSide[] = [...SIDES, ...CORNERS];

/** By y, then x, then side N, E, S, W, NE, SE, SW, NW. */
export function compareEdges(a: Edge, b: Edge): number {
  return compareCells(a, b) || EDGE_SIDES.indexOf(a.side) - EDGE_SIDES.indexOf(b.side);
}

/** Letters in the order N E S W; read in any order, without repeats (api.md). */
export function normalWalls(walls: string): string {
  const letters = new Set(walls);
  const known = SIDES.filter((side) => letters.has(side));
  if (known.length !== walls.length) throw new RuleError("bad-argument", `bad walls "${walls}"`);
  return known.join("");
}

/** The walls after r quarter turns clockwise: N to E to S to W. */
export function turnWalls(walls: string, r: number): string {
  if (![0, 1, 2, 3].includes(r)) throw new RuleError("bad-argument", `bad rotation ${r}`);
  const turned = SIDES.filter((_, i) => walls.includes(SIDES[(i + 4 - r) % 4] ?? "?"));
  return turned.join("");
}
