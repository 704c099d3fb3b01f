import { whole } from "../check/values.js";
import type { Game } from "../game/game.js";
import type { Move } from "../game/types.js";

/** Nodes below one move. */
export interface Division {
  readonly move: Move;
  readonly nodes: number;
}

const DEEPEST = 16;

/** Paths of `depth` decisions. */
export function perft(game: Game, depth: number): number {
  whole(depth, 0, DEEPEST, "depth");
  return game.explore(({ exports }) => Number(exports.searchPerft(depth)));
}

/** The paths by first move. */
export function divide(game: Game, depth: number): Division[] {
  whole(depth, 1, DEEPEST, "depth");
  return game.legalMoves().map((move) => {
    const next = game.clone();
    next.play(move);
    return { move, nodes: perft(next, depth - 1) };
  });
}
