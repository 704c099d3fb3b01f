import { NOBODY } from "../board/piece";
import { SPACE_COUNT } from "../components/tables";
import { EventType, NO_SEAT, tellPiece } from "./events";
import { DIRK, facts, MARKET, setMarketPiece, tower, towerKnown } from "./facts";
import { movePiece, Zone } from "./pieces";

/** The top tile of the tower, or -1. The caller gives it its place. */
export function drawTile(): i32 {
  if (facts.towerCount == 0) return -1;
  facts.towerCount -= 1;
  const top = tower() + facts.towerCount;
  const piece = load<u8>(top);
  store<u8>(top, 0);
  store<u8>(towerKnown() + facts.towerCount, 0);
  return piece;
}

/** T6: empty spaces in ascending order (Mega Box p. 6). */
export function refillMarket(): void {
  for (let space: u32 = 0; space < <u32>SPACE_COUNT; space++) {
    if (load<u8>(MARKET + space) != 0) continue;
    const piece = drawTile();
    if (piece < 0) return;
    setMarketPiece(space, piece);
    movePiece(piece, Zone.MARKET, NOBODY);
    tellPiece(EventType.REVEAL, NO_SEAT, piece, space + 1);
  }
}

export function marketIsFull(): bool {
  for (let space: u32 = 0; space < <u32>SPACE_COUNT; space++) {
    if (load<u8>(MARKET + space) == 0) return false;
  }
  return true;
}

export function clearSpace(space: u32): void {
  store<u8>(MARKET + space, 0);
}

/** Dirk takes tiles off the tower, fewer if there are not enough (Mega Box p. 7). */
export function giveDirk(count: u32): void {
  for (; count > 0; count--) {
    const piece = drawTile();
    if (piece < 0) return;
    movePiece(piece, Zone.DIRK, NOBODY);
    tellPiece(EventType.DEAL, DIRK, piece, 0);
  }
}
