import { SPACE_CURRENCY } from "../components/tables";

/**
 * Card codes: one byte a card. Money is `currency << 4 | value`, currencies in the order of the data
 * (denar, dirham, ducat, florin; diamond is the fifth), so that ascending codes are the order in which a
 * pile is sorted for node counts. 0 is "no card"; the two scoring cards stand at the top of the range.
 */
export const NO_CARD: u32 = 0;
export const SCORE_1: u32 = 0xf1;
export const SCORE_2: u32 = 0xf2;

export function moneyCode(currency: u32, value: u32): u32 {
  return (currency << 4) | value;
}

export function cardCurrency(code: u32): u32 {
  return code >> 4;
}

export function cardValue(code: u32): u32 {
  return code & 15;
}

export function isScoringCard(code: u32): bool {
  return code >= SCORE_1;
}

/** Currency in which the tile on a market space is paid; spaces are counted from 0 here. */
export function spaceCurrency(space: u32): u32 {
  return load<u8>(SPACE_CURRENCY + space);
}
