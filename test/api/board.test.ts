// The Board of the API: the pictures of Mega Box p. 4-6 and the shapes of its answers.

import { describe, expect, test } from "vitest";
import { AlhambraError, type Board, loadEngine, type TileLike } from "../../src/index.node.js";
import { coreBytes } from "../support/core.js";

const engine = await loadEngine({ wasm: coreBytes() });
const OPEN = { walls: "" };

function build(...tiles: [TileLike, number, number][]): Board {
  const board = engine.createBoard();
  for (const [tile, x, y] of tiles) board.place(tile, x, y);
  return board;
}

function errorOf(action: () => unknown): AlhambraError {
  try {
    action();
  } catch (error) {
    if (error instanceof AlhambraError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("placing (p. 5)", () => {
  test("a new board is the starting tile, alone", () => {
    expect(engine.createBoard().tiles()).toEqual([
      { x: 0, y: 0, kind: "start", price: 0, walls: "", id: "start" },
    ]);
  });

  test("a tile by its id", () => {
    const board = engine.createBoard();
    expect(board.check("garden-8-ne", 1, 0)).toBe("ok");
    board.place("garden-8-ne", 1, 0);
    expect(board.tiles()).toContainEqual({
      x: 1,
      y: 0,
      id: "garden-8-ne",
      kind: "garden",
      price: 8,
      walls: "NE",
    });
  });

  test("a tile as the engine lists it", () => {
    const [tile] = engine.tiles();
    expect(engine.createBoard().legalPlacements(tile ?? "")).toEqual([{ x: 0, y: -1 }]);
  });

  test("a tile by its walls, in any order of letters", () => {
    const board = build([{ walls: "WSN" }, -1, 0]);
    expect(board.tiles()[0]).toEqual({ x: -1, y: 0, walls: "NSW" });
  });

  test("a turned tile lies with its walls turned clockwise", () => {
    const board = engine.createBoard();
    expect(board.check({ walls: "W" }, 1, 0)).toBe("edge");
    expect(board.check({ walls: "W", rotation: 1 }, 1, 0)).toBe("ok");
    board.place({ id: "tower-10-w", rotation: 3 }, 1, 0);
    expect(board.tiles()[1]).toEqual({
      x: 1,
      y: 0,
      kind: "tower",
      price: 10,
      walls: "S",
      id: "tower-10-w",
      rotation: 3,
    });
    expect(board.legalPlacements({ walls: "N", rotation: 2 })).toEqual(board.legalPlacements({ walls: "S" }));
  });

  test("a side with a wall against one without: all clashing sides are told", () => {
    const board = build([OPEN, 1, 0], [OPEN, 0, 1], [OPEN, 0, 2], [OPEN, 1, 2]);
    expect(board.explain({ walls: "NSW" }, 1, 1)).toEqual({
      reason: "edge",
      edges: [
        { x: 1, y: 1, side: "N" },
        { x: 1, y: 1, side: "S" },
        { x: 1, y: 1, side: "W" },
      ],
      cells: [],
      tiles: [],
    });
  });

  test("a tile nobody could walk to is the tile cut off", () => {
    const board = build(["arcades-8-e", 1, 0]);
    expect(board.explain("tower-10-w", 2, 0)).toEqual({
      reason: "unreachable",
      edges: [],
      cells: [],
      tiles: [{ x: 2, y: 0 }],
    });
  });

  test("all cells of every enclosed area are told", () => {
    const left = [-1, -2].map((x): [TileLike, number, number] => [OPEN, x, 0]);
    const board = build(
      ...left,
      [OPEN, -2, 1],
      [OPEN, -2, 2],
      [OPEN, -1, 2],
      [OPEN, 1, 0],
      [OPEN, 1, 1],
      [OPEN, 1, 2],
    );
    expect(board.explain(OPEN, 0, 2)).toEqual({
      reason: "hole",
      edges: [],
      cells: [
        { x: -1, y: 1 },
        { x: 0, y: 1 },
      ],
      tiles: [],
    });
  });

  test.each([
    ["occupied", OPEN, 0, 0],
    ["detached", OPEN, 1, 1],
    ["detached", OPEN, 32_767, -32_767],
    ["edge", { walls: "N" }, 0, 1],
  ] as const)("%s: the error's code is the reason, and nothing has changed", (reason, tile, x, y) => {
    const board = engine.createBoard();
    expect(board.check(tile, x, y)).toBe(reason);
    expect(errorOf(() => board.place(tile, x, y))).toMatchObject({ code: reason, reason });
    expect(board.tiles()).toHaveLength(1);
  });

  test("any shape of 55 tiles fits; a board of 62 cells is full", () => {
    const board = engine.createBoard();
    for (let x = 1; x < 62; x++) board.place(OPEN, x, 0);
    expect(board.check(OPEN, 62, 0)).toBe("limit");
    expect(board.check(OPEN, -1, 0)).toBe("limit");
    expect(engine.createBoard(board.tiles()).tiles()).toEqual(board.tiles());
    expect(engine.validate([...board.tiles(), { x: 62, y: 0, walls: "" }])).toMatchObject([
      { code: "limit", path: "/62", x: 62, y: 0 },
    ]);
  });

  test("192 pieces are the most a board holds", () => {
    const board = engine.createBoard();
    for (let n = 1; n < 192; n++) board.place(OPEN, n % 14, Math.floor(n / 14));
    expect(board.check(OPEN, 192 % 14, Math.floor(192 / 14))).toBe("limit");
    expect(board.legalPlacements(OPEN)).toEqual([]);
    expect(engine.createBoard(board.tiles()).removable()).toEqual(board.removable());
  });

  test("cells as far as a caller can name them", () => {
    const board = build([OPEN, 1, 0]);
    for (const far of [64, 65, 127, 128, 200, 256, 4096, 32_767]) {
      for (const [x, y] of [
        [far, 0],
        [-far, 0],
        [1, far],
        [far, -far],
      ] as const) {
        expect(board.explain(OPEN, x, y)).toEqual({ reason: "detached", edges: [], cells: [], tiles: [] });
        expect(board.explainRemove(x, y).reason).toBe("empty");
        expect(board.explainSwap(OPEN, x, y).reason).toBe("empty");
        expect([board.check(OPEN, x, y), board.checkRemove(x, y)]).toEqual(["detached", "empty"]);
      }
    }
  });

  test("cells are listed by y, then x", () => {
    expect(engine.createBoard().legalPlacements(OPEN)).toEqual([
      { x: 0, y: -1 },
      { x: -1, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]);
  });
});

describe("removing and exchanging (p. 4)", () => {
  test("the start stays, what is not there cannot go", () => {
    const board = engine.createBoard();
    expect(board.checkRemove(0, 0)).toBe("start");
    expect(board.checkSwap(OPEN, 0, 0)).toBe("start");
    expect(board.checkRemove(3, 3)).toBe("empty");
    expect(errorOf(() => board.remove(0, 0)).code).toBe("start");
    expect(errorOf(() => board.swap(OPEN, 3, 3)).code).toBe("empty");
  });

  test("a bridge stays: all tiles behind it are told", () => {
    const board = build([OPEN, 1, 0], [OPEN, 2, 0], [OPEN, 2, 1]);
    expect(board.explainRemove(1, 0)).toEqual({
      reason: "unreachable",
      edges: [],
      cells: [],
      tiles: [
        { x: 2, y: 0 },
        { x: 2, y: 1 },
      ],
    });
    expect(board.removable()).toEqual([{ x: 2, y: 1 }]);
    board.remove(2, 1);
    expect(board.removable()).toEqual([{ x: 2, y: 0 }]);
  });

  test("the tile that comes must match all neighbours", () => {
    const board = build(["arcades-8-e", 1, 0], [OPEN, 1, 1]);
    expect(board.checkSwap("arcades-8-n", 1, 0)).toBe("ok");
    expect(board.explainSwap({ walls: "SW" }, 1, 0).edges).toEqual([
      { x: 1, y: 0, side: "S" },
      { x: 1, y: 0, side: "W" },
    ]);
    expect(board.swaps("arcades-8-n")).toEqual([{ x: 1, y: 0 }]);
    board.swap("arcades-8-n", 1, 0);
    expect(board.tiles()[1]).toMatchObject({ id: "arcades-8-n", walls: "N" });
  });
});

describe("walls (p. 5-6)", () => {
  test("no wall at all", () => {
    expect(engine.createBoard().longestWall()).toEqual({ length: 0, edges: [] });
    expect(engine.createBoard().walls()).toEqual([]);
  });

  test("clockwise from the first edge, longest first; a wall between two tiles counts for nothing", () => {
    const inner: [TileLike, number, number] = [{ walls: "NE" }, 1, 1];
    const board = build([{ walls: "NES" }, 1, 0], [OPEN, 0, 1], inner, ["garden-8-nw", -1, 0]);
    const runs = [
      {
        length: 3,
        edges: [
          { x: 1, y: 0, side: "N" },
          { x: 1, y: 0, side: "E" },
          { x: 1, y: 1, side: "E" },
        ],
      },
      {
        length: 2,
        edges: [
          { x: -1, y: 0, side: "W" },
          { x: -1, y: 0, side: "N" },
        ],
      },
    ];
    expect(board.walls()).toEqual(runs);
    expect(board.longestWall()).toEqual(runs[0]);
  });
});

test("a list in any order makes the board, and its tiles make it again", () => {
  const board = build(["garden-8-ne", 1, 0], [{ walls: "E", kind: "tower" }, 0, -1], ["garden-10-0", 0, 1]);
  const again = engine.createBoard([...board.tiles()].reverse());
  expect(again.tiles()).toEqual(board.tiles());
  expect(again.walls()).toEqual(board.walls());
});

test("the board of a position is read too", () => {
  const board = engine.createBoard([
    { tile: "start", x: 0, y: 0 },
    { tile: "tower-10-w", x: 1, y: 0, rotation: 2 },
    { tile: "garden-10-0", x: 0, y: 1, walls: "S" },
  ]);
  expect(board.tiles().map(({ walls }) => walls)).toEqual(["", "E", "S"]);
});

test("a board that only a redesign could give is accepted", () => {
  // The middle tile opens only to the one below it, and that one could never come first.
  const ring = [
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ].map(([x = 0, y = 0]) => ({ x, y, walls: "" }));
  const closed = ring.map((tile) =>
    tile.y === 0 && tile.x === 1
      ? { ...tile, walls: "S" }
      : tile.x === 2 && tile.y === 1
        ? { ...tile, walls: "W" }
        : tile.x === 0 && tile.y === 1
          ? { ...tile, walls: "E" }
          : tile,
  );
  const board = engine.createBoard([...closed, { x: 1, y: 1, walls: "NEW" }]);
  expect(board.tiles()).toHaveLength(9);
});

test("a clone goes its own way", () => {
  const board = build([OPEN, 1, 0]);
  const copy = board.clone();
  copy.remove(1, 0);
  expect(board.tiles()).toHaveLength(2);
  expect(copy.tiles()).toHaveLength(1);
  expect(board.removable()).toEqual([{ x: 1, y: 0 }]);
});

test("what a board tells can be changed without changing the board", () => {
  const board = build([OPEN, 1, 0]);
  const [tile] = board.tiles();
  Object.assign(tile ?? {}, { x: 7 });
  expect(board.tiles()[0]).toMatchObject({ x: 0 });
});
