/// <reference lib="esnext.disposable" preserve="true" />
import { whole } from "../check/values.js";
import type { CoreExports, RunningCore } from "../core.js";
import { AlhambraError, type BoardReason } from "../errors.js";
import { readCells, readExplanation, readRuns, reasonOf } from "./answer.js";
import type { Desk, Owner } from "./desk.js";
import { keyOf } from "./faults.js";
import { type Catalogue, FAR, type Face, readFace } from "./read.js";
import type { BoardTile, Cell, Explanation, TileLike, WallRun } from "./types.js";
import { wallMask } from "./walls.js";

const SENTENCES: Readonly<Record<BoardReason, string>> = {
  occupied: "something stands there already",
  detached: "nothing stands beside that cell",
  limit: "the board would outgrow its grid",
  edge: "a side with a wall would lie against a side without one",
  unreachable: "a tile could not be reached on foot from the start",
  unsupported: "a piece would lack what it leans on",
  hole: "it would enclose an empty space",
  empty: "nothing stands there",
  start: "the starting tile stays where it is",
  fixed: "that piece may not be moved",
};

/**
 * One Alhambra, alone. Made by `engine.createBoard`.
 *
 * Whatever a call refuses, with `bad-argument`, `freed` or a reason of the rules, leaves the board as it was.
 *
 * @example
 * const board = engine.createBoard();
 * board.legalPlacements("garden-8-ne"); // [{ x: 0, y: -1 }, { x: 1, y: 0 }]
 * board.place("garden-8-ne", 1, 0);
 * board.longestWall().length; // 2
 * board.check("garden-8-ne", -1, 0); // "edge": its E wall would lie against the open side of the start
 */
export class Board implements Disposable {
  readonly #desk: Desk;
  readonly #find: Catalogue;
  readonly #tiles = new Map<number, BoardTile>();
  readonly #owner: Owner;
  #freed = false;

  /** Boards are made by an engine, which knows that the tiles, the start among them, are an Alhambra. */
  constructor(desk: Desk, find: Catalogue, tiles: Iterable<BoardTile>) {
    this.#desk = desk;
    this.#find = find;
    for (const tile of tiles) this.#tiles.set(keyOf(tile), tile);
    this.#owner = { facts: () => this.#tiles.values() };
  }

  /** `"ok"`, or the first reason why a tile may not be placed on a cell. */
  check(tile: TileLike, x: number, y: number): "ok" | BoardReason {
    const { walls, cell } = this.#read(tile, x, y);
    return this.#judge((core, board) => core.boardCheck(board, walls, cell.x, cell.y));
  }

  /** As `check`, with everything that shows the reason: clashing sides, enclosed cells, tiles cut off. */
  explain(tile: TileLike, x: number, y: number): Explanation {
    const { walls, cell } = this.#read(tile, x, y);
    const told = this.#tell((core, board) => core.boardExplain(board, walls, cell.x, cell.y));
    // The core shows by which sides the tile cannot be entered; it is that tile that is cut off.
    return told.reason === "unreachable" ? { ...told, edges: [], tiles: [cell] } : told;
  }

  /** Places a tile; an error's code is the reason why it may not lie there. */
  place(tile: TileLike, x: number, y: number): void {
    const { face, walls, cell } = this.#read(tile, x, y);
    this.#change(
      `The tile may not be placed at ${cell.x},${cell.y}`,
      (core, board) => core.boardCheck(board, walls, cell.x, cell.y),
      (core, board) => core.boardPlace(board, 0, walls, cell.x, cell.y),
    );
    this.#tiles.set(keyOf(cell), { ...cell, ...face });
  }

  /** `"ok"`, or the first reason why the tile of a cell may not be removed. */
  checkRemove(x: number, y: number): "ok" | BoardReason {
    const cell = this.#cell(x, y);
    return this.#judge((core, board) => core.boardCheckRemove(board, cell.x, cell.y));
  }

  /** As `checkRemove`, with all tiles that would be cut off and all cells that would be enclosed. */
  explainRemove(x: number, y: number): Explanation {
    const cell = this.#cell(x, y);
    return this.#tell((core, board) => core.boardExplainRemove(board, cell.x, cell.y));
  }

  /** Removes the tile of a cell. */
  remove(x: number, y: number): void {
    const cell = this.#cell(x, y);
    this.#change(
      `Nothing may be removed at ${cell.x},${cell.y}`,
      (core, board) => core.boardCheckRemove(board, cell.x, cell.y),
      (core, board) => core.boardRemove(board, cell.x, cell.y),
    );
    this.#tiles.delete(keyOf(cell));
  }

  /** `"ok"`, or the first reason why the tile of a cell may not be exchanged for this one. */
  checkSwap(tile: TileLike, x: number, y: number): "ok" | BoardReason {
    const { walls, cell } = this.#read(tile, x, y);
    return this.#judge((core, board) => core.boardCheckSwap(board, walls, cell.x, cell.y));
  }

  /** As `checkSwap`, with all clashing sides and all tiles that would be cut off. */
  explainSwap(tile: TileLike, x: number, y: number): Explanation {
    const { walls, cell } = this.#read(tile, x, y);
    return this.#tell((core, board) => core.boardExplainSwap(board, walls, cell.x, cell.y));
  }

  /** Exchanges the tile of a cell for another one. */
  swap(tile: TileLike, x: number, y: number): void {
    const { face, walls, cell } = this.#read(tile, x, y);
    this.#change(
      `The tile may not be laid down in exchange at ${cell.x},${cell.y}`,
      (core, board) => core.boardCheckSwap(board, walls, cell.x, cell.y),
      (core, board) => core.boardSwap(board, 0, walls, cell.x, cell.y),
    );
    this.#tiles.set(keyOf(cell), { ...cell, ...face });
  }

  /** Every cell where a tile may be placed, by y, then x. */
  legalPlacements(tile: TileLike): Cell[] {
    const walls = maskOf(this.#face(tile));
    return this.#ask((core, board) => readCells(core, core.exports.boardPlacements(board, walls)));
  }

  /** Every cell whose tile may be removed, by y, then x. */
  removable(): Cell[] {
    this.#use();
    return this.#ask((core, board) => readCells(core, core.exports.boardRemovable(board)));
  }

  /** Every cell whose tile may be exchanged for this one, by y, then x. */
  swaps(tile: TileLike): Cell[] {
    const walls = maskOf(this.#face(tile));
    return this.#ask((core, board) => readCells(core, core.exports.boardSwaps(board, walls)));
  }

  /** The longest unbroken outside wall, its edges clockwise; `{ length: 0, edges: [] }` if there is none. */
  longestWall(): WallRun {
    this.#use();
    return this.#ask((core, board) => {
      const length = core.exports.boardLongestWall(board);
      return (length > 0 && readRuns(core, 1)[0]) || { length: 0, edges: [] };
    });
  }

  /** Every unbroken outside wall, longest first. */
  walls(): WallRun[] {
    this.#use();
    return this.#ask((core, board) => readRuns(core, core.exports.boardWalls(board)));
  }

  /**
   * Every tile, the start included, by y, then x; `walls` as the tile lies. `engine.createBoard` makes the same
   * board of it.
   */
  tiles(): BoardTile[] {
    this.#use();
    return [...this.#tiles.values()].map((tile) => ({ ...tile })).sort((a, b) => a.y - b.y || a.x - b.x);
  }

  /** An independent board that looks the same. */
  clone(): Board {
    this.#use();
    return new Board(this.#desk, this.#find, this.#tiles.values());
  }

  /** Ends this handle: whatever is asked of it from now on is `freed`. Forgetting a board leaks nothing either. */
  free(): void {
    this.#freed = true;
    this.#tiles.clear();
    this.#desk.leave(this.#owner);
  }

  [Symbol.dispose](): void {
    this.free();
  }

  #use(): void {
    if (this.#freed) throw new AlhambraError("freed", "This board was freed.");
  }

  #face(tile: TileLike): Face {
    const face = readFace(tile, this.#find);
    // Only now: reading may run a caller's getters, and these may free this very board.
    this.#use();
    return face;
  }

  #cell(x: number, y: number): Cell {
    this.#use();
    return { x: whole(x, -FAR, FAR, "x"), y: whole(y, -FAR, FAR, "y") };
  }

  #read(tile: TileLike, x: number, y: number): { face: Face; walls: number; cell: Cell } {
    const face = this.#face(tile);
    return { face, walls: maskOf(face), cell: this.#cell(x, y) };
  }

  #ask<T>(question: (core: RunningCore, board: number) => T): T {
    return this.#desk.ask(this.#owner, question);
  }

  #judge(check: Call): "ok" | BoardReason {
    return this.#ask(({ exports }, board) => reasonOf(check(exports, board)));
  }

  #tell(explain: Call): Explanation {
    return this.#ask((core, board) => {
      explain(core.exports, board);
      return readExplanation(core);
    });
  }

  #change(refusal: string, check: Call, change: (core: CoreExports, board: number) => void): void {
    const reason = this.#ask(({ exports }, board) => {
      const found = reasonOf(check(exports, board));
      if (found === "ok") change(exports, board);
      return found;
    });
    if (reason !== "ok") throw new AlhambraError(reason, `${refusal}: ${SENTENCES[reason]}.`, { reason });
  }
}

/** A question to the core, answered with the number of a reason. */
type Call = (core: CoreExports, board: number) => number;

function maskOf(face: Face): number {
  return wallMask(face.walls) ?? 0;
}
