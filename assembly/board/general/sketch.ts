/**
 * A palace as a grid of shape words, 64 x 64 with free rims, for questions that are rare or that planes cannot
 * answer. A board in the modules' form is such a grid; of any other one a sketch is drawn beside it.
 */

import { cellAt, cellX, cellY, START_CELL } from "../cell";
import {
  COUNT,
  FIRST,
  FORM,
  GRID_MARGIN,
  GRID_SIZE,
  holdsShapes,
  LEFT,
  MAX_EXTENT,
  MODULES,
  NARROW,
  PAST,
  SHAPES,
  SPECIALS,
  spoil,
  TOP,
  TOWERS,
} from "../layout";
import { pieceRecord } from "../piece";
import {
  centre,
  handCell,
  handFixed,
  handId,
  handWalls,
  holdTile,
  layOut,
  measure,
  setBox,
  takeUp,
} from "../settle";
import {
  FIXED_SHAPE,
  formOfShape,
  isSpecial,
  shapeId,
  shapeOfPiece,
  TILE,
  tileShape,
  WATCHTOWER,
  withId,
} from "./shape";

const PAPER: usize = memory.data(16384 + 544, 16) + 272;

/** A narrow window is drawn into the middle of the grid, so that two-cell pieces may stand over its rim. */
function inset(b: usize): i32 {
  return load<u8>(b, FORM) == NARROW ? 24 : 0;
}

export function gridIndex(b: usize, x: i32, y: i32): i32 {
  const by = inset(b);
  return ((y + load<i32>(b, TOP) + by) << 6) + x + load<i32>(b, LEFT) + by;
}

/** Whether a cell lies on the grid at all; beyond it there is nothing. */
export function onGrid(b: usize, x: i32, y: i32): bool {
  const by = inset(b);
  return <u32>(x + load<i32>(b, LEFT) + by) < 64 && <u32>(y + load<i32>(b, TOP) + by) < 64;
}

export function cellOfIndex(b: usize, index: i32): u32 {
  const by = inset(b);
  return cellAt((index & 63) - by - load<i32>(b, LEFT), (index >> 6) - by - load<i32>(b, TOP));
}

export function shapeIn(grid: usize, index: i32): u32 {
  return load<u32>(grid + ((<isize>index) << 2));
}

export function setShape(grid: usize, index: i32, shape: u32): void {
  store<u32>(grid + ((<isize>index) << 2), shape);
}

/** Index step of a side N E S W. */
export function stepOf(side: u32): i32 {
  return side == 0 ? -64 : side == 1 ? 1 : side == 2 ? 64 : -1;
}

/** The grid of a board. `pieces` tells the kinds of the tiles when the board itself keeps none; 0: nobody asks. */
export function gridOf(b: usize, pieces: usize): usize {
  if (holdsShapes(b)) return b + SHAPES;
  takeUp(b);
  memory.fill(PAPER, 0, GRID_SIZE);
  drawHand(b, PAPER, pieces);
  return PAPER;
}

function drawHand(b: usize, grid: usize, pieces: usize): void {
  const count: u32 = load<u8>(b, COUNT);
  for (let n: u32 = 0; n < count; n++) {
    const id = handId(n);
    const cell = handCell(n);
    let shape = withId(tileShape(handWalls(n)), id);
    if (pieces != 0 && cell != START_CELL) shape |= shapeOfPiece(pieceRecord(pieces, id), id) & (15 << 10);
    if (handFixed(n)) shape |= FIXED_SHAPE;
    setShape(grid, gridIndex(b, cellX(cell), cellY(cell)), shape);
  }
}

/** Turns a board in planes into the modules' form. */
export function toGrid(b: usize, pieces: usize): void {
  measure(b);
  takeUp(b);
  memory.fill(b + SHAPES - GRID_MARGIN, 0, GRID_SIZE + 2 * GRID_MARGIN);
  store<u8>(b, MODULES, FORM);
  store<u8>(b, 0, SPECIALS);
  store<u8>(b, 0, TOWERS);
  store<u32>(b, 0, FIRST);
  store<u32>(b, 0, PAST);
  centre(b, MAX_EXTENT);
  drawHand(b, b + SHAPES, pieces);
  spoil(b);
}

/** Back into planes once the last special piece has left. */
export function toPlanes(b: usize): void {
  const grid = b + SHAPES;
  let held: u32 = 0;
  measureGrid(b);
  for (let index: i32 = 0; index < 4096; index++) {
    const shape = shapeIn(grid, index);
    if (shape == 0) continue;
    holdTile(held, cellOfIndex(b, index), shape & 15, shapeId(shape), (shape & FIXED_SHAPE) != 0);
    held++;
  }
  layOut(b);
}

/** The box of a board in the modules' form. */
export function measureGrid(b: usize): void {
  const grid = b + SHAPES;
  let minX: i32 = 64;
  let maxX: i32 = -1;
  let minY: i32 = 64;
  let maxY: i32 = -1;
  for (let index: i32 = 0; index < 4096; index++) {
    if (shapeIn(grid, index) == 0) continue;
    minX = min(minX, index & 63);
    maxX = max(maxX, index & 63);
    minY = min(minY, index >> 6);
    maxY = max(maxY, index >> 6);
  }
  const left = load<i32>(b, LEFT);
  const top = load<i32>(b, TOP);
  setBox(minX - left, maxX - left, minY - top, maxY - top);
}

/** Moves the window of the modules' form so that the measured box lies in its middle. */
export function shiftGrid(b: usize): void {
  const grid = b + SHAPES;
  const before = gridIndex(b, 0, 0);
  centre(b, MAX_EXTENT);
  const by = gridIndex(b, 0, 0) - before;
  memory.copy(PAPER, grid, GRID_SIZE);
  memory.fill(grid, 0, GRID_SIZE);
  for (let index: i32 = 0; index < 4096; index++) {
    const shape = shapeIn(PAPER, index);
    if (shape != 0) setShape(grid, index + by, shape);
  }
}

/** Keeps the header's counts of special pieces. */
export function countSpecial(b: usize, shape: u32, by: i32): void {
  if (isSpecial(shape)) store<u8>(b, load<u8>(b, SPECIALS) + by, SPECIALS);
  if (formOfShape(shape) == WATCHTOWER) store<u8>(b, load<u8>(b, TOWERS) + by, TOWERS);
}

export function isWalked(shape: u32): bool {
  const form = formOfShape(shape);
  return form == TILE || form == WATCHTOWER;
}
