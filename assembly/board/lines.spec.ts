/** No shape of 55 tiles is refused, and only the grid itself says `limit` (rulings/base.md 1). */
import {
  boardAddWalls,
  boardCheck,
  boardCheckRemove,
  boardClear,
  boardCount,
  boardPlace,
  boardRemove,
  longestWall,
  pieceAt,
  placementsCount,
  placementsInto,
  Reason,
  removableCount,
  removableInto,
  swapsCount,
} from "./board";
import { stepX, stepY } from "./cell";
import { boardHash } from "./pieces";

const B: usize = memory.data(32768, 64);
const C: usize = memory.data(32768, 64);
const LIST: usize = memory.data(8192, 16);
const LIST_TOO: usize = memory.data(8192, 16);
const ACROSS: StaticArray<u32> = [10, 5, 10, 5];

/** Grows a line by `length` tiles away from the start, each with walls on both long sides. */
function grow(side: u32, from: i32, length: i32): bool {
  const walls = unchecked(ACROSS[side]);
  for (let n = from; n < from + length; n++) {
    const x = stepX(side) * n;
    const y = stepY(side) * n;
    if (boardCheck(B, walls, x, y) != Reason.OK) return false;
    boardPlace(B, n, walls, x, y);
  }
  return true;
}

function takeDown(side: u32, length: i32): bool {
  for (let n = length; n > 0; n--) {
    const x = stepX(side) * n;
    const y = stepY(side) * n;
    if (boardCheckRemove(B, x, y) != Reason.OK || boardRemove(B, x, y) != <u32>n) return false;
  }
  return true;
}

function sameLists(): bool {
  const placements = placementsInto(B, 0, LIST);
  if (placements != placementsInto(C, 0, LIST_TOO) || memory.compare(LIST, LIST_TOO, placements * 2) != 0)
    return false;
  const removable = removableInto(B, LIST);
  return removable == removableInto(C, LIST_TOO) && memory.compare(LIST, LIST_TOO, removable * 2) == 0;
}

describe("a straight line of 55 tiles", () => {
  test("in every direction, taken down and grown the other way", () => {
    for (let side: u32 = 0; side < 4; side++) {
      boardClear(B, 0);
      expect(grow(side, 1, 54)).toBe(true);
      expect(boardCount(B)).toBe(55);
      expect(longestWall(B)).toBe(54);
      expect(removableCount(B)).toBe(1);
      expect(takeDown(side, 54)).toBe(true);
      expect(boardCount(B)).toBe(1);
      expect(grow(side ^ 2, 1, 54)).toBe(true);
      expect(longestWall(B)).toBe(54);
      expect(pieceAt(B, stepX(side ^ 2) * 54, stepY(side ^ 2) * 54)).toBe(54);
    }
  });

  test("the start anywhere in it", () => {
    for (let side: u32 = 0; side < 2; side++) {
      for (let before: i32 = 0; before <= 54; before += 9) {
        boardClear(B, 0);
        expect(grow(side, 1, before)).toBe(true);
        expect(grow(side ^ 2, 1, 54 - before)).toBe(true);
        expect(boardCount(B)).toBe(55);
      }
    }
  });

  test("moving along: taken off one end, put on at the other", () => {
    boardClear(B, 0);
    expect(grow(1, 1, 54)).toBe(true);
    for (let n: i32 = 54; n > 0; n--) {
      expect(boardCheckRemove(B, n, 0)).toBe(Reason.OK);
      boardRemove(B, n, 0);
      expect(boardCheck(B, 5, n - 55, 0)).toBe(Reason.OK);
      boardPlace(B, n, 5, n - 55, 0);
    }
    expect(boardCount(B)).toBe(55);
    expect(longestWall(B)).toBe(54);
  });

  test("with an arm of the same length across", () => {
    boardClear(B, 0);
    expect(grow(1, 1, 54)).toBe(true);
    expect(boardCheck(B, 0, 0, 1)).toBe(Reason.OK);
    expect(grow(2, 1, 54)).toBe(true);
    expect(boardCount(B)).toBe(109);
  });
});

describe("beyond the grid", () => {
  test("the 63rd tile of a line is refused with limit, and in no list", () => {
    for (let side: u32 = 0; side < 4; side++) {
      boardClear(B, 0);
      expect(grow(side, 1, 61)).toBe(true);
      const walls = unchecked(ACROSS[side]);
      expect(boardCheck(B, walls, stepX(side) * 62, stepY(side) * 62)).toBe(Reason.LIMIT);
      expect(boardCheck(B, walls, -stepX(side), -stepY(side))).toBe(Reason.LIMIT);
      expect(placementsCount(B, walls)).toBe(0);
      expect(swapsCount(B, walls)).toBe(61);
      boardRemove(B, stepX(side) * 61, stepY(side) * 61);
      expect(placementsCount(B, walls)).toBe(2);
      expect(boardCheck(B, walls, -stepX(side), -stepY(side))).toBe(Reason.OK);
    }
  });

  test("192 pieces and no more", () => {
    boardClear(B, 0);
    for (let n: i32 = 1; n < 192; n++) {
      expect(boardCheck(B, 0, n % 14, n / 14)).toBe(Reason.OK);
      boardPlace(B, n, 0, n % 14, n / 14);
    }
    expect(boardCheck(B, 0, 10, 13)).toBe(Reason.LIMIT);
    expect(placementsCount(B, 0)).toBe(0);
  });
});

describe("a wide board", () => {
  test("is a narrow one again once it has shrunk", () => {
    boardClear(B, 0);
    boardClear(C, 0);
    grow(1, 1, 40);
    for (let n: i32 = 40; n > 5; n--) boardRemove(B, n, 0);
    for (let n: i32 = 1; n <= 5; n++) boardPlace(C, n, 5, n, 0);
    expect(boardHash(B)).toBe(boardHash(C));
    expect(sameLists()).toBe(true);
  });
});

describe("the longest wall (p. 6)", () => {
  test("a ring walled all round counts every edge once, however long", () => {
    for (let length: i32 = 1; length <= 54; length += 11) {
      boardClear(B, 0);
      // The starting tile has walls only where a module adds them (p. 16).
      boardAddWalls(B, length > 1 ? 13 : 15, 0, 0);
      for (let n: i32 = 1; n < length; n++) boardPlace(B, n, n == length - 1 ? 7 : 5, n, 0);
      expect(longestWall(B)).toBe(<u32>(2 * length + 2));
    }
  });
});
