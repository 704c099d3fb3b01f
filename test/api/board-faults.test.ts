// Everything a caller can get wrong about a board: each is a typed error, and the board stays as it was.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AlhambraError, type Board, loadEngine } from "../../src/index.node.js";
import { coreBytes } from "../support/core.js";

const engine = await loadEngine({ wasm: coreBytes() });

/** A caller who has no types. */
function call(board: Board, method: string, ...args: unknown[]): unknown {
  return Reflect.apply(Reflect.get(board, method), board, args);
}

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return error instanceof AlhambraError ? error.code : String(error);
  }
  return "nothing was refused";
}

const throwing = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error("no keys for you");
    },
    get() {
      throw new Error("nor values");
    },
  },
);
const getter = {
  get walls(): string {
    throw new Error("not today");
  },
};
const revoked = Proxy.revocable([], {});
revoked.revoke();

const NUMBERS = [
  Number.NaN,
  0.5,
  Number.POSITIVE_INFINITY,
  2 ** 32,
  -(2 ** 31),
  40_000,
  "1",
  null,
  undefined,
  1n,
];
const TILES = [
  undefined,
  null,
  7,
  Number.NaN,
  "",
  "start",
  "garden-8-nee",
  "__proto__",
  "constructor",
  Symbol("tile"),
  () => "garden-8-ne",
  [],
  {},
  { walls: "NN" },
  { walls: "n" },
  { walls: 3 },
  { walls: "N", rotation: 4 },
  { walls: "N", rotation: Number.NaN },
  { walls: "N", rotation: "1" },
  { walls: "N", kind: "castle" },
  { walls: "N", kind: "start" },
  { walls: "N", price: -1 },
  { walls: "N", price: 2 ** 40 },
  { walls: "N", id: "" },
  { walls: "N", id: "x".repeat(65) },
  { id: "castle-7-n" },
  { id: "garden-8-ne", kind: "tower" },
  { id: "garden-8-ne", price: 9 },
  throwing,
  getter,
  revoked.proxy,
  JSON.parse('{ "__proto__": { "walls": "" } }'),
];

describe("arguments", () => {
  const board = engine.createBoard([{ x: 1, y: 0, walls: "" }]);
  const before = board.tiles();

  test.each(NUMBERS)("the coordinate %s", (number) => {
    for (const [x, y] of [
      [number, 0],
      [0, number],
    ]) {
      for (const method of ["checkRemove", "explainRemove", "remove"]) {
        expect(codeOf(() => call(board, method, x, y))).toBe("bad-argument");
      }
      for (const method of ["check", "explain", "place", "checkSwap", "explainSwap", "swap"]) {
        expect(codeOf(() => call(board, method, { walls: "" }, x, y))).toBe("bad-argument");
      }
    }
    expect(board.tiles()).toEqual(before);
  });

  test.each(TILES.map((tile, n) => [n, tile]))("the tile number %i of the list above", (_, tile) => {
    for (const method of ["check", "explain", "place", "checkSwap", "swap", "legalPlacements", "swaps"]) {
      expect(codeOf(() => call(board, method, tile, 0, 1))).toBe("bad-argument");
    }
    expect(board.tiles()).toEqual(before);
  });

  test("a huge or deep tile is a limit", () => {
    let deep: object = {};
    for (let n = 0; n < 40; n++) deep = { deep };
    expect(codeOf(() => call(board, "check", deep, 0, 1))).toBe("limit");
    expect(codeOf(() => call(board, "check", "x".repeat(2 ** 21), 0, 1))).toBe("limit");
    const endless = new Proxy([], { get: (_, key) => (key === "length" ? 2 ** 40 : 0) });
    expect(codeOf(() => call(board, "check", endless, 0, 1))).toBe("limit");
    const round: Record<string, unknown> = {};
    round.round = round;
    expect(codeOf(() => call(board, "check", round, 0, 1))).toBe("limit");
  });

  test("-0 is 0", () => {
    const lone = engine.createBoard();
    lone.place({ walls: "" }, 1, -0);
    expect(Object.is(lone.tiles()[1]?.y, 0)).toBe(true);
    expect(lone.checkRemove(1, 0)).toBe("ok");
  });

  test("every wrong field of a tile is told", () => {
    try {
      call(board, "check", { walls: "XX", kind: "castle", price: 1.5, rotation: 9 }, 0, 1);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        code: "bad-argument",
        faults: [{ path: "/rotation" }, { path: "/walls" }, { path: "/kind" }, { path: "/price" }],
      });
    }
  });

  test("whatever is passed, the answer is one of ours", () => {
    const methods = ["check", "explain", "place", "checkSwap", "swap", "legalPlacements", "swaps", "remove"];
    fc.assert(
      fc.property(fc.constantFrom(...methods), fc.anything(), fc.anything(), fc.anything(), (m, a, b, c) => {
        const lone = engine.createBoard();
        const code = codeOf(() => call(lone, m, a, b, c));
        expect(["bad-argument", "limit"]).toContain(code);
        expect(lone.tiles()).toHaveLength(1);
      }),
    );
  });
});

describe("freed boards", () => {
  test("every method says so, a second free does nothing", () => {
    const board = engine.createBoard();
    board.free();
    board.free();
    const tile = { walls: "" };
    for (const method of ["check", "explain", "place", "checkSwap", "explainSwap", "swap"]) {
      expect(codeOf(() => call(board, method, tile, 1, 0))).toBe("freed");
    }
    for (const method of ["checkRemove", "explainRemove", "remove"]) {
      expect(codeOf(() => call(board, method, 0, 0))).toBe("freed");
    }
    for (const method of ["legalPlacements", "swaps"]) {
      expect(codeOf(() => call(board, method, tile))).toBe("freed");
    }
    for (const method of ["removable", "longestWall", "walls", "tiles", "clone"]) {
      expect(codeOf(() => call(board, method))).toBe("freed");
    }
  });

  test("a tile whose getter frees the board", () => {
    const board = engine.createBoard();
    const tile = {
      get walls(): string {
        board.free();
        return "";
      },
    };
    expect(codeOf(() => board.place(tile, 1, 0))).toBe("freed");
  });

  test("using ends the handle", () => {
    const board = engine.createBoard();
    board[Symbol.dispose]();
    expect(codeOf(() => board.tiles())).toBe("freed");
  });
});

describe("boards that are none", () => {
  const faultsOf = (list: unknown) => Reflect.apply(engine.validate, engine, [list]);
  const create = (list: unknown) => Reflect.apply(engine.createBoard, engine, [list]);

  test("every fault with its place", () => {
    const list = [
      { x: 1, y: 0, walls: "W" },
      { x: 1, y: 0, walls: "" },
      { x: 3, y: 3, walls: "" },
      { x: 0, y: 0, walls: "N" },
      { x: 2, y: 2, id: "start" },
      { x: 500, y: 0, walls: "" },
      { x: 0, y: -1, walls: "S" },
    ];
    const places = faultsOf(list).map(({ code, path }: { code: string; path: string }) => [code, path]);
    expect(places).toEqual([
      ["occupied", "/1"],
      ["occupied", "/3"],
      ["start", "/4"],
      ["limit", "/5"],
      ["edge", "/0"],
      ["edge", "/6"],
      ["unreachable", "/0"],
      ["unreachable", "/2"],
      ["unreachable", "/6"],
    ]);
    try {
      create(list);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: "bad-board", faults: faultsOf(list) });
    }
  });

  test("every cell that is shut in", () => {
    const ring = [];
    for (let x = 0; x < 4; x++) ring.push({ x, y: 0, walls: "" }, { x, y: 2, walls: "" });
    ring.push({ x: 0, y: 1, walls: "" }, { x: 3, y: 1, walls: "" });
    const list = ring.map((tile) => (tile.x || tile.y ? tile : { ...tile, kind: "start" as const }));
    expect(engine.validate(list)).toMatchObject([
      { code: "hole", path: "", x: 1, y: 1 },
      { code: "hole", path: "", x: 2, y: 1 },
    ]);
  });

  test("entries that are no tiles are bad arguments, all of them told, and the rest is looked at too", () => {
    const list = [
      null,
      7,
      { x: 0.5, y: "2", walls: "Q" },
      { x: 5, y: 5, walls: "" },
      { id: "start", x: 0, y: 0 },
    ];
    expect(faultsOf(list)).toMatchObject([
      { code: "bad-argument", path: "/0" },
      { code: "bad-argument", path: "/1" },
      { code: "bad-argument", path: "/2/x" },
      { code: "bad-argument", path: "/2/y" },
      { code: "bad-argument", path: "/2/walls" },
      { code: "unreachable", path: "/3", x: 5, y: 5 },
    ]);
    expect(codeOf(() => create(list))).toBe("bad-argument");
  });

  test.each([
    ["nothing", null, "bad-argument"],
    ["a word", "start", "bad-argument"],
    ["a proxy that throws", throwing, "bad-argument"],
    ["a revoked proxy", revoked.proxy, "bad-argument"],
    ["more than a board holds", Array.from({ length: 193 }, (_, x) => ({ x, y: 0, walls: "" })), "limit"],
    ["more than a megabyte", [{ x: 0, y: 1, walls: "", id: "x".repeat(2 ** 20) }], "limit"],
    ["an endless list", Object.assign([], { length: 2 ** 31 }), "limit"],
  ])("%s", (_, list, code) => {
    expect(faultsOf(list)).toMatchObject([{ code, path: "" }]);
    expect(codeOf(() => create(list))).toBe(code);
  });

  test("an object is taken for a position", () => {
    expect(faultsOf({ tiles: [] }).length).toBeGreaterThan(0);
    expect(codeOf(() => create({ tiles: [] }))).toBe("bad-argument");
  });

  test("what JSON cannot say is told by its place", () => {
    const list = [
      { x: 1, y: 0, walls: "" },
      { x: Number.NaN, y: 0, walls: "" },
    ];
    expect(faultsOf(list)).toMatchObject([{ code: "bad-argument", path: "/1/x" }]);
    expect(faultsOf([{ x: 1, y: 0, walls: () => "" }])).toMatchObject([{ path: "/0/walls" }]);
    expect(codeOf(() => create(list))).toBe("bad-argument");
  });

  test("a second start", () => {
    const start = { id: "start", x: 0, y: 0 };
    expect(engine.validate([start])).toEqual([]);
    expect(engine.validate([start, start])).toMatchObject([{ code: "occupied", path: "/1" }]);
    expect(engine.validate([{ ...start, walls: "N" }])).toMatchObject([{ path: "/0/walls" }]);
  });
});
