import type { CellSide } from "./cells.js";

/** The sides of a tile, clockwise from the north: the order in which a wall runs round it. */
export const SIDES = ["N", "E", "S", "W"] as const;

export type Side = (typeof SIDES)[number];

export const isSide = (name: string): name is Side => (SIDES as readonly string[]).includes(name);

export const sideName: Readonly<Record<Side, string>> = { N: "north", E: "east", S: "south", W: "west" };

/** A length of outside wall, in cells; the tile lies to the right of the way from a to b. */
export interface Edge {
  readonly side: Side;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** Edges that follow each other; closed when the last one meets the first. */
export interface Run {
  readonly edges: readonly Edge[];
  readonly closed: boolean;
}

const CELL = 100;

const EDGES: Readonly<Record<Side, Edge>> = {
  N: { side: "N", ax: 0, ay: 0, bx: 1, by: 0 },
  E: { side: "E", ax: 1, ay: 0, bx: 1, by: 1 },
  S: { side: "S", ax: 1, ay: 1, bx: 0, by: 1 },
  W: { side: "W", ax: 0, ay: 1, bx: 0, by: 0 },
};

/** A side of a cell as a length of wall. */
export function edgeAt({ x, y, side }: CellSide): Edge {
  const { ax, ay, bx, by } = EDGES[side];
  return { side, ax: ax + x, ay: ay + y, bx: bx + x, by: by + y };
}

/** The way from a side towards the middle of its tile. */
const INWARDS: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, 1],
  E: [-1, 0],
  S: [0, -1],
  W: [1, 0],
};

/** The walls of a tile by itself: sides that meet in a corner are one run. */
export function runsOfTile(walls: string): Run[] {
  const open = SIDES.findIndex((side) => !walls.includes(side));
  if (open < 0) return [{ edges: SIDES.map((side) => EDGES[side]), closed: true }];
  const runs: Run[] = [];
  let edges: Edge[] = [];
  // Begin after an open side, so that no run is cut in two where the letters start over.
  for (const side of [...SIDES.slice(open + 1), ...SIDES.slice(0, open + 1)]) {
    if (walls.includes(side)) {
      edges.push(EDGES[side]);
    } else if (edges.length > 0) {
      runs.push({ edges, closed: false });
      edges = [];
    }
  }
  return runs;
}

/** The path along a run, moved inwards by a distance and mitred at its corners. */
export function pathOfRun({ edges, closed }: Run, inset: number): string {
  const points: string[] = [];
  for (let i = 0; i <= edges.length; i++) {
    const before = edges[i - 1] ?? (closed ? edges.at(-1) : undefined);
    const after = edges[i] ?? (closed ? edges[0] : undefined);
    const [x, y] = after ? [after.ax, after.ay] : before ? [before.bx, before.by] : [0, 0];
    const turns = new Set([before?.side, after?.side]);
    let [dx, dy] = [0, 0];
    for (const side of SIDES.filter((each) => turns.has(each))) {
      dx += INWARDS[side][0];
      dy += INWARDS[side][1];
    }
    points.push(`${x * CELL + dx * inset} ${y * CELL + dy * inset}`);
  }
  return `M${points.join("L")}${closed ? "Z" : ""}`;
}

/** The point before the middle of a run, so far outside: where its length is written. */
export function beforeRun({ edges }: Run, distance: number): readonly [number, number] {
  const edge = edges[Math.floor(edges.length / 2)];
  if (!edge) return [0, 0];
  const [dx, dy] = INWARDS[edge.side];
  return [((edge.ax + edge.bx) / 2) * CELL - dx * distance, ((edge.ay + edge.by) / 2) * CELL - dy * distance];
}
