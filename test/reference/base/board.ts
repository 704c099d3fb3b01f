// One Alhambra as a value that never changes: placing, removing and swapping give a new one. What is asked twice is
// remembered, nothing is computed cleverly.

import { checkCell, compareCells, keyOf, normalWalls, turnWalls } from "./cells.js";
import { isTile, tileOf } from "./components.js";
import { RuleError } from "./errors.js";
import { type Explanation, explainPlace, explainRemove, explainSwap, type Reason } from "./explain.js";
import {
  type Cells,
  clashes,
  cutOff,
  frontier,
  type Placed,
  shutIn,
  unsupported,
  withoutTile,
  withTile,
} from "./laws.js";
import { type Run, wallRuns } from "./outline.js";
import type { Cell, Corner, Kind } from "./types.js";

/** A tile by id, or by what is printed on it; with a `corner` a piece of half a cell. */
export type TileLike =
  | string
  | { id?: string; kind?: Kind; price?: number; walls: string; rotation?: number; corner?: Corner };

export type BoardEntry = Placed;

const START: Placed = { x: 0, y: 0, id: "start", kind: "start", price: 0, walls: "" };

function describe(tile: TileLike): Omit<Placed, "x" | "y"> {
  if (typeof tile === "string") {
    if (!isTile(tile)) throw new RuleError("bad-argument", `unknown tile ${tile}`);
    return { ...tileOf(tile) };
  }
  const rotation = tile.rotation ?? 0;
  const walls = turnWalls(normalWalls(tile.walls), rotation);
  return { ...tile, walls };
}

export class Board {
  private readonly placements = new Map<string, Cell[]>();
  private readonly swapCells = new Map<string, Cell[]>();
  private removableCells: Cell[] | null = null;
  private runs: Run[] | null = null;

  private constructor(private readonly cells: Cells) {}

  /** A lone starting tile. */
  static start(): Board {
    return new Board(new Map([[keyOf(START), START]]));
  }

  /** From a list in any order; a "start" entry at 0,0 is accepted. The result must keep the general law. */
  static from(entries: readonly BoardEntry[]): Board {
    let cells: Cells = new Map([[keyOf(START), START]]);
    const faults: string[] = [];
    for (const entry of entries) {
      const { x, y } = checkCell(entry.x, entry.y);
      if (entry.kind === "start" || entry.id === "start") {
        if (x !== 0 || y !== 0) faults.push(`start at ${x},${y}`);
      } else if (cells.has(keyOf({ x, y }))) {
        faults.push(`two tiles at ${x},${y}`);
      } else {
        cells = withTile(cells, { ...entry, x, y, walls: normalWalls(entry.walls) });
      }
    }
    for (const tile of cells.values()) {
      for (const edge of clashes(cells, tile, tile)) faults.push(`edge ${edge.side} of ${edge.x},${edge.y}`);
    }
    for (const cell of cutOff(cells)) faults.push(`unreachable ${cell.x},${cell.y}`);
    for (const cell of unsupported(cells)) faults.push(`unsupported ${cell.x},${cell.y}`);
    for (const cell of shutIn(cells)) faults.push(`hole ${cell.x},${cell.y}`);
    if (faults.length > 0) throw new RuleError("bad-board", faults.join("; "));
    return new Board(cells);
  }

  /** The tile on a cell. */
  at(x: number, y: number): Placed | null {
    const there = this.cells.get(keyOf(checkCell(x, y)));
    return there === undefined || there.corner !== undefined ? null : there;
  }

  /** Does nothing stand on a cell? */
  isFree(x: number, y: number): boolean {
    return !this.cells.has(keyOf(checkCell(x, y)));
  }

  explain(tile: TileLike, x: number, y: number): Explanation {
    return explainPlace(this.cells, describe(tile), checkCell(x, y));
  }

  explainRemove(x: number, y: number): Explanation {
    return explainRemove(this.cells, checkCell(x, y));
  }

  explainSwap(tile: TileLike, x: number, y: number): Explanation {
    return explainSwap(this.cells, describe(tile), checkCell(x, y));
  }

  check(tile: TileLike, x: number, y: number): Reason {
    return this.explain(tile, x, y).reason;
  }

  checkRemove(x: number, y: number): Reason {
    return this.explainRemove(x, y).reason;
  }

  checkSwap(tile: TileLike, x: number, y: number): Reason {
    return this.explainSwap(tile, x, y).reason;
  }

  place(tile: TileLike, x: number, y: number): Board {
    const reason = this.check(tile, x, y);
    if (reason !== "ok") throw new RuleError(reason, `${reason} at ${x},${y}`);
    return new Board(withTile(this.cells, { ...describe(tile), ...checkCell(x, y) }));
  }

  remove(x: number, y: number): Board {
    const reason = this.checkRemove(x, y);
    if (reason !== "ok") throw new RuleError(reason, `${reason} at ${x},${y}`);
    return new Board(withoutTile(this.cells, { x, y }));
  }

  swap(tile: TileLike, x: number, y: number): Board {
    const reason = this.checkSwap(tile, x, y);
    if (reason !== "ok") throw new RuleError(reason, `${reason} at ${x},${y}`);
    return new Board(withTile(this.cells, { ...describe(tile), ...checkCell(x, y) }));
  }

  /** Every cell where the tile may be placed, by y, then x. */
  legalPlacements(tile: TileLike): Cell[] {
    const piece = describe(tile);
    const key = piece.corner === undefined ? piece.walls : `${piece.kind} ${piece.corner}`;
    let found = this.placements.get(key);
    if (found === undefined) {
      found = frontier(this.cells).filter((cell) => explainPlace(this.cells, piece, cell).reason === "ok");
      this.placements.set(key, found);
    }
    return found.map((cell) => ({ ...cell }));
  }

  /** Every cell whose tile may be removed, by y, then x. */
  removable(): Cell[] {
    this.removableCells ??= this.tileCells().filter(
      (cell) => explainRemove(this.cells, cell).reason === "ok",
    );
    return this.removableCells.map((cell) => ({ ...cell }));
  }

  /** Every cell whose tile may be exchanged for this one, by y, then x. */
  swaps(tile: TileLike): Cell[] {
    const piece = describe(tile);
    // What leans on a tile asks for its kind.
    const leaning = [...this.cells.values()].some(({ corner }) => corner !== undefined);
    const key = leaning ? `${piece.kind} ${piece.walls}` : piece.walls;
    let found = this.swapCells.get(key);
    if (found === undefined) {
      found = this.tileCells().filter((cell) => explainSwap(this.cells, piece, cell).reason === "ok");
      this.swapCells.set(key, found);
    }
    return found.map((cell) => ({ ...cell }));
  }

  walls(): Run[] {
    this.runs ??= wallRuns(this.cells);
    return this.runs.map((run) => ({ length: run.length, edges: run.edges.map((edge) => ({ ...edge })) }));
  }

  longestWall(): Run {
    return this.walls()[0] ?? { length: 0, edges: [] };
  }

  /** The same palace with other walls on a tile; that they are legal is for the caller to know. */
  withWalls({ x, y }: Cell, walls: string): Board {
    const tile = this.at(x, y);
    if (tile === null) throw new RuleError("empty", `no tile at ${x},${y}`);
    return new Board(withTile(this.cells, { ...tile, walls: normalWalls(walls) }));
  }

  /** All tiles, the start included, by y, then x. */
  tiles(): Placed[] {
    return this.pieces().filter(({ corner }) => corner === undefined);
  }

  /** All pieces of half a cell, by y, then x. */
  triangles(): Placed[] {
    return this.pieces().filter(({ corner }) => corner !== undefined);
  }

  /** How many tiles of a kind are built here. */
  count(kind: Kind): number {
    return [...this.cells.values()].filter((piece) => piece.kind === kind && piece.corner === undefined)
      .length;
  }

  private pieces(): Placed[] {
    return [...this.cells.values()].map((piece) => ({ ...piece })).sort(compareCells);
  }

  private tileCells(): Cell[] {
    return this.tiles().map(({ x, y }) => ({ x, y }));
  }
}
