// Playouts inside the core agree with listing every move and picking one here: the same games in distribution.

import { expect, test } from "vitest";
import { Dice } from "../board/dice.js";
import { engine } from "../support/engine.js";
import { byteOf, moves, OVER, play, setup } from "./table.js";

const CAP = 20_000;
const GAMES = 250;
/** Far more games on the core's side: only this side's sample wavers. */
const CORE_GAMES = 4000;

/** Decisions a game and moves a decision, played by listing. */
function listed(players: number): { decisions: number; choices: number } {
  const dice = new Dice(players);
  let decisions = 0;
  let choices = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    setup(players, seed);
    while (byteOf("phase") !== OVER) {
      const list = moves(0, 4096);
      play(dice.pick(list));
      decisions++;
      choices += list.length;
    }
  }
  return { decisions: decisions / GAMES, choices: choices / decisions };
}

function counted(players: number) {
  const { finished, decisions, moves } = engine.playouts(
    { players },
    { games: CORE_GAMES, seed: 1, cap: CAP },
  );
  expect(finished).toBe(CORE_GAMES);
  return { decisions: decisions / CORE_GAMES, choices: moves / decisions };
}

test.each([2, 4, 6])("%i players: decisions a game and moves a decision within two percent", (players) => {
  const mine = counted(players);
  const theirs = listed(players);
  expect(Math.abs(mine.decisions / theirs.decisions - 1)).toBeLessThan(0.02);
  expect(Math.abs(mine.choices / theirs.choices - 1)).toBeLessThan(0.02);
});
