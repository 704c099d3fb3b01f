// Characters (p. 14; mega-box-a.md): the cards, the auction, the Travelling Entertainer.

import { describe, expect, test } from "vitest";
import type { Reference } from "../base/game.js";
import { Dice } from "../random.js";
import { createReference } from "../registry.js";
import { buy, money, reserve, take, towerFrom } from "../stack.js";
import { arranged, movesOf, refusal, seatIs, tableWith } from "../stack-modules.js";
import data from "./data.json" with { type: "json" };
import { characters } from "./rules.js";

const RULES = ["characters"];
const PASS = { type: "pass" as const };
const bid = (amount: number) => ({ type: "characters:bid" as const, amount });
const pay = (text: string) => ({ type: "characters:pay" as const, pay: money(text) });
const keep = (kept: boolean) => ({ type: "characters:entertainer" as const, keep: kept });
const facts = (game: Reference) => game.state().modules.characters;

/** Seat 0 takes a card; what is on top of the deck comes up. Hands: 20 florins, dirhams, denars. */
function afterTake(deck: string, more: Partial<Parameters<typeof tableWith>[1]> = {}): Reference {
  return createReference(tableWith(RULES, { deck, ...more })).play(take("ducat-6"));
}

describe("components and setup (p. 14)", () => {
  test("10 cards, two in each of piles 2, 3 and 4, the others set aside", () => {
    expect([data.cards.length, data.inserts, data.aside]).toEqual([10, [0, 2, 2, 2, 0], 4]);
  });

  test("those set aside: as given, else the first that are not in the deck", () => {
    const given = createReference(
      tableWith(RULES, { setup: { characters: { aside: ["characters:miser"] } } }),
    );
    expect(facts(given)?.aside).toEqual(["characters:miser"]);
    const left = createReference(tableWith(RULES, { deck: "florin-3 characters:beggar" }));
    expect(facts(left)?.aside).toEqual([
      "characters:travelling-entertainer",
      "characters:rich-patron",
      "characters:miser",
      "characters:master-builder",
    ]);
    const dice = new Dice(1);
    const four = data.cards.slice(0, 4).map(({ id }) => id);
    expect(characters.deal?.((list) => dice.shuffle(list), four)).toEqual({ characters: { aside: four } });
  });

  test("a card cannot stand in two places", () => {
    const setup = { characters: { aside: ["characters:beggar"] } };
    expect(refusal(() => createReference(tableWith(RULES, { setup, deck: "characters:beggar" })))).toBe(
      "bad-config",
    );
  });
});

describe("the auction (p. 14)", () => {
  test("at once when the card is drawn; the player due next bids first, then clockwise; the draw goes on after it", () => {
    const game = afterTake("characters:trader florin-3");
    expect([game.phase, game.turn, game.active]).toEqual(["characters:bid", 1, 0]);
    expect(game.state().display).toEqual(money("ducat-7 ducat-8 ducat-9"));
    game.play(bid(1));
    expect(game.turn).toBe(2);
    game.play(bid(5));
    expect(game.turn).toBe(0);
    game.play(PASS);
    expect(game.turn).toBe(1);
    game.play(PASS);
    expect([game.phase, game.turn]).toEqual(["characters:pay", 2]);
    game.play(pay("denar-9"));
    expect(facts(game)?.owned).toEqual([[], [], ["characters:trader"]]);
    expect(game.state().display).toEqual(money("florin-3 ducat-7 ducat-8 ducat-9"));
    // "After the auction, play continues with the player who was auctioneer."
    expect([game.phase, game.turn]).toEqual(["action", 1]);
  });

  test("every bid is higher than the last, up to what one currency can pay", () => {
    const game = afterTake("characters:trader");
    expect(movesOf(game, "characters:bid").map(({ amount }) => amount)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    game.play(bid(18));
    expect(game.legalMoves()).toEqual([bid(19), bid(20), PASS]);
    game.play(bid(20));
    expect([game.turn, game.legalMoves()]).toEqual([0, [PASS]]);
  });

  test("money of several currencies does not add up; a bid need not be hit exactly (ruling)", () => {
    const game = arranged(tableWith(RULES, { deck: "characters:trader" }), (state) =>
      seatIs(state, 1, { hand: money("denar-3 florin-2 florin-2") }),
    );
    game.play(take("ducat-6"));
    expect(movesOf(game, "characters:bid").map(({ amount }) => amount)).toEqual([1, 2, 3, 4]);
    game.play(bid(3)).play(PASS).play(PASS);
    // At least the bid, in one currency.
    expect(game.legalMoves()).toEqual([pay("denar-3"), pay("florin-2 florin-2")]);
  });

  test("anyone who passes makes no further bid for this card", () => {
    const game = afterTake("characters:trader").play(PASS).play(bid(1)).play(bid(2));
    expect(game.turn).toBe(2);
    game.play(bid(3));
    expect(game.turn).toBe(0);
    game.play(PASS);
    expect([game.phase, game.turn]).toEqual(["characters:pay", 2]);
  });

  test("a seat that cannot bid is asked all the same, so that nothing leaks", () => {
    const game = arranged(tableWith(RULES, { deck: "characters:trader" }), (state) =>
      seatIs(state, 1, { hand: [] }),
    );
    game.play(take("ducat-6"));
    expect([game.turn, game.legalMoves()]).toEqual([1, [PASS]]);
  });

  test("the last seat without any bid before it is still asked; the highest bidder alone is not", () => {
    const game = afterTake("characters:trader").play(PASS).play(PASS);
    expect([game.phase, game.turn]).toEqual(["characters:bid", 0]);
    game.play(bid(1));
    expect([game.phase, game.turn]).toEqual(["characters:pay", 0]);
  });

  test("if no one makes a bid the card is removed from the game", () => {
    const game = afterTake("characters:trader florin-3").play(PASS).play(PASS).play(PASS);
    expect(facts(game)).toMatchObject({ owned: [[], [], []], out: ["characters:trader"] });
    expect([game.phase, game.turn]).toEqual(["action", 1]);
  });

  test("the money used goes to the discard pile, and so into a pile made in the same refill", () => {
    const game = afterTake("characters:trader").play(bid(2)).play(PASS).play(PASS).play(pay("dirham-2"));
    expect(game.chance).toEqual([{ type: "reshuffle", cards: money("dirham-2") }]);
    expect(game.state().display).toEqual(money("dirham-2 ducat-7 ducat-8 ducat-9"));
  });

  test("several characters in one refill are auctioned one after the other", () => {
    const game = afterTake("characters:trader characters:dancer florin-3");
    game.play(bid(1)).play(PASS).play(PASS).play(pay("dirham-2"));
    expect([game.phase, game.turn, game.legalMoves().length]).toEqual(["characters:bid", 1, 19]);
    game.play(bid(1)).play(PASS).play(PASS).play(pay("dirham-9"));
    // Any number of characters.
    expect(facts(game)?.owned[1]).toEqual(["characters:trader", "characters:dancer"]);
  });

  test("the auction is told: card, bid, bidder, who passed", () => {
    const game = afterTake("characters:trader").play(bid(4)).play(PASS);
    expect(game.state().pending?.at(-1)).toEqual({
      op: "characters:bid",
      card: "characters:trader",
      bid: 4,
      bidder: 1,
      passed: [2],
      next: 0,
    });
  });

  test("it comes before a scoring of the same refill, whose bids and payments it may change", () => {
    const game = afterTake("score-1 characters:wise-man florin-3");
    expect([game.phase, game.state().scorings]).toEqual(["characters:bid", 0]);
    game.play(bid(1)).play(PASS).play(PASS).play(pay("dirham-2"));
    expect([game.phase, game.turn, game.state().scorings]).toEqual(["characters:wise-man", 1, 0]);
  });
});

describe("the Travelling Entertainer (p. 14)", () => {
  const aside = ["characters:miser", "characters:dancer"];
  const won = () =>
    afterTake("characters:travelling-entertainer florin-3", { setup: { characters: { aside } } })
      .play(bid(2))
      .play(PASS)
      .play(PASS)
      .play(pay("dirham-2"));

  test("the winner must decide immediately", () => {
    const game = won();
    expect([game.phase, game.turn]).toEqual(["characters:entertainer", 1]);
    expect(game.legalMoves()).toEqual([keep(true), keep(false)]);
  });

  test("kept he is worth 8 points, at once (ruling); the card is out", () => {
    const game = won().play(keep(true));
    expect(game.breakdown).toEqual([
      { scoring: 1, seat: 1, source: "characters:entertainer", count: 1, points: 8 },
    ]);
    expect(facts(game)).toMatchObject({
      owned: [[], [], []],
      out: ["characters:travelling-entertainer"],
      aside,
    });
    expect(game.scores).toEqual([0, 8, 0]);
  });

  test("exchanged for the top face-down character, which can be used at once", () => {
    const game = won().play(keep(false));
    expect(facts(game)).toMatchObject({
      owned: [[], ["characters:miser"], []],
      out: ["characters:travelling-entertainer"],
      aside: ["characters:dancer"],
    });
    expect(game.scores).toEqual([0, 0, 0]);
  });
});

describe("the auctioneer while a turn's actions last (modules.md, words)", () => {
  test("a card drawn by the Beggar is auctioned by the active seat, who goes on with his turn", () => {
    const game = arranged(tableWith(RULES, { deck: "characters:dancer florin-3" }), (state) => {
      state.modules.characters?.owned[0]?.push("characters:beggar");
      seatIs(state, 0, { hand: money("florin-9") });
    });
    game.play({ type: "characters:beg" });
    expect([game.phase, game.turn]).toEqual(["characters:bid", 0]);
    game.play(bid(9)).play(PASS).play(PASS).play(pay("florin-9"));
    // The draw went on, and the Dancer's moment is still open: no action has been done.
    expect([game.phase, game.turn, game.state().seats[0]?.hand]).toEqual(["action", 0, money("florin-3")]);
    expect(movesOf(game, "characters:dance")).toHaveLength(4);
  });

  test("a purchase with change of turn: at the end of the turn it is the next seat again", () => {
    const game = createReference(
      tableWith(RULES, { deck: "characters:dancer", tower: towerFrom("seraglio-9-0") }),
    );
    game.play(buy(1, "florin-9")).play(take("ducat-6")).play(reserve("seraglio-9-0"));
    expect([game.phase, game.turn]).toEqual(["characters:bid", 1]);
  });
});
