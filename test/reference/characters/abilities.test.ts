// Characters (p. 14; mega-box-a.md): what the cards can do and when.

import { describe, expect, test } from "vitest";
import { Board } from "../base/index.js";
import type { State } from "../base/state.js";
import { buy, money, place, reserve, take, toDirk, towerFrom } from "../stack.js";
import { arranged, movesOf, palace, seatIs, tableWith } from "../stack-modules.js";

const RULES = ["characters"];
const PASS = { type: "pass" as const };
const END = { type: "end" as const };
const BEG = { type: "characters:beg" as const };
const dance = (space: number) => ({ type: "characters:dance" as const, space });
const change = (give: string, taken: string) => ({
  type: "characters:change" as const,
  give: one(give),
  take: one(taken),
});
const miser = (card: string) => ({ type: "characters:miser" as const, card: one(card) });
const patron = (space: number) => ({
  type: "buy" as const,
  space,
  with: { characters: { patron: true as const } },
});
const wise = (kind: "garden" | "tower") => ({ type: "characters:wise-man" as const, kind });

function one(text: string) {
  const [card] = money(text);
  if (card === undefined) throw new Error("no card");
  return card;
}

function owning(
  cards: string[],
  more: Partial<Parameters<typeof tableWith>[1]> = {},
  changes: (state: State) => void = () => {},
  modules = RULES,
) {
  return arranged(tableWith(modules, more), (state) => {
    state.modules.characters?.owned[0]?.push(...cards.map((card) => `characters:${card}`));
    changes(state);
  });
}

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
      [...RULES, "currency-exchange"],
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
      [...RULES, "city-walls"],
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

describe("the Wise Man (crown)", () => {
  const scored = (cards: string[], changes: (state: State) => void) =>
    owning(cards, { deck: "score-1 florin-3" }, changes).play(take("ducat-6"));

  test("in a scoring his owner names a kind: half a building more of it", () => {
    const game = scored(["wise-man"], (state) => {
      seatIs(state, 0, { board: palace("garden - 1 0", "tower - 0 1") });
      seatIs(state, 1, { board: palace("garden - 1 0", "tower - 0 1") });
    });
    expect([game.phase, game.turn]).toEqual(["characters:wise-man", 0]);
    expect(game.legalMoves()).toHaveLength(6);
    game.play(wise("garden"));
    expect(game.breakdown).toEqual([
      { scoring: 1, seat: 0, source: "garden", count: 1.5, points: 5, places: [1] },
      { scoring: 1, seat: 0, source: "tower", count: 1, points: 3, places: [1, 2], tied: 2 },
      { scoring: 1, seat: 1, source: "tower", count: 1, points: 3, places: [1, 2], tied: 2 },
    ]);
  });

  test("alone, half a building is more than none and takes a place (ruling)", () => {
    const game = scored(["wise-man"], () => {});
    game.play(wise("tower"));
    expect(game.breakdown).toEqual([
      { scoring: 1, seat: 0, source: "tower", count: 0.5, points: 6, places: [1] },
    ]);
  });

  test("in every scoring anew, the last one too", () => {
    const game = owning(["wise-man"], {
      deck: "score-1 score-2 florin-3",
      tower: towerFrom("seraglio-9-0").slice(0, 4),
    });
    game.play(buy(1, "florin-9")).play(take("ducat-6")).play(reserve("seraglio-9-0"));
    game.play(wise("tower")).play(wise("garden"));
    expect(game.phase).toBe("award");
    while (game.phase === "award") game.play(movesOf(game, "reserve")[0] ?? PASS);
    expect([game.phase, game.turn]).toEqual(["characters:wise-man", 0]);
    game.play(wise("garden"));
    expect(game.breakdown.map(({ scoring, source, points }) => [scoring, source, points])).toEqual([
      [1, "tower", 6],
      [2, "garden", 12],
      [3, "garden", 20],
    ]);
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

describe("the City Watch (crown)", () => {
  const walls = (length: number) =>
    Board.from(
      [
        { x: 1, y: 0, walls: "NS" },
        { x: 2, y: 0, walls: length > 3 ? "NES" : "NS" },
      ]
        .slice(0, length > 2 ? 2 : 1)
        .map((tile) => ({ ...tile, kind: "garden" as const })),
    );

  test("1 point extra for every 3 points scored for walls", () => {
    for (const [length, extra] of [
      [1, 0],
      [5, 1],
    ] as const) {
      const game = owning(["city-watch"], { deck: "score-1 florin-3" }, (state) =>
        seatIs(state, 0, { board: walls(length) }),
      );
      game.play(take("ducat-6"));
      const item = game.breakdown.find(({ source }) => source === "characters:city-watch");
      expect(item?.points ?? 0).toBe(extra);
    }
  });

  test("full threes only; it comes after all walls and before the kinds", () => {
    const game = owning(["city-watch"], { deck: "score-1 florin-3" }, (state) => {
      seatIs(state, 0, { board: walls(5) });
      seatIs(state, 1, { board: walls(5) });
    });
    game.play(take("ducat-6"));
    expect(game.breakdown.slice(0, 4)).toEqual([
      { scoring: 1, seat: 0, source: "wall", count: 5, points: 5 },
      { scoring: 1, seat: 1, source: "wall", count: 5, points: 5 },
      { scoring: 1, seat: 0, source: "characters:city-watch", count: 5, points: 1 },
      { scoring: 1, seat: 0, source: "garden", count: 2, points: 2, places: [1, 2], tied: 2 },
    ]);
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

describe("with a vizier (p. 14: no characters then)", () => {
  const tower = towerFrom("garden-11-0", "seraglio-9-0", "tower-9-ne", "tower-9-nw");

  test("no patron, no miser, no free move, no redesign in the window", () => {
    const game = owning(
      ["rich-patron", "miser", "master-builder", "moneychanger", "beggar", "dancer"],
      { tower },
      () => {},
      [...RULES, "viziers-favour"],
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
