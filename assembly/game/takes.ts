import { takeWorth } from "./cards";
import { displayCards, displayWord } from "./deck";
import { DISPLAY } from "./facts";

/**
 * The sets of cards that may be taken: any one card, or several with a total of 5 at most (Mega Box p. 4). The
 * list is kept until the display changes. Order: a set's cards written from the highest code down, compared card
 * by card, a set before the longer ones that begin with it.
 */
const TAKE_LIMIT: u32 = 5;
const SET_LIMIT: i32 = 255;
const LIST: usize = memory.data(SET_LIMIT * 8, 8);
/** For each set of the list its total and which places of the display it takes. */
const TOTALS: usize = memory.data(SET_LIMIT);
const PLACES: usize = memory.data(SET_LIMIT);
const LARGEST: usize = memory.data(SET_LIMIT);
let madeFor: u64 = 0;
let count: u32 = 0;
let largestMadeFor: u64 = 0;
let largestCount: u32 = 0;

export function takeCount(): u32 {
  if (displayWord() != madeFor) makeList();
  return count;
}

/** The n-th set as card codes, ascending, lowest byte first. The list must have been counted. */
export function takeAt(n: u32): u64 {
  return load<u64>(LIST + (n << 3));
}

export function acceptsTake(cards: u64): bool {
  const sets = takeCount();
  for (let n: u32 = 0; n < sets; n++) if (takeAt(n) == cards) return true;
  return false;
}

/** Number of takes that are no part of a larger one, as places in the list, which may be that of another display. */
export function largestTakeCount(): u32 {
  takeCount();
  if (displayWord() != largestMadeFor) listLargest();
  return largestCount;
}

export function largestTakeAt(n: u32): u64 {
  return takeAt(load<u8>(LARGEST + n));
}

/**
 * Card by card: the card alone, then added to every earlier set that leaves room for it. Of equal cards the lower
 * place goes first, so a card like the one before it is only added to the sets that end with that one.
 */
function makeList(): void {
  madeFor = displayWord();
  count = 0;
  const cards = displayCards();
  let before: u32 = 0;
  let last: u32 = 0;
  for (let place: u32 = 0; place < cards; place++) {
    const code: u32 = load<u8>(DISPLAY + place);
    const value = takeWorth(code);
    const sets = count;
    const repeated = code == last;
    if (!repeated) addSet(code, value, 1 << place);
    if (value < TAKE_LIMIT) {
      for (let n = repeated ? before : 0; n < sets; n++) {
        const total = load<u8>(TOTALS + n) + value;
        if (total > TAKE_LIMIT) continue;
        const taken: u32 = load<u8>(PLACES + n);
        addSet(takeAt(n) | ((<u64>code) << (popcnt(taken) << 3)), total, taken | (1 << place));
      }
    }
    before = sets;
    last = code;
  }
}

function addSet(cards: u64, total: u32, places: u32): void {
  store<u64>(LIST + (count << 3), cards);
  store<u8>(TOTALS + count, total);
  store<u8>(PLACES + count, places);
  count++;
}

/** A set can grow when the smallest card it leaves still fits under the limit. */
function listLargest(): void {
  const sets = takeCount();
  largestMadeFor = displayWord();
  largestCount = 0;
  for (let n: u32 = 0; n < sets; n++) {
    if (load<u8>(TOTALS + n) + smallestLeft(load<u8>(PLACES + n)) <= TAKE_LIMIT) continue;
    store<u8>(LARGEST + largestCount++, n);
  }
}

function smallestLeft(places: u32): u32 {
  let smallest: u32 = TAKE_LIMIT + 1;
  const cards = displayCards();
  for (let place: u32 = 0; place < cards; place++) {
    if (((places >> place) & 1) == 0) smallest = min(smallest, takeWorth(load<u8>(DISPLAY + place)));
  }
  return smallest;
}
