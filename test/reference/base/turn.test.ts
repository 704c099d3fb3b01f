// A turn (p. 3-5): take money, buy, redesign, position tiles.

import { describe, expect, test } from "vitest";
import { arranged, buy, money, names, place, reserve, table, take, towerFrom } from "../stack.js";
import { Board, createReference, type Move, moveKey, type Reference, RuleError } from "./index.js";

function movesOf(game: Reference, type: Move["type"]): Move[] {
  return game.legalMoves().filter((move) => move.type === type);
}

function code(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return error instanceof RuleError ? error.code : "another error";
  }
  return "no error";
}

describe("take money (p. 3)", () => {
  test("one card, or several that do not add up to more than 5: both on the left or one of the others", () => {
    const game = createReference(table({ display: "denar-1 ducat-4 ducat-7 dirham-6" }));
    expect(movesOf(game, "take")).toHaveLength(5);
    expect(game.isLegal(take("ducat-4 denar-1"))).toBe(true);
    expect(game.isLegal(take("denar-1 ducat-7"))).toBe(false);
    expect(game.isLegal({ type: "take", cards: [] })).toBe(false);
  });

  test("three and four cards, the currency does not matter, equal cards are one move", () => {
    const game = createReference(table({ display: "denar-1 denar-1 florin-1 ducat-2" }));
    // Sets by (denar 0-2, florin 0-1, ducat 0-1) without the empty one; all add up to at most 5.
    expect(movesOf(game, "take")).toHaveLength(3 * 2 * 2 - 1);
    game.play(take("ducat-2 denar-1 florin-1 denar-1"));
    expect(game.state().display).toEqual([]);
    expect(game.turn).toBe(1);
  });

  test("the display is refilled at the end of the turn, gaps from left to right", () => {
    const game = createReference(
      table({ display: "denar-1 ducat-6 denar-3 ducat-7", deck: "florin-4 florin-5 florin-6" }),
    );
    game.play(take("denar-3 denar-1"));
    expect(names(game.state().display)).toBe("florin-4 ducat-6 florin-5 ducat-7");
    expect(names(game.state().deck)).toBe("florin-6");
    expect(names(game.state().seats[0]?.hand ?? [])).toBe("denar-1 denar-3 florin-2 florin-9 florin-9");
  });
});

describe("buy a building tile (p. 4)", () => {
  const gardenOnDenar = towerFrom("pavilion-2-new", "pavilion-3-sw", "garden-10-0", "tower-13-e");

  test("p. 4 example: a garden for 10 denar paid with 11 gives no change and ends the turn", () => {
    const hands = ["denar-5 denar-6 florin-9", "dirham-9 dirham-9 dirham-2", "ducat-9 ducat-9 ducat-2"];
    const game = createReference(
      table({ hands, display: "florin-6 florin-7 florin-8 florin-3", tower: gardenOnDenar }),
    );
    expect(movesOf(game, "buy")).toContainEqual(buy(3, "denar-5 denar-6"));
    game.play(buy(3, "denar-6 denar-5"));
    expect([game.phase, game.turn]).toEqual(["disposal", 0]);
    expect(names(game.state().discard)).toBe("denar-5 denar-6");
    expect(names(game.state().seats[0]?.hand ?? [])).toBe("florin-9");
    game.play(place("garden-10-0", 0, -1));
    expect([game.phase, game.turn]).toEqual(["action", 1]);
  });

  test("spaces 1 to 4 are florin, dirham, denar, ducat; cards must be of the right currency", () => {
    const hands = ["florin-9 dirham-9 denar-9", "ducat-9 ducat-9 ducat-9", "denar-9 denar-9 dirham-9"];
    const game = createReference(
      table({
        hands,
        display: "florin-6 florin-7 florin-8 florin-3",
        tower: towerFrom("pavilion-2-new", "pavilion-3-sw", "pavilion-4-es", "pavilion-5-nw"),
      }),
    );
    expect(game.turn).toBe(0);
    expect(movesOf(game, "buy").map(moveKey)).toEqual(
      [buy(1, "florin-9"), buy(2, "dirham-9"), buy(3, "denar-9")].map(moveKey),
    );
    expect(game.isLegal(buy(1, "denar-9"))).toBe(false);
    expect(game.isLegal(buy(1, "florin-9 dirham-9"))).toBe(false);
    expect(game.isLegal(buy(4, "florin-9"))).toBe(false);
  });

  test("any set with at least the price is a legal payment, wasteful ones included; equal cards are one move", () => {
    const game = createReference(table({ tower: towerFrom("seraglio-9-0") }));
    expect(movesOf(game, "buy").map(moveKey).sort()).toEqual(
      [
        buy(1, "florin-9"),
        buy(1, "florin-9 florin-2"),
        buy(1, "florin-9 florin-9"),
        buy(1, "florin-9 florin-9 florin-2"),
      ]
        .map(moveKey)
        .sort(),
    );
  });

  test("the exact amount earns another action, without limit; the market is refilled only at the end", () => {
    const game = createReference(
      table({ tower: towerFrom("seraglio-9-0", "arcades-9-0", "tower-9-ne", "tower-9-nw"), deck: "ducat-1" }),
    );
    game.play(buy(1, "florin-9"));
    expect([game.phase, game.turn, game.state().acted]).toEqual(["action", 0, true]);
    expect(game.state().market).toEqual([null, "arcades-9-0", "tower-9-ne", "tower-9-nw"]);
    expect(game.state().seats[0]?.bought).toEqual(["seraglio-9-0"]);
    expect(movesOf(game, "buy")).toEqual([]);
    game.play(take("ducat-6"));
    expect(game.phase).toBe("disposal");
    expect(game.state().display).toHaveLength(3);
    game.play(reserve("seraglio-9-0"));
    expect(game.state().market).toEqual(["pavilion-2-new", "arcades-9-0", "tower-9-ne", "tower-9-nw"]);
    expect(game.state().display).toHaveLength(4);
    expect([game.turn, game.state().acted]).toEqual([1, undefined]);
  });

  test("an exact purchase that leaves no action ends the action part by itself (ruling)", () => {
    const game = arranged(table({ tower: towerFrom("seraglio-9-0") }), (state) => {
      state.display = [null, null, null, null];
      for (const seat of state.seats) seat.hand = money("florin-9");
    });
    game.play(buy(1, "florin-9"));
    expect([game.phase, game.turn]).toEqual(["disposal", 0]);
    game.play(reserve("seraglio-9-0"));
    // The payment is the only card left: it is reshuffled and displayed.
    expect(names(game.state().display)).toBe("florin-9");
    expect(game.turn).toBe(1);
  });
});

describe("redesign (p. 4)", () => {
  const board = Board.start().place("garden-10-0", 1, 0).place("tower-12-0", 2, 0);

  function redesigner(
    change: { reserve: string[] },
    tower = towerFrom("seraglio-9-0", "arcades-9-0", "arcades-8-n"),
  ) {
    const hands = ["florin-9 dirham-9 ducat-2", "denar-9 denar-9 denar-2", "ducat-9 ducat-9 ducat-3"];
    const setup = table({ hands, display: "florin-6 florin-7 florin-8 florin-3", tower });
    return arranged(setup, (state) => {
      const seat = state.seats[0];
      if (seat === undefined) return;
      seat.board = board;
      seat.reserve = change.reserve;
      state.tower = state.tower.filter(
        (id) => !["garden-10-0", "tower-12-0", ...change.reserve].includes(id),
      );
    });
  }

  test("add a tile from the reserve, remove one to the reserve, exchange one: each is an action", () => {
    const game = redesigner({ reserve: ["garden-11-0"] });
    expect(movesOf(game, "remove")).toEqual([{ type: "remove", x: 2, y: 0 }]);
    expect(movesOf(game, "swap")).toEqual([
      { type: "swap", tile: "garden-11-0", x: 1, y: 0 },
      { type: "swap", tile: "garden-11-0", x: 2, y: 0 },
    ]);
    expect(movesOf(game, "add")).toHaveLength(8);
    const added = game.clone().play({ type: "add", tile: "garden-11-0", x: 0, y: 1 });
    expect(added.state().seats[0]?.reserve).toEqual([]);
    expect(added.turn).toBe(1);
    const removed = game.clone().play({ type: "remove", x: 2, y: 0 });
    expect(removed.state().seats[0]?.reserve).toEqual(["garden-11-0", "tower-12-0"]);
    const swapped = game.clone().play({ type: "swap", tile: "garden-11-0", x: 1, y: 0 });
    expect(swapped.state().seats[0]?.reserve).toEqual(["garden-10-0"]);
    expect(swapped.board(0).at(1, 0)?.id).toBe("garden-11-0");
  });

  test("p. 4 example: two exact purchases, a redesign, then both tiles are placed in any order", () => {
    const game = redesigner({ reserve: ["garden-11-0"] });
    game.play(buy(1, "florin-9")).play(buy(2, "dirham-9"));
    expect(game.phase).toBe("action");
    // Bought tiles lie beside the Alhambra, not in the reserve: no redesign can use them.
    expect(movesOf(game, "add").every((move) => move.type === "add" && move.tile === "garden-11-0")).toBe(
      true,
    );
    game.play({ type: "swap", tile: "garden-11-0", x: 2, y: 0 });
    expect(game.phase).toBe("disposal");
    expect(new Set(game.legalMoves().map((move) => ("tile" in move ? move.tile : "")))).toEqual(
      new Set(["seraglio-9-0", "arcades-9-0"]),
    );
    game.play(place("arcades-9-0", 0, 1)).play(reserve("seraglio-9-0"));
    expect(game.state().seats[0]?.reserve).toEqual(["seraglio-9-0", "tower-12-0"]);
    expect(game.turn).toBe(1);
  });
});

describe("position a building tile (p. 5)", () => {
  test("each legal cell or the reserve; Dirk only with two players", () => {
    const game = createReference(table({ tower: towerFrom("pavilion-2-new") })).play(buy(1, "florin-9"));
    expect(game.legalMoves()).toEqual([place("pavilion-2-new", 0, -1), reserve("pavilion-2-new")]);
  });

  test("a tile is never turned: `rotation` is an unknown key here, and unknown keys are illegal", () => {
    const game = createReference(table({ tower: towerFrom("pavilion-2-new") })).play(buy(1, "florin-9"));
    const turned = { type: "place" as const, tile: "pavilion-2-new", x: 1, y: 0, rotation: 1 };
    expect(code(() => game.play(turned))).toBe("illegal-move");
    const sameTurn = { type: "place" as const, tile: "pavilion-2-new", x: 0, y: -1, rotation: 1 };
    expect(code(() => game.play(sameTurn))).toBe("illegal-move");
    expect(code(() => game.play(place("pavilion-2-new", 0, -1)))).toBe("no error");
  });

  test("there is no passing, and moves of another phase are illegal", () => {
    const game = createReference(table({}));
    expect(code(() => game.play(reserve("pavilion-2-new")))).toBe("illegal-move");
    expect(game.legalMoves().length).toBeGreaterThan(0);
  });
});
