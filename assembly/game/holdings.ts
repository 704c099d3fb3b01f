import { piecePlace } from "../board/piece";
import { facts, SEATS } from "./facts";
import { movePiece, pieceAt, Zone } from "./pieces";

/**
 * Which pieces wait beside a seat's board and which lie in its reserve, as sets of piece numbers: a cache of the
 * piece table, so that nobody has to search it.
 */
const PIECE_WORDS: usize = WITH_MODULES ? 3 : 1;
const SET_BYTES: usize = PIECE_WORDS * 8;
export const HOLDINGS_BYTES: usize = 2 * <usize>SEATS * SET_BYTES;
export const HOLDINGS: usize = memory.data(<i32>HOLDINGS_BYTES, 16);
const RESERVES: usize = HOLDINGS;
const WAITING: usize = HOLDINGS + <usize>SEATS * SET_BYTES;

/** Words of a set that can hold a piece of this game: one, unless modules bring many. */
export function pieceWords(): usize {
  return WITH_MODULES ? (<usize>facts.pieceCount + 63) >> 6 : 1;
}

/** One word, 64 pieces, of the set of a seat's reserve. */
export function reserveWord(seat: u32, word: usize): u64 {
  return load<u64>(RESERVES + <usize>seat * SET_BYTES + (word << 3));
}

export function waitingWord(seat: u32, word: usize): u64 {
  return load<u64>(WAITING + <usize>seat * SET_BYTES + (word << 3));
}

export function hasWaiting(seat: u32): bool {
  let all: u64 = 0;
  for (let word: usize = 0; word < pieceWords(); word++) all |= waitingWord(seat, word);
  return all != 0;
}

export function inReserve(seat: u32, piece: u32): bool {
  return piece < facts.pieceCount && holds(RESERVES, seat, piece);
}

export function isWaiting(seat: u32, piece: u32): bool {
  return piece < facts.pieceCount && holds(WAITING, seat, piece);
}

export function toWaiting(seat: u32, piece: u32): void {
  flip(WAITING, seat, piece);
  movePiece(piece, Zone.WAITING, seat);
}

export function toReserve(seat: u32, piece: u32): void {
  flip(RESERVES, seat, piece);
  movePiece(piece, Zone.RESERVE, seat);
}

/** Takes a waiting piece away; the caller gives it its new place. */
export function fromWaiting(seat: u32, piece: u32): void {
  flip(WAITING, seat, piece);
}

export function fromReserve(seat: u32, piece: u32): void {
  flip(RESERVES, seat, piece);
}

export function rebuildHoldings(): void {
  memory.fill(HOLDINGS, 0, HOLDINGS_BYTES);
  for (let piece: u32 = 0; piece < facts.pieceCount; piece++) {
    const place = piecePlace(pieceAt(piece));
    const zone = place & 31;
    if (zone == Zone.RESERVE) flip(RESERVES, place >> 5, piece);
    if (zone == Zone.WAITING) flip(WAITING, place >> 5, piece);
  }
}

function wordAt(sets: usize, seat: u32, piece: u32): usize {
  return sets + <usize>seat * SET_BYTES + ((<usize>(piece >> 6)) << 3);
}

function holds(sets: usize, seat: u32, piece: u32): bool {
  return ((load<u64>(wordAt(sets, seat, piece)) >>> (piece & 63)) & 1) != 0;
}

function flip(sets: usize, seat: u32, piece: u32): void {
  const at = wordAt(sets, seat, piece);
  store<u64>(at, load<u64>(at) ^ ((<u64>1) << (piece & 63)));
}
