// Characters (p. 14; mega-box-a.md): free moves, those of the Beggar, the Dancer and the Moneychanger.

import { describe, expect, test } from "vitest";
import { buy, money, reserve, take, towerFrom } from "../stack.js";
import { movesOf, seatIs } from "../stack-modules.js";
import { one, owning } from "./owning.js";

const END = { type: "end" as const };
const BEG = { type: "characters:beg" as const };
const dance = (space: number) => ({ type: "characters:dance" as const, space });
const change = (give: string, taken: string) => ({
  type: "characters:change" as const,
  give: one(give),
  take: one(taken),
});

describe("the Beggar (clock)", () => {
  const beggar = (hand: string, deck: string, more = {}) =>
    owning(["beggar"], { deck, ...more }, (state) => seatIs(state, 0, { hand: money(hand) }));

  test("at the start of the turn, with 0, 1 or 2 money cards in hand, takes the top money card; then the turn goes on", () => {
    const game = beggar("florin-9 florin-2", "denar-4 denar-5");
    game.play(BEG);
    expect(game.state().seats[0]?.hand).toEqual(money("denar-4 florin-2 florin-9"));
    expect([game.phase, game.turn, game.state().acted]).toEqual(["action", 0, undefined]);
    // Once a turn, and only before the first action.
    expect(movesOf(game, "characters:beg")).toEqual([]);
  });

  test.each([
    ["", true],
    ["florin-9", true],
    ["florin-9 florin-2", true],
    ["florin-9 florin-2 denar-1", false],
  ])("hand %j: %s", (hand, legal) => {
    expect(beggar(hand, "denar-4").isLegal(BEG)).toBe(legal);
  });

  test("not after an action, not for another seat", () => {
    const game = owning(["beggar"], { deck: "denar-4", tower: towerFrom("seraglio-9-0") }, (state) =>
      seatIs(state, 0, { hand: money("florin-9") }),
    );
    game.play(buy(1, "florin-9"));
    expect(game.isLegal(BEG)).toBe(false);
    game.play(take("ducat-6")).play(reserve("seraglio-9-0"));
    expect(game.isLegal(BEG)).toBe(false);
  });

  test("not while pile and discard pile are empty", () => {
    expect(beggar("florin-9", "").isLegal(BEG)).toBe(false);
  });

  test("no money card: its rules are followed and another card is drawn; a scoring waits for the end of the turn", () => {
    const game = beggar("florin-9", "score-1 denar-4 denar-5");
    game.play(BEG);
    expect(game.state().seats[0]?.hand).toEqual(money("denar-4 florin-9"));
    expect([game.state().scorings, game.state().revealed]).toEqual([0, ["score-1"]]);
    game.play(take("ducat-6"));
    expect([game.state().scorings, game.turn]).toEqual([1, 1]);
  });

  test("an exchange card is laid into the display, which may then hold five, and is no money card", () => {
    const card = "currency-exchange:denar-florin";
    const game = owning(
      ["beggar"],
      { deck: `${card} denar-4 denar-5` },
      (state) =>
        seatIs(state, 0, { hand: [...money("florin-9 florin-2"), "currency-exchange:ducat-florin"] }),
      ["currency-exchange"],
    );
    game.play(BEG);
    expect(game.state().display).toEqual([...money("ducat-6 ducat-7 ducat-8 ducat-9"), card]);
    game.play({ type: "take", cards: [card] });
    // Four are left: nothing is drawn.
    expect([game.state().display, game.state().deck]).toEqual([
      money("ducat-6 ducat-7 ducat-8 ducat-9"),
      money("denar-5"),
    ]);
  });

  test("a city wall card goes beside the board", () => {
    const game = owning(
      ["beggar"],
      { deck: "city-walls:N denar-4" },
      (state) => seatIs(state, 0, { hand: [] }),
      ["city-walls"],
    );
    game.play(BEG);
    expect(game.state().modules["city-walls"]?.offer).toEqual(["city-walls:N"]);
    expect(game.state().seats[0]?.hand).toEqual(money("denar-4"));
  });

  test("the clock is spent even if the draw gives nothing", () => {
    const game = beggar("florin-9", "score-1");
    game.play(BEG);
    expect(game.state().modules.characters?.used).toEqual(["characters:beggar"]);
    expect([game.phase, game.isLegal(BEG)]).toEqual(["action", false]);
  });
});

describe("the Dancer (clock)", () => {
  const first4 = ["seraglio-9-0", "tower-9-ne", "tower-9-nw", "tower-9-es"];
  const tower = [...first4, "garden-11-0", "garden-10-0", "arcades-9-0"];

  test("before the turn: a tile of the market for the top one; the old one goes back somewhere into the tower", () => {
    const game = owning(["dancer"], { tower, outcomes: [{ type: "insert", depth: 1 }] });
    expect(movesOf(game, "characters:dance")).toEqual([dance(1), dance(2), dance(3), dance(4)]);
    game.play(dance(2));
    expect(game.state().market).toEqual(["seraglio-9-0", "garden-11-0", "tower-9-nw", "tower-9-es"]);
    expect(game.state().tower).toEqual(["garden-10-0", "tower-9-ne", "arcades-9-0"]);
    expect(game.chance).toEqual([{ type: "insert", depth: 1 }]);
    // No action, and once a turn.
    expect([game.phase, game.turn, movesOf(game, "characters:dance")]).toEqual(["action", 0, []]);
  });

  test("without a given outcome it goes to the bottom; depths beyond the tower are refused", () => {
    const game = owning(["dancer"], { tower }).play(dance(1));
    expect(game.state().tower.at(-1)).toBe("seraglio-9-0");
    expect(game.chance).toEqual([{ type: "insert", depth: 2 }]);
    const bad = owning(["dancer"], { tower, outcomes: [{ type: "insert", depth: 3 }] });
    expect(() => bad.play(dance(1))).toThrow(/tower/);
  });

  test("not after an action, not with an empty tower", () => {
    const game = owning(["dancer"], { tower: [...first4] });
    expect(movesOf(game, "characters:dance")).toEqual([]);
    const later = owning(["dancer"], { tower }).play(buy(1, "florin-9"));
    expect(movesOf(later, "characters:dance")).toEqual([]);
  });
});

describe("the Moneychanger (clock)", () => {
  const setup = (hand: string, more = {}) =>
    owning(["moneychanger"], { display: "denar-3 ducat-5 ducat-7 ducat-9", ...more }, (state) =>
      seatIs(state, 0, { hand: money(hand) }),
    );

  test("discards a money card for one of the display of equal or lesser value; no action", () => {
    const game = setup("florin-5 florin-7", { deck: "denar-1" });
    expect(movesOf(game, "characters:change")).toEqual([
      change("florin-5", "denar-3"),
      change("florin-5", "ducat-5"),
      change("florin-7", "denar-3"),
      change("florin-7", "ducat-5"),
      change("florin-7", "ducat-7"),
    ]);
    game.play(change("florin-7", "ducat-5"));
    expect(game.state().seats[0]?.hand).toEqual(money("ducat-5 florin-5"));
    expect(game.state().discard).toEqual(money("florin-7"));
    // The display is refilled at the end of the turn only.
    expect([game.state().display.length, game.state().acted]).toEqual([3, undefined]);
    expect(movesOf(game, "characters:change")).toEqual([]);
  });

  test("before any action of the turn, a further one too", () => {
    const game = setup("florin-9 florin-5", { tower: towerFrom("seraglio-9-0") });
    game.play(buy(1, "florin-9"));
    expect(movesOf(game, "characters:change").length).toBeGreaterThan(0);
  });

  test("again in the next turn", () => {
    const game = setup("florin-5 florin-7", { deck: "denar-1 denar-2 denar-4" });
    game.play(change("florin-7", "ducat-7")).play(take("ducat-9"));
    game.play(take("ducat-5")).play(take("denar-3"));
    expect([game.turn, movesOf(game, "characters:change").length > 0]).toEqual([0, true]);
  });
});

describe("free moves (modules.md)", () => {
  test("if no action is possible but a free move is, `end` ends the action part", () => {
    const game = owning(["dancer"], {}, (state) => {
      seatIs(state, 0, { hand: [] });
      state.display = [null, null, null, null];
    });
    expect(game.legalMoves()).toEqual([dance(1), dance(2), dance(3), dance(4), END]);
    game.play(END);
    expect([game.turn, game.phase]).toEqual([1, "action"]);
  });

  test("with neither, the action part ends by itself", () => {
    const game = owning(["dancer"], {}, (state) => {
      seatIs(state, 0, { hand: [] });
      state.display = [null, null, null, null];
    });
    game.play(dance(1));
    expect(game.turn).toBe(1);
  });
});
