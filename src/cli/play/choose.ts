import { type Engine, type Game, type Move, makePosition } from "../../index.node.js";

/**
 * The move of a player who is no person: any legal one. Which, follows from what the seat sees, so that the same seed
 * and the same decisions of the person give the same game.
 */
export async function choose(_engine: Engine, game: Game): Promise<Move> {
  const offset = scramble(makePosition(game.view(game.turn))) % game.moveCount();
  const [move] = game.legalMoves({ offset, limit: 1 });
  if (!move) throw new RangeError("There is no move to choose.");
  return move;
}

/** A number of 32 bits that hangs on every character of a text (FNV-1a). */
function scramble(text: string): number {
  let number = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) number = Math.imul(number ^ text.charCodeAt(i), 0x01000193);
  return number >>> 0;
}
