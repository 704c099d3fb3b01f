/** The plain reference as a contender: random games by listing every move, and node counts. */
import { createReference, type Move } from "../../test/reference/base/index.js";
import { Dice, randomSetup } from "../../test/reference/random.js";

/** Plays games to their end; the number of decisions in all. */
export function playGames(players: number, games: number): number {
  const dice = new Dice(players);
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const reference = createReference(randomSetup(players, dice));
    for (; !reference.over; decisions++) {
      const moves = reference.legalMoves();
      reference.playKnown(moves[dice.below(moves.length)] as Move);
    }
  }
  return decisions;
}

/** A stacked setup for everybody, and what the reference counts from it. */
export function stacked(players: number, seed: number) {
  const { tower, deck } = randomSetup(players, new Dice(seed));
  return {
    config: { players, tower, deck },
    perft: (depth: number) => createReference({ players, tower, deck }).perft(depth),
  };
}
