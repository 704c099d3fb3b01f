// The outside walls (p. 5-6): walk every outline of the palace, cut it into unbroken runs of wall
// (base.md 1; modules.md "General outline").

import { beside, compareEdges, keyOf, SIDES } from "./cells.js";
import type { Cells } from "./laws.js";
import type { Cell, Edge, Side } from "./types.js";

export interface Run {
  length: number;
  edges: Edge[];
}

/** Walking clockwise round a cell, along its north side one goes east, and so on. */
const AHEAD: Readonly<Record<Side, Side>> = { N: "E", E: "S", S: "W", W: "N" };
/** Turning left into the cell diagonally ahead: the side of it that faces the same outside cell. */
const LEFT: Readonly<Record<Side, Side>> = { N: "W", E: "N", S: "E", W: "S" };

const nameOf = (edge: Edge): string => `${edge.x},${edge.y},${edge.side}`;

function edgeOf(cell: Cell, side: Side): Edge {
  return { x: cell.x, y: cell.y, side };
}

/** The next edge of the outline with the palace on the right; at a corner, stay with the same outside cell. */
function nextEdge(cells: Cells, edge: Edge): Edge {
  const ahead = AHEAD[edge.side];
  const outside = beside(edge, edge.side);
  const corner = beside(outside, ahead);
  if (cells.has(keyOf(corner))) return edgeOf(corner, LEFT[edge.side]);
  const next = beside(edge, ahead);
  if (cells.has(keyOf(next))) return edgeOf(next, edge.side);
  return edgeOf(edge, ahead);
}

/** Every closed ring of edges between a tile and a cell without one, each from its smallest edge, clockwise. */
export function rings(cells: Cells): Edge[][] {
  const open = new Map<string, Edge>();
  for (const tile of cells.values()) {
    for (const side of SIDES) {
      const edge = edgeOf(tile, side);
      if (!cells.has(keyOf(beside(tile, side)))) open.set(nameOf(edge), edge);
    }
  }
  const found: Edge[][] = [];
  for (const first of [...open.values()].sort(compareEdges)) {
    if (!open.has(nameOf(first))) continue;
    const ring: Edge[] = [];
    for (let edge = first; open.delete(nameOf(edge)); edge = nextEdge(cells, edge)) ring.push(edge);
    found.push(ring);
  }
  return found;
}

function isWalled(cells: Cells, edge: Edge): boolean {
  return cells.get(keyOf(edge))?.walls.includes(edge.side) ?? false;
}

/** The unbroken runs of one ring. A fully walled ring is one run from its smallest edge. */
function runsOfRing(cells: Cells, ring: Edge[]): Run[] {
  const gap = ring.findIndex((edge) => !isWalled(cells, edge));
  if (gap < 0) return [{ length: ring.length, edges: ring }];
  const fromGap = [...ring.slice(gap), ...ring.slice(0, gap)];
  const runs: Edge[][] = [];
  let current: Edge[] = [];
  for (const edge of fromGap) {
    if (isWalled(cells, edge)) {
      if (current.length === 0) runs.push(current);
      current.push(edge);
    } else {
      current = [];
    }
  }
  return runs.map((edges) => ({ length: edges.length, edges }));
}

function compareRuns(a: Run, b: Run): number {
  const [first, second] = [a.edges[0], b.edges[0]];
  if (first === undefined || second === undefined) return 0;
  return b.length - a.length || compareEdges(first, second);
}

/** Every outside run, longest first, then by its first edge. */
export function wallRuns(cells: Cells): Run[] {
  return rings(cells)
    .flatMap((ring) => runsOfRing(cells, ring))
    .sort(compareRuns);
}
