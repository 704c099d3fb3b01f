import { isScoringCard } from "./cards";
import { forgetOutcomes } from "./chance";
import { DECK, DECK_KNOWN, facts, hand, PILE_COUNT, PILES, tower, towerKnown } from "./facts";
import { addCard, CURRENCY_WORDS, purseWord, wordCards, writeCards } from "./purse";
import { shuffleBytes } from "./random";

/**
 * Deals everything that a seat does not know once more, uniformly over what is possible: the order of the tower,
 * the order of the deck and, if asked, the hands of the others. What the seat knows stays where it is.
 *
 * A scoring card never leaves its pile, because everybody knows which one it was shuffled into (Mega Box p. 3);
 * money may lie anywhere. So the unknown money is shuffled as one heap and dealt out, and then the unknown cards
 * of every pile are shuffled among themselves. Heaps are sorted first: with the same generator, worlds that the
 * seat cannot tell apart become the same world.
 */
const HEAP_LIMIT: i32 = 256;
const HEAP: usize = memory.data(HEAP_LIMIT);
const COPIES: usize = memory.data(256);
let heap: u32 = 0;

/** Seat 7 is somebody who looks on and knows nothing that is hidden. */
export function redeal(seat: u32, hands: bool): void {
  redealTower(seat);
  redealMoney(seat, hands);
  redealPiles(seat);
  forgetOutcomes();
}

function clearHeap(): void {
  heap = 0;
}

function toHeap(entry: u32): void {
  store<u8>(HEAP + heap++, entry);
}

function fromHeap(): u32 {
  return load<u8>(HEAP + --heap);
}

/** Counted, not compared: entries are single bytes. */
function shuffleHeap(): void {
  memory.fill(COPIES, 0, 256);
  for (let i: u32 = 0; i < heap; i++) {
    const at = COPIES + <usize>load<u8>(HEAP + i);
    store<u8>(at, load<u8>(at) + 1);
  }
  let end = HEAP;
  for (let entry: u32 = 0; entry < 256; entry++) {
    const copies: usize = load<u8>(COPIES + entry);
    memory.fill(end, <u8>entry, copies);
    end += copies;
  }
  shuffleBytes(HEAP, heap);
}

function isKnown(masks: usize, index: u32, seat: u32): bool {
  return ((load<u8>(masks + index) >> <u8>seat) & 1) != 0;
}

function redealTower(seat: u32): void {
  redealEntries(tower(), towerKnown(), 0, facts.towerCount, seat);
}

/** The unknown ones among the entries `from` .. `to - 1` of a hidden pile change places. */
function redealEntries(pile: usize, masks: usize, from: u32, to: u32, seat: u32): void {
  clearHeap();
  for (let i = from; i < to; i++) if (!isKnown(masks, i, seat)) toHeap(load<u8>(pile + i));
  shuffleHeap();
  for (let i = from; i < to; i++) if (!isKnown(masks, i, seat)) store<u8>(pile + i, fromHeap());
}

/** The money that the seat does not know, deck and hands alike, is dealt to the same places anew. */
function redealMoney(seat: u32, hands: bool): void {
  clearHeap();
  for (let i: u32 = 0; i < facts.deckCount; i++) if (isOpenMoney(i, seat)) toHeap(load<u8>(DECK + i));
  if (hands) {
    for (let other: u32 = 0; other < facts.players; other++) if (other != seat) handToHeap(other);
  }
  shuffleHeap();
  for (let i: u32 = 0; i < facts.deckCount; i++) if (isOpenMoney(i, seat)) store<u8>(DECK + i, fromHeap());
  if (hands) {
    for (let other: u32 = 0; other < facts.players; other++) if (other != seat) handFromHeap(other);
  }
}

function isOpenMoney(index: u32, seat: u32): bool {
  return !isScoringCard(load<u8>(DECK + index)) && !isKnown(DECK_KNOWN, index, seat);
}

function handToHeap(seat: u32): void {
  for (let currency: u32 = 0; currency < CURRENCY_WORDS; currency++) {
    const end = writeCards(currency, purseWord(hand(seat), currency), HEAP + heap);
    heap = <u32>(end - HEAP);
  }
}

/** As many cards as the hand held. */
function handFromHeap(seat: u32): void {
  const purse = hand(seat);
  let cards: i32 = 0;
  for (let currency: u32 = 0; currency < CURRENCY_WORDS; currency++) {
    cards += wordCards(purseWord(purse, currency));
  }
  memory.fill(purse, 0, <usize>CURRENCY_WORDS * 4);
  for (; cards > 0; cards--) addCard(purse, fromHeap());
}

/** A deck without inner piles is one pile. */
function redealPiles(seat: u32): void {
  let top: u32 = facts.deckCount;
  for (let pile: u32 = 0; pile < PILE_COUNT; pile++) {
    const size: u32 = load<u8>(PILES + pile);
    redealEntries(DECK, DECK_KNOWN, top - size, top, seat);
    top -= size;
  }
  redealEntries(DECK, DECK_KNOWN, 0, top, seat);
}
