// Characters (p. 14; mega-box-a.md): the Rich Patron, the Miser, the Master Builder, the Trader.

import { describe, expect, test } from "vitest";
import { Board } from "../base/index.js";
import { buy, money, place, reserve, take, toDirk, towerFrom } from "../stack.js";
import { movesOf, seatIs } from "../stack-modules.js";
import { one, owning } from "./owning.js";

const PASS = { type: "pass" as const };
const miser = (card: string) => ({ type: "characters:miser" as const, card: one(card) });
const patron = (space: number) => ({
  type: "buy" as const,
  space,
  with: { characters: { patron: true as const } },
});

describe("the Rich Patron (1x)", () => {
  test("pays the exact amount: the building for free and a bonus turn; then he is out", () => {
    const game = owning(["rich-patron"], { tower: towerFrom("tower-13-e") });
    expect(movesOf(game, "buy").filter((move) => move.with !== undefined)).toHaveLength(4);
    game.play(patron(1));
    expect(game.state().seats[0]).toMatchObject({ bought: ["tower-13-e"] });
    expect(game.state().seats[0]?.hand).toHaveLength(3);
    expect([game.phase, game.turn]).toEqual(["action", 0]);
    expect(game.state().modules.characters).toMatchObject({
      owned: [[], [], []],
      out: ["characters:rich-patron"],
    });
    expect(movesOf(game, "buy").some((move) => move.with !== undefined)).toBe(false);
  });

  test("with two players the tile may be given to Dirk: it was bought", () => {
    const hands = ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"];
    const game = owning(["rich-patron"], { hands });
    const tile = game.state().market[0] ?? "";
    game.play(patron(1)).play(take("ducat-6")).play(toDirk(tile));
    expect(game.dirk?.tiles).toContain(tile);
  });
});

describe("the Miser (clock)", () => {
  const tower = towerFrom("garden-11-0", "seraglio-9-0", "tower-9-ne", "tower-9-nw");

  test("after a building at 10 or more he may pick up a face-up money card, also before the further action", () => {
    const game = owning(["miser"], { tower });
    game.play(buy(1, "florin-9 florin-2"));
    expect([game.phase, game.turn]).toEqual(["characters:miser", 0]);
    expect(game.legalMoves()).toEqual([
      miser("ducat-6"),
      miser("ducat-7"),
      miser("ducat-8"),
      miser("ducat-9"),
      PASS,
    ]);
    game.play(miser("ducat-9"));
    expect(game.state().seats[0]?.hand).toEqual(money("ducat-9 florin-9"));
    expect([game.phase, game.state().display.length]).toEqual(["action", 3]);
  });

  test("each different card once; passing does not use him up", () => {
    const game = owning(
      ["miser"],
      { tower: towerFrom("garden-11-0", "tower-12-0"), display: "ducat-6 ducat-6 ducat-8 ducat-8" },
      (state) => seatIs(state, 0, { hand: money("florin-9 florin-2 dirham-9 dirham-3") }),
    );
    game.play(buy(1, "florin-9 florin-2"));
    expect(game.legalMoves()).toEqual([miser("ducat-6"), miser("ducat-8"), PASS]);
    game.play(PASS).play(buy(2, "dirham-9 dirham-3"));
    expect(game.phase).toBe("characters:miser");
    game.play(miser("ducat-6"));
    expect(game.state().modules.characters?.used).toEqual(["characters:miser"]);
  });

  test("once a turn", () => {
    const game = owning(["miser"], { tower: towerFrom("garden-11-0", "tower-12-0") }, (state) =>
      seatIs(state, 0, { hand: money("florin-9 florin-2 dirham-9 dirham-3") }),
    );
    game.play(buy(1, "florin-9 florin-2")).play(miser("ducat-6")).play(buy(2, "dirham-9 dirham-3"));
    expect(game.phase).toBe("action");
  });

  test("an overpaid tile counts too; one below 10 does not", () => {
    const game = owning(["miser"], { tower });
    game.play(buy(1, "florin-9 florin-9"));
    expect(game.phase).toBe("characters:miser");
    const cheap = owning(["miser"], { tower: towerFrom("seraglio-9-0") });
    cheap.play(buy(1, "florin-9"));
    expect(cheap.phase).toBe("action");
  });

  test("not asked when the display holds no money", () => {
    const game = owning(["miser"], { tower }, (state) => {
      state.display = [null, null, null, null];
    });
    game.play(buy(1, "florin-9 florin-2"));
    expect(game.phase).toBe("disposal");
  });

  test("also after a purchase by the patron (ruling)", () => {
    const game = owning(["miser", "rich-patron"], { tower });
    game.play(patron(1));
    expect(game.phase).toBe("characters:miser");
    game.play(miser("ducat-9"));
    expect(game.phase).toBe("action");
  });
});

describe("the Master Builder (clock)", () => {
  const board = Board.start().place({ id: "garden-12-s", kind: "garden", price: 12, walls: "S" }, 1, 0);

  test("an additional redesign at the end of the turn, after laying any new buildings", () => {
    const game = owning(["master-builder"], { tower: towerFrom("seraglio-9-0") });
    game
      .play(buy(1, "florin-9"))
      .play(take("ducat-6"))
      .play(place("seraglio-9-0", 1, 0));
    expect([game.phase, game.turn]).toEqual(["characters:redesign", 0]);
    // Tiles just placed may be used.
    expect(game.legalMoves()).toEqual([{ type: "remove", x: 1, y: 0 }, PASS]);
    game.play({ type: "remove", x: 1, y: 0 });
    expect([game.turn, game.state().seats[0]?.reserve]).toEqual([1, ["seraglio-9-0"]]);
  });

  test("beside the redesign that is the turn's action", () => {
    const game = owning(["master-builder"], {}, (state) =>
      seatIs(state, 0, { board, reserve: ["tower-11-s"] }),
    );
    game.play({ type: "swap", tile: "tower-11-s", x: 1, y: 0 });
    expect(game.phase).toBe("characters:redesign");
    game.play({ type: "add", tile: "garden-12-s", x: 2, y: 0 });
    expect([game.phase, game.turn, game.board(0).tiles().length]).toEqual(["action", 1, 3]);
  });

  test("asked even if only passing is possible; for the active seat only; before the refill", () => {
    const game = owning(["master-builder"], { deck: "florin-3" });
    game.play(take("ducat-6"));
    expect([game.phase, game.legalMoves(), game.state().display.length]).toEqual([
      "characters:redesign",
      [PASS],
      3,
    ]);
    game.play(PASS);
    expect(game.play(take("ducat-7")).phase).toBe("action");
  });

  test("won while the display is refilled: its moment is gone, he serves from the next turn on", () => {
    const game = owning([], { deck: "characters:master-builder florin-3" });
    game.play(take("ducat-6")).play(PASS).play(PASS);
    game.play({ type: "characters:bid", amount: 1 }).play({ type: "characters:pay", pay: money("florin-2") });
    expect([game.phase, game.turn]).toEqual(["action", 1]);
    game.play(take("ducat-7")).play(take("ducat-8")).play(take("ducat-9"));
    expect([game.phase, game.turn]).toEqual(["characters:redesign", 0]);
  });
});

describe("the Trader (clock)", () => {
  const display = "ducat-1 ducat-2 ducat-4 ducat-9";
  const sums = (game: ReturnType<typeof owning>) =>
    movesOf(game, "take").map(({ cards }) =>
      cards.reduce((sum, card) => sum + (typeof card === "string" ? 0 : card.value), 0),
    );

  test("several money cards with a total of up to 7 instead of 5", () => {
    const sorted = (list: number[]) => [...list].sort((a, b) => a - b);
    expect(sorted(sums(owning([], { display })))).toEqual([1, 2, 3, 4, 5, 9]);
    expect(sorted(sums(owning(["trader"], { display })))).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
  });

  test("for his owner only", () => {
    const game = owning(["trader"], { display }).play(take("ducat-9"));
    expect(Math.max(...sums(game))).toBe(5);
  });
});

describe("with a vizier (p. 14: no characters then)", () => {
  const tower = towerFrom("garden-11-0", "seraglio-9-0", "tower-9-ne", "tower-9-nw");

  test("no patron, no miser, no free move, no redesign in the window", () => {
    const game = owning(
      ["rich-patron", "miser", "master-builder", "moneychanger", "beggar", "dancer"],
      { tower },
      () => {},
      ["viziers-favour"],
    );
    game.play(take("ducat-6")).play(PASS);
    game.play(PASS).play(PASS);
    expect([game.phase, game.turn]).toEqual(["interrupt", 0]);
    expect(game.legalMoves()).toEqual([buy(1, "florin-2 florin-9"), PASS]);
    game.play(buy(1, "florin-9 florin-2"));
    expect(game.phase).toBe("disposal");
    game.play(reserve("garden-11-0"));
    expect([game.phase, game.turn]).toEqual(["interrupt", 1]);
  });
});
