import { AlhambraError } from "../errors.js";
import { isList, isObject, type JsonObject, plain } from "./plain.js";

/** Most moves of a record. */
export const MAX_MOVES = 100_000;
/** Room for a move as JSON, on average: the moves may take more room than anything else a caller gives. */
const MOVE_SIZE = 256;

/** A copy of a caller's record that holds nothing but data; `limit` before any move is looked at. */
export function plainRecord(given: unknown): JsonObject {
  const fields = shallow(given);
  const { moves } = fields;
  if (Array.isArray(moves)) checkMoveCount(moves.length);
  const rest = plain({ ...fields, moves: undefined }, "The record");
  const list = plain(moves, "The list of moves", MAX_MOVES * MOVE_SIZE);
  if (!isObject(rest) || !isList(list)) {
    throw new AlhambraError("bad-argument", "A record is an object with a list of moves.");
  }
  return { ...rest, moves: list };
}

export function checkMoveCount(count: number): void {
  if (count <= MAX_MOVES) return;
  throw new AlhambraError("limit", `A record holds ${MAX_MOVES} moves at most.`);
}

/** Own properties, asked for once. */
function shallow(given: unknown): { readonly [key: string]: unknown } {
  try {
    return { ...Object(given) };
  } catch (cause) {
    throw new AlhambraError("bad-argument", "The record cannot be read.", { cause });
  }
}
