/**
 * One Alhambra as plainly as it can be written (rulings/base.md 1; rulings/modules.md, "The general law of a board"):
 * a map of pieces, every law asked of the whole board, nothing remembered. Walls, gates and bastions are masks
 * N=1 E=2 S=4 W=8 of a piece as it lies.
 */
export type Form = "tile" | "camp" | "watchtower";

export interface Piece {
  readonly form: Form;
  /** A tile's walls, a camp's bastions, a watchtower's short sides. */
  readonly walls: number;
  /** Sides with a gate over their double wall (Mega Box p. 12). */
  readonly gates: number;
  /** Kind of building, 0 for none; a watchtower's colour. */
  readonly kind: number;
  readonly fixed: boolean;
  readonly id: number;
  /** Side on which the other half of a two-cell piece lies, -1 for a piece of one cell. */
  readonly link: number;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Placed extends Cell {
  readonly piece: Piece;
}

/** A wall edge: its cell and its side, 0-7 for N E S W NE SE SW NW. */
export interface Edge extends Cell {
  readonly side: number;
}

export type Reason =
  | "ok"
  | "occupied"
  | "detached"
  | "limit"
  | "edge"
  | "unreachable"
  | "unsupported"
  | "hole"
  | "empty"
  | "start"
  | "fixed";

export interface Evidence {
  readonly reason: Reason;
  readonly edges: Edge[];
  readonly cells: Cell[];
  readonly tiles: Cell[];
}

export const MAX_EXTENT = 62;
export const MAX_PIECES = 192;
const SIDES = [0, 1, 2, 3] as const;
const STEP_X = [0, 1, 0, -1];
const STEP_Y = [-1, 0, 1, 0];

export const beside = ({ x, y }: Cell, side: number): Cell => ({
  x: x + (STEP_X[side] ?? 0),
  y: y + (STEP_Y[side] ?? 0),
});
const has = (mask: number, side: number): boolean => ((mask >> side) & 1) === 1;
const back = (side: number): number => (side + 2) % 4;
export const keyOf = ({ x, y }: Cell): number => y * 1000 + x;
export const byCell = (a: Cell, b: Cell): number => a.y - b.y || a.x - b.x;

export function tile(walls: number, id = 0, more: Partial<Piece> = {}): Piece {
  return { form: "tile", walls, gates: 0, kind: 0, fixed: false, id, link: -1, ...more };
}

export class PlainBoard {
  readonly pieces = new Map<number, Placed>();

  constructor() {
    this.put(tile(0), 0, 0);
  }

  at(cell: Cell): Piece | undefined {
    return this.pieces.get(keyOf(cell))?.piece;
  }

  put(piece: Piece, x: number, y: number): void {
    this.pieces.set(keyOf({ x, y }), { piece, x, y });
  }

  /** Takes a piece away, both halves of a two-cell one. */
  take(cell: Cell): Placed[] {
    const taken = this.halves(cell);
    for (const half of taken) this.pieces.delete(keyOf(half));
    return taken;
  }

  halves(cell: Cell): Placed[] {
    const placed = this.pieces.get(keyOf(cell));
    if (!placed) return [];
    const mate = placed.piece.link < 0 ? undefined : this.pieces.get(keyOf(beside(cell, placed.piece.link)));
    return mate ? [placed, mate] : [placed];
  }

  tiles(): Placed[] {
    return [...this.pieces.values()].sort(byCell);
  }

  /** May two pieces stand side by side? Camps p. 15, watchtowers p. 29. */
  private fits(mine: Piece, side: number, other: Piece): boolean {
    const a = has(mine.walls, side);
    const b = has(other.walls, back(side));
    const forms = [mine.form, other.form];
    if (forms.includes("watchtower")) {
      return this.isOpen(mine, side) && this.isOpen(other, back(side));
    }
    if (mine.form === "camp" && other.form === "camp") return !a && !b;
    return forms.includes("camp") ? a && b : a === b;
  }

  /** Can one leave by this side, if the neighbour lets one in? */
  private isOpen(piece: Piece, side: number): boolean {
    if (piece.form === "camp") return false;
    return (piece.form === "watchtower") === has(piece.walls, side);
  }

  private isPath(mine: Piece, side: number, other: Piece): boolean {
    if (this.isOpen(mine, side) && this.isOpen(other, back(side))) return true;
    if (mine.form !== "tile" || other.form !== "tile") return false;
    const doubleWall = has(mine.walls, side) && has(other.walls, back(side));
    return doubleWall && (has(mine.gates, side) || has(other.gates, back(side)));
  }

  /** Sides of these pieces that touch another one. */
  private touching(placed: readonly Placed[]): { edge: Edge; mine: Piece; other: Piece }[] {
    return placed.flatMap(({ x, y, piece }) =>
      SIDES.flatMap((side) => {
        const other = side === piece.link ? undefined : this.at(beside({ x, y }, side));
        return other ? [{ edge: { x, y, side }, mine: piece, other }] : [];
      }),
    );
  }

  private clashes(placed: readonly Placed[]): Edge[] {
    return this.touching(placed)
      .filter(({ mine, edge, other }) => !this.fits(mine, edge.side, other))
      .map(({ edge }) => edge);
  }

  /** Ordinary tiles and watchtowers that cannot be reached on foot. */
  private cutOff(): Cell[] {
    const reached = new Set([keyOf({ x: 0, y: 0 })]);
    const todo: Cell[] = [{ x: 0, y: 0 }];
    for (let here = todo.pop(); here; here = todo.pop()) {
      const mine = this.at(here);
      for (const side of SIDES) {
        const next = beside(here, side);
        const other = this.at(next);
        if (!mine || !other || reached.has(keyOf(next)) || !this.isPath(mine, side, other)) continue;
        reached.add(keyOf(next));
        todo.push(next);
      }
    }
    return this.tiles().filter((p) => p.piece.form !== "camp" && !reached.has(keyOf(p)));
  }

  /** A camp leans on a wall by a bastion (p. 15), a watchtower on a building of its colour (p. 29). */
  private unsupported(): Cell[] {
    return this.tiles().filter(({ piece, x, y }) => {
      if (piece.form === "tile") return false;
      return !SIDES.some((side) => {
        const other = this.at(beside({ x, y }, side));
        if (!has(piece.walls, side) || other?.form !== "tile") return false;
        return piece.form === "camp" ? has(other.walls, back(side)) : other.kind === piece.kind;
      });
    });
  }

  /** Sides by which the ground of a cell can be left: all of an empty one, the long-side sides of a watchtower's. */
  private ground(cell: Cell): number {
    const piece = this.at(cell);
    if (!piece) return 15;
    return piece.form === "watchtower" ? ~piece.walls & 15 : 0;
  }

  box(more: readonly Cell[] = []): { west: number; east: number; north: number; south: number } {
    const box = { west: 0, east: 0, north: 0, south: 0 };
    for (const { x, y } of [...this.pieces.values(), ...more]) {
      box.west = Math.min(box.west, x);
      box.east = Math.max(box.east, x);
      box.north = Math.min(box.north, y);
      box.south = Math.max(box.south, y);
    }
    return box;
  }

  /** Cells with ground that no way over ground joins to the far outside. */
  private shutIn(): Cell[] {
    const { west, east, north, south } = this.box();
    const inBox = ({ x, y }: Cell) => x >= west - 1 && x <= east + 1 && y >= north - 1 && y <= south + 1;
    const first = { x: west - 1, y: north - 1 };
    const outside = new Set([keyOf(first)]);
    const todo: Cell[] = [first];
    for (let here = todo.pop(); here; here = todo.pop()) {
      for (const side of SIDES) {
        const next = beside(here, side);
        if (!inBox(next) || outside.has(keyOf(next))) continue;
        if (!has(this.ground(here), side) || !has(this.ground(next), back(side))) continue;
        outside.add(keyOf(next));
        todo.push(next);
      }
    }
    const inside: Cell[] = [];
    for (let y = north; y <= south; y++) {
      for (let x = west; x <= east; x++) {
        if (this.ground({ x, y }) !== 0 && !outside.has(keyOf({ x, y }))) inside.push({ x, y });
      }
    }
    return inside;
  }

  /** The first law the board breaks as it stands now, in the order of base.md. */
  private broken(withHoles: boolean): Evidence {
    const tiles = this.cutOff();
    if (tiles.length > 0) return because("unreachable", { tiles });
    const lost = this.unsupported();
    if (lost.length > 0) return because("unsupported", { tiles: lost });
    const cells = withHoles ? this.shutIn() : [];
    return cells.length > 0 ? because("hole", { cells }) : because("ok");
  }

  /** With some pieces taken off and others put on for as long as the question lasts. */
  private during<T>(off: readonly Placed[], on: readonly Placed[], ask: () => T): T {
    for (const placed of off) this.pieces.delete(keyOf(placed));
    for (const placed of on) this.pieces.set(keyOf(placed), placed);
    const answer = ask();
    for (const placed of on) this.pieces.delete(keyOf(placed));
    for (const placed of off) this.pieces.set(keyOf(placed), placed);
    return answer;
  }

  explain(placed: readonly Placed[]): Evidence {
    if (placed.some((half) => this.at(half))) return because("occupied");
    const touching = this.touching(placed);
    if (touching.length === 0) return because("detached");
    const { west, east, north, south } = this.box(placed);
    const tooLarge = east - west >= MAX_EXTENT || south - north >= MAX_EXTENT;
    if (tooLarge || this.pieces.size + placed.length > MAX_PIECES) return because("limit");
    const edges = this.clashes(placed);
    if (edges.length > 0) return because("edge", { edges });
    const evidence = this.during([], placed, () => this.broken(true));
    return evidence.reason === "unreachable"
      ? because("unreachable", { edges: touching.map(({ edge }) => edge) })
      : evidence;
  }

  /** What forbids moving a piece; a two-cell one is named by its upper or left half (p. 35). */
  private movable(cell: Cell): Reason {
    const halves = this.halves(cell);
    const link = halves[0]?.piece.link ?? 0;
    if (halves.length === 0 || link === 0 || link === 3) return "empty";
    if (cell.x === 0 && cell.y === 0) return "start";
    return halves.some(({ piece }) => piece.fixed) ? "fixed" : "ok";
  }

  explainRemove(cell: Cell): Evidence {
    const reason = this.movable(cell);
    if (reason !== "ok") return because(reason);
    return this.during(this.halves(cell), [], () => this.broken(true));
  }

  explainSwap(placed: readonly Placed[]): Evidence {
    const [first] = placed;
    const reason = first ? this.movable(first) : "empty";
    if (!first || reason !== "ok") return because(reason);
    const off = this.halves(first);
    const edges = this.during(off, [], () => this.clashes(placed));
    if (edges.length > 0 || first.piece.link !== off[0]?.piece.link) return because("edge", { edges });
    return this.during(off, placed, () => this.broken(false));
  }

  /** Empty cells beside something, row by row. */
  frontier(): Cell[] {
    const found = new Map<number, Cell>();
    for (const placed of this.pieces.values()) {
      for (const side of SIDES) {
        const cell = beside(placed, side);
        if (!this.at(cell)) found.set(keyOf(cell), cell);
      }
    }
    return [...found.values()].sort(byCell);
  }
}

function because(reason: Reason, evidence: Partial<Evidence> = {}): Evidence {
  return { reason, edges: [], cells: [], tiles: [], ...evidence };
}
