import { cardCurrency, cardValue, moneyCode } from "./cards";

/**
 * A purse is a multiset of cards: eight words, one a currency, two bits a value (value 1 lowest). Hands and
 * the discard pile are purses. A word is also how a payment is written inside a move, which is why no value
 * may have more than three copies. Words 5 to 7 are free for the cards of modules.
 */
export const PURSE_WORDS: u32 = 8;
export const PURSE_BYTES: usize = PURSE_WORDS * 4;
/** The words that hold money: the four currencies and diamonds. */
export const CURRENCY_WORDS: u32 = 5;

/** Sum of a third of a word, three values of two bits: thirds hold values 1-3, 4-6 and 7-9. */
const THIRD_SUMS: usize = memory.data(192);

export function purseWord(purse: usize, currency: u32): u32 {
  return load<u32>(purse + ((<usize>currency) << 2));
}

/** One card as a word of its currency. */
export function cardWord(code: u32): u32 {
  return (<u32>1) << ((cardValue(code) - 1) << 1);
}

export function addCard(purse: usize, code: u32): void {
  const at = purse + ((<usize>cardCurrency(code)) << 2);
  store<u32>(at, load<u32>(at) + cardWord(code));
}

export function takeCard(purse: usize, code: u32): void {
  takeWord(purse, cardCurrency(code), cardWord(code));
}

/** How often a purse holds a card. */
export function copiesOf(purse: usize, code: u32): u32 {
  return (purseWord(purse, cardCurrency(code)) >> ((cardValue(code) - 1) << 1)) & 3;
}

export function addWord(purse: usize, currency: u32, word: u32): void {
  const at = purse + ((<usize>currency) << 2);
  store<u32>(at, load<u32>(at) + word);
}

export function takeWord(purse: usize, currency: u32, word: u32): void {
  const at = purse + ((<usize>currency) << 2);
  store<u32>(at, load<u32>(at) - word);
}

/** Is `part` contained in `whole`, value by value? */
export function contains(whole: u32, part: u32): bool {
  // Every other pair at a time, with a guard bit above it: it survives the subtraction only where nothing is missing.
  const pairs: u32 = 0x33333333;
  const guard: u32 = 0x44444444;
  const even = ((whole & pairs) | guard) - (part & pairs);
  const odd = (((whole >> 2) & pairs) | guard) - ((part >> 2) & pairs);
  return (even & odd & guard) == guard;
}

export function thirdSum(third: u32, part: u32): i32 {
  return load<u8>(THIRD_SUMS + (third << 6) + part);
}

/** Money in a word. */
export function wordSum(word: u32): i32 {
  return (
    <i32>load<u8>(THIRD_SUMS + (word & 63)) +
    <i32>load<u8>(THIRD_SUMS + ((word >> 6) & 63), 64) +
    <i32>load<u8>(THIRD_SUMS + ((word >> 12) & 63), 128)
  );
}

/** Number of cards in a word. */
export function wordCards(word: u32): i32 {
  return popcnt<u32>(word & 0x55555555) + (popcnt<u32>(word & 0xaaaaaaaa) << 1);
}

/** Writes the cards of a word in ascending order, one code a byte, and returns the address behind them. */
export function writeCards(currency: u32, word: u32, out: usize): usize {
  for (let value: u32 = 1; word != 0; value++, word >>= 2) {
    for (let copies = word & 3; copies > 0; copies--) {
      store<u8>(out++, moneyCode(currency, value));
    }
  }
  return out;
}

function buildSums(): void {
  for (let third: u32 = 0; third < 3; third++) {
    for (let part: u32 = 0; part < 64; part++) {
      const first = third * 3 + 1;
      const sum = (part & 3) * first + ((part >> 2) & 3) * (first + 1) + (part >> 4) * (first + 2);
      store<u8>(THIRD_SUMS + (third << 6) + part, sum);
    }
  }
}

buildSums();
