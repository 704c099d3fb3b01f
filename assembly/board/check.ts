/** One question about one cell of a palace kept in planes, answered with the first reason of base.md, section 1. */

import { freshenCuts } from "./fresh";
import {
  COUNT,
  CUTS,
  derived,
  FILLED,
  MAX_EXTENT,
  MAX_PIECES,
  REMOVABLE,
  span,
  UNMOVED,
  WALL_E,
  WALL_N,
  WALL_S,
  WALL_W,
} from "./layout";
import { Reason } from "./reason";
import { boxHeight, boxWidth, includeCell, measure } from "./settle";
import { bitOf, windowX, windowY } from "./window";

/** Filled neighbours as a mask N E S W. */
function filledSides<T>(b: usize, column: i32, row: i32): u32 {
  return (
    bitOf<T>(b, FILLED, column, row - 1) |
    (bitOf<T>(b, FILLED, column + 1, row) << 1) |
    (bitOf<T>(b, FILLED, column, row + 1) << 2) |
    (bitOf<T>(b, FILLED, column - 1, row) << 3)
  );
}

/** Sides on which a neighbour shows a wall to this cell. */
function walledSides<T>(b: usize, column: i32, row: i32): u32 {
  return (
    bitOf<T>(b, WALL_S, column, row - 1) |
    (bitOf<T>(b, WALL_W, column + 1, row) << 1) |
    (bitOf<T>(b, WALL_N, column, row + 1) << 2) |
    (bitOf<T>(b, WALL_E, column - 1, row) << 3)
  );
}

/** Filled corner cells as a mask NE SE SW NW. */
function filledCorners<T>(b: usize, column: i32, row: i32): u32 {
  return (
    bitOf<T>(b, FILLED, column + 1, row - 1) |
    (bitOf<T>(b, FILLED, column + 1, row + 1) << 1) |
    (bitOf<T>(b, FILLED, column - 1, row + 1) << 2) |
    (bitOf<T>(b, FILLED, column - 1, row - 1) << 3)
  );
}

/** Whether filling a cell parts the empty cells around it: two free sides that do not meet around it. */
export function partsOutside(sides: u32, corners: u32): bool {
  const next = ((sides >> 1) | (sides << 3)) & 15;
  return popcnt(~sides & (next | corners) & 15) > 1;
}

function outside<T>(column: i32, row: i32): bool {
  return <u32>column >= <u32>span<T>() || <u32>row >= <u32>span<T>();
}

export function checkPlacement<T>(b: usize, walls: u32, x: i32, y: i32): Reason {
  const column = windowX(b, x);
  const row = windowY(b, y);
  if (outside<T>(column, row)) return Reason.DETACHED;
  if (bitOf<T>(b, FILLED, column, row)) return Reason.OCCUPIED;
  const sides = filledSides<T>(b, column, row);
  if (sides == 0) return Reason.DETACHED;
  if (load<u8>(b, COUNT) >= MAX_PIECES || (sizeof<T>() == 8 && outgrows(b, x, y))) return Reason.LIMIT;
  const facing = walledSides<T>(b, column, row);
  if ((sides & (walls ^ facing)) != 0) return Reason.EDGE;
  if ((sides & ~facing) == 0) return Reason.UNREACHABLE;
  return partsOutside(sides, filledCorners<T>(b, column, row)) ? Reason.HOLE : Reason.OK;
}

function outgrows(b: usize, x: i32, y: i32): bool {
  measure(b);
  includeCell(x, y);
  return boxWidth() > MAX_EXTENT || boxHeight() > MAX_EXTENT;
}

/** What forbids moving the tile of a cell, whatever would come of it. */
function checkMovable<T>(b: usize, x: i32, y: i32): Reason {
  const column = windowX(b, x);
  const row = windowY(b, y);
  if (outside<T>(column, row) || !bitOf<T>(b, FILLED, column, row)) return Reason.EMPTY;
  if ((x | y) == 0) return Reason.START;
  return bitOf<T>(b, UNMOVED, column, row) ? Reason.FIXED : Reason.OK;
}

export function checkRemoval<T>(b: usize, x: i32, y: i32): Reason {
  const reason = checkMovable<T>(b, x, y);
  if (reason != Reason.OK) return reason;
  freshenCuts(b);
  const at = <usize>windowY(b, y) * sizeof<T>();
  const column = <u64>windowX(b, x);
  if (((<u64>load<T>(derived<T>(b, CUTS) + at) >> column) & 1) != 0) return Reason.UNREACHABLE;
  return ((<u64>load<T>(derived<T>(b, REMOVABLE) + at) >> column) & 1) != 0 ? Reason.OK : Reason.HOLE;
}

export function checkExchange<T>(b: usize, walls: u32, x: i32, y: i32): Reason {
  const reason = checkMovable<T>(b, x, y);
  if (reason != Reason.OK) return reason;
  const column = windowX(b, x);
  const row = windowY(b, y);
  const clash = filledSides<T>(b, column, row) & (walls ^ walledSides<T>(b, column, row));
  return clash != 0 ? Reason.EDGE : Reason.OK;
}
