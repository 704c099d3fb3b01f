import type { Engine, Game, Move } from "../../index.node.js";

/**
 * The move of a player who is no person: any legal one. Which, follows from the game's hash, so that the same seed
 * and the same decisions of the person give the same game.
 */
export async function choose(_engine: Engine, game: Game): Promise<Move> {
  const offset = Number(BigInt(`0x${game.hash}`) % BigInt(game.moveCount()));
  const [move] = game.legalMoves({ offset, limit: 1 });
  if (!move) throw new RangeError("There is no move to choose.");
  return move;
}
