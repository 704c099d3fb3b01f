// Boards as text: rows of tiles and drawings.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BoardTile } from "../../src/board/types.js";
import { loadEngine } from "../../src/index.node.js";
import { makeBoard, parseBoard } from "../../src/text/index.js";
import { Board as Plain } from "../reference/base/index.js";
import { Dice } from "../reference/random.js";
import { coreBytes } from "../support/core.js";
import { codeOf, placeOf } from "./support.js";

const engine = await loadEngine({ wasm: coreBytes() });
const IDS = engine.tiles().map(({ id }) => id);
const START: BoardTile = { x: 0, y: 0, kind: "start", price: 0, walls: "", id: "start" };

test("an id tells what is printed on a building tile, for all 54", () => {
  const row = IDS.map((id, n) => `${id}@${n},1`).join(" ");
  expect(parseBoard(row)).toEqual(engine.tiles().map((tile, n) => ({ x: n, y: 1, ...tile })));
});

test.each<[string, BoardTile]>([
  ["garden-8-ne@3,-1", { x: 3, y: -1, kind: "garden", price: 8, walls: "NE", id: "garden-8-ne" }],
  [
    "garden-8-ne@3,-1r1",
    { x: 3, y: -1, kind: "garden", price: 8, walls: "ES", id: "garden-8-ne", rotation: 1 },
  ],
  ["garden-8-ne<NES>@3,-1", { x: 3, y: -1, kind: "garden", price: 8, walls: "NES", id: "garden-8-ne" }],
  ["garden8<SW>@0,1", { x: 0, y: 1, kind: "garden", price: 8, walls: "SW" }],
  ["tower<>@0,1", { x: 0, y: 1, kind: "tower", walls: "" }],
  ["tile<NW>@0,1", { x: 0, y: 1, walls: "NW" }],
  ["tile5<NW>@0,1", { x: 0, y: 1, price: 5, walls: "NW" }],
  ["camp-3<N>@0,1r2", { x: 0, y: 1, walls: "N", id: "camp-3", rotation: 2 }],
  [
    "magical-garden:garden8<N>@0,1",
    { x: 0, y: 1, kind: "garden", price: 8, walls: "N", id: "magical-garden" },
  ],
  ["start@2,0", { ...START, x: 2 }],
])("%s", (word, tile) => {
  expect(makeBoard([START, tile])).toBe(`start ${word}`);
  expect(parseBoard(`start ${word}`)).toEqual([START, tile]);
  expect(parseBoard(JSON.stringify([tile]))).toEqual([tile]);
});

test("the board of a position can be written; nothing at all is the start", () => {
  expect(makeBoard([{ tile: "garden-8-ne", x: 1, y: 0 }])).toBe("garden-8-ne@1,0");
  expect(makeBoard([])).toBe("start");
});

describe("drawings", () => {
  test("a drawing, wherever it stands", () => {
    const tiles = parseBoard(`
      +   +---+---+
        *  g10  # |
      +   +   +---+
       t11|
      +   +
    `);
    expect(tiles).toEqual([
      START,
      { x: 1, y: 0, kind: "garden", price: 10, walls: "N", id: "garden-10-n" },
      { x: 2, y: 0, walls: "NES" },
      { x: 0, y: 1, kind: "tower", price: 11, walls: "E" },
    ]);
  });

  test("walls between tiles are both tiles' own, arrows show the only owner", () => {
    const tiles = parseBoard(`
      +   +   +   +
        *   # < #
      +   +---+   +
            #
    `);
    expect(tiles).toEqual([
      START,
      { x: 1, y: 0, walls: "ES" },
      { x: 2, y: 0, walls: "" },
      { x: 1, y: 1, walls: "N" },
    ]);
  });

  test("what needs more room stands in the legend", () => {
    const board: BoardTile[] = [
      START,
      { x: 1, y: 0, kind: "garden", price: 8, walls: "ES", id: "garden-8-ne", rotation: 1 },
      { x: 0, y: 1, kind: "garden", price: 10, walls: "N" },
      { x: -1, y: 0, walls: "", id: "camp-3" },
      { x: 0, y: -1, price: 4, walls: "" },
    ];
    const text = makeBoard(board, { drawing: true });
    expect(text).toBe(
      [
        "    +   +",
        "      A",
        "+   +   +   +",
        "  B   *   C |",
        "+   +vvv+---+",
        "      D",
        "    +   +",
        "A = tile4",
        "B = camp-3",
        "C = garden-8-ne r1",
        "D = garden10",
      ].join("\n"),
    );
    expect(byCell(parseBoard(text))).toEqual(byCell(board));
  });

  test.each([
    ["two starts", " *   *", "one start only"],
    ["a stranger between the cells", " *  / g8", "a wall"],
    ["a wall of nothing", " *   \n      ---", "a tile beside this wall"],
    ["a corner that is none", "  * \nx", "a corner"],
    ["an unknown tile", " *   x9", "a tile such as"],
    ["a label nobody explains", " *   A", "a tile such as"],
    ["a label explained twice", " *   A\nA = camp-1\nA = camp-2", "an entry"],
    ["an entry that is none", " *   A\nA = camp 1", "an entry"],
    ["a start with walls", "+   +---+\n  * | # |", "a start without walls"],
    ["a far tile", ` *${" ".repeat(500)}#`, "a smaller board"],
  ])("%s", (_, text, expected) => {
    expect(placeOf(() => parseBoard(text))?.expected).toContain(expected);
  });

  test("the place is told by line and column", () => {
    const place = placeOf(() => parseBoard("\n  *   g8/\n"));
    expect(place).toMatchObject({ index: 9, line: 2, column: 9, expected: "a wall, one of < > |" });
  });

  test("what cannot be drawn is refused", () => {
    const tile = { x: 1, y: 0, walls: "" };
    for (const list of [[tile, tile], [{ ...tile, x: 0 }], [{ ...tile, x: 500 }], [{ ...START, x: 1 }]]) {
      expect(codeOf(() => makeBoard(list, { drawing: true }))).toBe("bad-argument");
    }
  });
});

describe("what is no board", () => {
  test.each([
    ["", 0],
    ["start garden-8-ne", 6],
    ["garden-8-ne@1", 0],
    ["garden-8-ne@1,0 camp-3@1,1", 16],
    ["garden-8-ne<EN>@1,0", 0],
    ["garden-8-ne@1,0r4", 0],
    ["garden-8-ne@99999,0", 0],
    ["garden@1,0", 0],
    ["garden8:tower9<N>@1,0", 0],
  ])("%j", (text, index) => {
    expect(placeOf(() => parseBoard(text))).toMatchObject({
      index,
      expected: expect.stringContaining("a tile"),
    });
  });

  test.each(["[", "[1]", '[{"x":0.5,"y":0,"walls":""}]', '[{"x":1,"y":0}]', '[{"x":1,"y":0,"id":"camp-3"}]'])(
    "the JSON %s",
    (text) => {
      expect(codeOf(() => parseBoard(text))).toBe("bad-notation");
    },
  );

  test("limits", () => {
    expect(codeOf(() => parseBoard("a".repeat(2 ** 20 + 1)))).toBe("limit");
    expect(codeOf(() => parseBoard("[".repeat(1000)))).toBe("limit");
    expect(codeOf(() => makeBoard(JSON.parse('[{ "x": 1, "y": 0, "walls": "", "id": "no id" }]')))).toBe(
      "bad-argument",
    );
    expect(codeOf(() => makeBoard(JSON.parse("{}")))).toBe("bad-argument");
  });
});

describe("round trips", () => {
  const rotation = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
  const coordinate = fc.integer({ min: -4, max: 4 });
  const tile = fc
    .record(
      {
        x: coordinate,
        y: coordinate,
        id: fc.constantFrom(...IDS.slice(0, 9), "camp-3", "magical-garden"),
        kind: fc.constantFrom("garden" as const, "tower" as const),
        price: fc.integer({ min: 0, max: 99 }),
        walls: fc.constantFrom("", "N", "ES", "NSW", "NESW"),
        rotation,
      },
      { requiredKeys: ["x", "y", "walls"] },
    )
    // What contradicts an id is no tile.
    .map(({ id, kind, price, ...rest }) =>
      id && IDS.includes(id)
        ? { ...rest, id }
        : { ...rest, ...(id && { id }), ...(kind && { kind }), ...(price !== undefined && { price }) },
    )
    .filter(({ x, y }) => x !== 0 || y !== 0);
  const heap = fc.uniqueArray(tile, { selector: ({ x, y }) => `${x},${y}`, maxLength: 12 });

  test("any heap of tiles as a row and as a drawing", () => {
    fc.assert(
      fc.property(heap, (tiles) => {
        const list = [START, ...parseBoard(JSON.stringify(tiles))];
        expect(parseBoard(makeBoard(list))).toEqual(list);
        expect(byCell(parseBoard(makeBoard(list, { drawing: true })))).toEqual(byCell(list));
      }),
      { numRuns: 300 },
    );
  });

  test("palaces as they grow in play", () => {
    const dice = new Dice(11);
    for (let round = 0; round < 20; round++) {
      let plain = Plain.start();
      for (let n = 0; n < 25; n++) {
        const id = dice.pick(IDS);
        const places = plain.legalPlacements(id);
        if (places.length === 0) continue;
        const { x, y } = dice.pick(places);
        plain = plain.place(id, x, y);
      }
      const tiles = engine.createBoard(plain.tiles()).tiles();
      expect(parseBoard(makeBoard(tiles))).toEqual(tiles);
      const drawn = makeBoard(tiles, { drawing: true });
      expect(byCell(parseBoard(drawn))).toEqual(tiles);
      // A palace that keeps the rules needs neither arrows nor a legend.
      expect(drawn).not.toMatch(/[<>^v=]/);
    }
  });

  test("whatever text is given is a board or refused with a typed error", () => {
    const words = fc.constantFrom(
      "*",
      "+",
      "-",
      "|",
      " ",
      "\n",
      "g8",
      "#",
      "A",
      "=",
      "<",
      "v",
      "start",
      "@1,0",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 40 }).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(text, (given) => {
        expect(["nothing was refused", "bad-notation"]).toContain(codeOf(() => parseBoard(given)));
      }),
      { numRuns: 500 },
    );
  });
});

function byCell(tiles: readonly BoardTile[]): BoardTile[] {
  return [...tiles].sort((a, b) => a.y - b.y || a.x - b.x);
}
