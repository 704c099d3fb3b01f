import { CURRENCY_COUNT, MONEY_VALUES } from "../components/tables";
import { cardCurrency, cardValue, moneyCode, NO_CARD } from "./cards";
import { tellPay } from "./events";
import { addSums, hits } from "./exact";
import { DISCARD, hand, moduleSlots } from "./facts";
import { argumentHead, Move, MoveKind } from "./moves";
import { offerMove } from "./offers";
import { addCard, addWord, cardWord, copiesOf, purseWord, takeCard, wordSum } from "./purse";

/**
 * A bill that is paid source by source (rulings/modules.md, "Payments"): what is laid down lies open and has left the
 * hand; it goes to the discard pile when the payer is done. Sources are named in one order, so that every payment
 * has one path, and only those from which the amount can still be reached.
 */
@unmanaged
export class Bill {
  /** Set of the currencies that may be used, each with each. */
  currencies: u8 = 0;
  /** Card that opened the other currencies; it goes where the payment goes. */
  card: u8 = 0;
  /** Source named last. */
  last: u8 = 0;
  exact: u8 = 0;
  amount: i16 = 0;
  paid: i16 = 0;
  /** First half of the move that is being paid for. */
  head: u64 = 0;
  /** Behind it: what was laid down, a money word for each of the four currencies. */
}

const WORDS: usize = offsetof<Bill>();

export function openBill(): Bill {
  return changetype<Bill>(moduleSlots());
}

function laidDown(currency: u32): usize {
  return moduleSlots() + WORDS + ((<usize>currency) << 2);
}

function allows(currencies: u32, currency: u32): bool {
  return ((currencies >> currency) & 1) != 0;
}

/** Can a seat pay an amount out of several currencies? */
export function canPayMixed(seat: u32, currencies: u32, amount: i32, exact: bool): bool {
  return reaches(seat, currencies, NO_CARD, 0, amount, exact);
}

/** With `paid` laid down, can the sources from `first` on bring the rest? */
function reaches(seat: u32, currencies: u32, first: u32, paid: i32, amount: i32, exact: bool): bool {
  let sums: u64 = 1;
  let total = paid;
  for (let currency: u32 = 0; currency < <u32>CURRENCY_COUNT; currency++) {
    if (!allows(currencies, currency)) continue;
    const money = from(purseWord(hand(seat), currency), currency, first);
    total += wordSum(money);
    if (exact) sums = addSums(sums, money);
  }
  return exact ? hits(sums, amount - paid) : total >= amount;
}

/** The part of a money word from a source on. */
function from(money: u32, currency: u32, first: u32): u32 {
  const own = cardCurrency(first);
  if (currency != own) return currency > own ? money : 0;
  const below: u32 = cardValue(first) == 0 ? 0 : cardWord(first) - 1;
  return money & ~below;
}

/** The bill of a purchase; `card` leaves the hand at once. */
export function layOutBill(seat: u32, head: u64, currencies: u32, card: u32, amount: i32, exact: bool): void {
  const bill = openBill();
  bill.head = head;
  bill.currencies = <u8>currencies;
  bill.card = <u8>card;
  bill.amount = <i16>amount;
  bill.exact = <u8>exact;
  takeCard(hand(seat), card);
  tellPay(seat, cardCurrency(card), cardWord(card));
}

export function offerSources(seat: u32): void {
  for (let currency: u32 = 0; currency < <u32>CURRENCY_COUNT; currency++) {
    for (let value: u32 = 1; value <= <u32>MONEY_VALUES; value++) {
      const code = moneyCode(currency, value);
      if (acceptsSource(seat, code)) offerMove(argumentHead(MoveKind.PAY, code), 0);
    }
  }
  if (canFinish()) offerMove(<u64>MoveKind.DONE, 0);
}

export function acceptsSource(seat: u32, code: u32): bool {
  const bill = openBill();
  if (code < bill.last || cardCurrency(code) >= <u32>CURRENCY_COUNT) return false;
  const money = cardValue(code) >= 1 && cardValue(code) <= <u32>MONEY_VALUES;
  if (!money || !allows(bill.currencies, cardCurrency(code)) || copiesOf(hand(seat), code) == 0) return false;
  if (bill.exact == 0) return reaches(seat, bill.currencies, code, bill.paid, bill.amount, false);
  takeCard(hand(seat), code);
  const paid = <i32>bill.paid + cardValue(code);
  const reached = reaches(seat, bill.currencies, code, paid, bill.amount, true);
  addCard(hand(seat), code);
  return reached;
}

export function canFinish(): bool {
  const bill = openBill();
  return bill.exact != 0 ? bill.paid == bill.amount : bill.paid >= bill.amount;
}

export function layDown(seat: u32, move: Move): void {
  const bill = openBill();
  const code: u32 = move.argument;
  takeCard(hand(seat), code);
  const word = laidDown(cardCurrency(code));
  store<u32>(word, load<u32>(word) + cardWord(code));
  bill.paid += <i16>cardValue(code);
  bill.last = <u8>code;
  tellPay(seat, cardCurrency(code), cardWord(code));
}

/** The payment leaves and the bill is gone; true when it was exact. */
export function closeBill(): bool {
  const bill = openBill();
  const exact = bill.paid == bill.amount;
  for (let currency: u32 = 0; currency < <u32>CURRENCY_COUNT; currency++) {
    addWord(DISCARD, currency, load<u32>(laidDown(currency)));
  }
  addCard(DISCARD, bill.card);
  memory.fill(moduleSlots(), 0, WORDS + <usize>CURRENCY_COUNT * 4);
  return exact;
}
