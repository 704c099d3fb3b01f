/**
 * One Alhambra, rulings/base.md section 1. A board is BOARD_SIZE bytes at `b` (64-byte aligned), a cache made from
 * piece records; nothing in it points anywhere, and boardCopy is one memory.copy.
 *
 * Wall masks are the walls of a tile as it lies, N=1 E=2 S=4 W=8. Cells in lists are u16 codes (cell.ts), in
 * ascending order: row by row. Lists want LIST_SLACK bytes of room behind their last cell. The functions that
 * change a board do not ask whether they may: check first. What modules add is in pieces.ts.
 */

import { START_CELL } from "./cell";
import { checkExchange, checkPlacement, checkRemoval } from "./check";
import { freshenCuts, freshenFits } from "./fresh";
import { fixShape, putShape, takeShape, wallShape } from "./general/change";
import { shapeCheck, shapeCheckRemove, shapeCheckSwap } from "./general/check";
import { shapePlacementsInto, shapeRemovableInto, shapeSwapsInto, shapeTilesInto } from "./general/list";
import { shapeId, tileShape, withId } from "./general/shape";
import { gridIndex, onGrid, shapeIn } from "./general/sketch";
import {
  BOARD_SIZE,
  COUNT,
  FILLED,
  FORM,
  holdsShapes,
  NARROW,
  NARROW_SIZE,
  PLACES,
  REMOVABLE,
  SHAPES,
  SWAPS,
  spoil,
  WIDE,
} from "./layout";
import { countFits, countPlane, Fits, fitsInto, planeInto } from "./list";
import { longestRun } from "./runs";
import { holdTile, layOut, makeRoom, setBox, shrink } from "./settle";
import { walkWall } from "./walk";
import { longestNarrowWall, UNDECIDED } from "./walls";
import {
  bitOf,
  fixTile,
  idIn,
  markRow,
  raiseWalls,
  setTile,
  unsetTile,
  wallsIn,
  windowX,
  windowY,
} from "./window";

export { explainExchange, explainRemoval, explainShape } from "./explain";
export { BOARD_SIZE } from "./layout";
export { LIST_SLACK } from "./list";
export { Reason } from "./reason";
export { allRunsInto, longestRunInto } from "./runs";

/** Room for the cells of a list on the questions that only count. */
const COUNTED: usize = memory.data(4096, 16);

/** A board with nothing but its starting tile, which has no walls, at (0,0). */
export function boardClear(b: usize, startId: u32): void {
  store<u8>(b, 1, COUNT);
  holdTile(0, START_CELL, 0, startId, true);
  setBox(0, 0, 0, 0);
  layOut(b);
}

export function boardCopy(to: usize, from: usize): void {
  memory.copy(to, from, load<u8>(from, FORM) == NARROW ? NARROW_SIZE : BOARD_SIZE);
}

/** Number of pieces, the starting tile included; a two-cell piece counts twice. */
export function boardCount(b: usize): u32 {
  return load<u8>(b, COUNT);
}

export function boardPlace(b: usize, id: u32, walls: u32, x: i32, y: i32): void {
  const column = windowX(b, x);
  const row = windowY(b, y);
  if (load<u8>(b, FORM) == NARROW && column - 1 < 14 && row - 1 < 14) {
    setTile<u16>(b, id, walls, column, row);
    countTile(b);
  } else if (holdsShapes(b)) {
    putShape(b, 0, withId(tileShape(walls), id), x, y);
  } else {
    placeFar(b, id, walls, x, y);
    countTile(b);
  }
}

function countTile(b: usize): void {
  store<u8>(b, load<u8>(b, COUNT) + 1, COUNT);
  spoil(b);
}

function placeFar(b: usize, id: u32, walls: u32, x: i32, y: i32): void {
  const near = load<u8>(b, FORM) == WIDE && windowX(b, x) - 2 < 60 && windowY(b, y) - 2 < 60;
  if (!near) makeRoom(b, x, y);
  const column = windowX(b, x);
  const row = windowY(b, y);
  if (load<u8>(b, FORM) == NARROW) {
    setTile<u16>(b, id, walls, column, row);
  } else {
    setTile<u64>(b, id, walls, column, row);
    markRow(b, row);
  }
}

/** Takes the tile of a cell away and returns its piece id. */
export function boardRemove(b: usize, x: i32, y: i32): u32 {
  const form: u32 = load<u8>(b, FORM);
  if (holdsShapes(b)) return shapeId(takeShape(b, x, y));
  const column = windowX(b, x);
  const row = windowY(b, y);
  store<u8>(b, load<u8>(b, COUNT) - 1, COUNT);
  spoil(b);
  if (form == NARROW) {
    unsetTile<u16>(b, column, row);
    return idIn<u16>(b, column, row);
  }
  const id = idIn<u64>(b, column, row);
  unsetTile<u64>(b, column, row);
  shrink(b);
  return id;
}

/** Puts another tile on the cell of one that leaves; returns the id of that one. */
export function boardSwap(b: usize, id: u32, walls: u32, x: i32, y: i32): u32 {
  const old = boardRemove(b, x, y);
  boardPlace(b, id, walls, x, y);
  return old;
}

/** A tile that may not be moved any more. */
export function boardFix(b: usize, x: i32, y: i32): void {
  const form: u32 = load<u8>(b, FORM);
  if (form == NARROW) fixTile<u16>(b, windowX(b, x), windowY(b, y));
  else if (!holdsShapes(b)) fixTile<u64>(b, windowX(b, x), windowY(b, y));
  else fixShape(b, x, y);
  spoil(b);
}

/** Wall segments built on a tile that stands (Mega Box p. 16), sides as it lies. */
export function boardAddWalls(b: usize, walls: u32, x: i32, y: i32): void {
  const form: u32 = load<u8>(b, FORM);
  if (form == NARROW) raiseWalls<u16>(b, walls, windowX(b, x), windowY(b, y));
  else if (!holdsShapes(b)) raiseWalls<u64>(b, walls, windowX(b, x), windowY(b, y));
  else wallShape(b, walls, x, y);
  spoil(b);
}

export function boardCheck(b: usize, walls: u32, x: i32, y: i32): i32 {
  const form: u32 = load<u8>(b, FORM);
  if (form == NARROW) return checkPlacement<u16>(b, walls, x, y);
  return !holdsShapes(b) ? checkPlacement<u64>(b, walls, x, y) : shapeCheck(b, 0, tileShape(walls), 0, x, y);
}

export function boardCheckRemove(b: usize, x: i32, y: i32): i32 {
  const form: u32 = load<u8>(b, FORM);
  if (form == NARROW) return checkRemoval<u16>(b, x, y);
  return !holdsShapes(b) ? checkRemoval<u64>(b, x, y) : shapeCheckRemove(b, 0, x, y);
}

export function boardCheckSwap(b: usize, walls: u32, x: i32, y: i32): i32 {
  const form: u32 = load<u8>(b, FORM);
  if (form == NARROW) return checkExchange<u16>(b, walls, x, y);
  return !holdsShapes(b)
    ? checkExchange<u64>(b, walls, x, y)
    : shapeCheckSwap(b, 0, tileShape(walls), 0, x, y);
}

export function placementsCount(b: usize, walls: u32): u32 {
  if (Fits.areKept(b)) return Fits.countNarrow(b, PLACES, walls);
  if (holdsShapes(b)) return shapePlacementsInto(b, 0, tileShape(walls), 0, COUNTED);
  freshenFits(b);
  return countFits(b, PLACES, walls);
}

/** Writes the cells where a tile with these walls may be placed; returns their number. */
export function placementsInto(b: usize, walls: u32, out: usize): u32 {
  if (holdsShapes(b)) return shapePlacementsInto(b, 0, tileShape(walls), 0, out);
  freshenFits(b);
  return fitsInto(b, PLACES, walls, out);
}

/** Numbers of placements for all sixteen wall masks, as u16. */
export function placementCountsInto(b: usize, out: usize): void {
  for (let walls: u32 = 0; walls < 16; walls++)
    store<u16>(out + ((<usize>walls) << 1), placementsCount(b, walls));
}

export function swapsCount(b: usize, walls: u32): u32 {
  if (Fits.areKept(b)) return Fits.countNarrow(b, SWAPS, walls);
  if (holdsShapes(b)) return shapeSwapsInto(b, 0, tileShape(walls), 0, COUNTED);
  freshenFits(b);
  return countFits(b, SWAPS, walls);
}

/** Writes the cells whose tile a tile with these walls may replace; returns their number. */
export function swapsInto(b: usize, walls: u32, out: usize): u32 {
  if (holdsShapes(b)) return shapeSwapsInto(b, 0, tileShape(walls), 0, out);
  freshenFits(b);
  return fitsInto(b, SWAPS, walls, out);
}

export function removableCount(b: usize): u32 {
  if (holdsShapes(b)) return shapeRemovableInto(b, COUNTED);
  freshenCuts(b);
  return countPlane(b, REMOVABLE);
}

/** Writes the cells of all tiles that may be removed; returns their number. */
export function removableInto(b: usize, out: usize): u32 {
  if (holdsShapes(b)) return shapeRemovableInto(b, out);
  freshenCuts(b);
  return planeInto(b, REMOVABLE, out);
}

/** Writes the cells of all pieces; returns their number. */
export function tilesInto(b: usize, out: usize): u32 {
  return shapeTilesInto(b, out);
}

/** The piece on a cell, -1 where none stands. */
export function pieceAt(b: usize, x: i32, y: i32): i32 {
  const form: u32 = load<u8>(b, FORM);
  const column = windowX(b, x);
  const row = windowY(b, y);
  if (form == NARROW) {
    if (column > 15 || row > 15 || !bitOf<u16>(b, FILLED, column, row)) return -1;
    return idIn<u16>(b, column, row);
  }
  if (!holdsShapes(b)) {
    if (column > 63 || row > 63 || !bitOf<u64>(b, FILLED, column, row)) return -1;
    return idIn<u64>(b, column, row);
  }
  const shape = onGrid(b, x, y) ? shapeIn(b + SHAPES, gridIndex(b, x, y)) : 0;
  return shape == 0 ? -1 : shapeId(shape);
}

/** Walls of the piece on a filled cell, as it lies. */
export function wallsAt(b: usize, x: i32, y: i32): u32 {
  const form: u32 = load<u8>(b, FORM);
  if (form == NARROW) return wallsIn<u16>(b, windowX(b, x), windowY(b, y));
  if (!holdsShapes(b)) return wallsIn<u64>(b, windowX(b, x), windowY(b, y));
  return shapeIn(b + SHAPES, gridIndex(b, x, y)) & 15;
}

/** Length of the longest outside wall. */
export function longestWall(b: usize): u32 {
  if (load<u8>(b, FORM) != NARROW) return holdsShapes(b) ? longestRun(b) : walkWall<u64>(b);
  const length = longestNarrowWall(b);
  return length == UNDECIDED ? walkWall<u16>(b) : length;
}
