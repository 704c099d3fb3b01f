import {
  BOARD_SIZE,
  boardCheck,
  boardCheckRemove,
  boardCheckSwap,
  boardPlace,
  boardRemove,
  Reason,
} from "../board/board";
import { placeOf } from "../board/piece";
import { boardRebuild } from "../board/pieces";
import { facts, PIECES, SEATS } from "./facts";
import { movePieceToCell, startPiece, wallsOf, Zone } from "./pieces";

/** The Alhambras of the seats: boards kept as caches of the piece table. */
const BOARDS: usize = memory.data(<i32>(<usize>SEATS * BOARD_SIZE), 64);

export function palace(seat: u32): usize {
  return BOARDS + <usize>seat * BOARD_SIZE;
}

/** Every board anew, from the piece records. */
export function rebuildPalaces(): void {
  for (let seat: u32 = 0; seat < facts.players; seat++) {
    boardRebuild(palace(seat), PIECES, facts.pieceCount, placeOf(Zone.BOARD, seat), startPiece(seat));
  }
}

export function putPiece(seat: u32, piece: u32, x: i32, y: i32): void {
  movePieceToCell(piece, seat, x, y);
  boardPlace(palace(seat), piece, wallsOf(piece), x, y);
}

/** Takes the piece off a cell and says which it was; the caller gives it its new place. */
export function takePiece(seat: u32, x: i32, y: i32): u32 {
  return boardRemove(palace(seat), x, y);
}

export function canPlace(seat: u32, piece: u32, x: i32, y: i32): bool {
  return boardCheck(palace(seat), wallsOf(piece), x, y) == Reason.OK;
}

export function canRemove(seat: u32, x: i32, y: i32): bool {
  return boardCheckRemove(palace(seat), x, y) == Reason.OK;
}

export function canSwap(seat: u32, piece: u32, x: i32, y: i32): bool {
  return boardCheckSwap(palace(seat), wallsOf(piece), x, y) == Reason.OK;
}
