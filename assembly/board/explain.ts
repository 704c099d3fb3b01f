/**
 * Why a change is refused, with what shows it. Evidence is written as four u32 (reason, numbers of edges, cells and
 * tiles), then that many u32 of each: edges as edge codes, cells and tiles as cell codes, in ascending order.
 *   edge         all clashing sides of the new piece
 *   unreachable  placement: all sides that touch; removal, swap: all pieces cut off, as tiles
 *   unsupported  every piece that would lack what it leans on, as tiles
 *   hole         all cells of every area shut in
 */
import { edgeAt } from "./cell";
import { liesOnGrid, placementReason, reasonBeyond, removalReason, swapReason } from "./general/check";
import { floodOutside, isShutIn, walkFrom, wasSeen } from "./general/flood";
import { isSupported, sideFits } from "./general/law";
import { linkOf } from "./general/shape";
import {
  cellOfIndex,
  gridIndex,
  gridOf,
  isWalked,
  onGrid,
  setShape,
  shapeIn,
  stepOf,
} from "./general/sketch";
import { Reason } from "./reason";

const EVIDENCE: usize = 16;

function begin(out: usize, reason: Reason): usize {
  store<u32>(out, reason);
  store<u32>(out, 0, 4);
  store<u64>(out, 0, 8);
  return out + EVIDENCE;
}

/** Adds to list 0 edges, 1 cells, 2 tiles; lists are filled in this order. */
function add(out: usize, list: usize, to: usize, entry: u32): usize {
  const count = out + 4 + (list << 2);
  store<u32>(count, load<u32>(count) + 1);
  store<u32>(to, entry);
  return to + 4;
}

/** Sides of one half that touch, or only those that clash. */
function sidesInto(
  b: usize,
  grid: usize,
  index: i32,
  shape: u32,
  clashing: bool,
  out: usize,
  from: usize,
): usize {
  let to = from;
  for (let side: u32 = 0; side < 4; side++) {
    const other = shapeIn(grid, index + stepOf(side));
    if (other == 0 || side + 1 == linkOf(shape) || (clashing && sideFits(shape, side, other))) continue;
    to = add(out, 0, to, edgeAt(cellOfIndex(b, index), side));
  }
  return to;
}

function contactsInto(
  b: usize,
  grid: usize,
  index: i32,
  shape: u32,
  mate: u32,
  reason: Reason,
  out: usize,
): usize {
  const clashing = reason == Reason.EDGE;
  const to = sidesInto(b, grid, index, shape, clashing, out, out + EVIDENCE);
  const link = linkOf(shape);
  return link == 0 ? to : sidesInto(b, grid, index + stepOf(link - 1), mate, clashing, out, to);
}

/** Cells shut in, or pieces cut off or left without support, on the grid as it is now. */
function consequencesInto(b: usize, grid: usize, reason: Reason, out: usize, from: usize): usize {
  let to = from;
  if (reason == Reason.HOLE) floodOutside(grid);
  else if (reason == Reason.UNREACHABLE) walkFrom(grid, gridIndex(b, 0, 0));
  for (let index: i32 = 0; index < 4096; index++) {
    const cell = cellOfIndex(b, index);
    if (reason == Reason.HOLE) {
      if (isShutIn(grid, index)) to = add(out, 1, to, cell);
    } else if (shapeIn(grid, index) != 0) {
      const lost =
        reason == Reason.UNREACHABLE
          ? isWalked(shapeIn(grid, index)) && !wasSeen(index)
          : !isSupported(grid, index);
      if (lost) to = add(out, 2, to, cell);
    }
  }
  return to;
}

/** Shows the consequences with a cell (and its other half) changed for a moment. */
function tryOut(
  b: usize,
  grid: usize,
  index: i32,
  link: u32,
  shape: u32,
  mate: u32,
  reason: Reason,
  out: usize,
): usize {
  const other = link == 0 ? index : index + stepOf(link - 1);
  const old = shapeIn(grid, index);
  const oldMate = shapeIn(grid, other);
  setShape(grid, index, shape);
  if (link != 0) setShape(grid, other, mate);
  const end = consequencesInto(b, grid, reason, out, out + EVIDENCE);
  setShape(grid, index, old);
  if (link != 0) setShape(grid, other, oldMate);
  return end;
}

/** Evidence about a placement; returns the end of what was written. */
export function explainShape(
  b: usize,
  pieces: usize,
  shape: u32,
  mate: u32,
  x: i32,
  y: i32,
  out: usize,
): usize {
  const grid = gridOf(b, pieces);
  if (!liesOnGrid(b, shape, x, y)) return begin(out, reasonBeyond(b, grid, shape, x, y));
  const index = gridIndex(b, x, y);
  const reason = placementReason(b, grid, index, shape, mate);
  const end = begin(out, reason);
  if (reason == Reason.EDGE || reason == Reason.UNREACHABLE) {
    return contactsInto(b, grid, index, shape, mate, reason, out);
  }
  if (reason != Reason.HOLE && reason != Reason.UNSUPPORTED) return end;
  return tryOut(b, grid, index, linkOf(shape), shape, mate, reason, out);
}

export function explainRemoval(b: usize, x: i32, y: i32, out: usize): usize {
  if (!onGrid(b, x, y)) return begin(out, Reason.EMPTY);
  const grid = gridOf(b, 0);
  const index = gridIndex(b, x, y);
  const reason = removalReason(b, grid, index);
  const end = begin(out, reason);
  if (reason < Reason.UNREACHABLE || reason > Reason.HOLE) return end;
  return tryOut(b, grid, index, linkOf(shapeIn(grid, index)), 0, 0, reason, out);
}

export function explainExchange(
  b: usize,
  pieces: usize,
  shape: u32,
  mate: u32,
  x: i32,
  y: i32,
  out: usize,
): usize {
  if (!onGrid(b, x, y)) return begin(out, Reason.EMPTY);
  const grid = gridOf(b, pieces);
  const index = gridIndex(b, x, y);
  const reason = swapReason(b, grid, index, shape, mate);
  const end = begin(out, reason);
  if (reason == Reason.EDGE) return exchangeContactsInto(b, grid, index, shape, mate, out);
  if (reason != Reason.UNREACHABLE && reason != Reason.UNSUPPORTED) return end;
  return tryOut(b, grid, index, linkOf(shape), shape, mate, reason, out);
}

/** What leaves clashes with nothing: both its halves are lifted while the new sides are looked at. */
function exchangeContactsInto(b: usize, grid: usize, index: i32, shape: u32, mate: u32, out: usize): usize {
  const old = shapeIn(grid, index);
  const link = linkOf(old);
  const other = link == 0 ? index : index + stepOf(link - 1);
  const oldMate = shapeIn(grid, other);
  setShape(grid, index, 0);
  setShape(grid, other, 0);
  const end = contactsInto(b, grid, index, shape, mate, Reason.EDGE, out);
  setShape(grid, other, oldMate);
  setShape(grid, index, old);
  return end;
}
