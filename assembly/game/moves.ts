import { cellX, cellY } from "../board/cell";

/**
 * A move: 16 bytes that say all by themselves, named by content and never by slot, so that two moves are the
 * same when their bytes are. What a kind of move does not use is zero.
 */
@unmanaged
export class Move {
  kind: u8 = 0;
  rotation: u8 = 0;
  piece: u8 = 0;
  /** Market space, 1-4. */
  space: u8 = 0;
  x: i8 = 0;
  y: i8 = 0;
  argument: u16 = 0;
  /** take: up to eight card codes, ascending, lowest byte first. buy: the payment word, additions of modules above. */
  content: u64 = 0;
}

export const MOVE_BYTES: usize = 16;

/** Kinds of the base game, in the order of their numbers in a move list; modules number theirs from 32. */
export enum MoveKind {
  TAKE = 1,
  BUY = 2,
  ADD = 3,
  REMOVE = 4,
  SWAP = 5,
  PLACE = 6,
  RESERVE = 7,
  DIRK = 8,
  PAY = 9,
  DONE = 10,
  PASS = 11,
  END = 12,
}

/** Kinds of the modules, and a row of moves that lie ready somewhere (offers.ts). */
export const FIRST_MODULE_MOVE: u32 = 32;
export const OFFERED: u32 = 31;

export function moveAt(address: usize): Move {
  return changetype<Move>(address);
}

export function sameMove(a: usize, b: usize): bool {
  return load<u64>(a) == load<u64>(b) && load<u64>(a, 8) == load<u64>(b, 8);
}

/** First eight bytes of a move that names a piece and no cell. */
export function pieceHead(kind: MoveKind, piece: u32): u64 {
  return <u64>(<u32>kind | (piece << 16));
}

/** First eight bytes of a move that names a piece and a cell. */
export function cellHead(kind: MoveKind, piece: u32, cell: u32): u64 {
  const x = <u64>(<u8>cellX(cell));
  const y = <u64>(<u8>cellY(cell));
  return pieceHead(kind, piece) | (x << 32) | (y << 40);
}

/** First eight bytes of a move that says nothing but its argument. */
export function argumentHead(kind: u32, argument: u32): u64 {
  return <u64>kind | ((<u64>argument) << 48);
}

export function buyHead(space: u32): u64 {
  return <u64>(<u32>MoveKind.BUY | (space << 24));
}

export function writeMove(out: usize, head: u64, content: u64): void {
  store<u64>(out, head);
  store<u64>(out, content, 8);
}
