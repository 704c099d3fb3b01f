/** The same algorithms in TypeScript on V8: clever/ asked in loops like those of assembly/board/measure.ts. */
import { CleverBoards, PLACES, REMOVABLE, SWAPS } from "./clever/board.js";
import type { Contender, Palace } from "./questions.js";

export class Clever implements Contender {
  private readonly boards: CleverBoards;
  /** The tile each board is asked about. */
  private readonly tileWalls: Uint8Array;
  private readonly tileX: Int8Array;
  private readonly tileY: Int8Array;
  private readonly list = new Uint16Array(4096);

  constructor(palaces: readonly Palace[]) {
    this.boards = new CleverBoards(palaces.length);
    this.tileWalls = Uint8Array.from(palaces, ({ next }) => next.walls);
    this.tileX = Int8Array.from(palaces, ({ next }) => next.x);
    this.tileY = Int8Array.from(palaces, ({ next }) => next.y);
    for (const [n, { tiles, next }] of palaces.entries()) {
      const all = [...tiles, next];
      const minX = Math.min(0, ...all.map(({ x }) => x));
      const minY = Math.min(0, ...all.map(({ y }) => y));
      this.boards.clear(n, minX, minY);
      for (const { id, walls, x, y } of tiles) this.boards.place(n, id, walls, x, y);
    }
  }

  placementCount(count: number, rounds: number, stale: number): number {
    const { boards, tileWalls } = this;
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < count; n++) {
        if (stale !== 0) boards.forget(n);
        sum = (sum + boards.countFits(n, PLACES, tileWalls[n] ?? 0)) | 0;
      }
    }
    return sum >>> 0;
  }

  placementList(count: number, rounds: number, stale: number): number {
    const { boards, tileWalls, list } = this;
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < count; n++) {
        if (stale !== 0) boards.forget(n);
        const length = boards.fitsInto(n, PLACES, tileWalls[n] ?? 0, list);
        if (length !== 0) sum = (sum + length + (list[length - 1] ?? 0)) | 0;
      }
    }
    return sum >>> 0;
  }

  allPlacements(count: number, rounds: number, stale: number): number {
    const { boards } = this;
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < count; n++) {
        if (stale !== 0) boards.forget(n);
        for (let walls = 0; walls < 16; walls++) sum = (sum + boards.countFits(n, PLACES, walls)) | 0;
      }
    }
    return sum >>> 0;
  }

  allSwaps(count: number, rounds: number, stale: number): number {
    const { boards } = this;
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < count; n++) {
        if (stale !== 0) boards.forget(n);
        for (let walls = 0; walls < 16; walls++) sum = (sum + boards.countFits(n, SWAPS, walls)) | 0;
      }
    }
    return sum >>> 0;
  }

  removals(count: number, rounds: number, stale: number): number {
    const { boards, list } = this;
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < count; n++) {
        if (stale !== 0) boards.forget(n);
        const length = boards.planeInto(n, REMOVABLE, list);
        if (length !== 0) sum = (sum + length + (list[length - 1] ?? 0)) | 0;
      }
    }
    return sum >>> 0;
  }

  everything(count: number, rounds: number): number {
    const { boards, tileWalls } = this;
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < count; n++) {
        boards.forget(n);
        boards.freshen(n);
        const walls = tileWalls[n] ?? 0;
        sum = (sum + boards.countFits(n, PLACES, walls) + boards.countFits(n, SWAPS, walls)) | 0;
        sum = (sum + boards.countPlane(n, REMOVABLE)) | 0;
      }
    }
    return sum >>> 0;
  }

  walls(count: number, rounds: number): number {
    const { boards } = this;
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < count; n++) {
        sum = (sum + boards.longestWall(n)) | 0;
      }
    }
    return sum >>> 0;
  }

  changes(count: number, rounds: number): number {
    const { boards, tileWalls, tileX, tileY } = this;
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < count; n++) {
        const x = tileX[n] ?? 0;
        const y = tileY[n] ?? 0;
        boards.place(n, n & 63, tileWalls[n] ?? 0, x, y);
        sum = (sum + boards.remove(n, x, y)) | 0;
      }
    }
    return sum >>> 0;
  }
}
