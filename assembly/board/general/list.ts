/** Lists on boards with module pieces: every cell that could be meant, asked one by one, row by row. */
import { COUNT } from "../layout";
import { Reason } from "../reason";
import { filledAround, placementReason, removalReason, swapReason } from "./check";
import { leavesGrid } from "./flood";
import { linkOf } from "./shape";
import { cellOfIndex, gridOf, shapeIn, stepOf } from "./sketch";

export function shapePlacementsInto(b: usize, pieces: usize, shape: u32, mate: u32, out: usize): u32 {
  const grid = gridOf(b, pieces);
  const link = linkOf(shape);
  let to = out;
  for (let index: i32 = 0; index < 4096; index++) {
    if (shapeIn(grid, index) != 0 || (link != 0 && leavesGrid(index, link - 1))) continue;
    let around = filledAround(grid, index);
    if (link != 0) around |= filledAround(grid, index + stepOf(link - 1));
    if ((around & 15) == 0 || placementReason(b, grid, index, shape, mate) != Reason.OK) continue;
    store<u16>(to, cellOfIndex(b, index));
    to += 2;
  }
  return <u32>(to - out) >> 1;
}

export function shapeSwapsInto(b: usize, pieces: usize, shape: u32, mate: u32, out: usize): u32 {
  const grid = gridOf(b, pieces);
  let to = out;
  for (let index: i32 = 0; index < 4096; index++) {
    if (shapeIn(grid, index) == 0 || swapReason(b, grid, index, shape, mate) != Reason.OK) continue;
    store<u16>(to, cellOfIndex(b, index));
    to += 2;
  }
  return <u32>(to - out) >> 1;
}

export function shapeRemovableInto(b: usize, out: usize): u32 {
  const grid = gridOf(b, 0);
  let to = out;
  for (let index: i32 = 0; index < 4096; index++) {
    if (shapeIn(grid, index) == 0 || removalReason(b, grid, index) != Reason.OK) continue;
    store<u16>(to, cellOfIndex(b, index));
    to += 2;
  }
  return <u32>(to - out) >> 1;
}

/** Cells of all pieces, both halves of two-cell ones. */
export function shapeTilesInto(b: usize, out: usize): u32 {
  const grid = gridOf(b, 0);
  let to = out;
  for (let index: i32 = 0, left: u32 = load<u8>(b, COUNT); left != 0; index++) {
    if (shapeIn(grid, index) == 0) continue;
    store<u16>(to, cellOfIndex(b, index));
    to += 2;
    left--;
  }
  return <u32>(to - out) >> 1;
}
