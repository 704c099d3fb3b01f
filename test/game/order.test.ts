// The documented order of the legal moves (docs/notation.md, "The order of moves"): one golden list a phase.

import { expect, test } from "vitest";
import { money, towerFrom } from "../reference/stack.js";
import { changed, played, scene, texts } from "./scene.js";

test("action: takes, purchases by space, additions, removals, swaps", () => {
  const hands = ["florin-9 florin-9 ducat-3", "dirham-9 dirham-9 dirham-4", "denar-9 denar-9 denar-4"];
  const tower = towerFrom("pavilion-8-0", "seraglio-9-0", "arcades-9-0", "pavilion-2-new");
  const board = [
    { tile: "start", x: 0, y: 0 },
    { tile: "garden-10-w", x: -1, y: 0 },
    { tile: "tower-12-0", x: 0, y: 1 },
  ];
  const reserve = ["tower-10-w", "chambers-11-0"];
  const display = "denar-1 denar-1 dirham-3 florin-5";
  const game = changed({ hands, display, tower }, { seats: [{ board, reserve }, {}, {}] });
  expect(texts(game)).toMatchInlineSnapshot(`
    [
      "take denar1",
      "take denar1+denar1",
      "take dirham3",
      "take denar1+dirham3",
      "take denar1+denar1+dirham3",
      "take florin5",
      "buy 1 florin9",
      "buy 1 florin9+florin9",
      "buy 4 ducat3",
      "add chambers-11-0 -1,-1",
      "add chambers-11-0 0,-1",
      "add chambers-11-0 1,0",
      "add chambers-11-0 -1,1",
      "add chambers-11-0 1,1",
      "add chambers-11-0 0,2",
      "add tower-10-w -1,-1",
      "add tower-10-w 0,-1",
      "add tower-10-w -1,1",
      "add tower-10-w 0,2",
      "remove -1,0",
      "remove 0,1",
      "swap chambers-11-0 -1,0",
      "swap chambers-11-0 0,1",
      "swap tower-10-w -1,0",
      "swap tower-10-w 0,1",
    ]
  `);
});

test("disposal: for each tile its cells, row by row, then the reserve, then Dirk", () => {
  const hands = ["florin-9 dirham-9 florin-2", "dirham-9 ducat-9 dirham-2"];
  const tower = towerFrom(...towerFrom().slice(0, 6), "tower-9-ne", "arcades-9-0");
  const game = played(scene({ hands, tower }), "buy 1 florin9", "buy 2 dirham9", "take ducat6");
  expect(texts(game)).toMatchInlineSnapshot(`
    [
      "place arcades-9-0 0,-1",
      "place arcades-9-0 -1,0",
      "place arcades-9-0 1,0",
      "place arcades-9-0 0,1",
      "reserve arcades-9-0",
      "dirk arcades-9-0",
      "place tower-9-ne 0,-1",
      "place tower-9-ne 1,0",
      "reserve tower-9-ne",
      "dirk tower-9-ne",
    ]
  `);
});

test("award: as a disposal, without Dirk", () => {
  const seats = [{ hand: money("florin-9 denar-8") }, {}, {}];
  const tower = ["seraglio-9-0", "garden-12-s", "tower-9-ne", "tower-9-nw"];
  const game = changed({ tower }, { seats });
  played(game, "buy 1 florin9", "take ducat6", "reserve seraglio-9-0");
  expect(game.phase).toBe("award");
  expect(texts(game)).toMatchInlineSnapshot(`
    [
      "place garden-12-s -1,0",
      "place garden-12-s 1,0",
      "place garden-12-s 0,1",
      "reserve garden-12-s",
    ]
  `);
});
