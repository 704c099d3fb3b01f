import { MOVE_BYTES, OFFERED } from "./moves";
import { addReady, readyMoves } from "./sections";

/**
 * Moves that a survey keeps as they are: what modules offer is seldom many, so it is written out at once instead of
 * being described by a section of its own kind.
 */
const OFFER_LIMIT: u32 = 4096;
const OFFERS: usize = memory.data(<i32>(OFFER_LIMIT * <u32>MOVE_BYTES), 16);

export function offerMove(head: u64, content: u64): void {
  const ready = readyMoves();
  assert(ready < OFFER_LIMIT);
  const at = OFFERS + <usize>ready * MOVE_BYTES;
  store<u64>(at, head);
  store<u64>(at, content, 8);
  addReady(OFFERED);
}

/** Writes `count` of the moves that lie ready, from number `first` on. */
export function writeOffers(first: u32, count: u32, out: usize): void {
  memory.copy(out, OFFERS + <usize>first * MOVE_BYTES, <usize>count * MOVE_BYTES);
}
