/**
 * Placements, removals and swaps on boards with module pieces: the local parts of the law first, a search only
 * where they leave a doubt. A two-cell piece is asked for with the shapes of both halves, `mate` being the other
 * one, and named by its upper or left cell (Mega Box p. 35).
 */

import { cellX, cellY, stepX, stepY } from "../cell";
import { partsOutside } from "../check";
import { COUNT, holdsShapes, MAX_EXTENT, MAX_PIECES, TOWERS } from "../layout";
import { Reason } from "../reason";
import { boxHeight, boxWidth, includeCell, measure } from "../settle";
import { floodOutside, hasHole, walkedPieces, walkFrom } from "./flood";
import { leadsTo, sideFits, supportedAround } from "./law";
import { CAMP, FIXED_SHAPE, formOfShape, linkOf, WATCHTOWER } from "./shape";
import { cellOfIndex, gridIndex, gridOf, measureGrid, onGrid, setShape, shapeIn, stepOf } from "./sketch";

/** Index of the other half; the cell itself when there is none. */
function mateIndex(index: i32, shape: u32): i32 {
  const link = linkOf(shape);
  return link == 0 ? index : index + stepOf(link - 1);
}

/** Whether a shape on a cell names its piece: every single cell, of two halves the upper or left one. */
function namesPiece(shape: u32): bool {
  const link = linkOf(shape);
  return link == 0 || link == 2 || link == 3;
}

/** Filled neighbours N E S W, and NE SE SW NW in bits 4-7. */
export function filledAround(grid: usize, index: i32): u32 {
  let around: u32 = 0;
  for (let side: u32 = 0; side < 4; side++) {
    const step = stepOf(side);
    around |= (<u32>(shapeIn(grid, index + step) != 0)) << side;
    around |= (<u32>(shapeIn(grid, index + step + stepOf((side + 1) & 3)) != 0)) << (side + 4);
  }
  return around;
}

function closesGap(grid: usize, index: i32): bool {
  const around = filledAround(grid, index);
  return partsOutside(around & 15, around >> 4);
}

function clashes(grid: usize, index: i32, shape: u32, link: u32): bool {
  for (let side: u32 = 0; side < 4; side++) {
    if (side + 1 != link && !sideFits(shape, side, shapeIn(grid, index + stepOf(side)))) return true;
  }
  return false;
}

function canBeEntered(grid: usize, index: i32, shape: u32, link: u32): bool {
  for (let side: u32 = 0; side < 4; side++) {
    const other = shapeIn(grid, index + stepOf(side));
    if (side + 1 != link && other != 0 && leadsTo(shape, side, other)) return true;
  }
  return false;
}

/** Two halves are filled one after the other; one order that closes no gap is enough (Mega Box p. 35). */
function partsGround(grid: usize, index: i32, other: i32, shape: u32): bool {
  if (index == other) return closesGap(grid, index);
  return !fillsBoth(grid, index, other, shape) && !fillsBoth(grid, other, index, shape);
}

function fillsBoth(grid: usize, first: i32, second: i32, shape: u32): bool {
  if ((filledAround(grid, first) & 15) == 0 || closesGap(grid, first)) return false;
  setShape(grid, first, shape);
  const fine = !closesGap(grid, second);
  setShape(grid, first, 0);
  return fine;
}

function outgrowsWith(b: usize, index: i32, other: i32): bool {
  if (load<u8>(b, COUNT) + <u32>(index != other) >= MAX_PIECES) return true;
  if (holdsShapes(b)) measureGrid(b);
  else measure(b);
  includeCell(cellX(cellOfIndex(b, index)), cellY(cellOfIndex(b, index)));
  includeCell(cellX(cellOfIndex(b, other)), cellY(cellOfIndex(b, other)));
  return boxWidth() > MAX_EXTENT || boxHeight() > MAX_EXTENT;
}

export function shapeCheck(b: usize, pieces: usize, shape: u32, mate: u32, x: i32, y: i32): Reason {
  const grid = gridOf(b, pieces);
  if (!liesOnGrid(b, shape, x, y)) return reasonBeyond(b, grid, shape, x, y);
  return placementReason(b, grid, gridIndex(b, x, y), shape, mate);
}

/** Whether every cell of a piece placed there lies on the grid. */
export function liesOnGrid(b: usize, shape: u32, x: i32, y: i32): bool {
  const link = linkOf(shape);
  return onGrid(b, x, y) && (link == 0 || onGrid(b, x + stepX(link - 1), y + stepY(link - 1)));
}

/** A piece that reaches beyond the grid is too far out, if the half that lies on it touches anything. */
export function reasonBeyond(b: usize, grid: usize, shape: u32, x: i32, y: i32): Reason {
  const link = linkOf(shape);
  const otherX = link == 0 ? x : x + stepX(link - 1);
  const otherY = link == 0 ? y : y + stepY(link - 1);
  const touches = touchesAt(b, grid, x, y) || touchesAt(b, grid, otherX, otherY);
  return touches ? Reason.LIMIT : Reason.DETACHED;
}

function touchesAt(b: usize, grid: usize, x: i32, y: i32): bool {
  return onGrid(b, x, y) && (filledAround(grid, gridIndex(b, x, y)) & 15) != 0;
}

export function placementReason(b: usize, grid: usize, index: i32, shape: u32, mate: u32): Reason {
  const other = mateIndex(index, shape);
  if (shapeIn(grid, index) != 0 || shapeIn(grid, other) != 0) return Reason.OCCUPIED;
  if (((filledAround(grid, index) | filledAround(grid, other)) & 15) == 0) return Reason.DETACHED;
  if (outgrowsWith(b, index, other)) return Reason.LIMIT;
  const link = linkOf(shape);
  const back = linkOf(mate);
  if (clashes(grid, index, shape, link) || (mate != 0 && clashes(grid, other, mate, back)))
    return Reason.EDGE;
  const entered =
    formOfShape(shape) == CAMP ||
    canBeEntered(grid, index, shape, link) ||
    (mate != 0 && canBeEntered(grid, other, mate, back));
  if (!entered) return Reason.UNREACHABLE;
  const parts = partsGround(grid, index, other, shape);
  setShape(grid, index, shape);
  if (mate != 0) setShape(grid, other, mate);
  const supported = supportedAround(grid, index) && supportedAround(grid, other);
  const hole = parts && (!hasHalfCells(b, shape) || shutsGround(grid));
  setShape(grid, index, 0);
  setShape(grid, other, 0);
  return !supported ? Reason.UNSUPPORTED : hole ? Reason.HOLE : Reason.OK;
}

function hasHalfCells(b: usize, shape: u32): bool {
  return formOfShape(shape) == WATCHTOWER || (holdsShapes(b) && load<u8>(b, TOWERS) != 0);
}

function shutsGround(grid: usize): bool {
  floodOutside(grid);
  return hasHole(grid);
}

function movableReason(b: usize, shape: u32, index: i32): Reason {
  if (shape == 0 || !namesPiece(shape)) return Reason.EMPTY;
  if (index == gridIndex(b, 0, 0)) return Reason.START;
  return (shape & FIXED_SHAPE) != 0 ? Reason.FIXED : Reason.OK;
}

export function removalReason(b: usize, grid: usize, index: i32): Reason {
  const shape = shapeIn(grid, index);
  const reason = movableReason(b, shape, index);
  if (reason != Reason.OK) return reason;
  const other = mateIndex(index, shape);
  const mate = shapeIn(grid, other);
  if (other != index && (mate & FIXED_SHAPE) != 0) return Reason.FIXED;
  setShape(grid, index, 0);
  setShape(grid, other, 0);
  const reached = formOfShape(shape) == CAMP || walkFrom(grid, gridIndex(b, 0, 0)) == walkedPieces(grid);
  const supported = supportedAround(grid, index) && supportedAround(grid, other);
  setShape(grid, index, shape);
  if (other != index) setShape(grid, other, mate);
  if (!reached) return Reason.UNREACHABLE;
  if (!supported) return Reason.UNSUPPORTED;
  const buried = (filledAround(grid, index) & filledAround(grid, other) & 15) == 15;
  return buried ? Reason.HOLE : Reason.OK;
}

export function shapeCheckRemove(b: usize, pieces: usize, x: i32, y: i32): Reason {
  if (!onGrid(b, x, y)) return Reason.EMPTY;
  return removalReason(b, gridOf(b, pieces), gridIndex(b, x, y));
}

export function shapeCheckSwap(b: usize, pieces: usize, shape: u32, mate: u32, x: i32, y: i32): Reason {
  if (!onGrid(b, x, y)) return Reason.EMPTY;
  return swapReason(b, gridOf(b, pieces), gridIndex(b, x, y), shape, mate);
}

export function swapReason(b: usize, grid: usize, index: i32, shape: u32, mate: u32): Reason {
  const old = shapeIn(grid, index);
  const reason = movableReason(b, old, index);
  if (reason != Reason.OK) return reason;
  const other = mateIndex(index, old);
  const oldMate = shapeIn(grid, other);
  if (other != index && (oldMate & FIXED_SHAPE) != 0) return Reason.FIXED;
  const link = linkOf(old);
  if (link != linkOf(shape)) return Reason.EDGE;
  if (clashes(grid, index, shape, link)) return Reason.EDGE;
  if (link != 0 && clashes(grid, other, mate, linkOf(mate))) return Reason.EDGE;
  setShape(grid, index, shape);
  if (link != 0) setShape(grid, other, mate);
  const reached = walkFrom(grid, gridIndex(b, 0, 0)) == walkedPieces(grid);
  const supported = supportedAround(grid, index) && supportedAround(grid, other);
  setShape(grid, index, old);
  if (link != 0) setShape(grid, other, oldMate);
  return !reached ? Reason.UNREACHABLE : supported ? Reason.OK : Reason.UNSUPPORTED;
}
