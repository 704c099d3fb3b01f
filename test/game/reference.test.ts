import { expect, test } from "vitest";
import { createReference } from "../reference/base/index.js";
import { Dice } from "../reference/random.js";
import { comparable, configOf, engine, keys, playReference } from "./support.js";

const POLICIES = ["uniform", "typed", "builder"] as const;
const GAMES = 2;
const CAP = 1500;

/** The same moves, the same table and the same score sheet at every decision of random games (Mega Box p. 2-7). */
test.each([2, 3, 4, 5, 6])("%i players: the core plays as the plain reference does", (players) => {
  for (const policy of POLICIES) {
    for (let seed = 1; seed <= GAMES; seed++) {
      const { setup, moves } = playReference(players, new Dice(players * 1000 + seed), policy, CAP);
      const reference = createReference(setup);
      const game = engine.createGame(configOf(setup));
      for (let ply = 0; ; ply++) {
        const where = `${policy} game ${seed} of ${players} players, ply ${ply}`;
        expect(comparable(game.state()), where).toEqual(comparable(reference.state()));
        expect(keys(game.legalMoves()), where).toEqual(keys(reference.legalMoves()));
        expect(game.moveCount(), where).toBe(reference.moveCount());
        expect(game.projection(), where).toEqual(reference.projection());
        const move = moves[ply];
        if (!move) break;
        game.play(move);
        reference.playKnown(move);
      }
      expect(game.breakdown).toEqual(reference.breakdown);
      expect(game.winners).toEqual(reference.winners);
      expect(game.over).toBe(reference.over);
    }
  }
});
