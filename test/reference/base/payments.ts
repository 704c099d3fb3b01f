// Bills and how they are paid (p. 4; modules.md "Payments"): inside the move, or source by source in a decision.

import { compareCards, isMoney, minus, sameCard, sortCards, subMultisets, total } from "./cards.js";
import type { State } from "./state.js";
import { seatOf } from "./state.js";
import type { Card, Currency, Move, With } from "./types.js";

export interface Bill {
  amount: number;
  /** The currencies whose cards pay, mixed if there are several. */
  currencies: readonly Currency[];
  exact: boolean;
}

/** A way to buy the tile of a market space. `window`: in the interrupt window. */
export interface Deal {
  space: number;
  tile: string;
  bill: Bill;
  with: With;
  paying: "in the move" | "in a decision" | "nothing";
  window: boolean;
}

/** The hand cards that can pay a bill, sorted. */
export function sources(state: State, seat: number, bill: Bill): Card[] {
  const money = seatOf(state, seat).hand.filter(isMoney);
  return sortCards(money.filter((card) => bill.currencies.includes(card.currency)));
}

function isPaid(bill: Bill, sum: number): boolean {
  return bill.exact ? sum === bill.amount : sum >= bill.amount;
}

/** Payments (p. 4): every set of cards with a total of at least the price; no change is given. */
export function payments(state: State, seat: number, bill: Bill): Card[][] {
  return subMultisets(sources(state, seat, bill)).filter((set) => isPaid(bill, total(set)));
}

/** Can some of these cards, added to what is paid, pay the bill? */
function canPay(bill: Bill, paid: number, cards: readonly Card[]): boolean {
  if (!bill.exact) return paid + total(cards) >= bill.amount;
  const [first, ...rest] = cards;
  if (first === undefined || paid > bill.amount) return paid === bill.amount;
  return canPay(bill, paid, rest) || canPay(bill, paid + first.value, rest);
}

export function isPayable(state: State, seat: number, bill: Bill): boolean {
  return canPay(bill, 0, sources(state, seat, bill));
}

/**
 * Payment decision: one source at a time in the order of sources; one is offered only if it and the later ones can still
 * reach the amount, or hit it where the bill is exact.
 */
export function payMoves(state: State, seat: number, bill: Bill, paid: readonly Card[]): Move[] {
  const left = minus(sources(state, seat, bill), paid);
  const last = paid.at(-1);
  const sum = total(paid);
  const moves: Move[] = [];
  for (const [index, source] of left.entries()) {
    const before = left[index - 1];
    if (before !== undefined && sameCard(before, source)) continue;
    if (last !== undefined && compareCards(source, last) < 0) continue;
    if (canPay(bill, sum + source.value, left.slice(index + 1))) moves.push({ type: "pay", source });
  }
  if (isPaid(bill, sum)) moves.push({ type: "done" });
  return moves;
}
