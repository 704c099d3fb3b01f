/**
 * Boards and piece records together: building a board from a table of records, and what module pieces ask that a
 * wall mask cannot. A board holds the pieces of one place (zone and seat) of the table; the record's cell and
 * rotation say how a piece lies.
 */
import { boardClear, boardFix, boardPlace, boardRemove } from "./board";
import { cellX, cellY, START_CELL } from "./cell";
import { explainExchange, explainShape } from "./explain";
import { putShape } from "./general/change";
import { shapeCheck, shapeCheckSwap } from "./general/check";
import { shapePlacementsInto, shapeSwapsInto, shapeTilesInto } from "./general/list";
import { isSpecial, shapeId, shapeOfPiece } from "./general/shape";
import { gridIndex, gridOf, shapeIn } from "./general/sketch";
import { holdsShapes } from "./layout";
import { PieceFlag, pieceFlags, piecePlace, pieceRecord, pieceWalls, pieceX, pieceY } from "./piece";

export { shapeCheck, shapeCheckRemove, shapeCheckSwap } from "./general/check";
export { shapePlacementsInto, shapeSwapsInto } from "./general/list";
export { shapeOfPiece } from "./general/shape";

const CELLS: usize = memory.data(512, 16);

/** Sets a piece down where its record says. */
export function boardPlacePiece(b: usize, pieces: usize, id: u32): void {
  const record = pieceRecord(pieces, id);
  const shape = shapeOfPiece(record, id);
  const x = pieceX(record);
  const y = pieceY(record);
  if (isSpecial(shape) || holdsShapes(b)) {
    putShape(b, pieces, shape, x, y);
  } else {
    boardPlace(b, id, pieceWalls(record), x, y);
    if ((pieceFlags(record) & PieceFlag.FIXED) != 0) boardFix(b, x, y);
  }
}

/** Exchanges what stands where a record lies for its piece, and for the other half of a two-cell one (-1: none). */
export function boardSwapPiece(b: usize, pieces: usize, id: u32, mate: i32): void {
  const record = pieceRecord(pieces, id);
  boardRemove(b, pieceX(record), pieceY(record));
  boardPlacePiece(b, pieces, id);
  if (mate >= 0) boardPlacePiece(b, pieces, mate);
}

/** How a piece of the table would lie; nothing for the other half of a piece of one cell. */
function shapeOf(pieces: usize, id: i32): u32 {
  return id < 0 ? 0 : shapeOfPiece(pieceRecord(pieces, id), id);
}

export function boardCheckPiece(b: usize, pieces: usize, id: u32, mate: i32, x: i32, y: i32): u32 {
  return shapeCheck(b, pieces, shapeOf(pieces, id), shapeOf(pieces, mate), x, y);
}

export function boardCheckPieceSwap(b: usize, pieces: usize, id: u32, mate: i32, x: i32, y: i32): u32 {
  return shapeCheckSwap(b, pieces, shapeOf(pieces, id), shapeOf(pieces, mate), x, y);
}

export function boardPiecePlacementsInto(b: usize, pieces: usize, id: u32, mate: i32, out: usize): u32 {
  return shapePlacementsInto(b, pieces, shapeOf(pieces, id), shapeOf(pieces, mate), out);
}

export function boardPieceSwapsInto(b: usize, pieces: usize, id: u32, mate: i32, out: usize): u32 {
  return shapeSwapsInto(b, pieces, shapeOf(pieces, id), shapeOf(pieces, mate), out);
}

export function boardExplainPiece(
  b: usize,
  pieces: usize,
  id: u32,
  mate: i32,
  x: i32,
  y: i32,
  out: usize,
): void {
  explainShape(b, pieces, shapeOf(pieces, id), shapeOf(pieces, mate), x, y, out);
}

export function boardExplainPieceSwap(
  b: usize,
  pieces: usize,
  id: u32,
  mate: i32,
  x: i32,
  y: i32,
  out: usize,
): void {
  explainExchange(b, pieces, shapeOf(pieces, id), shapeOf(pieces, mate), x, y, out);
}

/** Builds the board of one place (`placeOf`) from a table of `count` records; the start's record is skipped by cell. */
export function boardRebuild(b: usize, pieces: usize, count: u32, place: u32, startId: u32): void {
  boardClear(b, startId);
  for (let id: u32 = 0; id < count; id++) {
    const record = pieceRecord(pieces, id);
    if (piecePlace(record) == place && (pieceX(record) | pieceY(record)) != 0) boardPlacePiece(b, pieces, id);
  }
}

/** Equal for boards with equal pieces on equal cells, however they came there. */
export function boardHash(b: usize): u64 {
  const count = shapeTilesInto(b, CELLS);
  const grid = gridOf(b, 0);
  let hash: u64 = 0x9e3779b97f4a7c15;
  for (let n: u32 = 0; n < count; n++) {
    const cell: u32 = load<u16>(CELLS + ((<usize>n) << 1));
    const shape = shapeIn(grid, gridIndex(b, cellX(cell), cellY(cell)));
    const id: u32 = cell == START_CELL ? 255 : shapeId(shape);
    hash = (hash ^ ((<u64>shape & 0x3c3ff) | ((<u64>id) << 18) | ((<u64>cell) << 26))) * 0xff51afd7ed558ccd;
    hash ^= hash >> 32;
  }
  return hash;
}
