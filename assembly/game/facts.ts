import { PIECE_SIZE } from "../board/piece";
import { PURSE_BYTES } from "./purse";

/**
 * The facts: everything a game is, in one flat block without pointers. They are what is hashed, compared,
 * saved and cloned; everything else is a cache that can be made again from them (caches.ts). Bytes that mean
 * nothing are zero, so that equal games are equal bytes.
 *
 *   Header     fixed fields, see the class
 *   SCORES     i16 a seat, Dirk seventh
 *   DISPLAY    8 card codes, ascending, then zeros; the base game uses four. Which card lies where never matters
 *   MARKET     4 piece numbers + 1, 0 an empty space; 4 bytes free
 *   HANDS      6 purses (purse.ts)
 *   DISCARD    1 purse
 *   PILES      cards left in each inner pile of the deck, top first, then zeros; a reshuffled deck has none
 *   FRAMES     16 frames (frames.ts)
 *   DECK       160 card codes, bottom first; DECK_KNOWN, for each the seats that know it
 *   PIECES     pieceCount records (board/piece.ts)
 *   then, at addresses that depend on pieceCount: the tower, piece numbers bottom first, and for each the
 *   seats that know it; with modules an open bill (bill.ts) and their slots (slots.ts); at the end the given
 *   outcomes of chance (chance.ts)
 *
 * `length` counts all of it and is a multiple of 8.
 */
@unmanaged
export class Header {
  version: u16 = 0;
  /** 0 Alhambra; other numbers are the other games of the family. */
  game: u8 = 0;
  players: u8 = 0;
  /** Seat whose turn it is. */
  active: u8 = 0;
  /** Seat that decides now. */
  turn: u8 = 0;
  phase: u8 = 0;
  /** Scorings held. */
  scorings: u8 = 0;
  modules: u64 = 0;
  random0: u64 = 0;
  random1: u64 = 0;
  length: u16 = 0;
  slotBytes: u16 = 0;
  chanceBytes: u16 = 0;
  pieceCount: u8 = 0;
  frameCount: u8 = 0;
  deckCount: u8 = 0;
  towerCount: u8 = 0;
  /** Scoring cards that wait to be scored, in order of appearance; card codes. */
  revealed0: u8 = 0;
  revealed1: u8 = 0;
  /** An action of this turn is done. */
  acted: u8 = 0;
  /** Turns in a row in which nobody had anything to decide; 0 at every decision. */
  idleTurns: u8 = 0;
}

export const FACTS_VERSION: u16 = 1;
export const SEATS: u32 = 6;
export const DIRK: u32 = 6;
export const FRAME_LIMIT: u32 = 16;
export const FRAME_BYTES: usize = 8;
export const DISPLAY_PLACES: u32 = 8;
export const DECK_LIMIT: u32 = 160;
export const PIECE_LIMIT: u32 = 192;
export const PILE_COUNT: u32 = 5;

/** Room for the bill that is being paid, if modules play (bill.ts). */
export const BILL_BYTES: usize = 40;

const HEADER_BYTES: usize = (offsetof<Header>() + 7) & ~7;
const FACTS_LIMIT: usize = 8192;

export const FACTS: usize = memory.data(<i32>FACTS_LIMIT, 16);
export const facts: Header = changetype<Header>(FACTS);

export const SCORES: usize = FACTS + HEADER_BYTES;
export const DISPLAY: usize = SCORES + 16;
export const MARKET: usize = DISPLAY + DISPLAY_PLACES;
export const HANDS: usize = MARKET + 8;
export const DISCARD: usize = HANDS + <usize>SEATS * PURSE_BYTES;
export const PILES: usize = DISCARD + PURSE_BYTES;
export const FRAMES: usize = PILES + 8;
export const DECK: usize = FRAMES + <usize>FRAME_LIMIT * FRAME_BYTES;
export const DECK_KNOWN: usize = DECK + DECK_LIMIT;
export const PIECES: usize = DECK_KNOWN + DECK_LIMIT;

export function tower(): usize {
  return PIECES + <usize>facts.pieceCount * PIECE_SIZE;
}

export function towerKnown(): usize {
  return tower() + towerRoom();
}

function towerRoom(): usize {
  return (<usize>facts.pieceCount + 7) & ~7;
}

export function moduleSlots(): usize {
  return towerKnown() + towerRoom();
}

export function chance(): usize {
  return moduleSlots() + facts.slotBytes;
}

/** Bytes left for given outcomes of chance. */
export function chanceRoom(): u32 {
  return <u32>(FACTS + FACTS_LIMIT - chance());
}

/** To be called whenever a part of variable size has changed its size. */
export function measureFacts(): void {
  const end = chance() + facts.chanceBytes;
  facts.length = <u16>((end - FACTS + 7) & ~7);
}

export function clearFacts(): void {
  memory.fill(FACTS, 0, FACTS_LIMIT);
  facts.version = FACTS_VERSION;
}

export function hand(seat: u32): usize {
  return HANDS + <usize>seat * PURSE_BYTES;
}

export function score(seat: u32): i32 {
  return load<i16>(SCORES + (seat << 1));
}

export function addScore(seat: u32, points: i32): void {
  store<i16>(SCORES + (seat << 1), score(seat) + points);
}

/** Piece on a market space (0-3), or -1. */
export function marketPiece(space: u32): i32 {
  return <i32>load<u8>(MARKET + space) - 1;
}

export function setMarketPiece(space: u32, piece: i32): void {
  store<u8>(MARKET + space, piece + 1);
}

export function hasDirk(): bool {
  return facts.players == 2;
}

/** A number for the whole of the facts, orders and generator included. */
export function factsHash(): u64 {
  let h: u64 = 0x9e3779b97f4a7c15 ^ <u64>facts.length;
  for (let at = FACTS, end = FACTS + facts.length; at < end; at += 8) {
    h = (h ^ load<u64>(at)) * 0xff51afd7ed558ccd;
    h ^= h >>> 32;
  }
  h = (h ^ (h >>> 29)) * 0xc4ceb9fe1a85ec53;
  return h ^ (h >>> 32);
}
