// The outside walls (p. 5-6): walk every outline of the palace, cut it into unbroken runs of wall
// (base.md 1; modules.md "General outline").

import { beside, CORNERS, compareEdges, keyOf, SIDES } from "./cells.js";
import type { Cells, Placed } from "./laws.js";
import type { Cell, Corner, Edge, EdgeSide } from "./types.js";

export interface Run {
  length: number;
  edges: Edge[];
}

/** Compass directions, clockwise. */
const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

/** Going clockwise round a piece, along its north side one goes east, and so on; along a long side, across the cell. */
const HEADING: Readonly<Record<EdgeSide, (typeof COMPASS)[number]>> = {
  N: "E",
  E: "S",
  S: "W",
  W: "N",
  NE: "SE",
  SE: "SW",
  SW: "NW",
  NW: "NE",
};

/** The grid point at which the way along an edge begins: cell x,y has its north-west corner at point x,y. */
const FROM: Readonly<Record<EdgeSide, Cell>> = {
  N: { x: 0, y: 0 },
  E: { x: 1, y: 0 },
  S: { x: 1, y: 1 },
  W: { x: 0, y: 1 },
  NE: { x: 0, y: 0 },
  SE: { x: 1, y: 0 },
  SW: { x: 1, y: 1 },
  NW: { x: 0, y: 1 },
};

/** And where it ends. */
const TO: Readonly<Record<EdgeSide, Cell>> = {
  N: FROM.E,
  E: FROM.S,
  S: FROM.W,
  W: FROM.N,
  NE: FROM.S,
  SE: FROM.W,
  SW: FROM.N,
  NW: FROM.E,
};

const nameOf = (edge: Edge): string => `${edge.x},${edge.y},${edge.side}`;
const pointOf = (edge: Edge, end: typeof FROM): number =>
  keyOf({ x: edge.x + end[edge.side].x, y: edge.y + end[edge.side].y });

/** The long side of a triangle is named by the corner opposite to its right angle. */
export function longSide(corner: Corner): Corner {
  return CORNERS[(CORNERS.indexOf(corner) + 2) % 4] ?? corner;
}

/** The sides of a piece behind which nothing stands. */
function outerEdges(cells: Cells, piece: Placed): Edge[] {
  const { x, y, corner } = piece;
  const sides: EdgeSide[] = SIDES.filter(
    (side) => (corner?.includes(side) ?? true) && !cells.has(keyOf(beside(piece, side))),
  );
  if (corner !== undefined) sides.push(longSide(corner));
  return sides.map((side) => ({ x, y, side }));
}

/**
 * The next edge of the outline with the palace on the right. Where several begin at the point reached, the first one to
 * the left: that keeps along the same outside cell.
 */
function nextEdge(edge: Edge, from: ReadonlyMap<number, Edge[]>): Edge {
  const back = COMPASS.indexOf(HEADING[edge.side]) + 4;
  const turn = (next: Edge): number => (COMPASS.indexOf(HEADING[next.side]) - back + 16) % 8;
  const [first] = [...(from.get(pointOf(edge, TO)) ?? [])].sort((a, b) => turn(a) - turn(b));
  if (first === undefined) throw new Error("an outline without end");
  return first;
}

/** Every closed ring of edges between a piece and empty ground, each from its smallest edge, clockwise. */
export function rings(cells: Cells): Edge[][] {
  const edges = [...cells.values()].flatMap((piece) => outerEdges(cells, piece)).sort(compareEdges);
  const from = new Map<number, Edge[]>();
  for (const edge of edges) {
    const point = pointOf(edge, FROM);
    from.set(point, [...(from.get(point) ?? []), edge]);
  }
  const open = new Set(edges.map(nameOf));
  const found: Edge[][] = [];
  for (const first of edges) {
    if (!open.has(nameOf(first))) continue;
    const ring: Edge[] = [];
    for (let edge = first; open.delete(nameOf(edge)); edge = nextEdge(edge, from)) ring.push(edge);
    found.push(ring);
  }
  return found;
}

/** A long side is a wall; the short sides are open. */
function isWalled(cells: Cells, edge: Edge): boolean {
  const piece = cells.get(keyOf(edge));
  if (piece?.corner !== undefined) return edge.side === longSide(piece.corner);
  return piece?.walls.includes(edge.side) ?? false;
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

/** How many triangles have their long side in a run. */
export function trianglesIn(run: Run): number {
  return run.edges.filter(({ side }) => side.length === 2).length;
}

function compareRuns(a: Run, b: Run): number {
  const [first, second] = [a.edges[0], b.edges[0]];
  if (first === undefined || second === undefined) return 0;
  return b.length - a.length || trianglesIn(b) - trianglesIn(a) || compareEdges(first, second);
}

/** Every outside run, longest first; of equals the one with more triangles, then by its first edge. */
export function wallRuns(cells: Cells): Run[] {
  return rings(cells)
    .flatMap((ring) => runsOfRing(cells, ring))
    .sort(compareRuns);
}
