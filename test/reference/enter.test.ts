// A game can be left and entered anywhere: it goes on as if nothing had happened.

import { expect, test } from "vitest";
import { canonical, createReference, moveKey, type Reference, referenceAt } from "./base/index.js";
import { Dice, randomMove, randomSetup } from "./random.js";

function check(entered: Reference, game: Reference): void {
  expect(canonical(entered.state())).toEqual(canonical(game.state()));
  expect(entered.legalMoves().map(moveKey)).toEqual(game.legalMoves().map(moveKey));
}

test.each([2, 3, 4, 5, 6])("%i players: a position entered goes on as the game does", (players) => {
  const dice = new Dice(70 + players);
  const { tower, deck } = randomSetup(players, dice);
  const game = createReference({ players, tower, deck });
  let entered = referenceAt(game.state());
  while (!game.over && game.ply < 600) {
    if (game.ply % 10 === 0) check(entered, game);
    const move = randomMove(game.legalMoves(), dice, "builder");
    game.playKnown(move);
    entered.playKnown(move);
    if (game.ply % 20 === 0 || game.phase === "award") entered = referenceAt(game.state());
  }
  check(entered, game);
  expect(game.winners).toEqual(entered.winners);
});
