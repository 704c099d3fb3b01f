// End of a turn (p. 5), end of the game (p. 6), Dirk (p. 7): refills, reshuffles, scoring cards, awards.

import { describe, expect, test } from "vitest";
import { arranged, buy, money, names, place, reserve, table, take, toDirk, towerFrom } from "../stack.js";
import { createReference, RuleError } from "./index.js";

const TWO = ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"];
const FOUR_TILES = ["seraglio-9-0", "arcades-9-0", "tower-9-ne", "tower-9-nw"];

describe("refill of the display (p. 5)", () => {
  test("a scoring card is replaced by the next card and scored before the next turn", () => {
    const game = createReference(table({ deck: "score-1 florin-3" }));
    game.play(take("ducat-6"));
    expect(names(game.state().display)).toBe("florin-3 ducat-7 ducat-8 ducat-9");
    expect([game.round, game.state().scorings, game.turn]).toEqual([2, 1, 1]);
  });

  test("a scoring card under a full display stays in the pile", () => {
    const game = createReference(table({ deck: "florin-3 score-1" })).play(take("ducat-6"));
    expect(game.state().scorings).toBe(0);
    expect(game.state().deck).toEqual(["score-1"]);
  });

  test("two scoring cards in one refill: scoring 1, then 2, whichever card came first", () => {
    const game = createReference(
      table({ deck: "score-2 score-1 florin-3", tower: towerFrom("pavilion-2-new") }),
    );
    game
      .play(buy(1, "florin-9"))
      .play(place("pavilion-2-new", 0, -1))
      .play(take("ducat-6"));
    expect(game.state().scorings).toBe(2);
    expect(game.breakdown.map((item) => [item.scoring, item.source, item.points])).toEqual([
      [1, "wall", 3],
      [1, "pavilion", 1],
      [2, "wall", 3],
      [2, "pavilion", 8],
    ]);
  });

  test("the pile is reshuffled only when a card is needed; payments of this turn are in it", () => {
    const game = createReference(table({ tower: towerFrom(...FOUR_TILES), chance: ["florin-9"] }));
    game.play(buy(1, "florin-9"));
    expect(names(game.state().discard)).toBe("florin-9");
    game.play(take("ducat-6")).play(reserve("seraglio-9-0"));
    expect(names(game.state().display)).toBe("florin-9 ducat-7 ducat-8 ducat-9");
    expect(game.state().discard).toEqual([]);
    expect(game.chance).toEqual([{ type: "reshuffle", cards: money("florin-9") }]);
  });

  test("fewer cards than needed: the display stays short", () => {
    const game = createReference(
      table({ display: "denar-1 ducat-1 ducat-2 ducat-9", tower: towerFrom(...FOUR_TILES) }),
    );
    game.play(buy(1, "florin-9")).play(take("denar-1 ducat-1 ducat-2")).play(reserve("seraglio-9-0"));
    expect(names(game.state().display)).toBe("florin-9 ducat-9");
  });

  test("without a given outcome a reshuffled pile is sorted; a given one is followed", () => {
    const run = (chance: string[]): string => {
      const game = createReference(table({ chance, tower: towerFrom("garden-10-0") }));
      game.play(buy(1, "florin-9 florin-2")).play(reserve("garden-10-0")).play(take("ducat-6"));
      return names([...game.state().display.slice(0, 1), ...game.state().deck]);
    };
    expect(run([])).toBe("florin-2 florin-9");
    expect(run(["florin-9 florin-2"])).toBe("florin-9 florin-2");
    expect(() => run(["florin-9"])).toThrow(RuleError);
  });
});

describe("end of the game (p. 6)", () => {
  test("a tower exactly empty ends nothing; the next space that stays empty does", () => {
    const game = createReference(table({ tower: [...FOUR_TILES, "tower-12-0"], deck: "florin-3" }));
    game.play(buy(1, "florin-9 florin-2")).play(reserve("seraglio-9-0"));
    expect([game.over, game.state().tower.length, game.turn]).toEqual([false, 0, 1]);
    game.play(buy(2, "dirham-9 dirham-2")).play(reserve("arcades-9-0"));
    expect([game.phase, game.active]).toEqual(["award", 1]);
  });

  test("each tile left goes to the one with the most money of its currency, space by space, never to Dirk", () => {
    const game = createReference(table({ tower: FOUR_TILES }));
    game.play(buy(1, "florin-9 florin-2")).play(reserve("seraglio-9-0"));
    expect([game.phase, game.turn, game.active]).toEqual(["award", 1, 0]);
    expect(game.state().seats[1]?.bought).toEqual(["arcades-9-0"]);
    expect(game.legalMoves()).toHaveLength(5);
    game.play(place("arcades-9-0", 0, 1));
    expect([game.turn, game.state().seats[2]?.bought]).toEqual([2, ["tower-9-ne"]]);
    game.play(reserve("tower-9-ne"));
    // Nobody has ducats: a tie of zero leaves the tile on its space.
    expect([game.over, game.turn, game.active]).toEqual([true, null, 0]);
    expect(game.state().market).toEqual([null, null, null, "tower-9-nw"]);
    expect(game.breakdown).toEqual([
      { scoring: 3, seat: 1, source: "arcades", count: 1, points: 18, places: [1] },
    ]);
    expect([game.winners, game.round, game.legalMoves()]).toEqual([[1], 3, []]);
    expect(() => game.play(reserve("tower-9-nw"))).toThrow(RuleError);
  });

  test("everybody tied: no award, the third scoring at once, equal scores share the win", () => {
    const game = arranged(table({ tower: FOUR_TILES }), (state) => {
      for (const seat of state.seats) seat.hand = money("florin-9 dirham-5 denar-5 ducat-5");
    });
    game.play(buy(1, "florin-9")).play(take("ducat-6")).play(reserve("seraglio-9-0"));
    // Seat 0 took a ducat and so has the most of them; everything else is tied.
    expect([game.turn, game.state().market]).toEqual([0, [null, "arcades-9-0", "tower-9-ne", null]]);
    game.play(reserve("tower-9-nw"));
    expect([game.scores, game.winners]).toEqual([
      [0, 0, 0],
      [0, 1, 2],
    ]);
  });

  test("scoring cards revealed in the last refill are scored before the end", () => {
    const game = createReference(table({ tower: FOUR_TILES, deck: "score-1 florin-3" }));
    game
      .play(buy(1, "florin-9"))
      .play(take("ducat-6"))
      .play(place("seraglio-9-0", 0, 1));
    expect(game.breakdown.map((item) => item.scoring)).toEqual([1]);
    while (!game.over) {
      const move = game.legalMoves().find((m) => m.type === "reserve");
      if (move === undefined) throw new Error("an award can always be reserved");
      game.play(move);
    }
    expect(game.breakdown.map((item) => item.scoring)).toEqual([1, 3]);
  });

  test("when every seat in a row has no decision the game ends as if the market could not be filled (ruling)", () => {
    const game = arranged(table({ display: "ducat-1 ducat-2 ducat-6 ducat-7" }), (state) => {
      for (const seat of state.seats) seat.hand = [];
      state.display = [...money("ducat-1"), null, null, null];
    });
    game.play(take("ducat-1"));
    // Spaces 1 to 3 are tied at zero; seat 0 holds the only ducat.
    expect([game.phase, game.turn, game.active]).toEqual(["award", 0, 0]);
    game.play(reserve(game.state().seats[0]?.bought[0] ?? ""));
    expect([game.over, game.active, game.winners]).toEqual([true, 0, [0, 1, 2]]);
  });
});

describe("two players and Dirk (p. 7)", () => {
  const tiles = towerFrom();

  test("a bought tile may be given to Dirk; an awarded one may not", () => {
    const game = createReference(
      table({ hands: TWO, deck: "denar-3", tower: towerFrom(...tiles.slice(0, 6), "seraglio-9-0") }),
    );
    game.play(buy(1, "florin-9 florin-2"));
    expect(game.isLegal(toDirk("seraglio-9-0"))).toBe(true);
    game.play(toDirk("seraglio-9-0"));
    expect(game.dirk?.tiles).toHaveLength(7);
  });

  test("six more tiles after the first scoring, a third of the tower, rounded down, after the second", () => {
    const game = createReference(table({ hands: TWO, deck: "score-1 denar-3 score-2 denar-4" }));
    game.play(take("ducat-6"));
    expect([game.dirk?.tiles.length, game.state().tower.length]).toEqual([12, 38]);
    game.play(take("ducat-7"));
    expect([game.dirk?.tiles.length, game.state().tower.length]).toEqual([24, 26]);
  });

  test("both scoring cards in one refill: the first six count in the second scoring", () => {
    const game = createReference(table({ hands: TWO, deck: "score-1 score-2 denar-3" }));
    game.play(take("ducat-6"));
    // Dirk holds six pavilions, then the market's four are passed over and six more are drawn.
    const seraglios = game.breakdown.filter((item) => item.source === "seraglio");
    expect(seraglios).toEqual([
      { scoring: 2, seat: "dirk", source: "seraglio", count: 4, points: 9, places: [1] },
    ]);
    expect(game.breakdown.some((item) => item.source === "wall")).toBe(false);
    expect(game.dirk?.score).toBe(game.breakdown.reduce((sum, item) => sum + item.points, 0));
  });

  test("a tower too small for Dirk gives him all that is left, and that alone ends nothing", () => {
    const game = createReference(table({ hands: TWO, deck: "score-1 denar-3", tower: tiles.slice(0, 13) }));
    game.play(take("ducat-6"));
    expect([game.dirk?.tiles.length, game.state().tower.length, game.over, game.turn]).toEqual([
      9,
      0,
      false,
      1,
    ]);
  });

  test("Dirk cannot win", () => {
    const game = createReference(table({ hands: TWO, tower: tiles.slice(0, 10), deck: "denar-3" }));
    while (!game.over) {
      const moves = game.legalMoves();
      const move = moves.find((m) => m.type === "reserve") ?? moves.find((m) => m.type === "buy") ?? moves[0];
      if (move !== undefined) game.play(move);
    }
    expect(game.dirk?.score).toBeGreaterThan(0);
    expect([game.scores, game.winners]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});
