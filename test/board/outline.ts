/**
 * Outside walls on a plain board: every outline edge as an arrow between two corners of the grid, the inside on its
 * right; where several arrows leave a corner, the walk takes the leftmost and so keeps to the same outside cell
 * (rulings/modules.md).
 */
import { beside, type Cell, type Edge, type PlainBoard } from "./plain.js";

export interface Run {
  readonly towers: number;
  readonly edges: Edge[];
}

interface Arrow {
  readonly edge: Edge;
  readonly walled: boolean;
  readonly from: Cell;
  readonly to: Cell;
}

const CORNERS = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [1, 1, 0, 1],
  [0, 1, 0, 0],
] as const;
/** Long sides by the mask of the two short ones: name, and from which corner to which they run. */
const LONG_SIDES = new Map([
  [3, { side: 6, corners: [1, 1, 0, 0] }],
  [6, { side: 7, corners: [0, 1, 1, 0] }],
  [12, { side: 4, corners: [0, 0, 1, 1] }],
  [9, { side: 5, corners: [1, 0, 0, 1] }],
] as const);

function arrow(edge: Edge, corners: readonly [number, number, number, number], walled: boolean): Arrow {
  const [fx, fy, tx, ty] = corners;
  const { x, y } = edge;
  return { edge, walled, from: { x: x + fx, y: y + fy }, to: { x: x + tx, y: y + ty } };
}

function arrows(board: PlainBoard): Arrow[] {
  return board.tiles().flatMap(({ x, y, piece }) => {
    if (piece.form === "camp") return [];
    const tower = piece.form === "watchtower";
    const sides = CORNERS.flatMap((corners, side) => {
      const other = board.at(beside({ x, y }, side));
      const inner = other && other.form !== "camp";
      const mine = !tower || ((piece.walls >> side) & 1) === 1;
      const walled = !tower && ((piece.walls >> side) & 1) === 1;
      return inner || !mine ? [] : [arrow({ x, y, side }, corners, walled)];
    });
    const long = tower ? LONG_SIDES.get(piece.walls as 3) : undefined;
    return long ? [...sides, arrow({ x, y, side: long.side }, long.corners, true)] : sides;
  });
}

/** Eighths of a turn clockwise from the way one came, so that the leftmost arrow has the smallest. */
function turn(arrived: Arrow, next: Arrow): number {
  const heading = (a: Cell, b: Cell) => Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return (heading(next.from, next.to) - heading(arrived.to, arrived.from) + 15) % 8;
}

function compareEdges(a: Edge | undefined, b: Edge | undefined): number {
  return a && b ? a.y - b.y || a.x - b.x || a.side - b.side : 0;
}

function ringsOf(all: Arrow[]): Arrow[][] {
  const left = new Set(all);
  const rings: Arrow[][] = [];
  for (const first of all) {
    const ring: Arrow[] = [];
    for (let at: Arrow | undefined = first; at && left.delete(at); ) {
      ring.push(at);
      const here: Arrow = at;
      at = all
        .filter(({ from }) => from.x === here.to.x && from.y === here.to.y)
        .sort((a, b) => turn(here, a) - turn(here, b))[0];
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

function runsOf(ring: Arrow[]): Run[] {
  const gap = ring.findIndex(({ walled }) => !walled);
  const runs: Edge[][] = gap < 0 ? [[]] : [];
  let open = gap < 0;
  for (const { edge, walled } of gap < 0 ? ring : [...ring.slice(gap), ...ring.slice(0, gap)]) {
    if (walled && !open) runs.push([]);
    if (walled) runs.at(-1)?.push(edge);
    open = walled;
  }
  return runs.map((edges) => ({ edges, towers: edges.filter(({ side }) => side > 3).length }));
}

/** Every outside run: longest first, then more watchtowers, then by first edge. */
export function wallRuns(board: PlainBoard): Run[] {
  const all = arrows(board).sort((a, b) => compareEdges(a.edge, b.edge));
  return ringsOf(all)
    .flatMap(runsOf)
    .sort(
      (a, b) =>
        b.edges.length - a.edges.length || b.towers - a.towers || compareEdges(a.edges[0], b.edges[0]),
    );
}
