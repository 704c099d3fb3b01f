// Currency Exchange Cards (p. 9; mega-box-a.md).

import { describe, expect, test } from "vitest";
import type { DeckCard } from "../base/types.js";
import { createReference } from "../registry.js";
import { buy, money, reserve, take, towerFrom } from "../stack.js";
import { arranged, movesOf, refusal, seatIs, tableWith } from "../stack-modules.js";
import data from "./data.json" with { type: "json" };

const RULES = ["currency-exchange"];
const BLUE_YELLOW = "currency-exchange:denar-florin";
const GREEN_YELLOW = "currency-exchange:dirham-florin";
const PASS = { type: "pass" as const };
const DONE = { type: "done" as const };
const takeCard = (card: string) => ({ type: "take" as const, cards: [card] });
const buyWith = (space: number, card: string) => ({
  type: "buy" as const,
  space,
  with: { "currency-exchange": { card } },
});
const pay = (text: string) => {
  const [source] = money(text);
  if (source === undefined) throw new Error("no card");
  return { type: "pay" as const, source };
};

/** Seat 0 with this hand, a garden for 11 on the blue space 3, a pavilion for 7 on the yellow space 1. */
function shop(hand: DeckCard[], more: Partial<Parameters<typeof tableWith>[1]> = {}, modules = RULES) {
  const tower = towerFrom("pavilion-7-e", "tower-13-e", "garden-11-0", "tower-12-0");
  return arranged(tableWith(modules, { tower, ...more }), (state) => seatIs(state, 0, { hand }));
}

describe("components and setup (p. 9)", () => {
  test("6 cards with two different currencies each; the book's blue-and-yellow one among them", () => {
    expect(data.cards).toHaveLength(6);
    for (const { currencies } of data.cards) expect(new Set(currencies).size).toBe(2);
    expect(new Set(data.cards.map(({ id }) => id)).size).toBe(6);
    expect(data.cards.map(({ id }) => id)).toContain(BLUE_YELLOW);
  });

  test("two cards in each of piles 2, 3 and 4: they make these piles larger", () => {
    expect(data.inserts).toEqual([0, 2, 2, 2, 0]);
  });

  test("no exchange card in the starting money or the first display", () => {
    const { deck, ...setup } = tableWith(RULES, {});
    const words: DeckCard[] = [...deck.slice(0, -1), BLUE_YELLOW];
    expect(refusal(() => createReference({ ...setup, deck: words }))).toBe("bad-config");
    expect(refusal(() => createReference({ ...setup, modules: [], deck: [...deck, BLUE_YELLOW] }))).toBe(
      "bad-config",
    );
  });
});

describe("getting them (p. 9)", () => {
  test("a drawn one takes a place in the display; four cards in total, of whatever sort", () => {
    const game = createReference(tableWith(RULES, { deck: `${BLUE_YELLOW} florin-3` }));
    game.play(take("ducat-6"));
    expect(game.state().display).toEqual([BLUE_YELLOW, ...money("ducat-7 ducat-8 ducat-9")]);
    expect(game.state().deck).toEqual(money("florin-3"));
  });

  test("it is taken instead of money, alone; an action as taking money is", () => {
    const game = createReference(tableWith(RULES, { deck: `${BLUE_YELLOW} ${GREEN_YELLOW} denar-1` }));
    game.play(take("ducat-6")).play(take("ducat-7"));
    expect(movesOf(game, "take").map(({ cards }) => cards)).toEqual([
      ...money("ducat-9 ducat-8").map((card) => [card]),
      [BLUE_YELLOW],
      [GREEN_YELLOW],
    ]);
    game.play(takeCard(BLUE_YELLOW));
    expect([game.turn, game.state().seats[2]?.hand.at(-1)]).toEqual([0, BLUE_YELLOW]);
  });

  test("there is no limit to the number held", () => {
    const hand = data.cards.map(({ id }) => id);
    const game = shop(hand.slice(1), { display: "ducat-1 ducat-2 ducat-8 ducat-9" });
    expect(game.state().seats[0]?.hand).toEqual(hand.slice(1));
  });
});

describe("using them (p. 9)", () => {
  const hand = [...money("denar-7 denar-2 florin-9"), BLUE_YELLOW];

  test("the printed example: 9 florins and 2 denars for the garden, exactly; another action follows", () => {
    const game = shop(hand);
    game.play(buyWith(3, BLUE_YELLOW));
    expect([game.phase, game.turn]).toEqual(["payment", 0]);
    expect(game.legalMoves()).toEqual([pay("denar-2"), pay("denar-7")]);
    game.play(pay("denar-2"));
    // A source before the last one is not offered any more; 7 and 9 follow.
    expect(game.legalMoves()).toEqual([pay("denar-7"), pay("florin-9")]);
    game.play(pay("florin-9"));
    expect(game.legalMoves()).toEqual([DONE]);
    game.play(DONE);
    expect([game.phase, game.turn]).toEqual(["action", 0]);
    expect(game.state().seats[0]).toMatchObject({ hand: money("denar-7"), bought: ["garden-11-0"] });
    expect(game.state().discard).toEqual([...money("denar-2 florin-9"), BLUE_YELLOW]);
  });

  test("the printed example: 7 denars for the pavilion, exactly; only one of the two currencies is used", () => {
    const game = shop(hand);
    game.play(buyWith(1, BLUE_YELLOW)).play(pay("denar-7")).play(DONE);
    expect([game.phase, game.turn]).toEqual(["action", 0]);
    expect(game.state().seats[0]?.hand).toEqual(money("denar-2 florin-9"));
    // "He is not allowed to use his currency exchange card twice."
    expect(movesOf(game, "buy").filter((move) => move.with !== undefined)).toEqual([]);
  });

  test("the card must show the currency of the space", () => {
    const game = shop([...money("denar-9 denar-9 florin-9 ducat-9"), BLUE_YELLOW]);
    const spaces = movesOf(game, "buy").flatMap((move) => (move.with === undefined ? [] : [move.space]));
    expect(spaces).toEqual([1, 3]);
  });

  test("offered only where both currencies together reach the price", () => {
    const game = shop([...money("denar-4 florin-2"), BLUE_YELLOW]);
    expect(movesOf(game, "buy")).toEqual([]);
    expect(movesOf(shop([...money("denar-4 florin-3"), BLUE_YELLOW]), "buy")).toEqual([
      buyWith(1, BLUE_YELLOW),
    ]);
  });

  test("it may be wasted: all in the space's own currency, more than the price; then the turn's actions end", () => {
    const game = shop([...money("denar-2 florin-9"), BLUE_YELLOW]);
    game.play(buyWith(1, BLUE_YELLOW)).play(pay("florin-9"));
    expect(game.legalMoves()).toEqual([DONE]);
    game.play(DONE);
    expect(game.phase).toBe("disposal");
    expect(game.state().discard).toEqual([...money("florin-9"), BLUE_YELLOW]);
  });

  test("once the price is reached more may be added; what could no longer reach it is never offered", () => {
    const game = shop([...money("denar-3 denar-3 florin-5"), BLUE_YELLOW]);
    game.play(buyWith(1, BLUE_YELLOW));
    expect(game.legalMoves()).toEqual([pay("denar-3")]);
    game.play(pay("denar-3"));
    expect(game.legalMoves()).toEqual([pay("denar-3"), pay("florin-5")]);
    game.play(pay("denar-3")).play(pay("florin-5"));
    expect(game.legalMoves()).toEqual([DONE]);
  });

  test("the open payment is told: nothing has left the hand before it is done", () => {
    const game = shop(hand);
    game.play(buyWith(3, BLUE_YELLOW)).play(pay("denar-2"));
    expect(game.state().pending?.at(-1)).toMatchObject({ op: "payment", space: 3, paid: money("denar-2") });
    expect(game.state().seats[0]?.hand).toHaveLength(4);
    expect(game.state().acted).toBeUndefined();
  });
});

describe("notes (p. 9)", () => {
  test("the used card is shuffled into the new pile with all that was paid", () => {
    const game = shop([...money("denar-2 florin-9"), BLUE_YELLOW], {
      display: "denar-1 ducat-1 ducat-2 ducat-9",
    });
    game.play(buyWith(3, BLUE_YELLOW)).play(pay("denar-2")).play(pay("florin-9")).play(DONE);
    game.play(take("denar-1 ducat-1 ducat-2")).play(reserve("garden-11-0"));
    expect(game.chance).toEqual([{ type: "reshuffle", cards: [...money("denar-2 florin-9"), BLUE_YELLOW] }]);
    expect(game.state().display).toEqual([...money("denar-2 florin-9"), BLUE_YELLOW, ...money("ducat-9")]);
  });

  test("they are no money for the last tiles", () => {
    const tower = towerFrom("seraglio-9-0", "arcades-9-0", "tower-9-ne", "tower-9-nw").slice(0, 4);
    const game = arranged(tableWith(RULES, { tower }), (state) => {
      seatIs(state, 0, { hand: money("florin-9") });
      seatIs(state, 1, { hand: [BLUE_YELLOW, GREEN_YELLOW] });
      seatIs(state, 2, { hand: money("dirham-1") });
    });
    game.play(buy(1, "florin-9")).play(take("ducat-6")).play(reserve("seraglio-9-0"));
    expect([game.phase, game.turn]).toEqual(["award", 2]);
    game.play(reserve("arcades-9-0"));
    // Nobody has denars: the tile stays.
    expect(game.state().market[2]).toBe("tower-9-ne");
  });

  test("sorted, a new pile has the exchange cards after the money, in the order of the data", () => {
    const game = arranged(tableWith(RULES, {}), (state) => {
      state.discard = [GREEN_YELLOW, ...money("florin-1"), BLUE_YELLOW, ...money("denar-2")];
    });
    game.play(take("ducat-6"));
    const order = [...money("denar-2 florin-1"), BLUE_YELLOW, GREEN_YELLOW];
    expect(game.chance).toEqual([{ type: "reshuffle", cards: order }]);
  });
});

describe("in the interrupt window (p. 8)", () => {
  test("the payment decision has an exact bill: only what can still hit it is offered", () => {
    const game = shop(money("florin-9"), {}, [...RULES, "viziers-favour"]);
    const window = arranged(
      tableWith([...RULES, "viziers-favour"], {
        tower: towerFrom("pavilion-7-e", "tower-13-e", "garden-11-0", "tower-12-0"),
      }),
      (state) => seatIs(state, 1, { hand: [...money("denar-2 denar-3 denar-5 florin-9"), BLUE_YELLOW] }),
    );
    expect(game.phase).toBe("action");
    window.play(take("ducat-6"));
    expect(window.legalMoves()).toEqual([buyWith(1, BLUE_YELLOW), buyWith(3, BLUE_YELLOW), PASS]);
    window.play(buyWith(3, BLUE_YELLOW));
    expect(window.legalMoves()).toEqual([pay("denar-2")]);
    window.play(pay("denar-2"));
    expect(window.legalMoves()).toEqual([pay("florin-9")]);
    window.play(pay("florin-9")).play(DONE);
    expect([window.phase, window.turn, window.active]).toEqual(["disposal", 1, 0]);
    expect(window.state().modules["viziers-favour"]?.awake).toEqual([true, false, true]);
  });
});
