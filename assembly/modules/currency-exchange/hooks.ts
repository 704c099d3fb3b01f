import { canPayMixed } from "../../game/bill";
import { cardCurrency, cardValue, moneyCode, spaceCurrency } from "../../game/cards";
import { hand } from "../../game/facts";
import { buyHead, Move } from "../../game/moves";
import { offerMove } from "../../game/offers";
import { priceOn } from "../../game/purchase";
import { copiesOf, purseWord } from "../../game/purse";
import { CURRENCY_EXCHANGE_CURRENCIES, CURRENCY_EXCHANGE_GROUP } from "../../generated/modules";

/** Currency Exchange Cards (Mega Box p. 9). Held cards are cards of the hand; the module keeps nothing of its own. */

const CARDS: u32 = 6;

/** The two currencies a card shows, as a set. */
function pairOf(card: u32): u32 {
  return load<u8>(CURRENCY_EXCHANGE_CURRENCIES + cardValue(card));
}

function serves(card: u32, space: u32): bool {
  return ((pairOf(card) >> spaceCurrency(space)) & 1) != 0;
}

export function offerPayments(seat: u32, space: u32, exact: bool): void {
  if (purseWord(hand(seat), CURRENCY_EXCHANGE_GROUP) == 0) return;
  for (let number: u32 = 1; number <= CARDS; number++) {
    const card = moneyCode(CURRENCY_EXCHANGE_GROUP, number);
    if (copiesOf(hand(seat), card) == 0 || !serves(card, space)) continue;
    if (canPayMixed(seat, pairOf(card), priceOn(space), exact)) {
      offerMove(buyHead(space + 1), (<u64>card) << 32);
    }
  }
}

export function currenciesFor(seat: u32, move: Move): i32 {
  const card = <u32>(move.content >>> 32);
  if (cardCurrency(card) != CURRENCY_EXCHANGE_GROUP || cardValue(card) - 1 >= CARDS) return 0;
  return copiesOf(hand(seat), card) > 0 && serves(card, <u32>move.space - 1) ? pairOf(card) : 0;
}
