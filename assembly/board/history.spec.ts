/** How a palace came about does not show: equal tiles have equal hashes and answers, kept caches equal fresh ones. */
import {
  BOARD_SIZE,
  boardClear,
  boardCopy,
  boardCount,
  boardPlace,
  boardRemove,
  boardSwap,
  longestWall,
  pieceAt,
  placementCountsInto,
  placementsInto,
  removableInto,
  swapsInto,
  tilesInto,
  wallsAt,
} from "./board";
import { cellX, cellY } from "./cell";
import { boardHash } from "./pieces";

const A: usize = memory.data(32768, 64);
const B: usize = memory.data(32768, 64);
const LIST: usize = memory.data(8192, 16);
const LIST_TOO: usize = memory.data(8192, 16);

let seed: u32 = 1;

/** A number below n, the same ones in every run. */
function below(n: u32): u32 {
  seed = seed * 1664525 + 1013904223;
  return <u32>((<u64>seed * n) >> 32);
}

function listed(n: u32): u32 {
  return load<u16>(LIST + ((<usize>n) << 1));
}

/** One random placement, removal or swap, as the board's own lists allow. */
function change(b: usize, id: u32): void {
  const walls = below(16) & below(16);
  const kind = below(10);
  const count =
    kind < 6 ? placementsInto(b, walls, LIST) : kind < 8 ? removableInto(b, LIST) : swapsInto(b, walls, LIST);
  if (count == 0) return;
  const cell = listed(below(count));
  if (kind < 6) boardPlace(b, id, walls, cellX(cell), cellY(cell));
  else if (kind < 8) boardRemove(b, cellX(cell), cellY(cell));
  else boardSwap(b, id, walls, cellX(cell), cellY(cell));
}

/** Lays the tiles of one board out on another, first or last row first. */
function rebuild(to: usize, from: usize, upwards: bool): void {
  boardClear(to, 0);
  const count = tilesInto(from, LIST);
  for (let n: u32 = 0; n < count; n++) {
    const cell = listed(upwards ? count - 1 - n : n);
    const x = cellX(cell);
    const y = cellY(cell);
    if ((x | y) != 0) boardPlace(to, pieceAt(from, x, y), wallsAt(from, x, y), x, y);
  }
}

function equalLists(count: u32, countToo: u32): bool {
  return count == countToo && memory.compare(LIST, LIST_TOO, (<usize>count) << 1) == 0;
}

/** Every answer of two boards, as lists of cells: where a window lies must not matter. */
function equalAnswers(a: usize, b: usize): bool {
  for (let walls: u32 = 0; walls < 16; walls++) {
    if (!equalLists(placementsInto(a, walls, LIST), placementsInto(b, walls, LIST_TOO))) return false;
    if (!equalLists(swapsInto(a, walls, LIST), swapsInto(b, walls, LIST_TOO))) return false;
  }
  placementCountsInto(a, LIST);
  placementCountsInto(b, LIST_TOO);
  if (!equalLists(16, 16)) return false;
  if (!equalLists(removableInto(a, LIST), removableInto(b, LIST_TOO))) return false;
  const count = tilesInto(a, LIST);
  if (!equalLists(count, tilesInto(b, LIST_TOO)) || boardCount(a) != boardCount(b)) return false;
  for (let n: u32 = 0; n < count; n++) {
    const x = cellX(listed(n));
    const y = cellY(listed(n));
    if (pieceAt(a, x, y) != pieceAt(b, x, y) || wallsAt(a, x, y) != wallsAt(b, x, y)) return false;
  }
  return longestWall(a) == longestWall(b);
}

describe("equal palaces", () => {
  test("there is room for a board", () => {
    expect(BOARD_SIZE).toBeLessThanOrEqual(32768);
  });

  test("have equal hashes and answers whatever order they were built in", () => {
    for (let palace: u32 = 1; palace <= 40; palace++) {
      seed = palace;
      boardClear(A, 0);
      for (let id: u32 = 1; id <= 4 * palace; id++) change(A, id);
      rebuild(B, A, (palace & 1) != 0);
      expect(boardHash(A)).toBe(boardHash(B));
      expect(equalAnswers(A, B)).toBe(true);
    }
  });

  test("have caches equal to freshly built ones after every single change", () => {
    seed = 7;
    boardClear(A, 0);
    for (let id: u32 = 1; id <= 250; id++) {
      change(A, id);
      rebuild(B, A, false);
      expect(equalAnswers(A, B)).toBe(true);
    }
    expect(boardCount(A)).toBeGreaterThan(20);
  });

  test("whose window wandered far and came back are what they were", () => {
    seed = 3;
    boardClear(A, 0);
    for (let id: u32 = 1; id <= 30; id++) change(A, id);
    boardCopy(B, A);
    for (let by: i32 = 0; by < 2; by++) {
      const step = by == 0 ? 1 : -1;
      let x = 20 * step;
      while (pieceAt(A, x - step, 0) < 0) x -= step;
      const first = x;
      for (let n: i32 = 0; n < 40; n++, x += step) boardPlace(A, 100 + n, 0, x, 0);
      while (x != first) {
        x -= step;
        boardRemove(A, x, 0);
      }
    }
    expect(boardHash(A)).toBe(boardHash(B));
    expect(equalAnswers(A, B)).toBe(true);
  });
});

describe("different palaces", () => {
  test("have different hashes: another tile, other walls, another cell, one tile more", () => {
    boardClear(A, 0);
    boardPlace(A, 1, 0, 1, 0);
    const hash = boardHash(A);
    boardSwap(A, 2, 0, 1, 0);
    expect(boardHash(A)).not.toBe(hash);
    boardSwap(A, 1, 1, 1, 0);
    expect(boardHash(A)).not.toBe(hash);
    boardRemove(A, 1, 0);
    boardPlace(A, 1, 0, 0, 1);
    expect(boardHash(A)).not.toBe(hash);
    boardPlace(A, 3, 0, 1, 0);
    expect(boardHash(A)).not.toBe(hash);
    boardRemove(A, 0, 1);
    boardSwap(A, 1, 0, 1, 0);
    expect(boardHash(A)).toBe(hash);
  });
});

describe("a copy", () => {
  test("answers as its original and goes its own way from there", () => {
    for (let length: i32 = 3; length <= 30; length += 27) {
      boardClear(A, 0);
      for (let x: i32 = 1; x < length; x++) boardPlace(A, x, 0, x, 0);
      boardCopy(B, A);
      const hash = boardHash(A);
      expect(boardHash(B)).toBe(hash);
      expect(equalAnswers(A, B)).toBe(true);
      boardRemove(B, length - 1, 0);
      boardPlace(B, 99, 0, 0, 1);
      expect(boardHash(A)).toBe(hash);
      expect(pieceAt(A, length - 1, 0)).toBe(length - 1);
      expect(equalAnswers(A, B)).toBe(false);
    }
  });
});
