import { CURRENCY_COUNT, MONEY_VALUES } from "../components/tables";
import { INSERT_BYTES, INSERT_CODES, INSERT_COUNT, INSERTS } from "../generated/modules";
import { SCORE_1, SCORE_2 } from "./cards";
import { DECK, DECK_LIMIT, facts, PILE_COUNT, PILES } from "./facts";
import { randomBelow, shuffleBytes } from "./random";
import { copies } from "./setup";

/**
 * The five piles of the deck (Mega Box p. 3): what is left of the money after the deal, larger piles on top, and in
 * each the scoring card and the cards of modules that belong there, all shuffled together.
 */
const PILE_OF_SCORE_1: u32 = 1;
const PILE_OF_SCORE_2: u32 = 3;
const MONEY: usize = memory.data(<i32>DECK_LIMIT);
const CODES: usize = memory.data(256);

export function makePiles(): void {
  if (WITH_MODULES != 0 && inserts() > 0) shufflePiles();
  else insertScoringCards();
}

/** Only the scoring cards go in: each at a random place of its pile. */
function insertScoringCards(): void {
  const money: u32 = facts.deckCount;
  insertIn(PILE_OF_SCORE_2, money, SCORE_2);
  insertIn(PILE_OF_SCORE_1, money, SCORE_1);
  setPiles(money);
}

/** Money in a pile (0 on top): piles differ by one card at most, the larger ones lie on top. */
function moneyIn(pile: u32, money: u32): u32 {
  return money / PILE_COUNT + u32(pile < money % PILE_COUNT);
}

/** Lower piles first, so that what is inserted lies above what is still to be counted. */
function insertIn(pile: u32, money: u32, code: u32): void {
  let above: u32 = 0;
  for (let i: u32 = 0; i <= pile; i++) above += moneyIn(i, money);
  const count: u32 = facts.deckCount;
  const at = DECK + (count - above) + randomBelow(moneyIn(pile, money) + 1);
  memory.copy(at + 1, at, DECK + count - at);
  store<u8>(at, code);
  facts.deckCount = <u8>(count + 1);
}

function setPiles(money: u32): void {
  for (let pile: u32 = 0; pile < PILE_COUNT; pile++) {
    store<u8>(PILES + pile, moneyIn(pile, money) + insertsOf(pile));
  }
}

/** A full stacked deck has its piles; one shorter than the box is one single pile (rulings/modules.md). */
export function markPiles(cards: u32): void {
  const money = <u32>(CURRENCY_COUNT * MONEY_VALUES) * copies();
  const special = 2 + inserts();
  if (cards == money + special) setPiles(<u32>facts.deckCount - special);
}

/** Cards that are inserted into a pile, its scoring card among them. */
function insertsOf(pile: u32): u32 {
  let count = u32(pile == PILE_OF_SCORE_1 || pile == PILE_OF_SCORE_2);
  if (WITH_MODULES == 0) return count;
  for (let n: u32 = 0; n < INSERT_COUNT; n++) if (plays(n)) count += load<u8>(rowOf(n) + 2 + pile);
  return count;
}

/** Cards of modules in the whole deck. */
function inserts(): u32 {
  let count: u32 = 0;
  for (let pile: u32 = 0; pile < PILE_COUNT; pile++) count += insertsOf(pile);
  return count - 2;
}

function rowOf(n: u32): usize {
  return INSERTS + <usize>n * INSERT_BYTES;
}

function plays(n: u32): bool {
  return ((facts.modules >>> load<u8>(rowOf(n))) & 1) != 0;
}

/** How often the deck may hold a card that is no money. */
export function specialCards(code: u32): u32 {
  if (code == SCORE_1 || code == SCORE_2) return 1;
  let count: u32 = 0;
  if (WITH_MODULES == 0) return 0;
  for (let n: u32 = 0, first: u32 = 0; n < INSERT_COUNT; n++) {
    const cards: u32 = load<u8>(rowOf(n) + 1);
    for (let i = first; plays(n) && i < first + cards; i++) count += u32(load<u8>(INSERT_CODES + i) == code);
    first += cards;
  }
  return count;
}

/** Bottom pile first: its money, then its inserts, shuffled as a whole (rulings/modules.md, "The deck"). */
function shufflePiles(): void {
  const money: u32 = facts.deckCount;
  memory.copy(MONEY, DECK, money);
  shuffleInserts();
  let left = MONEY;
  let end = DECK;
  for (let pile: u32 = PILE_COUNT; pile-- > 0; ) {
    const bottom = end;
    const share = moneyIn(pile, money);
    memory.copy(end, left, share);
    left += share;
    end += share;
    if (pile == PILE_OF_SCORE_1) store<u8>(end++, SCORE_1);
    if (pile == PILE_OF_SCORE_2) store<u8>(end++, SCORE_2);
    for (let n: u32 = 0, first: u32 = 0; n < INSERT_COUNT; first += load<u8>(rowOf(n) + 1), n++) {
      if (!plays(n)) continue;
      const cards: usize = load<u8>(rowOf(n) + 2 + pile);
      memory.copy(end, CODES + first + insertedAbove(n, pile), cards);
      end += cards;
    }
    shuffleBytes(bottom, <u32>(end - bottom));
  }
  facts.deckCount = <u8>(end - DECK);
  setPiles(money);
}

/** Which card of a kind goes into which pile is random and hidden. */
function shuffleInserts(): void {
  for (let n: u32 = 0, first: u32 = 0; n < INSERT_COUNT; n++) {
    const cards: u32 = load<u8>(rowOf(n) + 1);
    memory.copy(CODES + first, INSERT_CODES + first, cards);
    if (plays(n)) shuffleBytes(CODES + first, cards);
    first += cards;
  }
}

function insertedAbove(n: u32, pile: u32): u32 {
  let count: u32 = 0;
  for (let i: u32 = 0; i < pile; i++) count += load<u8>(rowOf(n) + 2 + i);
  return count;
}
