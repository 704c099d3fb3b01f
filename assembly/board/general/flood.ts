/** Searches over a whole palace: who can be reached on foot, which empty ground is shut in. */
import { opposite } from "../cell";
import { groundSides, leadsTo } from "./law";
import { isWalked, shapeIn, stepOf } from "./sketch";

/** One byte a cell: 1 when the search has been there; a rim row before and after. */
const SEEN: usize = memory.data(4096 + 128, 16) + 64;
const QUEUE: usize = memory.data(2 * 4352, 16);

export function wasSeen(index: i32): bool {
  return load<u8>(SEEN + <isize>index) != 0;
}

function visit(index: i32, tail: usize): usize {
  store<u8>(SEEN + <isize>index, 1);
  store<u16>(tail, index);
  return tail + 2;
}

/** Marks all that can be reached on foot from a cell and returns how many pieces that is, the first included. */
export function walkFrom(grid: usize, start: i32): u32 {
  memory.fill(SEEN - 64, 0, 4224);
  let tail = visit(start, QUEUE);
  for (let head = QUEUE; head < tail; head += 2) {
    const index: i32 = load<u16>(head);
    const mine = shapeIn(grid, index);
    for (let side: u32 = 0; side < 4; side++) {
      const next = index + stepOf(side);
      const other = shapeIn(grid, next);
      if (other != 0 && !wasSeen(next) && leadsTo(mine, side, other)) tail = visit(next, tail);
    }
  }
  return <u32>(tail - QUEUE) >> 1;
}

/** How many pieces want to be reached. */
export function walkedPieces(grid: usize): u32 {
  let count: u32 = 0;
  for (let index: i32 = 64; index < 4032; index++) if (isWalked(shapeIn(grid, index))) count++;
  return count;
}

/** Sides of a cell's empty ground: all of an empty cell, the half behind a watchtower, none of a filled one. */
export function openGround(shape: u32): u32 {
  return shape == 0 ? 15 : groundSides(shape);
}

/** Marks all ground that is joined to the far outside; the rim of the grid is always outside. */
export function floodOutside(grid: usize): void {
  memory.fill(SEEN - 64, 0, 4224);
  let tail = visit(shapeIn(grid, 0) == 0 ? 0 : 4095, QUEUE);
  for (let head = QUEUE; head < tail; head += 2) {
    const index: i32 = load<u16>(head);
    const mine = openGround(shapeIn(grid, index));
    for (let side: u32 = 0; side < 4; side++) {
      if (((mine >> side) & 1) == 0 || leavesGrid(index, side)) continue;
      const next = index + stepOf(side);
      if (wasSeen(next) || ((openGround(shapeIn(grid, next)) >> opposite(side)) & 1) == 0) continue;
      tail = visit(next, tail);
    }
  }
}

export function leavesGrid(index: i32, side: u32): bool {
  const column = index & 63;
  const row = index >> 6;
  return side == 0 ? row == 0 : side == 1 ? column == 63 : side == 2 ? row == 63 : column == 0;
}

/** Whether some ground is left that the outside does not reach; call after floodOutside. */
export function hasHole(grid: usize): bool {
  for (let index: i32 = 0; index < 4096; index++) if (isShutIn(grid, index)) return true;
  return false;
}

export function isShutIn(grid: usize, index: i32): bool {
  return !wasSeen(index) && openGround(shapeIn(grid, index)) != 0;
}
