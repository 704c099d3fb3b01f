/** Many narrow boards in one array of words: setting tiles, counting and listing cells. */
import { derive } from "./derive.js";
import {
  BOARD_WORDS,
  CELLS,
  CLASHES,
  FILLED,
  FIRST,
  LEFT,
  lowest,
  ones,
  PAST,
  STALE,
  TILE,
  TOP,
  UNMOVED,
  WALL_E,
  WALL_N,
  WALL_S,
  WALL_W,
} from "./layout.js";
import { longestWall } from "./walls.js";

export { PLACES, REMOVABLE, SWAPS } from "./layout.js";

export class CleverBoards {
  private readonly words: Int32Array;
  private readonly grid: Uint8Array;
  private readonly ids: Uint8Array;

  constructor(count: number) {
    this.words = new Int32Array(count * BOARD_WORDS);
    this.grid = new Uint8Array(count * CELLS);
    this.ids = new Uint8Array(count * CELLS);
  }

  /** An empty board whose window shows the given cell at its upper left, inside a free rim. */
  clear(n: number, minX: number, minY: number): void {
    const b = n * BOARD_WORDS;
    this.words.fill(0, b, b + BOARD_WORDS);
    this.grid.fill(0, n * CELLS, (n + 1) * CELLS);
    this.words[b + LEFT] = 1 - minX;
    this.words[b + TOP] = 1 - minY;
    this.place(n, 0, 0, 0, 0);
    const row = 1 - minY;
    this.raise(b + UNMOVED + (row >> 1), 1 << (1 - minX + ((row & 1) << 4)));
  }

  private raise(i: number, bit: number): void {
    this.words[i] = (this.words[i] ?? 0) | bit;
  }

  private lower(i: number, bit: number): void {
    this.words[i] = (this.words[i] ?? 0) & ~bit;
  }

  place(n: number, id: number, walls: number, x: number, y: number): void {
    const b = n * BOARD_WORDS;
    const column = x + (this.words[b + LEFT] ?? 0);
    const row = y + (this.words[b + TOP] ?? 0);
    const i = b + (row >> 1);
    const shift = column + ((row & 1) << 4);
    const cell = n * CELLS + (row << 4) + column;
    this.raise(i + FILLED, 1 << shift);
    this.raise(i + WALL_N, (walls & 1) << shift);
    this.raise(i + WALL_E, ((walls >> 1) & 1) << shift);
    this.raise(i + WALL_S, ((walls >> 2) & 1) << shift);
    this.raise(i + WALL_W, ((walls >> 3) & 1) << shift);
    this.grid[cell] = TILE | walls;
    this.ids[cell] = id;
    this.words[b + STALE] = 1;
  }

  remove(n: number, x: number, y: number): number {
    const b = n * BOARD_WORDS;
    const column = x + (this.words[b + LEFT] ?? 0);
    const row = y + (this.words[b + TOP] ?? 0);
    const i = b + (row >> 1);
    const bit = 1 << (column + ((row & 1) << 4));
    const cell = n * CELLS + (row << 4) + column;
    this.lower(i + FILLED, bit);
    this.lower(i + WALL_N, bit);
    this.lower(i + WALL_E, bit);
    this.lower(i + WALL_S, bit);
    this.lower(i + WALL_W, bit);
    this.lower(i + UNMOVED, bit);
    this.grid[cell] = 0;
    this.words[b + STALE] = 1;
    return this.ids[cell] ?? 0;
  }

  forget(n: number): void {
    this.words[n * BOARD_WORDS + STALE] = 1;
  }

  freshen(n: number): void {
    const b = n * BOARD_WORDS;
    if (this.words[b + STALE] !== 0) derive(this.words, b);
  }

  /** Number of cells where a tile fits, of the group PLACES or SWAPS. */
  countFits(n: number, group: number, walls: number): number {
    this.freshen(n);
    const w = this.words;
    const b = n * BOARD_WORDS;
    const fits = b + group + ((walls & 3) << 3);
    const clashes = b + CLASHES + ((walls >> 2) << 3);
    const past = w[b + PAST] ?? 0;
    let count = 0;
    for (let i = w[b + FIRST] ?? 0; i < past; i++) {
      const bits = (w[fits + i] ?? 0) & ~(w[clashes + i] ?? 0);
      if (bits !== 0) count += ones(bits);
    }
    return count;
  }

  /** Cell code of the window's first cell, as in assembly/board/cell.ts. */
  private origin(b: number): number {
    return ((64 - (this.words[b + TOP] ?? 0)) << 7) + 64 - (this.words[b + LEFT] ?? 0);
  }

  fitsInto(n: number, group: number, walls: number, out: Uint16Array): number {
    this.freshen(n);
    const w = this.words;
    const b = n * BOARD_WORDS;
    const fits = b + group + ((walls & 3) << 3);
    const clashes = b + CLASHES + ((walls >> 2) << 3);
    const past = w[b + PAST] ?? 0;
    const origin = this.origin(b);
    let to = 0;
    for (let i = w[b + FIRST] ?? 0; i < past; i++) {
      let bits = (w[fits + i] ?? 0) & ~(w[clashes + i] ?? 0);
      for (; bits !== 0; bits &= bits - 1) {
        const k = lowest(bits);
        out[to++] = origin + (i << 8) + k + (k >> 4) * 112;
      }
    }
    return to;
  }

  planeInto(n: number, plane: number, out: Uint16Array): number {
    this.freshen(n);
    const w = this.words;
    const b = n * BOARD_WORDS;
    const past = w[b + PAST] ?? 0;
    const origin = this.origin(b);
    let to = 0;
    for (let i = w[b + FIRST] ?? 0; i < past; i++) {
      for (let bits = w[b + plane + i] ?? 0; bits !== 0; bits &= bits - 1) {
        const k = lowest(bits);
        out[to++] = origin + (i << 8) + k + (k >> 4) * 112;
      }
    }
    return to;
  }

  countPlane(n: number, plane: number): number {
    this.freshen(n);
    const w = this.words;
    const b = n * BOARD_WORDS;
    const past = w[b + PAST] ?? 0;
    let count = 0;
    for (let i = w[b + FIRST] ?? 0; i < past; i++) count += ones(w[b + plane + i] ?? 0);
    return count;
  }

  longestWall(n: number): number {
    return longestWall(this.grid, n * CELLS);
  }
}
