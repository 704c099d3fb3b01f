/**
 * Which window a board lives in. When a tile lands on the rim, or a wide palace has shrunk, all tiles are taken up
 * and laid out again in the smallest form that holds them; only the facts decide which one that is.
 */
import { cellAt, cellX, cellY } from "./cell";
import {
  COUNT,
  FILLED,
  FIRST,
  FORM,
  LEFT,
  MAX_EXTENT,
  NARROW,
  PAST,
  plane,
  span,
  spoil,
  TOP,
  UNMOVED,
  WIDE,
} from "./layout";
import { bitOf, fixTile, idIn, markRow, setTile, wallsIn, windowX, windowY } from "./window";

const NARROW_EXTENT: i32 = 14;
/** Taken-up tiles: cell, walls, id, fixed. */
const HAND: usize = memory.data(192 * 8, 16);
const MIN_X: usize = memory.data(16, 4);

/** The box of the palace in cells of the board; the starting tile always lies in it. */
export function measure(b: usize): void {
  if (load<u8>(b, FORM) == NARROW) measureIn<u16>(b);
  else measureIn<u64>(b);
}

function measureIn<T>(b: usize): void {
  let columns: u64 = 0;
  let first: i32 = span<T>();
  let last: i32 = -1;
  for (let row: i32 = 0; row < span<T>(); row++) {
    const bits: u64 = <u64>load<T>(plane<T>(b, FILLED) + <usize>row * sizeof<T>());
    if (bits == 0) continue;
    columns |= bits;
    if (row < first) first = row;
    last = row;
  }
  const left = load<i32>(b, LEFT);
  const top = load<i32>(b, TOP);
  setBox(<i32>ctz(columns) - left, 63 - <i32>clz(columns) - left, first - top, last - top);
}

export function setBox(minX: i32, maxX: i32, minY: i32, maxY: i32): void {
  store<i32>(MIN_X, minX);
  store<i32>(MIN_X, maxX, 4);
  store<i32>(MIN_X, minY, 8);
  store<i32>(MIN_X, maxY, 12);
}

export function includeCell(x: i32, y: i32): void {
  setBox(
    min(load<i32>(MIN_X), x),
    max(load<i32>(MIN_X, 4), x),
    min(load<i32>(MIN_X, 8), y),
    max(load<i32>(MIN_X, 12), y),
  );
}

export function boxMinX(): i32 {
  return load<i32>(MIN_X);
}

export function boxMinY(): i32 {
  return load<i32>(MIN_X, 8);
}

export function boxWidth(): i32 {
  return load<i32>(MIN_X, 4) - load<i32>(MIN_X) + 1;
}

export function boxHeight(): i32 {
  return load<i32>(MIN_X, 12) - load<i32>(MIN_X, 8) + 1;
}

export function fitsNarrow(): bool {
  return boxWidth() <= NARROW_EXTENT && boxHeight() <= NARROW_EXTENT;
}

/** Puts the measured box into the middle of a window of that many free cells. */
export function centre(b: usize, room: i32): void {
  store<i32>(b, 1 + ((room - boxWidth()) >> 1) - boxMinX(), LEFT);
  store<i32>(b, 1 + ((room - boxHeight()) >> 1) - boxMinY(), TOP);
}

/** Takes all tiles up into the hand; their number is in the header. */
export function takeUp(b: usize): void {
  if (load<u8>(b, FORM) == NARROW) takeUpFrom<u16>(b);
  else takeUpFrom<u64>(b);
}

function takeUpFrom<T>(b: usize): void {
  const left = load<i32>(b, LEFT);
  const top = load<i32>(b, TOP);
  let to = HAND;
  for (let row: i32 = 0; row < span<T>(); row++) {
    let bits: u64 = <u64>load<T>(plane<T>(b, FILLED) + <usize>row * sizeof<T>());
    for (; bits != 0; bits &= bits - 1) {
      const column = <i32>ctz(bits);
      store<u16>(to, cellAt(column - left, row - top));
      store<u8>(to, wallsIn<T>(b, column, row), 2);
      store<u8>(to, idIn<T>(b, column, row), 3);
      store<u8>(to, bitOf<T>(b, UNMOVED, column, row), 4);
      to += 8;
    }
  }
}

export function handCell(n: u32): u32 {
  return load<u16>(HAND + ((<usize>n) << 3));
}

export function handWalls(n: u32): u32 {
  return load<u8>(HAND + ((<usize>n) << 3), 2);
}

export function handId(n: u32): u32 {
  return load<u8>(HAND + ((<usize>n) << 3), 3);
}

export function handFixed(n: u32): bool {
  return load<u8>(HAND + ((<usize>n) << 3), 4) != 0;
}

export function holdTile(n: u32, cell: u32, walls: u32, id: u32, fixed: bool): void {
  const to = HAND + ((<usize>n) << 3);
  store<u16>(to, cell);
  store<u8>(to, walls, 2);
  store<u8>(to, id, 3);
  store<u8>(to, fixed, 4);
}

/** Lays the tiles in the hand out again in planes, in the window that the measured box asks for. */
export function layOut(b: usize): void {
  if (fitsNarrow()) {
    emptyWindow<u16>(b);
    store<u8>(b, NARROW, FORM);
    centre(b, NARROW_EXTENT);
    layOutIn<u16>(b);
  } else {
    emptyWindow<u64>(b);
    store<u8>(b, WIDE, FORM);
    store<u32>(b, 512, FIRST);
    store<u32>(b, 0, PAST);
    centre(b, MAX_EXTENT);
    layOutIn<u64>(b);
  }
  spoil(b);
}

export function emptyWindow<T>(b: usize): void {
  const from = plane<T>(b, 0) - 16;
  memory.fill(from, 0, plane<T>(b, 6) - from);
}

function layOutIn<T>(b: usize): void {
  const count: u32 = load<u8>(b, COUNT);
  for (let n: u32 = 0; n < count; n++) {
    const cell = handCell(n);
    const column = windowX(b, cellX(cell));
    const row = windowY(b, cellY(cell));
    setTile<T>(b, handId(n), handWalls(n), column, row);
    if (handFixed(n)) fixTile<T>(b, column, row);
    if (sizeof<T>() == 8) markRow(b, row);
  }
}

/** Moves the window so that a tile at (x, y) keeps off its rim. */
export function makeRoom(b: usize, x: i32, y: i32): void {
  measure(b);
  includeCell(x, y);
  takeUp(b);
  layOut(b);
}

/** After a tile has left a wide board, which may be a narrow one now. */
export function shrink(b: usize): void {
  measure(b);
  if (!fitsNarrow()) return;
  takeUp(b);
  layOut(b);
}
