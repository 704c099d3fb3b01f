/** The bit planes of one window, narrow (T = u16) or wide (T = u64): setting and reading single tiles. */
import {
  FILLED,
  FIRST,
  ids,
  LEFT,
  PAST,
  plane,
  span,
  TOP,
  UNMOVED,
  WALL_E,
  WALL_N,
  WALL_S,
  WALL_W,
} from "./layout";

export function windowX(b: usize, x: i32): u32 {
  return <u32>(x + load<i32>(b, LEFT));
}

export function windowY(b: usize, y: i32): u32 {
  return <u32>(y + load<i32>(b, TOP));
}

function raise<T>(row: usize, bit: T, wanted: u32): void {
  store<T>(row, load<T>(row) | ((<T>0 - <T>(wanted & 1)) & bit));
}

function lower<T>(row: usize, bit: T): void {
  store<T>(row, load<T>(row) & ~bit);
}

/** Sets a tile whose window cell is free and not on the rim. */
export function setTile<T>(b: usize, id: u32, walls: u32, column: u32, row: u32): void {
  const bit: T = <T>((<T>1) << (<T>column));
  const at: usize = <usize>row * sizeof<T>();
  raise<T>(plane<T>(b, FILLED) + at, bit, 1);
  raise<T>(plane<T>(b, WALL_N) + at, bit, walls);
  raise<T>(plane<T>(b, WALL_E) + at, bit, walls >> 1);
  raise<T>(plane<T>(b, WALL_S) + at, bit, walls >> 2);
  raise<T>(plane<T>(b, WALL_W) + at, bit, walls >> 3);
  store<u8>(ids<T>(b) + <usize>(row * span<T>() + column), id);
}

export function unsetTile<T>(b: usize, column: u32, row: u32): void {
  const bit: T = <T>((<T>1) << (<T>column));
  const at: usize = <usize>row * sizeof<T>();
  lower<T>(plane<T>(b, FILLED) + at, bit);
  lower<T>(plane<T>(b, WALL_N) + at, bit);
  lower<T>(plane<T>(b, WALL_E) + at, bit);
  lower<T>(plane<T>(b, WALL_S) + at, bit);
  lower<T>(plane<T>(b, WALL_W) + at, bit);
  lower<T>(plane<T>(b, UNMOVED) + at, bit);
}

export function raiseWalls<T>(b: usize, walls: u32, column: u32, row: u32): void {
  const bit: T = <T>((<T>1) << (<T>column));
  const at: usize = <usize>row * sizeof<T>();
  raise<T>(plane<T>(b, WALL_N) + at, bit, walls);
  raise<T>(plane<T>(b, WALL_E) + at, bit, walls >> 1);
  raise<T>(plane<T>(b, WALL_S) + at, bit, walls >> 2);
  raise<T>(plane<T>(b, WALL_W) + at, bit, walls >> 3);
}

export function fixTile<T>(b: usize, column: u32, row: u32): void {
  raise<T>(plane<T>(b, UNMOVED) + <usize>row * sizeof<T>(), <T>((<T>1) << (<T>column)), 1);
}

/** One bit of a plane; any column from -1 to the span and any row from -1 to the span may be asked. */
export function bitOf<T>(b: usize, number: usize, column: i32, row: i32): u32 {
  const word: u64 = <u64>load<T>(plane<T>(b, number) + <usize>(row * <i32>sizeof<T>()));
  return <u32>(word >> <u64>(column & 63)) & 1;
}

export function wallsIn<T>(b: usize, column: i32, row: i32): u32 {
  return (
    bitOf<T>(b, WALL_N, column, row) |
    (bitOf<T>(b, WALL_E, column, row) << 1) |
    (bitOf<T>(b, WALL_S, column, row) << 2) |
    (bitOf<T>(b, WALL_W, column, row) << 3)
  );
}

export function idIn<T>(b: usize, column: u32, row: u32): u32 {
  return load<u8>(ids<T>(b) + <usize>(row * span<T>() + column));
}

/** Byte range of the wide rows that can hold a tile or a neighbour of one. */
export function markRow(b: usize, row: u32): void {
  const first: u32 = ((row - 1) << 3) & ~15;
  const past: u32 = (((row + 2) << 3) + 15) & ~15;
  if (first < load<u32>(b, FIRST)) store<u32>(b, first, FIRST);
  if (past > load<u32>(b, PAST)) store<u32>(b, past, PAST);
}
