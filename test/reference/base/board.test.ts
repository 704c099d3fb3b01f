// Rules for building the Alhambra (p. 5), redesign (p. 4), and the answers of rulings/base.md 1.

import { describe, expect, test } from "vitest";
import { Board, LIMIT, RuleError, type TileLike } from "./index.js";

/** Places tiles one after the other: [tile, x, y]. */
function build(...tiles: [TileLike, number, number][]): Board {
  return tiles.reduce((board, [tile, x, y]) => board.place(tile, x, y), Board.start());
}

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return error instanceof RuleError ? error.code : "another error";
  }
  return "no error";
}

const OPEN = { walls: "" };

describe("the forbidden pictures of p. 5", () => {
  test("1: a tile keeps its orientation; turned, it would have other walls", () => {
    const asPrinted = { walls: "W" };
    expect(Board.start().check(asPrinted, 1, 0)).toBe("edge");
    expect(Board.start().check({ ...asPrinted, rotation: 1 }, 1, 0)).toBe("ok");
    expect(Board.start().check("tower-10-w", 1, 0)).toBe("edge");
  });

  test("2: a side with a wall is joined to a side without a wall", () => {
    expect(Board.start().explain("pavilion-6-n", 0, 1)).toEqual({
      reason: "edge",
      edges: [{ x: 0, y: 1, side: "N" }],
      cells: [],
      tiles: [],
    });
  });

  test("2: all clashing sides are named, in the order N, E, S, W", () => {
    // A pocket at (1,1) with neighbours to the north, south and west.
    const board = build([OPEN, 1, 0], [OPEN, 0, 1], [OPEN, 0, 2], [OPEN, 1, 2]);
    expect(board.explain({ walls: "NWS" }, 1, 1).edges).toEqual([
      { x: 1, y: 1, side: "N" },
      { x: 1, y: 1, side: "S" },
      { x: 1, y: 1, side: "W" },
    ]);
  });

  test("3: the tower cannot be reached from the starting tile without crossing a wall", () => {
    const board = build(["arcades-8-e", 1, 0]);
    expect(board.explain("tower-10-w", 2, 0)).toEqual({
      reason: "unreachable",
      edges: [],
      cells: [],
      tiles: [{ x: 2, y: 0 }],
    });
  });

  test("4: the building tiles are not joined by at least one side", () => {
    expect(Board.start().check("garden-10-0", 1, 1)).toBe("detached");
    expect(Board.start().check("garden-10-0", 5, 5)).toBe("detached");
  });

  test("5: an empty area completely surrounded by tiles", () => {
    const ring = build([OPEN, 1, 0], [OPEN, 2, 0], [OPEN, 2, 1], [OPEN, 2, 2], [OPEN, 1, 2], [OPEN, 0, 2]);
    expect(ring.explain("arcades-9-0", 0, 1)).toEqual({
      reason: "hole",
      edges: [],
      cells: [{ x: 1, y: 1 }],
      tiles: [],
    });
    expect(ring.check("arcades-9-0", 1, 1)).toBe("ok");
  });

  test("5: two tiles that touch at a corner close the gap (ruling)", () => {
    const board = build([OPEN, 1, 0], [OPEN, 2, 0], [OPEN, 2, 1], [OPEN, 0, 1], [OPEN, 0, 2]);
    expect(board.explain("arcades-9-0", 1, 2)).toMatchObject({ reason: "hole", cells: [{ x: 1, y: 1 }] });
  });

  test("5: all cells of every enclosed area are named, by y, then x", () => {
    const board = build(
      [OPEN, 1, 0],
      [OPEN, 2, 0],
      [OPEN, 3, 0],
      [OPEN, 3, 1],
      [OPEN, 3, 2],
      [OPEN, 2, 2],
      [OPEN, 1, 2],
      [OPEN, -1, 0],
      [OPEN, -2, 0],
      [OPEN, -2, 1],
      [OPEN, -2, 2],
      [OPEN, -1, 2],
    );
    expect(board.explain(OPEN, 0, 1)).toMatchObject({
      reason: "hole",
      cells: [
        { x: -1, y: 1 },
        { x: 1, y: 1 },
        { x: 2, y: 1 },
      ],
    });
  });
});

describe("reasons are reported in the order of base.md 1", () => {
  test("occupied before everything", () => {
    expect(Board.start().check("tower-7-new", 0, 0)).toBe("occupied");
  });

  test("edge before unreachable", () => {
    const board = build(["arcades-8-e", 1, 0], [OPEN, 1, 1], [OPEN, 2, 1]);
    // At (2,0): west side must be walled, south side must be open.
    expect(board.check({ walls: "WS" }, 2, 0)).toBe("edge");
    expect(board.check({ walls: "W" }, 2, 0)).toBe("ok");
  });

  test("unreachable before hole", () => {
    // At (1,2) a tile would shut in (1,1) and could be entered only from (0,2).
    const walled = build([OPEN, 1, 0], [OPEN, 2, 0], [OPEN, 2, 1], [OPEN, 0, 1], [{ walls: "E" }, 0, 2]);
    expect(walled.check({ walls: "W" }, 1, 2)).toBe("unreachable");
  });

  test("limit: a line of 55 tiles fits in any direction, the grid's edge is an answer", () => {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      let board = Board.start();
      for (let i = 1; i <= LIMIT; i++) {
        expect(board.check(OPEN, i * dx, i * dy)).toBe("ok");
        board = board.place(OPEN, i * dx, i * dy);
      }
      expect(LIMIT).toBeGreaterThanOrEqual(54);
      expect(board.check(OPEN, (LIMIT + 1) * dx, (LIMIT + 1) * dy)).toBe("limit");
    }
  });

  test("numbers out of range are bad arguments, never aliased", () => {
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 65536, -65536]) {
      expect(codeOf(() => Board.start().check(OPEN, bad, 0))).toBe("bad-argument");
      expect(codeOf(() => Board.start().check(OPEN, 0, bad))).toBe("bad-argument");
    }
    expect(codeOf(() => Board.start().check({ walls: "NN" }, 1, 0))).toBe("bad-argument");
    expect(codeOf(() => Board.start().check("tower-99", 1, 0))).toBe("bad-argument");
  });

  test("place throws the reason", () => {
    expect(codeOf(() => Board.start().place("pavilion-6-n", 0, 1))).toBe("edge");
    expect(codeOf(() => Board.start().remove(0, 0))).toBe("start");
    expect(codeOf(() => Board.start().swap(OPEN, 3, 3))).toBe("empty");
  });
});

describe("redesign (p. 4)", () => {
  test("it is not allowed to remove the starting tile or exchange it", () => {
    expect(Board.start().checkRemove(0, 0)).toBe("start");
    expect(Board.start().checkSwap(OPEN, 0, 0)).toBe("start");
    expect(Board.start().removable()).toEqual([]);
  });

  test("nothing stands there", () => {
    expect(Board.start().checkRemove(1, 0)).toBe("empty");
    expect(Board.start().checkSwap(OPEN, 1, 0)).toBe("empty");
  });

  test("a removal must not cut off another tile; all tiles cut off are named", () => {
    const board = build([OPEN, 1, 0], [OPEN, 2, 0], [OPEN, 2, 1]);
    expect(board.explainRemove(1, 0)).toMatchObject({
      reason: "unreachable",
      tiles: [
        { x: 2, y: 0 },
        { x: 2, y: 1 },
      ],
    });
    expect(board.removable()).toEqual([{ x: 2, y: 1 }]);
  });

  test("a removal must not leave a hole: all four neighbours are tiles", () => {
    const board = build(
      [OPEN, 1, 0],
      [OPEN, 2, 0],
      [OPEN, 0, 1],
      [OPEN, 1, 1],
      [OPEN, 2, 1],
      [OPEN, 0, 2],
      [OPEN, 1, 2],
    );
    expect(board.explainRemove(1, 1)).toMatchObject({ reason: "hole", cells: [{ x: 1, y: 1 }] });
    expect(board.checkRemove(2, 1)).toBe("ok");
    expect(board.checkRemove(1, 0)).toBe("ok");
  });

  test("a swap takes exactly the same cell; only the sides that touch a tile matter", () => {
    const board = build(["arcades-8-e", 1, 0], ["garden-10-0", 1, 1]);
    expect(board.checkSwap({ walls: "N" }, 1, 0)).toBe("ok");
    expect(board.checkSwap({ walls: "E" }, 1, 0)).toBe("ok");
    expect(board.explainSwap({ walls: "WS" }, 1, 0)).toMatchObject({
      reason: "edge",
      edges: [
        { x: 1, y: 0, side: "S" },
        { x: 1, y: 0, side: "W" },
      ],
    });
    expect(board.swaps({ walls: "N" })).toEqual([{ x: 1, y: 0 }]);
    expect(board.swaps(OPEN)).toEqual([
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ]);
    expect(board.swap("pavilion-6-n", 1, 0).at(1, 0)?.id).toBe("pavilion-6-n");
  });
});

describe("lists and whole boards", () => {
  test("legal placements come by y, then x", () => {
    expect(Board.start().legalPlacements(OPEN)).toEqual([
      { x: 0, y: -1 },
      { x: -1, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]);
    expect(Board.start().legalPlacements("pavilion-2-new")).toEqual([{ x: 0, y: -1 }]);
    expect(Board.start().legalPlacements({ walls: "NESW" })).toEqual([]);
  });

  test("a board made of its own tiles is the same board, in any order", () => {
    const board = build(["garden-10-0", 0, 1], ["arcades-8-e", 1, 0], ["tower-12-0", 1, 1]);
    expect(Board.from(board.tiles().reverse()).tiles()).toEqual(board.tiles());
    expect(board.tiles()[0]).toMatchObject({ x: 0, y: 0, kind: "start", walls: "" });
  });

  test("a list that breaks the law is a bad board with every fault", () => {
    const faults = [
      { x: 1, y: 0, walls: "W" },
      { x: 4, y: 4, walls: "" },
      { x: 1, y: 0, walls: "" },
    ];
    expect(codeOf(() => Board.from(faults))).toBe("bad-board");
    expect(() => Board.from(faults)).toThrow(/two tiles at 1,0.*edge.*unreachable 4,4/);
  });
});
