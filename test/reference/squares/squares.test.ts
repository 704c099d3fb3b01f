// Squares (p. 11; mega-box-a.md): taking, the limit of three, counting.

import { describe, expect, test } from "vitest";
import type { Reference } from "../base/game.js";
import { KINDS, type Kind } from "../base/index.js";
import { countsOf } from "../base/scoring.js";
import { setUp } from "../base/setup.js";
import type { SeatState } from "../base/state.js";
import { Dice } from "../random.js";
import { createReference, modulesOf } from "../registry.js";
import { buy, place, reserve, take, toDirk, towerFrom } from "../stack.js";
import { arranged, movesOf, palace, refusal, seatIs, tableWith } from "../stack-modules.js";
import data from "./data.json" with { type: "json" };
import { squares } from "./rules.js";

const RULES = ["squares"];
const square = (kind: Kind) => ({ type: "squares:take" as const, kind });
const TWO = ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"];

const kindsOffered = (game: Reference): Kind[] => movesOf(game, "squares:take").map(({ kind }) => kind);

/** How often a seat with this palace counts for a kind. */
function counted(board: SeatState["board"], kind: Kind): number {
  const setup = tableWith(RULES, {});
  const state = setUp(setup, modulesOf(RULES));
  seatIs(state, 0, { board });
  return countsOf(state, kind).find(({ seat }) => seat === 0)?.count ?? 0;
}

const on = (board: SeatState["board"], id: string, x: number, y: number): SeatState["board"] =>
  board.place({ id, walls: data.tiles.find((tile) => tile.id === id)?.walls ?? "?" }, x, y);

describe("components and setup (p. 11)", () => {
  test("24 tiles: 3 blue, 3 red, 4 brown, 4 white, 5 green, 5 purple", () => {
    const numbers = KINDS.map((kind) => data.tiles.filter((tile) => tile.kind === kind).length);
    expect([data.tiles.length, numbers]).toEqual([24, [3, 3, 4, 4, 5, 5]]);
  });

  test("every square has a wall, so at most three open sides: 'up to a maximum of three'", () => {
    expect(data.tiles.filter(({ walls }) => walls.length === 0 || walls.length > 2)).toEqual([]);
  });

  test("six piles by colour, the top of each face up and taken first", () => {
    const setup = { squares: { garden: ["square-garden-4", "square-garden-2"] } };
    const game = createReference(tableWith(RULES, { setup }));
    expect(game.state().modules.squares?.piles.garden).toEqual([
      "square-garden-4",
      "square-garden-2",
      "square-garden-1",
      "square-garden-3",
      "square-garden-5",
    ]);
    expect(game.play(square("garden")).state().seats[0]?.bought).toEqual(["square-garden-4"]);
    expect(game.state().modules.squares?.piles.garden[0]).toBe("square-garden-2");
  });

  test.each([
    ["a square of another colour", { garden: ["square-tower-1"] }],
    ["a square twice", { garden: ["square-garden-1", "square-garden-1"] }],
    ["an unknown square", { tower: ["square-tower-6"] }],
  ])("%s is no pile", (_, piles) => {
    expect(refusal(() => createReference(tableWith(RULES, { setup: { squares: piles } })))).toBe(
      "bad-config",
    );
  });

  test("a random deal holds every square once", () => {
    const dice = new Dice(5);
    const dealt = squares.deal?.((list) => dice.shuffle(list), [])?.squares ?? {};
    expect(Object.values(dealt).flat().sort()).toEqual(data.tiles.map(({ id }) => id).sort());
  });
});

describe("action: build a square (p. 11)", () => {
  test("any of the face-up squares; it waits and is disposed of at the end of the turn; no extra turn", () => {
    const game = createReference(tableWith(RULES, {}));
    expect(kindsOffered(game)).toEqual(KINDS);
    game.play(square("tower"));
    expect([game.phase, game.turn]).toEqual(["disposal", 0]);
    expect(game.isLegal(place("square-tower-1", 0, 1))).toBe(false);
    game.play(place("square-tower-1", -1, 0));
    expect([game.phase, game.turn]).toEqual(["action", 1]);
  });

  test("together with tiles just bought, in the order the player likes", () => {
    const game = createReference(tableWith(RULES, { tower: towerFrom("seraglio-9-0") }));
    game.play(buy(1, "florin-9")).play(square("garden"));
    expect(game.state().seats[0]?.bought).toEqual(["seraglio-9-0", "square-garden-1"]);
    game.play(place("square-garden-1", 1, 0)).play(place("seraglio-9-0", -1, 0));
    expect(game.turn).toBe(1);
  });

  test("a pile that is used up is no longer available", () => {
    const game = arranged(tableWith(RULES, {}), (state) => {
      const piles = state.modules.squares?.piles;
      if (piles !== undefined) piles.pavilion = ["square-pavilion-3"];
    });
    game.play(square("pavilion")).play(reserve("square-pavilion-3"));
    expect(kindsOffered(game)).toEqual(KINDS.filter((kind) => kind !== "pavilion"));
  });

  test("no more than three: those in the Alhambra, on the reserve board and waiting count", () => {
    const built = on(palace(), "square-garden-2", -1, 0);
    const with2 = (state: Parameters<typeof seatIs>[0]) =>
      seatIs(state, 0, { board: built, reserve: ["square-tower-1"] });
    const game = arranged(tableWith(RULES, { tower: towerFrom("seraglio-9-0") }), with2);
    game.play(buy(1, "florin-9"));
    expect(kindsOffered(game)).toEqual(KINDS);
    game.play(square("seraglio"));
    game.play(reserve("square-seraglio-1")).play(reserve("seraglio-9-0"));
    expect(kindsOffered(game)).toEqual(KINDS);
    game.play(take("ducat-6")).play(take("ducat-7"));
    expect([game.turn, kindsOffered(game)]).toEqual([0, []]);
  });

  test("the rules for redesigning apply: add, remove, exchange", () => {
    const built = on(palace(), "square-garden-1", 1, 0);
    const game = arranged(tableWith(RULES, {}), (state) =>
      seatIs(state, 0, { board: built, reserve: ["square-seraglio-2", "square-chambers-1"] }),
    );
    expect(game.isLegal({ type: "remove", x: 1, y: 0 })).toBe(true);
    expect(game.isLegal({ type: "add", tile: "square-seraglio-2", x: 0, y: -1 })).toBe(true);
    expect(movesOf(game, "swap")).toEqual([{ type: "swap", tile: "square-chambers-1", x: 1, y: 0 }]);
    game.play({ type: "swap", tile: "square-chambers-1", x: 1, y: 0 });
    expect(game.state().seats[0]?.reserve).toEqual(["square-seraglio-2", "square-garden-1"]);
  });

  test("Dirk gets no square: it was not bought (ruling)", () => {
    const game = createReference(tableWith(RULES, { hands: TWO }));
    game.play(square("tower"));
    expect(game.isLegal(toDirk("square-tower-1"))).toBe(false);
    expect(movesOf(game, "dirk")).toEqual([]);
  });
});

describe("with other modules", () => {
  test("using the vizier does not allow a player to take a square (p. 8)", () => {
    const game = createReference(tableWith([...RULES, "viziers-favour"], {}));
    game.play(take("ducat-6"));
    expect(game.phase).toBe("interrupt");
    expect(kindsOffered(game)).toEqual([]);
  });

  test("city walls may be built on squares", () => {
    const game = arranged(tableWith([...RULES, "city-walls"], {}), (state) => {
      const facts = state.modules["city-walls"];
      if (facts !== undefined) facts.offer = ["city-walls:NW"];
      seatIs(state, 0, { reserve: ["square-arcades-2"] });
    });
    game.play({ type: "city-walls:build", card: "city-walls:NW", tile: "square-arcades-2" });
    expect(game.state().modules["city-walls"]?.segments).toEqual([{ tile: "square-arcades-2", walls: "NW" }]);
  });

  test("half a building of the Wise Man goes on top of the squares", () => {
    const game = arranged(tableWith([...RULES, "characters"], { deck: "score-1 florin-3" }), (state) => {
      state.modules.characters?.owned[0]?.push("characters:wise-man");
      seatIs(state, 0, { board: on(palace("garden - 1 0"), "square-garden-2", 2, 0) });
    });
    game.play(take("ducat-6")).play({ type: "characters:wise-man", kind: "garden" });
    expect(game.breakdown.find(({ source }) => source === "garden")?.count).toBe(2.5);
  });
});

describe("scoring (p. 11)", () => {
  const built = palace(
    "tower E 0 -1",
    "garden - 0 1",
    "arcades - 1 0",
    "arcades - -1 0",
    "arcades - -2 0",
    "arcades - -2 1",
  );

  test("the printed example: 1 garden, 1 tower, 5 arcades; the squares add 2 + 1 arcades and no tower", () => {
    const upper = on(built, "square-arcades-1", 2, 0);
    expect(counted(upper, "arcades")).toBe(4 + 1);
    const joined = upper.place({ kind: "arcades", walls: "" }, 3, 0);
    expect(counted(joined, "arcades")).toBe(5 + 2);
    const lower = on(joined, "square-arcades-2", 1, 1);
    expect(counted(lower, "arcades")).toBe(5 + 2 + 1);
    const purple = on(lower, "square-tower-3", 1, -1);
    expect(KINDS.map((kind) => counted(purple, kind))).toEqual([0, 0, 5 + 2 + 1, 0, 1, 1]);
  });

  test("a square beside no building of its colour counts nothing, and is no building itself", () => {
    const board = on(built, "square-chambers-1", 1, 1);
    expect(counted(board, "chambers")).toBe(0);
    expect(counted(on(palace(), "square-chambers-1", 1, 0), "chambers")).toBe(0);
  });

  test("two squares of a colour side by side are no buildings for each other", () => {
    const board = on(on(palace(), "square-garden-2", -1, 0), "square-garden-4", -2, 0);
    expect(counted(board, "garden")).toBe(0);
    expect(counted(board.place({ kind: "garden", walls: "S" }, 1, 0), "garden")).toBe(1);
  });

  test("three buildings at most", () => {
    const square = on(palace("garden - 1 0"), "square-garden-1", 1, -1);
    const board = square
      .place({ kind: "garden", walls: "" }, 0, -1)
      .place({ kind: "garden", walls: "" }, 1, -2);
    expect(counted(board, "garden")).toBe(3 + 3);
  });

  test("the walls on the squares are scored in the same way as usual", () => {
    const board = on(on(palace(), "square-garden-4", -1, 0), "square-chambers-3", 0, -1);
    expect(board.longestWall().length).toBe(4);
  });

  test("a scoring: the square makes the majority, its count stands in the kind's item", () => {
    const game = arranged(tableWith(RULES, { deck: "score-1 florin-3" }), (state) => {
      seatIs(state, 0, { board: on(palace("garden - 1 0"), "square-garden-2", 2, 0) });
      seatIs(state, 1, { board: palace("garden - 1 0") });
    });
    game.play(take("ducat-6"));
    expect(game.breakdown).toEqual([
      { scoring: 1, seat: 0, source: "wall", count: 1, points: 1 },
      { scoring: 1, seat: 0, source: "garden", count: 2, points: 5, places: [1] },
    ]);
  });
});
