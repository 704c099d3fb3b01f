// Getting ready to play (Mega Box p. 2-3, p. 7), played by the core.

import { describe, expect, test } from "vitest";
import type { Card, Position } from "../../src/game/types.js";
import { MONEY_COPIES, TILE_IDS } from "../../src/generated/components.js";
import { table, towerFrom } from "../reference/stack.js";
import { engine } from "../support/engine.js";
import { cardsOf, scene } from "./scene.js";

const SEATS = [2, 3, 4, 5, 6];
const handsIn = ({ seats }: Position) => seats.map(({ hand }) => hand as Card[]);
const sum = (cards: readonly Card[]) => cards.reduce((total, { value }) => total + value, 0);
const first = (count: number) => TILE_IDS.slice(0, count);

describe("starting money (p. 2-3)", () => {
  test.each(SEATS)("%i players: everybody gets 20 to 28, never a card more than needed", (players) => {
    const totals = new Set<number>();
    for (let seed = 0; seed < 400; seed++) {
      for (const hand of handsIn(engine.createGame({ players, seed }).state())) {
        const values = hand.map(({ value }) => value);
        totals.add(sum(hand));
        // Whichever card came last, without the largest one nobody had 20.
        expect(sum(hand) - Math.max(...values)).toBeLessThan(20);
      }
    }
    expect([...totals].sort((a, b) => a - b)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28]);
  });

  test("cards are dealt to one player until 20 or more, then to the next", () => {
    const hands = [
      "denar-9 denar-9 denar-1 florin-9",
      "florin-9 florin-9 florin-2",
      "ducat-5 ducat-5 ducat-6 ducat-4",
    ];
    expect(handsIn(scene({ hands }).state()).map(cardsOf)).toEqual([
      "denar-1 denar-9 denar-9 florin-9",
      "florin-2 florin-9 florin-9",
      "ducat-4 ducat-5 ducat-5 ducat-6",
    ]);
  });

  test.each([
    ["the fewest cards", ["denar-5 denar-5 denar-6 denar-4", "florin-9 florin-9 florin-9"], 1],
    ["then the lowest total", ["denar-9 denar-9 denar-3", "florin-9 florin-9 florin-2"], 1],
    ["then the lowest seat (ruling)", ["denar-9 denar-9 denar-3", "florin-9 florin-9 florin-3"], 0],
  ])("%s starts", (_, hands, starter) => {
    const game = scene({ hands: [...hands, "ducat-5 ducat-5 ducat-6 ducat-4"] });
    expect([game.active, game.turn, game.phase, game.round]).toEqual([starter, starter, "action", 1]);
  });
});

describe("display, piles, market (p. 2-3)", () => {
  test("four cards in the display, a tile on each space from 1 on", () => {
    const { display, market, tower } = scene({ display: "ducat-1 ducat-2 ducat-3 denar-1" }).state();
    expect(cardsOf(display)).toBe("denar-1 ducat-1 ducat-2 ducat-3");
    expect(market).toEqual(first(4));
    expect(tower).toEqual(TILE_IDS.slice(4));
  });

  test.each(SEATS)(
    "%i players: five piles, larger ones first, a scoring card in the second and fourth",
    (n) => {
      const places = { 1: new Set<number>(), 3: new Set<number>() };
      for (let seed = 0; seed < 200; seed++) {
        const state = engine.createGame({ players: n, seed }).state();
        const deck = state.deck as (Card | string)[];
        const money = deck.filter((card) => typeof card !== "string").length;
        const shares = [0, 1, 2, 3, 4].map((i) => Math.floor(money / 5) + (i < money % 5 ? 1 : 0));
        expect(state.piles).toEqual(shares.map((share, i) => share + (i % 2)));
        let top = 0;
        for (const [i, size] of (state.piles ?? []).entries()) {
          const pile = deck.slice(top, top + size);
          const scoring = pile.filter((card) => typeof card === "string");
          expect(scoring).toEqual(i === 1 ? ["score-1"] : i === 3 ? ["score-2"] : []);
          if (i === 1 || i === 3) places[i].add(pile.findIndex((card) => typeof card === "string"));
          top += size;
        }
        expect(top).toBe(deck.length);
      }
      // Anywhere in its pile: on top, at the bottom and between.
      expect(places[1].size).toBeGreaterThan(8);
      expect(places[3].size).toBeGreaterThan(8);
    },
  );

  test.each(SEATS)(
    "%i players: all the money of the box, 108 cards or with two players 72 (p. 7)",
    (players) => {
      const { seats, display, deck } = engine.createGame({ players, seed: 9 }).state();
      const money = [...seats.flatMap(({ hand }) => hand as Card[]), ...display, ...(deck as Card[])].filter(
        (card) => typeof card !== "string",
      );
      const copies = players === 2 ? MONEY_COPIES.two : MONEY_COPIES.more;
      const counts = new Map<string, number>();
      for (const { currency, value } of money) {
        counts.set(currency + value, (counts.get(currency + value) ?? 0) + 1);
      }
      expect(money).toHaveLength(players === 2 ? 72 : 108);
      expect([counts.size, ...new Set(counts.values())]).toEqual([36, copies]);
    },
  );

  test("with two players Dirk has six tiles before the market is filled (p. 7)", () => {
    const game = scene({ hands: ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"] });
    expect(game.dirk).toEqual({ tiles: first(6), score: 0 });
    expect(game.state().market).toEqual(TILE_IDS.slice(6, 10));
    expect(scene({}).dirk).toBeNull();
  });

  test("everybody begins with a starting tile and nothing else", () => {
    for (const { board, reserve, bought, score } of engine.createGame({ players: 6 }).state().seats) {
      expect([board, reserve, bought, score]).toEqual([[{ tile: "start", x: 0, y: 0 }], [], [], 0]);
    }
  });
});

test("a tower too small for Dirk's six and the market is no setup (rulings, stacked orders)", () => {
  const hands = ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"];
  const nine = table({ hands, tower: towerFrom().slice(0, 9) });
  expect(() => engine.createGame({ players: 2, tower: nine.tower, deck: nine.deck })).toThrow(
    expect.objectContaining({ code: "bad-config" }),
  );
  const ten = table({ hands, tower: towerFrom().slice(0, 10) });
  expect(engine.createGame({ players: 2, tower: ten.tower, deck: ten.deck }).state().tower).toEqual([]);
});
