/** For the specs of modules: a table laid out by hand, and what can be asked of it. */

import { NOBODY } from "../board/piece";
import { applyMove } from "../game/apply";
import { facts, hand, setMarketPiece } from "../game/facts";
import { topFrame } from "../game/frames";
import { countMoves, isLegalMove, listMoves } from "../game/legal";
import { Move, moveAt, writeMove } from "../game/moves";
import { Phase } from "../game/phase";
import { movePiece, movePieceToCell, Zone } from "../game/pieces";
import { clearTable, resumeGame } from "../game/position";
import { addCard } from "../game/purse";
import { ITEM_BYTES, ITEMS, Item, scoreItems } from "../game/scoring";
import { chooseModules } from "../game/slots";
import { advance, Step } from "../game/turn";

const MOVE: usize = memory.data(16, 16);
const LIST: usize = memory.data(4096 * 16, 16);

export const N: u32 = 1;
export const E: u32 = 2;
export const S: u32 = 4;
export const W: u32 = 8;

/** Numbers of tiles with given walls, named kind, price, walls. */
export const PAVILION_2_NEW: u32 = 0;
export const PAVILION_6_N: u32 = 4;
export const PAVILION_7_E: u32 = 5;
export const PAVILION_8: u32 = 6;
export const SERAGLIO_9: u32 = 13;
export const ARCADES_8_N: u32 = 19;
export const ARCADES_8_E: u32 = 20;
export const ARCADES_9: u32 = 21;
export const ARCADES_10: u32 = 22;
export const ARCADES_6_NE: u32 = 16;
export const ARCADES_6_SW: u32 = 17;
export const CHAMBERS_9_S: u32 = 28;
export const CHAMBERS_9_W: u32 = 29;
export const CHAMBERS_10: u32 = 30;
export const CHAMBERS_11: u32 = 31;
export const GARDEN_10: u32 = 38;
export const GARDEN_10_N: u32 = 39;
export const GARDEN_11: u32 = 41;
export const TOWER_11: u32 = 49;
export const TOWER_11_N: u32 = 50;
export const TOWER_11_S: u32 = 51;
export const TOWER_12: u32 = 52;
export const TOWER_13_E: u32 = 53;

/** An empty table; seat 0 is about to act once `act` is called. */
export function begin(players: u32, modules: u64): void {
  chooseModules(modules);
  clearTable(players, 1, 0, 0, 0);
}

export function stand(seat: u32, piece: u32, x: i32, y: i32): void {
  movePieceToCell(piece, seat, x, y);
}

export function keep(seat: u32, piece: u32): void {
  movePiece(piece, Zone.RESERVE, seat);
}

export function wait(seat: u32, piece: u32): void {
  movePiece(piece, Zone.WAITING, seat);
}

/** Lays a tile on a market space, 1-4. */
export function sell(space: u32, piece: u32): void {
  setMarketPiece(space - 1, piece);
  movePiece(piece, Zone.MARKET, NOBODY);
}

export function give(seat: u32, currency: u32, value: u32): void {
  addCard(hand(seat), (currency << 4) | value);
}

export function goOn(phase: Phase): void {
  facts.phase = <u8>phase;
  resumeGame();
}

/** Seat 0 has just finished its turn, and the window opens. */
export function interruptNow(): void {
  goOn(Phase.ACTION);
  topFrame().step = <u8>Step.T2_DISPOSALS;
  advance();
}

export function act(): void {
  goOn(Phase.ACTION);
}

export function moves(): u32 {
  return countMoves();
}

/** The n-th legal move. */
export function nth(n: u32): Move {
  listMoves(n, 1, LIST);
  return moveAt(LIST);
}

/** How many legal moves are of a kind. */
export function countOf(kind: u32): u32 {
  const count = countMoves();
  let found: u32 = 0;
  for (let n: u32 = 0; n < count; n++) found += u32(nth(n).kind == <u8>kind);
  return found;
}

export function move(head: u64, content: u64): Move {
  writeMove(MOVE, head, content);
  return moveAt(MOVE);
}

export function legal(head: u64, content: u64): bool {
  return isLegalMove(move(head, content));
}

/** Plays a move; true if it was legal. */
export function play(head: u64, content: u64): bool {
  if (!legal(head, content)) return false;
  applyMove(move(head, content));
  return true;
}

/** Count in halves and points of a line of a scoring; -1 if there is none. */
export function halvesOf(scoring: u32, seat: u32, source: u32): i32 {
  const item = findItem(scoring, seat, source);
  return item == 0 ? -1 : changetype<Item>(item).halves;
}

export function pointsOf(scoring: u32, seat: u32, source: u32): i32 {
  const item = findItem(scoring, seat, source);
  return item == 0 ? 0 : changetype<Item>(item).points;
}

function findItem(scoring: u32, seat: u32, source: u32): usize {
  const count = scoreItems(scoring);
  for (let n: u32 = 0; n < count; n++) {
    const at = ITEMS + <usize>n * ITEM_BYTES;
    const item = changetype<Item>(at);
    if (item.seat == <u8>seat && item.source == <u8>source) return at;
  }
  return 0;
}
