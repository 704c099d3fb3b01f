// Moves as text: what a player writes, and what must never be misread.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnyMove, makeMove, parseMove } from "../../src/text/index.js";
import { codeOf, json, placeOf } from "./support.js";

const d = (value: number) => ({ currency: "denar", value }) as const;
const f = (value: number) => ({ currency: "florin", value }) as const;

const MOVES: [string, AnyMove][] = [
  ["take denar3+florin1", { type: "take", cards: [d(3), f(1)] }],
  ["buy 2 denar4+denar5", { type: "buy", space: 2, pay: [d(4), d(5)] }],
  ["place garden-8-ne 3,-1", { type: "place", tile: "garden-8-ne", x: 3, y: -1 }],
  ["add tower-13-e 0,-12", { type: "add", tile: "tower-13-e", x: 0, y: -12 }],
  ["swap arcades-8-n 1,0", { type: "swap", tile: "arcades-8-n", x: 1, y: 0 }],
  ["remove -1,0", { type: "remove", x: -1, y: 0 }],
  ["reserve pavilion-8-0", { type: "reserve", tile: "pavilion-8-0" }],
  ["dirk pavilion-8-0", { type: "dirk", tile: "pavilion-8-0" }],
  ["pass", { type: "pass" }],
  ["end", { type: "end" }],
  ["done", { type: "done" }],
  ["pay denar5", { type: "pay", source: d(5) }],
  ["pay certificate", { type: "pay", source: "certificate" }],
  ["pay denar-coin", { type: "pay", source: { currency: "denar", coin: true } }],
  ["pay denar3/builders", { type: "pay", source: { ...d(3), via: "builders" } }],
  ["take exchange:denar-florin", { type: "take", cards: ["exchange:denar-florin"] }],
  ["take diamond5", { type: "take", cards: [{ currency: "diamond", value: 5 }] }],
  [
    "place camp-3 2,1 r1 with gates(side=N)",
    { type: "place", tile: "camp-3", x: 2, y: 1, rotation: 1, with: { gates: { side: "N" } } },
  ],
  ["place camp-3 2,1 r0", { type: "place", tile: "camp-3", x: 2, y: 1, rotation: 0 }],
  ["buy 1 denar9 with towers", { type: "buy", space: 1, pay: [d(9)], with: { towers: true } }],
  ["buy 1 [] with towers", { type: "buy", space: 1, pay: [], with: { towers: true } }],
  [
    "buy 3 with exchange(card=exchange:denar-florin)",
    { type: "buy", space: 3, with: { exchange: { card: "exchange:denar-florin" } } },
  ],
  [
    "pay denar1 with craftsmen=display staff(patron)",
    { type: "pay", source: d(1), with: { staff: { patron: true }, craftsmen: "display" } },
  ],
  ["favour:wake", { type: "favour:wake" }],
  ["squares:take kind=garden", { type: "squares:take", kind: "garden" }],
  ["people:bid amount=12", { type: "people:bid", amount: 12 }],
  ["people:change give=denar3 take=florin1", { type: "people:change", give: d(3), take: f(1) }],
  ["people:stay keep", { type: "people:stay", keep: true }],
  [
    "lookout:place 3,-1 corner=NE kind=garden",
    { type: "lookout:place", x: 3, y: -1, corner: "NE", kind: "garden" },
  ],
  [
    "market:buy pay=[denar4 denar5] tile=market-3 with exchange(card=exchange:denar-florin)",
    {
      type: "market:buy",
      tile: "market-3",
      pay: [d(4), d(5)],
      with: { exchange: { card: "exchange:denar-florin" } },
    },
  ],
  ["craft:mix spaces=[1 3]", { type: "craft:mix", spaces: [1, 3] }],
];

test.each(MOVES)("%s", (text, move) => {
  expect(makeMove(move)).toBe(text);
  expect(parseMove(text)).toEqual(move);
  expect(parseMove(JSON.stringify(move))).toEqual(move);
});

test("blanks do not matter, the order of cards neither", () => {
  expect(parseMove("  place   garden-8-ne\t3,-1 \n")).toEqual(parseMove("place garden-8-ne 3,-1"));
  expect(makeMove({ type: "take", cards: [f(1), d(3), d(1), "score-1"] })).toBe(
    "take denar1+denar3+florin1+score-1",
  );
  expect(makeMove({ type: "market:buy", pay: [d(5), d(4)] })).toBe("market:buy pay=[denar4 denar5]");
});

describe("what is no move is refused with its place", () => {
  test.each([
    ["", 0, "a move"],
    ["steal denar3", 0, "a move"],
    ["take", 4, "a card"],
    ["take 3", 5, "a card"],
    ["take denar3+", 12, "a card"],
    ["take denar3 florin1", 12, "the end"],
    ["buy denar3", 4, "market space"],
    ["buy 2 denar3, denar4", 6, "a card"],
    ["place garden-8-ne", 17, "a cell"],
    ["place garden-8-ne 3;1", 18, "a cell"],
    ["place garden-8-ne 03,1", 18, "a cell"],
    ["place garden-8-ne 1,1 r4", 22, "the end"],
    ["reserve a/b", 8, "the id"],
    ["pass now", 5, "the end"],
    ["pass with ", 10, "a key"],
    ["squares:take kind=", 18, "a value"],
    ["squares:take kind=a kind=b", 20, "another key"],
    ["squares:take [1]", 13, "a key"],
    ["squares:take a=[1", 17, "]"],
    ['squares:take a="b', 15, "quote"],
    ['squares:take "__proto__"=1', 13, "another key"],
    ['{ "type": "pass" ', 0, "JSON"],
    ['{ "type": "pass", "now": 1 }', 0, "a move"],
    ['{ "type": "pass", "__proto__": {} }', 0, "data"],
  ])("%j", (text, index, expected) => {
    const place = placeOf(() => parseMove(text));
    expect(place?.expected).toContain(expected);
    if (!text.startsWith("{")) expect(place?.index).toBe(index);
  });

  test.each([
    null,
    7,
    "pass",
    {},
    { type: "steal" },
    { type: "constructor" },
    { type: "pass", extra: 1 },
    { type: "take" },
    { type: "take", cards: [7] },
    { type: "take", cards: [{ currency: "dollar", value: 3 }] },
    { type: "take", cards: [{ currency: "denar", value: 0 }] },
    { type: "buy", space: 1.5, pay: [] },
    { type: "place", tile: "a", x: 1 },
    { type: "place", tile: "a", x: 1, y: Number.NaN },
    { type: "place", tile: "a", x: 1, y: 1, rotation: 4 },
    { type: "pass", with: {} },
    { type: "pass", with: 1 },
    { type: "a:b", with: null },
    { type: "a:b", field: () => 1 },
    { type: "a:b", field: 1n },
  ])("an object that is none: %o", (move) => {
    expect(codeOf(() => makeMove(move as AnyMove))).toBe("bad-argument");
  });

  test("no text at all", () => {
    expect(codeOf(() => Reflect.apply(parseMove, null, [undefined]))).toBe("bad-argument");
    expect(codeOf(() => parseMove("x".repeat(2 ** 20 + 1)))).toBe("limit");
    expect(codeOf(() => parseMove(`a:b c=${"[".repeat(40)}`))).toBe("limit");
    expect(codeOf(() => parseMove(`a:b c=${"[".repeat(2 ** 19)}`))).toBe("limit");
    expect(codeOf(() => parseMove(`{"type":"a:b","c":${"[".repeat(2 ** 19)}`))).toBe("limit");
  });
});

describe("round trips", () => {
  const card = fc.oneof(
    fc.record({
      currency: fc.constantFrom("denar", "ducat", "diamond"),
      value: fc.integer({ min: 1, max: 99 }),
    }),
    fc.record({ currency: fc.constantFrom("dirham", "florin"), coin: fc.constant(true) }),
    fc.string(),
    fc.constantFrom("denar3", "with", "true", "-", "7", "thieves:denar", "denar-coin"),
  );
  const cell = { x: fc.integer({ min: -999, max: 999 }), y: fc.integer({ min: -999, max: 999 }) };
  const additions = fc.dictionary(
    fc.string().filter((key) => key !== "__proto__"),
    json(3),
    { minKeys: 1, maxKeys: 3 },
  );
  const tile = fc.oneof(fc.constantFrom("garden-8-ne", "with", "r1"), fc.string());
  const base = fc.oneof(
    fc.record({ type: fc.constant("take"), cards: fc.array(card, { maxLength: 4 }) }),
    fc.record(
      {
        type: fc.constant("buy"),
        space: fc.integer({ min: 1, max: 99 }),
        pay: fc.array(card, { maxLength: 4 }),
        with: additions,
      },
      { requiredKeys: ["type", "space"] },
    ),
    fc.record(
      {
        type: fc.constantFrom("place", "add", "swap"),
        tile,
        ...cell,
        rotation: fc.integer({ min: 0, max: 3 }),
        with: additions,
      },
      { requiredKeys: ["type", "tile", "x", "y"] },
    ),
    fc.record(
      { type: fc.constant("pay"), source: card, with: additions },
      { requiredKeys: ["type", "source"] },
    ),
  );
  const module = fc
    .tuple(
      fc.constantFrom("a:b", "squares:take"),
      fc.dictionary(
        fc.string().filter((key) => !["__proto__", "type", "with"].includes(key)),
        json(3),
      ),
      fc.option(fc.record(cell), { nil: {} }),
    )
    .map(([type, fields, at]) => ({ ...fields, ...at, type }));

  test("every move comes back, its cards in order", () => {
    fc.assert(
      fc.property(fc.oneof(base, module), (given) => {
        const text = makeMove(given as AnyMove);
        const move = parseMove(text);
        expect(makeMove(move)).toBe(text);
        expect(sorted(move)).toEqual(sorted(given));
        expect(text).not.toContain("\n");
      }),
      { numRuns: 400 },
    );
  });

  test("whatever text is given is a move or refused with a typed error", () => {
    const words = fc.constantFrom(
      "take",
      "denar3",
      "+",
      "(",
      "[",
      ")",
      "]",
      "=",
      "with",
      " ",
      '"',
      "1,2",
      "a:b",
      "-",
      "?",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(text, (given) => {
        expect(["nothing was refused", "bad-notation"]).toContain(codeOf(() => parseMove(given)));
      }),
      { numRuns: 500 },
    );
  });
});

/** Payments and takes are sets. */
function sorted(move: object): unknown {
  const copy: Record<string, unknown> = { ...move };
  for (const key of ["cards", "pay"]) {
    const cards = copy[key];
    if (Array.isArray(cards)) copy[key] = cards.map((item) => JSON.stringify(item)).sort();
  }
  return copy;
}
