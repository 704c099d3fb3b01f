// Positions and records as text.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameRecord, Position } from "../../src/game/types.js";
import { makePosition, makeRecord, parsePosition, parseRecord } from "../../src/text/index.js";
import { Dice, randomGame, randomSetup } from "../reference/random.js";
import { codeOf, errorOf, json, placeOf } from "./support.js";

const POSITION = `alhambra-position 1
config (game=alhambra players=2 seed=42)
active 0
turn -
phase action
scorings 1
acted
seat score=12 hand=[denar3 florin7] reserve=[garden-8-ne] bought=[] board=[start@0,0 tower-11-0@1,0]
seat score=9 hand=?5 reserve=[] bought=[] board=[start@0,0]
dirk (score=0 tiles=[pavilion-8-0])
market [garden-9-e - tower-12-0 -]
display [denar1 denar1 ducat4]
tower ?31
deck ?80
discard []
modules ()`;

test("a position a person can read", () => {
  const position = parsePosition(POSITION);
  expect(position).toEqual({
    format: "alhambra-position",
    version: 1,
    config: { game: "alhambra", players: 2, seed: 42 },
    active: 0,
    turn: null,
    phase: "action",
    scorings: 1,
    acted: true,
    seats: [
      {
        score: 12,
        hand: [
          { currency: "denar", value: 3 },
          { currency: "florin", value: 7 },
        ],
        reserve: ["garden-8-ne"],
        bought: [],
        board: [
          { tile: "start", x: 0, y: 0 },
          { tile: "tower-11-0", x: 1, y: 0 },
        ],
      },
      { score: 9, hand: { count: 5 }, reserve: [], bought: [], board: [{ tile: "start", x: 0, y: 0 }] },
    ],
    dirk: { tiles: ["pavilion-8-0"], score: 0 },
    market: ["garden-9-e", null, "tower-12-0", null],
    display: [
      { currency: "denar", value: 1 },
      { currency: "denar", value: 1 },
      { currency: "ducat", value: 4 },
    ],
    tower: { count: 31 },
    deck: { count: 80 },
    discard: [],
    modules: {},
  });
  expect(makePosition(position)).toBe(POSITION);
  expect(parsePosition(JSON.stringify(position))).toEqual(position);
  expect(parsePosition(`\n  ${POSITION.replaceAll("\n", "\r\n\n  ")}\n`)).toEqual(position);
});

test("long lists may be broken over lines", () => {
  expect(parsePosition("alhambra-position 1\nmarket [\n garden-9-e\n -\n]\nscorings 1")).toMatchObject({
    market: ["garden-9-e", null],
    scorings: 1,
  });
});

test("every position of random games comes back", () => {
  const dice = new Dice(3);
  for (const players of [2, 3, 5]) {
    randomGame(randomSetup(players, dice), dice, {
      cap: 60,
      look(game) {
        const position: Position = game.state();
        expect(parsePosition(makePosition(position))).toEqual(position);
      },
    });
  }
});

function randomRecord(players: number, dice: Dice): GameRecord {
  const { setup, game, moves } = randomGame(randomSetup(players, dice), dice, { policy: "typed", cap: 150 });
  return {
    format: "alhambra-record",
    version: 1,
    engine: "0.1.0",
    rules: 1,
    config: { game: "alhambra", players },
    tower: setup.tower,
    deck: setup.deck,
    setup: {},
    chance: [...game.chance],
    moves,
    result: { scores: [1, 2], winners: [1], breakdown: [] },
    meta: { names: ["Ann", "Bob of the 3 = signs"], date: "2026-11-18", notes: "line\nbreak" },
  };
}

test("records of random games come back, moves and all", () => {
  const dice = new Dice(4);
  for (const players of [2, 3, 6]) {
    const record = randomRecord(players, dice);
    const text = makeRecord(record);
    expect(parseRecord(text)).toEqual(record);
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    expect(text).toContain("\n1. ");
    expect(text.length).toBeLessThan(JSON.stringify(record).length / 2);
  }
});

describe("round trips of whatever data", () => {
  const fields = fc.dictionary(
    fc.string().filter((key) => !["__proto__", "format", "version", "moves"].includes(key)),
    json(4),
  );
  test("positions", () => {
    fc.assert(
      fc.property(fields, fc.array(fields, { maxLength: 3 }), (rest, seats) => {
        const position = { ...rest, seats, seat: 3, format: "alhambra-position", version: 7 };
        expect(parsePosition(makePosition(position as unknown as Position))).toEqual(position);
      }),
      { numRuns: 300 },
    );
  });

  test("records", () => {
    fc.assert(
      fc.property(fields, (rest) => {
        const record = { ...rest, format: "alhambra-record", version: 1, moves: [{ type: "pass" }] };
        expect(parseRecord(makeRecord(record as unknown as GameRecord))).toEqual(record);
      }),
      { numRuns: 300 },
    );
  });
});

describe("what is refused", () => {
  test.each([
    ["", 1, 1, "the heading"],
    ["alhambra-record 1", 1, 1, "the heading"],
    ["alhambra-position", 1, 18, "a version"],
    ["alhambra-position 1 now", 1, 20, "the end of the line"],
    ["alhambra-position 1\nactive 0 0", 2, 9, "the end of the line"],
    ["alhambra-position 1\nactive 0\n\nactive 1", 4, 1, "another key"],
    ["alhambra-position 1\nseat hand=[denar3", 2, 18, "]"],
    ["alhambra-position 1\nseats ?3\nseat", 3, 1, "no seat"],
    ["alhambra-position 1\nformat 3", 2, 1, "another key"],
    ['alhambra-position 1\n"__proto__" 3', 2, 1, "another key"],
    ["alhambra-position 1\nactive @", 2, 8, "a value"],
    ["alhambra-position 1\nactive 1e999", 2, 8, "a value"],
    ['{ "format": "alhambra-record" }', 1, 1, "format"],
  ])("%j", (text, line, column, expected) => {
    const place = placeOf(() => parsePosition(text));
    expect(place).toMatchObject({ line, column });
    expect(place?.expected).toContain(expected);
  });

  test.each([
    ["alhambra-record 1\n2. pass", 2, "move 1"],
    ["alhambra-record 1\n1. pass\n3. pass", 3, "move 2"],
    ["alhambra-record 1\n1. fly", 2, "a move"],
    ["alhambra-record 1\nmoves []", 2, "moves with their numbers"],
    ["alhambra-record 1\n1. pass pass", 2, "the end of the line"],
  ])("%j", (text, line, expected) => {
    const error = errorOf(() => parseRecord(text));
    expect(error?.place).toMatchObject({ line });
    expect(error?.message).toContain(expected);
  });

  test("records of more than 100,000 moves, before any work", () => {
    const record = { format: "alhambra-record", version: 1 };
    const moves = Object.assign([], { length: 100_001 });
    expect(codeOf(() => Reflect.apply(makeRecord, null, [{ ...record, moves }]))).toBe("limit");
    const text = `{"format":"alhambra-record","version":1,"moves":[${"0,".repeat(100_000)}0]}`;
    expect(codeOf(() => parseRecord(text))).toBe("limit");
    const lines = Array.from({ length: 100_001 }, (_, n) => `${n + 1}. pass`).join("\n");
    expect(codeOf(() => parseRecord(`alhambra-record 1\n${lines}`))).toBe("limit");
  });

  test("JSON above 1 MB, nesting above 32", () => {
    expect(codeOf(() => parsePosition(`{"a":"${"x".repeat(2 ** 20)}"}`))).toBe("limit");
    expect(codeOf(() => parseRecord(`{"a":"${"x".repeat(2 ** 20)}"}`))).toBe("limit");
    expect(codeOf(() => parseRecord(`{"a":${"[".repeat(32)}`))).toBe("limit");
    expect(codeOf(() => parsePosition(`alhambra-position 1\na ${"[".repeat(32)}`))).toBe("limit");
    const deep = `alhambra-position 1\na ${"[".repeat(31)}1${"]".repeat(31)}`;
    expect(makePosition(parsePosition(deep))).toBe(deep);
    expect(codeOf(() => Reflect.apply(makeRecord, null, [{ moves: [], notes: "x".repeat(2 ** 20) }]))).toBe(
      "limit",
    );
  });

  test.each([
    [null],
    [{}],
    [{ format: "alhambra-record" }],
    [{ format: "alhambra-record", version: 0, moves: [] }],
    [{ format: "alhambra-record", version: 1, moves: [3] }],
    [{ format: "alhambra-record", version: 1, moves: [{ type: "fly" }] }],
  ])("the record %o", (record) => {
    expect(codeOf(() => Reflect.apply(makeRecord, null, [record]))).toBe("bad-argument");
    expect(codeOf(() => Reflect.apply(makePosition, null, [record]))).toBe("bad-argument");
  });

  test("a record whose moves cannot be read", () => {
    const record = {
      format: "alhambra-record",
      get moves(): never {
        throw new Error("no moves");
      },
    };
    expect(codeOf(() => Reflect.apply(makeRecord, null, [record]))).toBe("bad-argument");
  });

  test("hostile JSON changes nothing", () => {
    const text = '{"format":"alhambra-position","__proto__":{"polluted":true}}';
    expect(codeOf(() => parsePosition(text))).toBe("bad-notation");
    expect("polluted" in {}).toBe(false);
  });

  test("bit flips in a text are read or refused, never anything else", () => {
    fc.assert(
      fc.property(fc.nat(POSITION.length - 1), fc.string({ maxLength: 3 }), (at, change) => {
        const text = POSITION.slice(0, at) + change + POSITION.slice(at + 1);
        expect(["nothing was refused", "bad-notation"]).toContain(codeOf(() => parsePosition(text)));
      }),
      { numRuns: 500 },
    );
  });
});
