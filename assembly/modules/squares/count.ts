import { pieceAt as pieceOn, wallsAt } from "../../board/board";
import { opposite, stepX, stepY } from "../../board/cell";
import { pieceKind, pieceSeat, pieceX, pieceY, pieceZone } from "../../board/piece";
import { palace } from "../../game/palace";
import { pieceAt, pieceColour, Zone } from "../../game/pieces";
import { countHalves } from "../../game/scoring";
import { SQUARES_FIRST_PIECE, SQUARES_PIECE_COUNT } from "../../generated/modules";

const MOST_NEIGHBOURS: u32 = 3;

/** A square counts for each building of its colour it is joined to without a wall, three at most (Mega Box p. 11). */
export function countOpenNeighbours(): void {
  for (let n: u32 = 0; n < SQUARES_PIECE_COUNT; n++) {
    const record = pieceAt(SQUARES_FIRST_PIECE + n);
    if (pieceZone(record) != Zone.BOARD) continue;
    const kind = pieceColour(SQUARES_FIRST_PIECE + n);
    const joined = min(openNeighbours(record, kind), MOST_NEIGHBOURS);
    countHalves(pieceSeat(record), kind, joined << 1);
  }
}

function openNeighbours(record: usize, kind: u32): u32 {
  const board = palace(pieceSeat(record));
  const walls = wallsAt(board, pieceX(record), pieceY(record));
  let count: u32 = 0;
  for (let side: u32 = 0; side < 4; side++) {
    const x = pieceX(record) + stepX(side);
    const y = pieceY(record) + stepY(side);
    const neighbour = pieceOn(board, x, y);
    if (neighbour < 0 || pieceKind(pieceAt(neighbour)) != kind) continue;
    count += u32(((walls >> side) & 1) == 0 && ((wallsAt(board, x, y) >> opposite(side)) & 1) == 0);
  }
  return count;
}
