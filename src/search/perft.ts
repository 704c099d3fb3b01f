import { whole } from "../check/values.js";
import type { RunningCore } from "../core.js";
import type { Game } from "../game/game.js";
import { MOVE_BYTES, readMove } from "../game/moves.js";
import type { Move } from "../game/types.js";
import { finish, type Share, WHOLE } from "./share.js";

/** Nodes below one move. */
export interface Division {
  readonly move: Move;
  readonly nodes: number;
}

/** How far a count has come. */
export interface PerftProgress {
  /** First moves that are counted. */
  readonly done: number;
  /** First moves to count. */
  readonly total: number;
  /** Found so far. */
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
  return finish(divideSlices(game, depth));
}

/** As `perft`, in pieces; the numbers of all shares add up. */
export function* perftSlices(
  game: Game,
  depth: number,
  share: Share = WHOLE,
): Generator<PerftProgress, number> {
  whole(depth, 0, DEEPEST, "depth");
  if (depth === 0 || game.over) return share.index === 0 ? 1 : 0;
  const divisions = yield* divideSlices(game, depth, share);
  return divisions.reduce((sum, { nodes }) => sum + nodes, 0);
}

/** A move as the core writes it. */
type Step = Uint8Array<ArrayBuffer>;

/**
 * The paths by first move, counted in pieces: after each the caller may do something else before going on, or stop.
 * With a share only every so many-th of the first moves is counted.
 */
export function* divideSlices(
  given: Game,
  depth: number,
  { index, of }: Share = WHOLE,
): Generator<PerftProgress, Division[]> {
  whole(depth, 1, DEEPEST, "depth");
  const game = given.clone();
  const total = Math.ceil((game.moveCount() - index) / of);
  const counted: Division[] = [];
  let found = 0;
  let place = 0;
  for (const step of stepsOf(game, [])) {
    if (place++ % of !== index) continue;
    let nodes = 0;
    for (const leaves of leavesBelow(game, [step], depth - 1)) {
      nodes += leaves;
      found += leaves;
      yield { done: counted.length, total, nodes: found };
    }
    counted.push({ move: readMove(new DataView(step.buffer), 0), nodes });
  }
  return counted;
}

/** Moves a piece may have to make, by a rough guess: some milliseconds. */
const PIECE = 60_000;
/** Where there are few moves now there will be more later. */
const USUAL_MOVES = 40;

/** Paths of `depth` decisions from the end of another path, piece by piece. */
function* leavesBelow(game: Game, path: readonly Step[], depth: number): Generator<number> {
  const piece = game.explore((core) => {
    walk(core, path);
    // The last decision of a path is counted, not made.
    const made = Math.max(core.exports.gameMoveCount(), USUAL_MOVES) ** (depth - 1);
    return made <= PIECE ? Number(core.exports.searchPerft(depth)) : null;
  });
  if (piece !== null) return yield piece;
  let moves = 0;
  for (const step of stepsOf(game, path)) {
    moves++;
    yield* leavesBelow(game, [...path, step], depth - 1);
  }
  // A finished game is one leaf.
  if (moves === 0) yield 1;
}

/** The moves after a path, a page at a time. */
function* stepsOf(game: Game, path: readonly Step[]): Generator<Step> {
  for (let from = 0; ; ) {
    const page = game.explore((core) => {
      const { exports, bytes } = core;
      walk(core, path);
      const start = exports.gameMovePage();
      return Array.from({ length: exports.gameMoves(from, exports.gameMovePageSize()) }, (_, i) =>
        bytes.slice(start + i * MOVE_BYTES, start + (i + 1) * MOVE_BYTES),
      );
    });
    if (page.length === 0) return;
    yield* page;
    from += page.length;
  }
}

/** Plays a path on the core's table as a count does: what is reshuffled is sorted (rulings/base.md). */
function walk({ exports, bytes }: RunningCore, path: readonly Step[]): void {
  exports.searchSort(1);
  for (const step of path) {
    bytes.set(step, exports.gameMove());
    exports.gameApply();
  }
  exports.searchSort(0);
}
