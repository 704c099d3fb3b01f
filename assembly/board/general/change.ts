/** Changing a board that holds module pieces. */
import { COUNT, holdsShapes, LEFT, SHAPES, SPECIALS, spoil, TOP } from "../layout";
import { includeCell } from "../settle";
import { FIXED_SHAPE, linkOf } from "./shape";
import {
  countSpecial,
  gridIndex,
  measureGrid,
  setShape,
  shapeIn,
  shiftGrid,
  stepOf,
  toGrid,
  toPlanes,
} from "./sketch";

/** Puts a shape on a free cell; a board in planes turns into the modules' form first. */
export function putShape(b: usize, pieces: usize, shape: u32, x: i32, y: i32): void {
  if (!holdsShapes(b)) toGrid(b, pieces);
  const column = <u32>(x + load<i32>(b, LEFT));
  const row = <u32>(y + load<i32>(b, TOP));
  if (column - 2 >= 60 || row - 2 >= 60) {
    measureGrid(b);
    includeCell(x, y);
    shiftGrid(b);
  }
  setShape(b + SHAPES, gridIndex(b, x, y), shape);
  countSpecial(b, shape, 1);
  store<u8>(b, load<u8>(b, COUNT) + 1, COUNT);
  spoil(b);
}

/** Takes the piece of a cell, both halves of a two-cell one; returns its shape on that cell. */
export function takeShape(b: usize, x: i32, y: i32): u32 {
  const index = gridIndex(b, x, y);
  const shape = lift(b, index);
  const link = linkOf(shape);
  if (link != 0) lift(b, index + stepOf(link - 1));
  if (load<u8>(b, SPECIALS) == 0) {
    toPlanes(b);
  } else {
    measureGrid(b);
    shiftGrid(b);
  }
  return shape;
}

function lift(b: usize, index: i32): u32 {
  const shape = shapeIn(b + SHAPES, index);
  setShape(b + SHAPES, index, 0);
  countSpecial(b, shape, -1);
  store<u8>(b, load<u8>(b, COUNT) - 1, COUNT);
  return shape;
}

export function wallShape(b: usize, walls: u32, x: i32, y: i32): void {
  const index = gridIndex(b, x, y);
  setShape(b + SHAPES, index, shapeIn(b + SHAPES, index) | walls);
}

export function fixShape(b: usize, x: i32, y: i32): void {
  const index = gridIndex(b, x, y);
  setShape(b + SHAPES, index, shapeIn(b + SHAPES, index) | FIXED_SHAPE);
}
