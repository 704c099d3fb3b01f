import { cardCurrency, cardValue, isScoringCard, NO_CARD } from "./cards";
import { Chance, givenOutcome, reportChanceFault } from "./chance";
import { EventType, NO_SEAT, tell, tellOrder } from "./events";
import { DECK, DECK_KNOWN, DISCARD, DISPLAY, facts, PILES } from "./facts";
import { addCard, PURSE_BYTES, PURSE_WORDS, purseWord, writeCards } from "./purse";
import { shuffleBytes } from "./random";

/** Cards the display is filled up to (Mega Box p. 3). */
export const DISPLAY_SIZE: u32 = 4;

/** While nodes are counted a new pile is sorted, not shuffled, so that everybody counts the same (rulings/base.md). */
let sortsPiles: bool = false;

export function sortPiles(on: bool): void {
  sortsPiles = on;
}

const GIVEN: usize = memory.data(<i32>PURSE_BYTES, 16);

export function displayWord(): u64 {
  return load<u64>(DISPLAY);
}

/** Cards lying open. Every code is below 0x80 when it can lie in the display. */
export function displayCards(): u32 {
  const filled = displayWord() + 0x7f7f7f7f7f7f7f7f;
  return <u32>popcnt<u64>(filled & 0x8080808080808080);
}

export function takeFromDisplay(code: u32): void {
  let at: u64 = 0;
  while (((displayWord() >>> at) & 0xff) != code) at += 8;
  const below = ((<u64>1) << at) - 1;
  store<u64>(DISPLAY, (displayWord() & below) | ((displayWord() >>> 8) & ~below));
}

function addToDisplay(code: u32): void {
  let at: u64 = 0;
  while (((displayWord() >>> at) & 0xff) - 1 < <u64>code - 1) at += 8;
  const below = ((<u64>1) << at) - 1;
  store<u64>(DISPLAY, (displayWord() & below) | ((<u64>code) << at) | ((displayWord() & ~below) << 8));
}

/** The top card of the pile, a new pile being made first if need be; NO_CARD if there is none anywhere. */
function drawCard(): u32 {
  if (facts.deckCount == 0) {
    reshuffle();
    if (facts.deckCount == 0) return NO_CARD;
  }
  facts.deckCount -= 1;
  const top = DECK + facts.deckCount;
  const code = load<u8>(top);
  store<u8>(top, NO_CARD);
  store<u8>(DECK_KNOWN + facts.deckCount, 0);
  shrinkPile();
  return code;
}

/** The top card of an inner pile is gone; an empty one makes way for the next, a last one is simply the deck. */
function shrinkPile(): void {
  let piles = load<u64>(PILES);
  if (piles == 0) return;
  piles--;
  if ((piles & 0xff) == 0) piles >>>= 8;
  store<u64>(PILES, piles < 256 ? 0 : piles);
}

/** T5: card by card; scoring cards are set aside and replaced (Mega Box p. 6). */
export function refillDisplay(): void {
  for (let lying = displayCards(); lying < DISPLAY_SIZE; lying++) {
    let code = drawCard();
    while (isScoringCard(code)) {
      setAside(code);
      code = drawCard();
    }
    if (code == NO_CARD) return;
    addToDisplay(code);
    tell(EventType.REVEAL, NO_SEAT, 0, code);
  }
}

function setAside(code: u32): void {
  if (facts.revealed0 == 0) facts.revealed0 = <u8>code;
  else facts.revealed1 = <u8>code;
  tell(EventType.REVEAL, NO_SEAT, 0, code);
}

/** The first scoring card that waits is scored now; false if none waits. */
export function takeRevealed(): bool {
  if (facts.revealed0 == 0) return false;
  facts.revealed0 = facts.revealed1;
  facts.revealed1 = 0;
  return true;
}

/** The discard pile becomes the draw pile: sorted, then shuffled, so that only what lies in it matters. */
function reshuffle(): void {
  let end = DECK;
  for (let currency: u32 = 0; currency < PURSE_WORDS; currency++) {
    end = writeCards(currency, purseWord(DISCARD, currency), end);
  }
  const count = <u32>(end - DECK);
  if (count == 0) return;
  orderPile(count);
  facts.deckCount = <u8>count;
  memory.fill(DISCARD, 0, PURSE_BYTES);
  store<u64>(PILES, 0);
  tell(EventType.SHUFFLE, NO_SEAT, 0, count);
  tellOrder(DECK, count);
}

function orderPile(count: u32): void {
  const given = givenOutcome(Chance.RESHUFFLE, count);
  if (given != 0 && isDiscardPile(given, count)) {
    for (let i: u32 = 0; i < count; i++) store<u8>(DECK + (count - 1 - i), load<u8>(given + i));
  } else if (sortsPiles) {
    reverse(DECK, count);
  } else {
    shuffleBytes(DECK, count);
  }
}

function isDiscardPile(cards: usize, count: u32): bool {
  memory.fill(GIVEN, 0, PURSE_BYTES);
  for (let i: u32 = 0; i < count; i++) {
    const code = load<u8>(cards + i);
    const money = cardCurrency(code) < PURSE_WORDS && cardValue(code) >= 1 && cardValue(code) <= 9;
    if (money) addCard(GIVEN, code);
  }
  const same = memory.compare(GIVEN, DISCARD, PURSE_BYTES) == 0;
  if (!same) reportChanceFault();
  return same;
}

function reverse(bytes: usize, count: u32): void {
  for (let low = bytes, high = bytes + count - 1; low < high; low++, high--) {
    const first = load<u8>(low);
    store<u8>(low, load<u8>(high));
    store<u8>(high, first);
  }
}
