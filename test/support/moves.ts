import type { Move } from "../../src/index.js";

/** Some legal move of a game, another one at every ply. */
export function someMove<M extends Move>(game: { legalMoves(): M[] }, ply: number): M {
  const moves = game.legalMoves();
  const move = moves[(ply * 31) % moves.length];
  if (!move) throw new Error("The game is over.");
  return move;
}
