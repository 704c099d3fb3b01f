// Components and getting ready to play (p. 2-3, p. 7; base.md 2 "Setup").

import { describe, expect, test } from "vitest";
import { Dice, randomSetup } from "../random.js";
import { cards, names, table, towerFrom } from "../stack.js";
import {
  createReference,
  KINDS,
  moneyBox,
  pileSizes,
  RuleError,
  type Setup,
  startingPlayer,
  TILES,
  total,
} from "./index.js";

function refusal(setup: Setup): string {
  try {
    createReference(setup);
  } catch (error) {
    return error instanceof RuleError ? error.code : "another error";
  }
  return "accepted";
}

describe("components (p. 2)", () => {
  test("54 building tiles; number and prices of each kind as in the table", () => {
    const rows = KINDS.map((kind) => {
      const prices = TILES.filter((tile) => tile.kind === kind).map((tile) => tile.price);
      return [kind, prices.length, Math.min(...prices), Math.max(...prices)];
    });
    expect(rows).toEqual([
      ["pavilion", 7, 2, 8],
      ["seraglio", 7, 3, 9],
      ["arcades", 9, 4, 10],
      ["chambers", 9, 5, 11],
      ["garden", 11, 6, 12],
      ["tower", 11, 7, 13],
    ]);
    expect(new Set(TILES.map((tile) => tile.id)).size).toBe(54);
  });

  test("each tile has up to three wall segments; ten have none (p. 10)", () => {
    expect(Math.max(...TILES.map((tile) => tile.walls.length))).toBe(3);
    expect(TILES.filter((tile) => tile.walls === "")).toHaveLength(10);
  });

  test("108 money cards, 72 with two players (p. 7)", () => {
    for (const players of [3, 4, 5, 6]) expect(moneyBox(players)).toHaveLength(108);
    expect(moneyBox(2)).toHaveLength(72);
  });
});

describe("starting money (p. 2-3)", () => {
  test("cards are dealt to a player until the total is 20 or more, then to the next", () => {
    const hands = [
      "denar-9 denar-9 denar-1 florin-9",
      "florin-9 florin-9 florin-2",
      "ducat-5 ducat-5 ducat-6 ducat-4",
    ];
    const game = createReference(table({ hands }));
    expect(game.state().seats.map((seat) => total(seat.hand))).toEqual([28, 20, 20]);
    expect(game.state().seats.map((seat) => seat.hand.length)).toEqual([4, 3, 4]);
  });

  test("no-one receives more than 28 or less than 20", () => {
    for (let seed = 0; seed < 300; seed++) {
      const dice = new Dice(seed);
      const game = createReference(randomSetup(2 + (seed % 5), dice));
      for (const seat of game.state().seats) {
        expect(total(seat.hand)).toBeGreaterThanOrEqual(20);
        expect(total(seat.hand)).toBeLessThanOrEqual(28);
      }
    }
  });

  test("the player with the fewest cards starts, then the lowest amount, then the lowest seat (ruling)", () => {
    const hand = (text: string) => cards(text).filter((card) => typeof card !== "string");
    const four = hand("denar-5 denar-5 denar-5 denar-5");
    const rich = hand("denar-9 denar-9 denar-9");
    const poor = hand("florin-9 florin-9 florin-2");
    expect(startingPlayer([four, rich, four])).toBe(1);
    expect(startingPlayer([four, rich, poor])).toBe(2);
    expect(startingPlayer([four, poor, poor])).toBe(1);
  });

  test("the starting player is active and decides first", () => {
    const hands = [
      "denar-5 denar-5 denar-6 denar-4",
      "florin-9 florin-9 florin-3",
      "ducat-5 ducat-5 ducat-6 ducat-4",
    ];
    const game = createReference(table({ hands }));
    expect([game.active, game.turn, game.phase, game.round, game.over]).toEqual([1, 1, "action", 1, false]);
    expect(game.winners).toEqual([]);
  });
});

describe("display, market, piles (p. 2-3)", () => {
  test("four cards in the display, four tiles on the market from space 1 on", () => {
    const game = createReference(table({ display: "ducat-1 ducat-2 ducat-3 denar-1", deck: "florin-1" }));
    expect(names(game.state().display)).toBe("ducat-1 ducat-2 ducat-3 denar-1");
    expect(game.state().market).toEqual(TILES.slice(0, 4).map((tile) => tile.id));
    expect(game.state().tower).toHaveLength(50);
    expect(names(game.state().deck)).toBe("florin-1");
  });

  test("five piles whose sizes differ by at most one, larger first", () => {
    expect(pileSizes(83)).toEqual([17, 17, 17, 16, 16]);
    expect(pileSizes(85)).toEqual([17, 17, 17, 17, 17]);
    expect(pileSizes(3)).toEqual([1, 1, 1, 0, 0]);
  });

  test("piles 2 and 4 hold a scoring card each; a deck shorter than the box is one single pile", () => {
    const game = createReference(randomSetup(4, new Dice(5)));
    const { piles = [], deck } = game.state();
    expect(piles.reduce((sum, size) => sum + size, 0)).toBe(deck.length);
    const sizes = pileSizes(deck.length - 2);
    expect(piles).toEqual(sizes.map((size, i) => size + (i % 2)));
    const start = (index: number) => piles.slice(0, index).reduce((sum, size) => sum + size, 0);
    expect(deck.slice(start(1), start(2))).toContain("score-1");
    expect(deck.slice(start(3), start(4))).toContain("score-2");
    expect(createReference(table({ deck: "florin-1 florin-3" })).state().piles).toBeUndefined();
  });

  test("with two players Dirk gets six tiles before the market is filled (p. 7)", () => {
    const hands = ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"];
    const game = createReference(table({ hands }));
    expect(game.dirk).toEqual({ tiles: TILES.slice(0, 6).map((tile) => tile.id), score: 0 });
    expect(game.state().market).toEqual(TILES.slice(6, 10).map((tile) => tile.id));
    expect(createReference(table({})).dirk).toBeNull();
  });
});

describe("stacked orders that are refused (api.md)", () => {
  test.each<[string, Setup]>([
    ["one player", { ...table({}), players: 1 }],
    ["seven players", { ...table({}), players: 7 }],
    ["an unknown tile", table({ tower: towerFrom("castle-1") })],
    ["a tile twice", table({ tower: [...towerFrom(), "tower-13-e"] })],
    ["more cards than the box holds", table({ deck: "florin-9 florin-9" })],
    [
      "three copies with two players",
      table({ hands: ["florin-9 florin-9 florin-2", "florin-9 dirham-9 dirham-2"] }),
    ],
    ["a second score-1", table({ deck: "score-1 score-1" })],
    [
      "a scoring card in the dealt part",
      table({ hands: ["florin-9 score-1 florin-9 florin-2", "denar-9 denar-9 denar-2"] }),
    ],
    ["a scoring card in the display", table({ display: "ducat-1 ducat-2 score-1 ducat-3" })],
    ["a deck too short for the deal", { ...table({}), deck: cards("florin-9 florin-9 florin-2") }],
    ["a deck too short for the display", table({ display: "ducat-1 ducat-2 ducat-3" })],
    ["a tower too short for the market", table({ tower: ["tower-13-e", "tower-12-0", "tower-11-0"] })],
    [
      "a tower too small for Dirk's six and the market",
      table({
        hands: ["florin-9 florin-9 florin-2", "denar-9 denar-9 denar-2"],
        tower: towerFrom().slice(0, 9),
      }),
    ],
  ])("%s", (_, setup) => {
    expect(refusal(setup)).toBe("bad-config");
  });
});
