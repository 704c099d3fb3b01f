import { beside, byCell, type Cell, type CellSide, keyOf, OPPOSITE, type Standing } from "./cells.js";
import { type Edge, edgeAt, type Run, SIDES, type Side } from "./walls.js";

// What a drawing can be measured for: where its walls run and where one can walk. No rule of the game is in here; a
// palace that no game allows is drawn and measured as well.

interface Rim extends Edge {
  readonly wall: boolean;
}

const corner = (x: number, y: number) => `${x},${y}`;

/** Negative for a turn to the right. */
const turn = (from: Edge, to: Edge) =>
  (from.by - from.ay) * (to.bx - to.ax) - (from.bx - from.ax) * (to.by - to.ay);

/** Every side that faces an empty cell, in closed rings, clockwise round the tiles. */
function ringsOf(tiles: readonly Standing[]): Rim[][] {
  const taken = byCell(tiles);
  const rims = tiles.flatMap((tile) =>
    SIDES.filter((side) => !taken.has(keyOf(beside(tile, side)))).map(
      (side): Rim => ({ ...edgeAt({ x: tile.x, y: tile.y, side }), wall: tile.walls.includes(side) }),
    ),
  );
  const starting = new Map<string, Rim[]>();
  for (const rim of rims) {
    const from = corner(rim.ax, rim.ay);
    starting.set(from, [...(starting.get(from) ?? []), rim]);
  }
  const left = new Set(rims);
  const rings: Rim[][] = [];
  for (const first of rims) {
    if (!left.has(first)) continue;
    const ring: Rim[] = [];
    for (let rim: Rim | undefined = first; rim && left.has(rim); ) {
      ring.push(rim);
      left.delete(rim);
      const here: Rim = rim;
      // Where two tiles touch at a corner only, two sides go on: the ring stays on its own tile and turns right.
      rim = starting.get(corner(here.bx, here.by))?.sort((a, b) => turn(here, a) - turn(here, b))[0];
    }
    rings.push(ring);
  }
  return rings;
}

/** The unbroken outside walls of what is drawn, longest first. */
export function outsideRuns(tiles: readonly Standing[]): Run[] {
  const runs = ringsOf(tiles).flatMap((ring): Run[] => {
    const gap = ring.findIndex((rim) => !rim.wall);
    if (gap < 0) return [{ edges: ring, closed: true }];
    const found: Run[] = [];
    let edges: Edge[] = [];
    for (const rim of [...ring.slice(gap + 1), ...ring.slice(0, gap + 1)]) {
      if (rim.wall) {
        edges.push(rim);
      } else if (edges.length > 0) {
        found.push({ edges, closed: false });
        edges = [];
      }
    }
    return found;
  });
  return runs.sort((a, b) => b.edges.length - a.edges.length);
}

/** Walls that face a neighbour: they count for nothing. */
export function insideWalls(tiles: readonly Standing[]): CellSide[] {
  const taken = byCell(tiles);
  return tiles.flatMap((tile) =>
    SIDES.filter((side) => tile.walls.includes(side) && taken.has(keyOf(beside(tile, side)))).map((side) => ({
      x: tile.x,
      y: tile.y,
      side,
    })),
  );
}

/** Sides where two tiles meet, each once. */
export function jointsOf(tiles: readonly Standing[]): CellSide[] {
  const taken = byCell(tiles);
  return tiles.flatMap((tile) =>
    (["E", "S"] as const)
      .filter((side) => taken.has(keyOf(beside(tile, side))))
      .map((side) => ({ x: tile.x, y: tile.y, side })),
  );
}

/** One leg of a walk: from a tile through one of its open sides. */
export interface Leg {
  readonly from: Cell;
  readonly to: Cell;
}

export interface Walk {
  /** The way back: for every tile reached, the one before it; the fountain has none. */
  readonly before: ReadonlyMap<string, Cell | null>;
  /** Every side one can walk through, each once. */
  readonly legs: readonly Leg[];
}

/** Where one gets on foot from the fountain. */
export function walk(tiles: readonly Standing[]): Walk {
  const taken = byCell(tiles);
  const start = tiles.find(({ kind }) => kind === "start");
  const before = new Map<string, Cell | null>();
  const legs: Leg[] = [];
  const open: Standing[] = start ? [start] : [];
  if (start) before.set(keyOf(start), null);
  for (const tile of open) {
    for (const side of SIDES) {
      const next = taken.get(keyOf(beside(tile, side)));
      if (!next || tile.walls.includes(side) || next.walls.includes(OPPOSITE[side])) continue;
      if (side === "E" || side === "S") legs.push({ from: tile, to: next });
      if (before.has(keyOf(next))) continue;
      before.set(keyOf(next), tile);
      open.push(next);
    }
  }
  return { before, legs };
}

/** Cells from the fountain to a tile, both included; nothing if one cannot get there. */
export function wayTo(target: Cell, { before }: Walk): Cell[] {
  const way: Cell[] = [];
  let cell: Cell | null = before.has(keyOf(target)) ? target : null;
  while (cell) {
    way.unshift(cell);
    cell = before.get(keyOf(cell)) ?? null;
  }
  return way;
}

/** The shortest walk towards a cell that cannot be entered, and the side of it at which the walk ends. */
export function barredWay(
  target: Cell,
  tiles: readonly Standing[],
): { readonly way: Cell[]; readonly side: Side } | null {
  const walked = walk(tiles);
  const ways = SIDES.map((side) => ({ side, way: wayTo(beside(target, side), walked) }));
  return ways.filter(({ way }) => way.length > 0).sort((a, b) => a.way.length - b.way.length)[0] ?? null;
}
