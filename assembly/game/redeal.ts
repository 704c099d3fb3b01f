import { redealHidden } from "../generated/hooks";
import { cardCurrency, FIRST_CARD_GROUP, SCORING_GROUP } from "./cards";
import { forgetOutcomes } from "./chance";
import { DECK, DECK_KNOWN, facts, hand, PILE_COUNT, PILES, tower, towerKnown } from "./facts";
import { addCard, CURRENCY_WORDS, PURSE_WORDS, purseWord, wordCards, writeCards } from "./purse";
import { shuffleBytes } from "./random";

/**
 * Deals everything that a seat does not know once more, uniformly over what is possible: the order of the tower,
 * the order of the deck and, if asked, the hands of the others. What the seat knows stays where it is.
 *
 * A scoring card never leaves its pile, because everybody knows which one it was shuffled into (Mega Box p. 3);
 * money may lie anywhere, and of a module's cards only their number in each pile is known. So the unknown money is
 * shuffled as one heap and dealt out, so are the cards of each module, and then the unknown cards of every pile are
 * shuffled among themselves. Heaps are sorted first: with the same generator, worlds that the
 * seat cannot tell apart become the same world.
 */
const HEAP_LIMIT: i32 = 256;
const HEAP: usize = memory.data(HEAP_LIMIT);
const COPIES: usize = memory.data(256);
let heap: u32 = 0;

/** Seat 7 is somebody who looks on and knows nothing that is hidden. */
export function redeal(seat: u32, hands: bool): void {
  redealTower(seat);
  redealCards(0, CURRENCY_WORDS, seat, hands);
  if (WITH_MODULES != 0 && facts.modules != 0) {
    for (let group = FIRST_CARD_GROUP; group < SCORING_GROUP; group++)
      redealCards(group, group + 1, seat, hands);
  }
  redealPiles(seat);
  redealHidden(seat);
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
export function redealEntries(pile: usize, masks: usize, from: u32, to: u32, seat: u32): void {
  clearHeap();
  for (let i = from; i < to; i++) if (!isKnown(masks, i, seat)) toHeap(load<u8>(pile + i));
  shuffleHeap();
  for (let i = from; i < to; i++) if (!isKnown(masks, i, seat)) store<u8>(pile + i, fromHeap());
}

/**
 * The cards of some groups that the seat does not know, deck and hands alike, are dealt to the same places anew: all
 * the money is one heap, and so are the cards of each module.
 */
function redealCards(from: u32, to: u32, seat: u32, hands: bool): void {
  clearHeap();
  for (let i: u32 = 0; i < facts.deckCount; i++) if (isOpen(i, from, to, seat)) toHeap(load<u8>(DECK + i));
  if (hands) {
    for (let other: u32 = 0; other < facts.players; other++) if (other != seat) handToHeap(other, from, to);
  }
  shuffleHeap();
  for (let i: u32 = 0; i < facts.deckCount; i++)
    if (isOpen(i, from, to, seat)) store<u8>(DECK + i, fromHeap());
  if (hands) {
    for (let other: u32 = 0; other < facts.players; other++) if (other != seat) handFromHeap(other, from, to);
  }
}

function isOpen(index: u32, from: u32, to: u32, seat: u32): bool {
  const group = cardCurrency(load<u8>(DECK + index));
  return group >= from && group < to && !isKnown(DECK_KNOWN, index, seat);
}

function handToHeap(seat: u32, from: u32, to: u32): void {
  for (let group = from; group < min(to, PURSE_WORDS); group++) {
    const end = writeCards(group, purseWord(hand(seat), group), HEAP + heap);
    heap = <u32>(end - HEAP);
  }
}

/** As many cards as the hand held. */
function handFromHeap(seat: u32, from: u32, to: u32): void {
  const purse = hand(seat);
  let cards: i32 = 0;
  for (let group = from; group < min(to, PURSE_WORDS); group++) {
    cards += wordCards(purseWord(purse, group));
    store<u32>(purse + (group << 2), 0);
  }
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
