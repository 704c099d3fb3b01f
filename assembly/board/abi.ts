/**
 * The boards the host works with: numbers in, numbers out. A board is named by its address, that of a slot
 * (`boardSlot`) or of a seat's palace. Walls are masks N=1 E=2 S=4 W=8 of a tile as it lies. Lists lie in the answer
 * region (`boardAnswer`): cells as u16 codes (cell.ts) row by row, edges as u32 codes (cell * 8 + side, sides
 * N E S W NE SE SW NW), reasons as in reason.ts. Whatever changes a board wants to be asked for first: a check that
 * says 0 allows it. Coordinates keep within -64..63; the checks take any.
 */
import {
  allRunsInto,
  BOARD_SIZE,
  explainExchange,
  explainRemoval,
  explainShape,
  longestRunInto,
  longestWall,
  pieceAt,
  placementCountsInto,
  placementsCount,
  placementsInto,
  removableCount,
  removableInto,
  swapsCount,
  swapsInto,
  tilesInto,
  wallsAt,
} from "./board";
import { tileShape } from "./general/shape";
import { MAX_PIECES } from "./layout";
import {
  boardCheckPiece,
  boardCheckPieceSwap,
  boardExplainPiece,
  boardExplainPieceSwap,
  boardPiecePlacementsInto,
  boardPieceSwapsInto,
  boardPlacePiece,
  boardRebuild,
  boardSwapPiece,
} from "./pieces";

/** boardClear(b, startId): nothing but the starting tile. boardCopy(to, from). boardCount(b): filled cells. */
/** boardPlace(b, id, walls, x, y). boardRemove(b, x, y) and boardSwap(b, id, walls, x, y) return the id that left. */
/** boardFix(b, x, y): never to be moved. boardAddWalls(b, walls, x, y): segments built on a standing tile. */
/** boardCheck(b, walls, x, y), boardCheckRemove(b, x, y), boardCheckSwap(b, walls, x, y): 0 or the first reason. */
export {
  boardAddWalls,
  boardCheck,
  boardCheckRemove,
  boardCheckSwap,
  boardClear,
  boardCopy,
  boardCount,
  boardFix,
  boardPlace,
  boardRemove,
  boardSwap,
} from "./board";
/** boardHash(b): u64, equal for equal pieces on equal cells. */
export { boardHash } from "./pieces";

const SLOTS: u32 = 8;
const BOARDS: usize = memory.data(8 * <i32>BOARD_SIZE, 64);
/** Largest answers: evidence of a hole as large as the grid, sixteen lists of a frontier of 192 pieces. */
const ANSWER: usize = memory.data(32768, 16);
const TABLE: usize = memory.data(192 * 8, 16);
const MASKS: u32 = 16;

/** Number of slots for boards. */
export function boardSlots(): u32 {
  return SLOTS;
}

/** Address of a slot; what lies there before a boardClear is no board. */
export function boardSlot(slot: u32): usize {
  assert(slot < SLOTS);
  return BOARDS + <usize>slot * BOARD_SIZE;
}

/** Bytes of a board. */
export function boardBytes(): usize {
  return BOARD_SIZE;
}

/** Most pieces on a board, and records in the table. */
export function boardMaxPieces(): u32 {
  return MAX_PIECES;
}

/** Address where lists, runs and evidence are written. */
export function boardAnswer(): usize {
  return ANSWER;
}

/** Address of a table of piece records (piece.ts), 8 bytes each, for the functions about pieces. */
export function boardTable(): usize {
  return TABLE;
}

/** Number of cells where a tile may be placed. */
export function boardPlacementsCount(b: usize, walls: u32): u32 {
  return placementsCount(b, walls);
}

/** Lists the cells where a tile may be placed; returns their number. */
export function boardPlacements(b: usize, walls: u32): u32 {
  return placementsInto(b, walls, ANSWER);
}

/** Sixteen u16: the numbers of placements of every wall mask. */
export function boardPlacementCounts(b: usize): void {
  placementCountsInto(b, ANSWER);
}

/** Sixteen u16 as boardPlacementCounts, then the lists one after the other; returns how many cells they hold. */
export function boardAllPlacements(b: usize): u32 {
  let to = ANSWER + 2 * MASKS;
  for (let walls: u32 = 0; walls < MASKS; walls++) {
    const count = placementsInto(b, walls, to);
    store<u16>(ANSWER + ((<usize>walls) << 1), count);
    to += (<usize>count) << 1;
  }
  return <u32>(to - ANSWER - 2 * MASKS) >> 1;
}

/** Number of tiles that may be removed. */
export function boardRemovableCount(b: usize): u32 {
  return removableCount(b);
}

/** Lists the cells of the tiles that may be removed; returns their number. */
export function boardRemovable(b: usize): u32 {
  return removableInto(b, ANSWER);
}

/** Number of tiles that a tile with these walls may replace. */
export function boardSwapsCount(b: usize, walls: u32): u32 {
  return swapsCount(b, walls);
}

/** Lists the cells of the tiles that a tile with these walls may replace; returns their number. */
export function boardSwaps(b: usize, walls: u32): u32 {
  return swapsInto(b, walls, ANSWER);
}

/** All swaps in one pass: sixteen u16 counts, then the lists one after the other; returns how many cells they hold. */
export function boardAllSwaps(b: usize): u32 {
  let to = ANSWER + 2 * MASKS;
  for (let walls: u32 = 0; walls < MASKS; walls++) {
    const count = swapsInto(b, walls, to);
    store<u16>(ANSWER + ((<usize>walls) << 1), count);
    to += (<usize>count) << 1;
  }
  return <u32>(to - ANSWER - 2 * MASKS) >> 1;
}

/** Length of the longest outside wall. */
export function boardWallLength(b: usize): u32 {
  return longestWall(b);
}

/** The longest wall as u32: length, watchtowers in it, edges clockwise; returns the length. */
export function boardLongestWall(b: usize): u32 {
  return longestRunInto(b, ANSWER);
}

/** Every outside wall, longest first, each as boardLongestWall writes it; returns their number. */
export function boardWalls(b: usize): u32 {
  return allRunsInto(b, ANSWER);
}

/** Lists the filled cells; returns their number. */
export function boardTiles(b: usize): u32 {
  return tilesInto(b, ANSWER);
}

/** Piece id on a cell, -1 where none stands. */
export function boardPieceAt(b: usize, x: i32, y: i32): i32 {
  return pieceAt(b, x, y);
}

/** Walls of the piece on a filled cell, as it lies. */
export function boardWallsAt(b: usize, x: i32, y: i32): u32 {
  return wallsAt(b, x, y);
}

/** Evidence about a placement (explain.ts): reason, numbers of edges, cells, tiles, then these; returns the reason. */
export function boardExplain(b: usize, walls: u32, x: i32, y: i32): i32 {
  explainShape(b, 0, tileShape(walls), 0, x, y, ANSWER);
  return load<u32>(ANSWER);
}

/** Evidence about a removal. */
export function boardExplainRemove(b: usize, x: i32, y: i32): i32 {
  explainRemoval(b, x, y, ANSWER);
  return load<u32>(ANSWER);
}

/** Evidence about a swap. */
export function boardExplainSwap(b: usize, walls: u32, x: i32, y: i32): i32 {
  explainExchange(b, 0, tileShape(walls), 0, x, y, ANSWER);
  return load<u32>(ANSWER);
}

/** Builds a board from those of the first `count` records of the table whose first byte is `place`. */
export function boardBuild(b: usize, count: u32, place: u32, startId: u32): void {
  boardRebuild(b, TABLE, count, place, startId);
}

/** Sets piece `id` of the table down where its record says; each half of a two-cell piece is set down by itself. */
export function boardPut(b: usize, id: u32): void {
  boardPlacePiece(b, TABLE, id);
}

/** Exchanges the piece where record `id` lies for that one, a two-cell one for `id` and its other half `mate`. */
export function boardExchange(b: usize, id: u32, mate: i32): void {
  boardSwapPiece(b, TABLE, id, mate);
}

/** Reason against placing piece `id` (and its other half `mate`, -1: none) on a cell, turned as its record says. */
export function boardPieceCheck(b: usize, id: u32, mate: i32, x: i32, y: i32): i32 {
  return boardCheckPiece(b, TABLE, id, mate, x, y);
}

/** Reason against exchanging the piece of a cell for piece `id`. */
export function boardPieceCheckSwap(b: usize, id: u32, mate: i32, x: i32, y: i32): i32 {
  return boardCheckPieceSwap(b, TABLE, id, mate, x, y);
}

/** Lists the cells where piece `id` may be placed; returns their number. */
export function boardPiecePlacements(b: usize, id: u32, mate: i32): u32 {
  return boardPiecePlacementsInto(b, TABLE, id, mate, ANSWER);
}

/** Lists the cells whose piece may be exchanged for piece `id`; returns their number. */
export function boardPieceSwaps(b: usize, id: u32, mate: i32): u32 {
  return boardPieceSwapsInto(b, TABLE, id, mate, ANSWER);
}

/** Evidence about placing piece `id`. */
export function boardPieceExplain(b: usize, id: u32, mate: i32, x: i32, y: i32): i32 {
  boardExplainPiece(b, TABLE, id, mate, x, y, ANSWER);
  return load<u32>(ANSWER);
}

/** Evidence about exchanging the piece of a cell for piece `id`. */
export function boardPieceExplainSwap(b: usize, id: u32, mate: i32, x: i32, y: i32): i32 {
  boardExplainPieceSwap(b, TABLE, id, mate, x, y, ANSWER);
  return load<u32>(ANSWER);
}
