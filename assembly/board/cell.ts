/**
 * A cell as one number: (y + 64) * 128 + (x + 64), 14 bits, so that a list in ascending order runs row by row
 * (y, then x) wherever a board keeps its window. An outline edge is cell * 8 + side, sides 0-7 being
 * N E S W NE SE SW NW, which sorts edges the way base.md orders them.
 */
export const START_CELL: u32 = 64 * 128 + 64;
export const NO_CELL: u32 = 0xffff;

export const NORTH: u32 = 0;
export const EAST: u32 = 1;
export const SOUTH: u32 = 2;
export const WEST: u32 = 3;

export function cellAt(x: i32, y: i32): u32 {
  return <u32>(((y + 64) << 7) + x + 64);
}

export function cellX(cell: u32): i32 {
  return <i32>(cell & 127) - 64;
}

export function cellY(cell: u32): i32 {
  return <i32>((cell >> 7) & 127) - 64;
}

export function edgeAt(cell: u32, side: u32): u32 {
  return (cell << 3) | side;
}

/** Column step of a side N E S W, without a branch: 0, 1, 0, -1. */
export function stepX(side: u32): i32 {
  return (2 - <i32>side) & -(<i32>(side & 1));
}

/** Row step of a side N E S W: -1, 0, 1, 0. */
export function stepY(side: u32): i32 {
  return (<i32>side - 1) & -(<i32>(~side & 1));
}

/** Wall masks hold N=1 E=2 S=4 W=8; a quarter turn clockwise moves every side to the next bit. */
export function turned(walls: u32, quarters: u32): u32 {
  const twice = walls * 17;
  return (twice >> (4 - (quarters & 3))) & 15;
}

export function opposite(side: u32): u32 {
  return side ^ 2;
}
