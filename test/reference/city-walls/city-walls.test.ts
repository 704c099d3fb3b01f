// City Walls (p. 16; mega-box-a.md).

import { describe, expect, test } from "vitest";
import { Board } from "../base/index.js";
import type { State } from "../base/state.js";
import { createReference } from "../registry.js";
import { buy, money, place, take, toDirk, towerFrom } from "../stack.js";
import { arranged, movesOf, seatIs, tableWith } from "../stack-modules.js";
import data from "./data.json" with { type: "json" };

const RULES = ["city-walls"];
const build = (walls: string, tile: string) => ({
  type: "city-walls:build" as const,
  card: `city-walls:${walls}`,
  tile,
});

function offer(state: State, ...walls: string[]): void {
  const facts = state.modules["city-walls"];
  if (facts !== undefined) facts.offer = walls.map((sides) => `city-walls:${sides}`);
}

/** The rulings' board: the start and A on its east with a wall to the south. */
const WITH_A = Board.start().place({ id: "garden-12-s", kind: "garden", price: 12, walls: "S" }, 1, 0);
const A = "garden-12-s";

function gameWith(walls: string[], seat: Parameters<typeof seatIs>[2] = { board: WITH_A }, deck = "") {
  return arranged(tableWith(RULES, { deck }), (state) => {
    offer(state, ...walls);
    seatIs(state, 0, seat);
  });
}

describe("components and setup (p. 16)", () => {
  test("8 cards with one wall or two that meet; 12 segments are enough for all of them", () => {
    expect(data.cards).toHaveLength(8);
    for (const { walls } of data.cards) expect(["N", "E", "S", "W", "NE", "ES", "SW", "NW"]).toContain(walls);
    expect(data.cards.reduce((sum, { walls }) => sum + walls.length, 0)).toBe(data.segments);
  });

  test("two cards in each of piles 2 to 5, which uses all of them", () => {
    expect(data.inserts).toEqual([0, 2, 2, 2, 2]);
  });
});

describe("how the cards enter the game (p. 16)", () => {
  test("face up beside the board, any number; a new card brings the display up to four again", () => {
    const game = createReference(tableWith(RULES, { deck: "city-walls:W city-walls:NE florin-3" }));
    game.play(take("ducat-6"));
    expect(game.state().modules["city-walls"]?.offer).toEqual(["city-walls:W", "city-walls:NE"]);
    expect(game.state().display).toEqual(money("florin-3 ducat-7 ducat-8 ducat-9"));
  });
});

describe("action: build a city wall (p. 16)", () => {
  test("the whole pattern on one tile; the card is out; no further action", () => {
    const game = gameWith(["NE", "N"]);
    game.play(build("NE", A));
    expect(game.state().modules["city-walls"]).toEqual({
      offer: ["city-walls:N"],
      out: ["city-walls:NE"],
      segments: [{ tile: A, walls: "NE" }],
    });
    expect(game.state().seats[0]?.board).toEqual([
      { tile: "start", x: 0, y: 0 },
      { tile: A, x: 1, y: 0, walls: "NES" },
    ]);
    expect([game.phase, game.turn]).toEqual(["action", 1]);
  });

  test.each([
    ["N", true, "the side faces nothing"],
    ["S", false, "there is a wall already: not over printed walls"],
    ["W", false, "it faces the start: a wall on one side only would break the building rules"],
    ["NE", true, "both sides face nothing"],
    ["NW", false, "one of the two faces the start"],
  ])("card %s on A: %s (%s)", (walls, legal) => {
    const game = gameWith([walls]);
    expect(game.isLegal(build(walls, A))).toBe(legal);
  });

  test("on the starting tile: a tile there needs a wall and cannot be reached by that side", () => {
    const game = gameWith(["S"]);
    game.play(build("S", "start"));
    const board = game.board(0);
    expect(board.check({ walls: "" }, 0, 1)).toBe("edge");
    expect(board.check({ walls: "N" }, 0, 1)).toBe("unreachable");
    expect(game.state().modules["city-walls"]?.segments).toEqual([{ tile: "start", walls: "S", seat: 0 }]);
    expect(game.state().seats[0]?.board[0]).toEqual({ tile: "start", x: 0, y: 0, walls: "S" });
    expect(game.state().seats[1]?.board[0]).toEqual({ tile: "start", x: 0, y: 0 });
  });

  test("two players' starting tiles are two tiles", () => {
    const game = arranged(tableWith(RULES, {}), (state) => offer(state, "N", "ES"));
    game.play(build("N", "start")).play(build("ES", "start"));
    expect(game.state().modules["city-walls"]?.segments).toEqual([
      { tile: "start", walls: "N", seat: 0 },
      { tile: "start", walls: "ES", seat: 1 },
    ]);
  });

  test("newly bought, in the reserve or in the Alhambra: it does not matter where the tile is", () => {
    const game = arranged(tableWith(RULES, { tower: towerFrom("seraglio-9-0") }), (state) => {
      offer(state, "E");
      seatIs(state, 0, { board: WITH_A, reserve: ["pavilion-6-n"] });
    });
    game.play(buy(1, "florin-9"));
    const tiles = movesOf(game, "city-walls:build").map(({ tile }) => tile);
    expect(tiles.sort()).toEqual([A, "pavilion-6-n", "seraglio-9-0"].sort());
    game.play(build("E", "seraglio-9-0"));
    // It is placed with its new wall: east of A or north of it, never with the wall towards the start.
    expect(game.isLegal(place("seraglio-9-0", -1, 0))).toBe(false);
    expect(game.isLegal(place("seraglio-9-0", 2, 0))).toBe(true);
    game.play(place("seraglio-9-0", 2, 0));
    expect(game.state().seats[0]?.board.at(-1)).toEqual({ tile: "seraglio-9-0", x: 2, y: 0, walls: "E" });
  });

  test("the walls are part of the tile for the rest of the game: in the reserve and back again", () => {
    const game = gameWith(["E", "N"], { board: WITH_A, hand: [] });
    game.play(build("E", A)).play(take("ducat-6")).play(take("ducat-7"));
    game.play({ type: "remove", x: 1, y: 0 });
    expect(game.state().seats[0]).toMatchObject({ reserve: [A] });
    game.play(take("ducat-8")).play(take("ducat-9"));
    // South and east are walled: it cannot come back on the west of the start, but a second card fits.
    expect(game.isLegal({ type: "add", tile: A, x: -1, y: 0 })).toBe(false);
    expect(game.isLegal({ type: "add", tile: A, x: 1, y: 0 })).toBe(true);
    expect(game.isLegal(build("N", A))).toBe(true);
    game.play(build("N", A));
    expect(game.state().modules["city-walls"]?.segments).toEqual([{ tile: A, walls: "NE" }]);
  });

  test("a card that fits no tile cannot be taken (ruling)", () => {
    const shut = Board.start().place({ id: "seraglio-7-w", kind: "seraglio", price: 7, walls: "W" }, -1, 0);
    expect(movesOf(gameWith(["W"], { board: shut }), "city-walls:build")).toEqual([]);
    expect(movesOf(gameWith(["W"], { board: Board.start() }), "city-walls:build")).toEqual([
      build("W", "start"),
    ]);
  });

  test("with two players a tile with segments may go to Dirk like any other", () => {
    const hands = ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"];
    const tower = towerFrom(...towerFrom().slice(0, 6), "seraglio-9-0");
    const game = arranged(tableWith(RULES, { hands, tower }), (state) => offer(state, "N"));
    game.play(buy(1, "florin-9")).play(build("N", "seraglio-9-0")).play(toDirk("seraglio-9-0"));
    expect(game.dirk?.tiles).toContain("seraglio-9-0");
    expect(movesOf(game, "city-walls:build")).toEqual([]);
  });
});

describe("scoring (p. 16)", () => {
  test("city walls count the same as the printed walls", () => {
    const game = gameWith(["NE"], { board: WITH_A }, "score-1 florin-3");
    game.play(build("NE", A)).play(take("ducat-6"));
    expect(game.breakdown[0]).toEqual({ scoring: 1, seat: 0, source: "wall", count: 3, points: 3 });
  });

  test("they close holes in a wall", () => {
    const gap = WITH_A.place({ id: "pavilion-8-0", kind: "pavilion", price: 8, walls: "" }, 2, 0).place(
      { id: "tower-11-s", kind: "tower", price: 11, walls: "S" },
      3,
      0,
    );
    const game = gameWith(["S"], { board: gap });
    expect(game.board(0).longestWall().length).toBe(1);
    game.play(build("S", "pavilion-8-0"));
    expect(game.board(0).longestWall().length).toBe(3);
  });

  test("an exchange for a tile with the same walls minds the segments", () => {
    const game = gameWith(["N"], { board: WITH_A, reserve: ["tower-11-s"] });
    expect(game.isLegal({ type: "swap", tile: "tower-11-s", x: 1, y: 0 })).toBe(true);
    const beside = WITH_A.place({ id: "arcades-10-0", kind: "arcades", price: 10, walls: "" }, 1, -1);
    const other = gameWith(["N"], { board: beside, reserve: ["tower-11-s"] });
    other.play(build("N", "tower-11-s")).play(take("ducat-6")).play(take("ducat-7"));
    expect(other.isLegal({ type: "swap", tile: "tower-11-s", x: 1, y: 0 })).toBe(false);
  });
});

describe("not in the interrupt window (ruling)", () => {
  test("only tiles of the market are bought there", () => {
    const game = arranged(tableWith([...RULES, "viziers-favour"], {}), (state) => offer(state, "N"));
    game.play(take("ducat-6"));
    expect(game.phase).toBe("interrupt");
    expect(movesOf(game, "city-walls:build")).toEqual([]);
  });
});
