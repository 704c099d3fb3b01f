import { isObject, type Json, plain } from "../check/plain.js";
import { isWhole, named } from "../check/values.js";
import type { RunningCore } from "../core.js";
import { AlhambraError } from "../errors.js";
import { MOVE_BYTES, readMove } from "./moves.js";
import type { Move } from "./types.js";

/** Which moves to list. */
export interface MoveFilter {
  readonly type?: Move["type"];
  readonly tile?: string;
  readonly space?: number;
  readonly offset?: number;
  readonly limit?: number;
}

/** The longest list that is made. */
const MOST_MOVES = 2_000_000;

/** A filter that was read. */
export interface Wanted {
  readonly type: Json | undefined;
  readonly tile: Json | undefined;
  readonly space: Json | undefined;
  readonly offset: number;
  readonly limit: number;
}

export function readFilter(filter: unknown): Wanted {
  const given = plain(filter, "The filter");
  if (!isObject(given))
    throw new AlhambraError("bad-argument", `A filter must be an object, not ${named(filter)}.`);
  const most = Number.MAX_SAFE_INTEGER;
  const { type, tile, space, offset = 0, limit = most, ...rest } = given;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new AlhambraError("bad-argument", `A filter has no ${named(unknown)}.`);
  if (!isWhole(offset, 0, most) || !isWhole(limit, 0, most)) {
    throw new AlhambraError("bad-argument", "offset and limit must be whole numbers from 0.");
  }
  return { type, tile, space, offset, limit };
}

/** The wanted ones among the legal moves of the game on the table. */
export function listMoves(core: RunningCore, wanted: Wanted): Move[] {
  const narrowed = wanted.type !== undefined || wanted.tile !== undefined || wanted.space !== undefined;
  const count = core.exports.gameMoveCount();
  if (!narrowed) {
    const from = Math.min(wanted.offset, count);
    checkLength(Math.min(count - from, wanted.limit));
    return [...pages(core, from, Math.min(count, from + wanted.limit))];
  }
  const moves: Move[] = [];
  let skip = wanted.offset;
  for (const move of wanted.limit > 0 ? pages(core, 0, count) : []) {
    if (!fits(move, wanted) || skip-- > 0) continue;
    moves.push(move);
    checkLength(moves.length);
    if (moves.length === wanted.limit) break;
  }
  return moves;
}

function checkLength(count: number): void {
  if (count <= MOST_MOVES) return;
  throw new AlhambraError(
    "too-many-moves",
    `The list would hold ${count} moves or more; ask for a page of it.`,
  );
}

/** Legal moves number `from` to `to - 1`, asked from the core a page at a time. */
function* pages({ exports, bytes }: RunningCore, from: number, to: number): Generator<Move> {
  const view = new DataView(bytes.buffer);
  for (let offset = from; offset < to; ) {
    const page = exports.gameMoves(offset, Math.min(exports.gameMovePageSize(), to - offset));
    for (let i = 0; i < page; i++) yield readMove(view, exports.gameMovePage() + i * MOVE_BYTES);
    offset += page;
  }
}

function fits(move: Move, { type, tile, space }: Wanted): boolean {
  return (
    (type === undefined || move.type === type) &&
    (tile === undefined || ("tile" in move && move.tile === tile)) &&
    (space === undefined || ("space" in move && move.space === space))
  );
}
