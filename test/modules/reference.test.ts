/** Random games with modules on the core and on the reference, which was written from the books by itself. */
import { expect, test } from "vitest";
import type { GameConfig } from "../../src/game/types.js";
import type { ModuleId } from "../../src/generated/modules.js";
import { canonical, moveKey } from "../reference/base/index.js";
import { Dice } from "../reference/random.js";
import { randomGame, randomSetup } from "../reference/random-modules.js";
import { createReference } from "../reference/registry.js";
import { engine } from "../support/engine.js";
import { often } from "../support/long.js";

const MODULES: readonly ModuleId[] = ["viziers-favour", "currency-exchange", "squares"];
const CHOICES: readonly (readonly ModuleId[])[] = [
  ...MODULES.map((id) => [id]),
  ...MODULES.flatMap((one, i) => MODULES.slice(i + 1).map((other) => [one, other])),
  MODULES,
];
const CAP = often(150, 1500);
const CASES = CHOICES.map((modules, i) => ({ modules, players: 2 + (i % 5) }));

/** Modules that keep something of their own; the engine names the others too. */
function kept(modules: object): object {
  return Object.fromEntries(Object.entries(modules).filter(([, state]) => Object.keys(state).length > 0));
}

test.each(CASES)(
  "$modules, $players players: core and reference agree at every decision",
  ({ modules, players }) => {
    const dice = new Dice(players * 97 + modules.length);
    const random = randomSetup(players, dice, modules);
    const { game: played, moves } = randomGame(random, dice, { policy: "uniform", cap: CAP });
    const { tower, deck, setup } = random;
    const chance = played.chance;
    // Both are given the same orders, so the reference needs no dice of its own.
    const reference = createReference({ players, modules, tower, deck, setup: setup ?? {}, chance });
    const game = engine.createGame({ players, modules, tower, deck, setup, chance } as GameConfig);
    for (const move of [...moves, null]) {
      const where = `ply ${game.ply}`;
      expect(
        game
          .legalMoves()
          .map((m) => moveKey(m as never))
          .sort(),
        where,
      ).toEqual(reference.legalMoves().map(moveKey).sort());
      expect(game.projection(), where).toEqual(reference.projection());
      expect([game.turn, game.active, game.phase], where).toEqual([
        reference.turn,
        reference.active,
        reference.phase,
      ]);
      // While a bill is open the engine has what was laid down on the table, the reference still in the hand.
      const open = game.phase === "payment";
      const mine = canonical(game.state() as never);
      const theirs = canonical(reference.state() as never);
      expect(
        [!open && mine.seats, mine.market, mine.display, mine.discard, kept(mine.modules)],
        where,
      ).toEqual([!open && theirs.seats, theirs.market, theirs.display, theirs.discard, theirs.modules]);
      if (move === null) break;
      game.play(move as never);
      reference.playKnown(move);
    }
    expect(game.breakdown).toEqual(reference.breakdown);
    expect(game.winners).toEqual(reference.winners);
  },
);
