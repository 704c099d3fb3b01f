// A turn (Mega Box p. 3-5): take money, buy, redesign, dispose of what was bought; played by the core.

import { describe, expect, test } from "vitest";
import { money, towerFrom } from "../reference/stack.js";
import { cardsOf, changed, handOf, played, scene, texts } from "./scene.js";

const START = { tile: "start", x: 0, y: 0 };
const SHORT = { display: "florin-6 florin-7 florin-8 florin-3" };

describe("take money (p. 3)", () => {
  test("one card, or several that do not add up to more than 5", () => {
    expect(texts(scene({ display: "denar-1 ducat-4 ducat-7 dirham-6" }), "take")).toEqual([
      "take denar1",
      "take dirham6",
      "take ducat4",
      "take denar1+ducat4",
      "take ducat7",
    ]);
  });

  test("a set may have three or four cards, currencies do not matter, equal cards are one move", () => {
    const game = scene({ display: "denar-1 denar-1 florin-1 ducat-2" });
    // Sets by (denar 0-2, florin 0-1, ducat 0-1) without the empty one; all add up to 5 at most.
    expect(game.legalMoves({ type: "take" })).toHaveLength(3 * 2 * 2 - 1);
    played(game, "take denar1+denar1+florin1+ducat2");
    expect(handOf(game, 0)).toBe("denar-1 denar-1 ducat-2 florin-1 florin-2 florin-9 florin-9");
    expect([game.state().display, game.turn]).toEqual([[], 1]);
  });

  test("the display is filled up only when the turn ends (p. 5)", () => {
    const given = { display: "ducat-1 ducat-2 ducat-6 ducat-7", deck: "florin-4 florin-5 florin-6" };
    const game = played(scene({ ...given, tower: towerFrom("seraglio-9-0") }), "buy 1 florin9");
    played(game, "take ducat1+ducat2");
    expect([game.phase, cardsOf(game.state().display)]).toEqual(["disposal", "ducat-6 ducat-7"]);
    played(game, "reserve seraglio-9-0");
    expect(cardsOf(game.state().display)).toBe("ducat-6 ducat-7 florin-4 florin-5");
    expect(cardsOf(game.state().deck)).toBe("florin-6");
  });
});

describe("buy a building tile (p. 4)", () => {
  test("example: a garden for 10 denar paid with 11 gives no change and ends the turn", () => {
    const hands = ["denar-5 denar-6 florin-9", "dirham-9 dirham-9 dirham-2", "ducat-9 ducat-9 ducat-2"];
    const tower = towerFrom("pavilion-2-new", "pavilion-3-sw", "garden-10-0", "tower-13-e");
    const game = scene({ hands, ...SHORT, tower });
    played(game, "buy 3 denar5+denar6");
    expect([game.phase, game.turn, cardsOf(game.state().discard)]).toEqual([
      "disposal",
      0,
      "denar-5 denar-6",
    ]);
    expect(handOf(game, 0)).toBe("florin-9");
    played(game, "place garden-10-0 0,-1");
    expect([game.phase, game.turn]).toEqual(["action", 1]);
  });

  test("spaces 1 to 4 want florin, dirham, denar, ducat, and nothing else", () => {
    const hands = ["florin-9 dirham-9 denar-9", "ducat-9 ducat-9 ducat-9", "denar-9 denar-9 dirham-9"];
    const tower = towerFrom("pavilion-2-new", "pavilion-3-sw", "pavilion-4-es", "pavilion-5-nw");
    const game = scene({ hands, ...SHORT, tower });
    expect(texts(game, "buy")).toEqual(["buy 1 florin9", "buy 2 dirham9", "buy 3 denar9"]);
    for (const foreign of ["buy 1 denar9", "buy 1 florin9+dirham9", "buy 4 florin9"]) {
      expect(game.isLegal(foreign)).toBe(false);
    }
  });

  test("every set of at least the price is a payment, wasteful ones included; equal cards are one move", () => {
    expect(texts(scene({ tower: towerFrom("seraglio-9-0") }), "buy")).toEqual([
      "buy 1 florin9",
      "buy 1 florin2+florin9",
      "buy 1 florin9+florin9",
      "buy 1 florin2+florin9+florin9",
    ]);
  });

  test("an exact payment earns another action, without limit; the market waits for the end of the turn", () => {
    const tiles = ["seraglio-9-0", "arcades-9-0", "chambers-9-w", "garden-9-e"];
    const hands = ["florin-9 dirham-9 denar-9", "dirham-9 dirham-9 florin-9", "ducat-9 ducat-9 ducat-9"];
    const game = played(scene({ hands, ...SHORT, tower: towerFrom(...tiles) }), "buy 1 florin9");
    expect([game.phase, game.turn, game.state().acted]).toEqual(["action", 0, true]);
    played(game, "buy 2 dirham9", "buy 3 denar9");
    expect([game.phase, game.state().market]).toEqual(["action", [null, null, null, "garden-9-e"]]);
    expect(game.state().seats[0]?.bought).toEqual(tiles.slice(0, 3));
    played(game, "take florin6");
    expect([game.phase, game.turn]).toEqual(["disposal", 0]);
    for (const id of tiles.slice(0, 3)) played(game, `reserve ${id}`);
    expect(game.state().market).toEqual(["pavilion-2-new", "pavilion-3-sw", "pavilion-4-es", "garden-9-e"]);
    expect([game.turn, game.state().acted]).toEqual([1, undefined]);
  });

  test("an exact purchase that leaves no action ends the actions by itself (ruling)", () => {
    const seats = [0, 1, 2].map(() => ({ hand: money("florin-9") }));
    const game = changed({ tower: towerFrom("seraglio-9-0") }, { display: [], seats });
    played(game, "buy 1 florin9");
    expect([game.phase, game.turn]).toEqual(["disposal", 0]);
    played(game, "reserve seraglio-9-0");
    // Nothing is left but the payment: it makes the new pile and lies in the display at once.
    expect([cardsOf(game.state().display), game.turn]).toEqual(["florin-9", 1]);
  });
});

describe("redesign (p. 4-5)", () => {
  const laid = [START, { tile: "garden-10-0", x: 1, y: 0 }, { tile: "tower-12-0", x: 2, y: 0 }];
  const given = {
    hands: ["florin-9 dirham-9 ducat-2", "denar-9 denar-9 denar-2", "ducat-9 ducat-9 ducat-3"],
    ...SHORT,
    tower: towerFrom("seraglio-9-0", "arcades-9-0", "arcades-8-n"),
  };
  const redesigner = () => changed(given, { seats: [{ reserve: ["garden-11-0"], board: laid }] });

  test("add a tile of the reserve, remove one, exchange one: each is an action", () => {
    expect(texts(redesigner(), "remove")).toEqual(["remove 2,0"]);
    expect(texts(redesigner(), "swap")).toEqual(["swap garden-11-0 1,0", "swap garden-11-0 2,0"]);
    expect(texts(redesigner(), "add")).toHaveLength(8);
    const added = played(redesigner(), "add garden-11-0 0,1");
    expect([added.state().seats[0]?.reserve, added.turn]).toEqual([[], 1]);
    const removed = played(redesigner(), "remove 2,0");
    expect([removed.state().seats[0]?.reserve, removed.turn]).toEqual([["garden-11-0", "tower-12-0"], 1]);
    const swapped = played(redesigner(), "swap garden-11-0 1,0");
    expect(swapped.state().seats[0]).toMatchObject({
      reserve: ["garden-10-0"],
      board: [START, { tile: "garden-11-0", x: 1, y: 0 }, { tile: "tower-12-0", x: 2, y: 0 }],
    });
  });

  test("the starting tile stays, and so does a tile that others are reached through (p. 5)", () => {
    const game = redesigner();
    for (const [move, reason] of [
      ["remove 0,0", "start"],
      ["swap garden-11-0 0,0", "start"],
      ["remove 1,0", "unreachable"],
      ["remove 5,5", "empty"],
    ] as const) {
      expect(() => game.play(move)).toThrow(expect.objectContaining({ code: "illegal-move", reason }));
    }
  });

  test("example: two exact purchases, a redesign, then both tiles are placed in any order", () => {
    const game = played(redesigner(), "buy 1 florin9", "buy 2 dirham9");
    // What was bought lies beside the Alhambra, not in the reserve: no redesign can use it.
    expect(texts(game, "add").every((text) => text.startsWith("add garden-11-0"))).toBe(true);
    played(game, "swap garden-11-0 2,0");
    expect(game.phase).toBe("disposal");
    const tiles = new Set(game.legalMoves().map((move) => ("tile" in move ? move.tile : "")));
    expect([...tiles]).toEqual(["seraglio-9-0", "arcades-9-0"]);
    played(game, "place arcades-9-0 0,1", "reserve seraglio-9-0");
    expect([game.state().seats[0]?.reserve, game.turn]).toEqual([["seraglio-9-0", "tower-12-0"], 1]);
  });
});

describe("position a building tile (p. 5)", () => {
  test("each legal cell or the reserve; nothing is turned; moves of another phase are refused", () => {
    const game = played(scene({ tower: towerFrom("pavilion-2-new") }), "buy 1 florin9");
    expect(texts(game)).toEqual(["place pavilion-2-new 0,-1", "reserve pavilion-2-new"]);
    for (const move of ["place pavilion-2-new 0,-1 r1", "dirk pavilion-2-new", "take ducat6", "pass"]) {
      expect(() => game.play(move)).toThrow(expect.objectContaining({ code: "illegal-move" }));
    }
    expect(game.ply).toBe(1);
  });

  test("several tiles are disposed of one by one, in any order", () => {
    const hands = ["florin-9 dirham-9 ducat-2", "denar-9 denar-9 denar-2", "ducat-9 ducat-9 ducat-3"];
    const game = scene({ hands, ...SHORT, tower: towerFrom("seraglio-9-0", "arcades-9-0") });
    played(game, "buy 1 florin9", "buy 2 dirham9", "take florin6");
    const start = game.clone();
    played(game, "place arcades-9-0 1,0", "place seraglio-9-0 2,0");
    played(start, "place seraglio-9-0 1,0", "place arcades-9-0 2,0");
    expect([game.turn, start.turn]).toEqual([1, 1]);
    expect(game.state().seats[0]?.board.map(({ tile }) => tile)).not.toEqual(
      start.state().seats[0]?.board.map(({ tile }) => tile),
    );
  });
});
