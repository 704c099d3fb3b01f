/** The core's answers about a board, in the words of the API; the codes are those of assembly/board. */
import type { RunningCore } from "../core.js";
import type { BoardReason } from "../errors.js";
import type { Cell, Edge, Explanation, Side, WallRun } from "./types.js";

/** By number, as in assembly/board/reason.ts. */
export const BOARD_REASONS = [
  "ok",
  "occupied",
  "detached",
  "limit",
  "edge",
  "unreachable",
  "unsupported",
  "hole",
  "empty",
  "start",
  "fixed",
] as const;
const SIDES: readonly Side[] = ["N", "E", "S", "W", "NE", "SE", "SW", "NW"];

export function reasonOf(number: number): "ok" | BoardReason {
  const reason = BOARD_REASONS[number];
  if (reason === undefined) throw new RangeError(`The core knows a reason ${number}.`);
  return reason;
}

function cellOf(code: number): Cell {
  return { x: (code & 127) - 64, y: ((code >> 7) & 127) - 64 };
}

function edgeOf(code: number): Edge {
  const side = SIDES[code & 7];
  if (side === undefined) throw new RangeError(`The core knows a side ${code & 7}.`);
  return { ...cellOf(code >> 3), side };
}

/** The first `count` cells of the answer. */
export function readCells({ exports, halves }: RunningCore, count: number): Cell[] {
  const from = exports.boardAnswer() / 2;
  return Array.from(halves.subarray(from, from + count), cellOf);
}

/** The first `count` walls of the answer. */
export function readRuns({ exports, words }: RunningCore, count: number): WallRun[] {
  const runs: WallRun[] = [];
  for (let at = exports.boardAnswer() / 4; runs.length < count; ) {
    const length = words[at] ?? 0;
    // The word between is the number of watchtowers in the wall.
    at += 2;
    runs.push({ length, edges: Array.from(words.subarray(at, at + length), edgeOf) });
    at += length;
  }
  return runs;
}

export function readExplanation({ exports, words }: RunningCore): Explanation {
  const at = exports.boardAnswer() / 4;
  const [reason = 0, edges = 0, cells = 0, tiles = 0] = words.subarray(at, at + 4);
  const firstCell = at + 4 + edges;
  const firstTile = firstCell + cells;
  return {
    reason: reasonOf(reason),
    edges: Array.from(words.subarray(at + 4, firstCell), edgeOf),
    cells: Array.from(words.subarray(firstCell, firstTile), cellOf),
    tiles: Array.from(words.subarray(firstTile, firstTile + tiles), cellOf),
  };
}
