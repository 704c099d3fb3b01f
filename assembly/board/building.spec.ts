/** The building page of the rule book (Mega Box p. 5), picture by picture, and examples of rulings/base.md. */
import {
  BOARD_SIZE,
  boardCheck,
  boardCheckRemove,
  boardCheckSwap,
  boardClear,
  boardFix,
  boardPlace,
  Reason,
} from "./board";

const B: usize = memory.data(32768, 64);
const N: u32 = 1;
const E: u32 = 2;
const S: u32 = 4;
const W: u32 = 8;

/** Start with a tile to its east that has a wall in the south. */
function smallPalace(): void {
  boardClear(B, 0);
  boardPlace(B, 1, S, 1, 0);
}

describe("combinations that are not allowed (p. 5)", () => {
  test("there is room for a board", () => {
    expect(BOARD_SIZE).toBeLessThanOrEqual(32768);
  });

  test("a side with a wall joined to a side without one", () => {
    smallPalace();
    expect(boardCheck(B, W, 2, 0)).toBe(Reason.EDGE);
    expect(boardCheck(B, 0, 1, 1)).toBe(Reason.EDGE);
    expect(boardCheck(B, E, 2, 0)).toBe(Reason.OK);
  });

  test("a tile oriented otherwise, for the walls of a tile never turn", () => {
    smallPalace();
    expect(boardCheck(B, N | W, 0, 1)).toBe(Reason.EDGE);
    expect(boardCheck(B, E | S, 0, 1)).toBe(Reason.OK);
  });

  test("a tower that cannot be reached on foot without crossing a wall", () => {
    smallPalace();
    expect(boardCheck(B, N, 1, 1)).toBe(Reason.UNREACHABLE);
    boardPlace(B, 2, 0, 0, 1);
    expect(boardCheck(B, N, 1, 1)).toBe(Reason.OK);
  });

  test("tiles not joined by at least one side", () => {
    smallPalace();
    expect(boardCheck(B, 0, 2, 1)).toBe(Reason.DETACHED);
    expect(boardCheck(B, 0, 40, -60)).toBe(Reason.DETACHED);
    expect(boardCheck(B, 0, 1000000, -1000000)).toBe(Reason.DETACHED);
  });

  test("arcades that would surround an empty area", () => {
    boardClear(B, 0);
    for (let x: i32 = 1; x < 3; x++) boardPlace(B, x, 0, x, 0);
    boardPlace(B, 3, 0, 0, 1);
    boardPlace(B, 4, 0, 0, 2);
    boardPlace(B, 5, 0, 1, 2);
    expect(boardCheck(B, 0, 2, 1)).toBe(Reason.HOLE);
    expect(boardCheck(B, 0, 2, 2)).toBe(Reason.OK);
    expect(boardCheck(B, 0, 1, 1)).toBe(Reason.OK);
  });

  test("a corner that closes a gap, for empty cells join by their sides only (base.md 1)", () => {
    boardClear(B, 0);
    boardPlace(B, 1, 0, 1, 0);
    boardPlace(B, 2, 0, 0, 1);
    boardPlace(B, 3, 0, 0, 2);
    boardPlace(B, 4, 0, 2, 0);
    expect(boardCheck(B, 0, 1, 2)).toBe(Reason.OK);
    boardPlace(B, 5, 0, 1, 2);
    expect(boardCheck(B, 0, 2, 1)).toBe(Reason.HOLE);
  });
});

describe("the order of reasons (base.md 1)", () => {
  test("edge before unreachable before hole", () => {
    boardClear(B, 0);
    boardPlace(B, 1, E, 1, 0);
    expect(boardCheck(B, 0, 1, 0)).toBe(Reason.OCCUPIED);
    expect(boardCheck(B, 0, 2, 0)).toBe(Reason.EDGE);
    expect(boardCheck(B, W, 2, 0)).toBe(Reason.UNREACHABLE);
  });

  test("removal: empty, start, fixed, unreachable, hole", () => {
    smallPalace();
    boardPlace(B, 2, 0, 2, 0);
    expect(boardCheckRemove(B, 5, 5)).toBe(Reason.EMPTY);
    expect(boardCheckRemove(B, 0, 0)).toBe(Reason.START);
    expect(boardCheckRemove(B, 1, 0)).toBe(Reason.UNREACHABLE);
    expect(boardCheckRemove(B, 2, 0)).toBe(Reason.OK);
    boardFix(B, 2, 0);
    expect(boardCheckRemove(B, 2, 0)).toBe(Reason.FIXED);
    boardClear(B, 0);
    for (let n: i32 = 1; n < 9; n++) boardPlace(B, n, 0, n % 3, n / 3);
    expect(boardCheckRemove(B, 1, 1)).toBe(Reason.HOLE);
    expect(boardCheckRemove(B, 2, 2)).toBe(Reason.OK);
  });

  test("swap: empty, start, edge, and the same walls are fine", () => {
    smallPalace();
    expect(boardCheckSwap(B, 0, 0, 1)).toBe(Reason.EMPTY);
    expect(boardCheckSwap(B, 0, 0, 0)).toBe(Reason.START);
    expect(boardCheckSwap(B, W, 1, 0)).toBe(Reason.EDGE);
    expect(boardCheckSwap(B, S, 1, 0)).toBe(Reason.OK);
    expect(boardCheckSwap(B, N | E | S, 1, 0)).toBe(Reason.OK);
  });
});
