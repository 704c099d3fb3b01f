// The moves worth looking at: always among the legal ones, whatever was asked about another table before.

import { expect, test } from "vitest";
import { Dice } from "../board/dice.js";
import { byteOf, bytesAt, core, facts, moves, OVER, play, sensible, setup } from "./table.js";

/** Lays facts on the table that were copied from it before. */
function restore(copy: Uint8Array): void {
  bytesAt(core.gameFacts?.() ?? 0, copy.length).set(copy);
  core.gameRestore?.();
}

test("sensible moves are legal, and the same again after another table was asked", () => {
  const dice = new Dice(5);
  for (let seed = 1; seed <= 6; seed++) {
    setup(2 + (seed % 5), seed);
    for (let n = 0; n < 150 && byteOf("phase") !== OVER; n++) {
      const here = facts();
      const listed = sensible();
      const legal = new Set(moves());
      expect(listed.filter((move) => !legal.has(move))).toEqual([]);
      play(dice.pick(listed));
      core.gameMoveCount?.();
      const there = facts();
      restore(here);
      expect(sensible()).toEqual(listed);
      restore(there);
    }
  }
});
