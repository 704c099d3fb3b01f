import { SPACE_CURRENCY } from "../components/tables";

/**
 * Card codes: one byte a card. Money is `currency << 4 | value`, currencies in the order of the data
 * (denar, dirham, ducat, florin; diamond is the fifth), so that ascending codes are the order in which a
 * pile is sorted for node counts. 0 is "no card"; the two scoring cards stand at the top of the range.
 */
export const NO_CARD: u32 = 0;
/** Groups of codes from here on are not dealt: scoring cards lie where everybody knows. */
export const SCORING_GROUP: u32 = 15;
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

/** Groups are the upper half of a code: money below, cards of modules from 5 on; from 8 on none lies in the display. */
export const FIRST_CARD_GROUP: u32 = 5;
const BEYOND_ALL_TAKES: u32 = 99;

export function isMoney(code: u32): bool {
  return cardCurrency(code) < FIRST_CARD_GROUP;
}

/** What a card counts for in a take; what is no money is taken alone (Mega Box p. 9). */
export function takeWorth(code: u32): u32 {
  return WITH_MODULES == 0 || isMoney(code) ? cardValue(code) : BEYOND_ALL_TAKES;
}

export function isScoringCard(code: u32): bool {
  return code >= SCORE_1;
}

/** Currency in which the tile on a market space is paid; spaces are counted from 0 here. */
export function spaceCurrency(space: u32): u32 {
  return load<u8>(SPACE_CURRENCY + space);
}
