// Currency Exchange Cards (p. 9; mega-box-a.md): held like money, used up to pay one tile in two currencies.

import { isMoney, minus } from "../base/cards.js";
import { asCurrency } from "../base/components.js";
import type { Module } from "../base/module.js";
import { layDown } from "../base/refill.js";
import { displayCards, seatOf } from "../base/state.js";
import type { Currency } from "../base/types.js";
import data from "./data.json" with { type: "json" };

declare module "../base/types.js" {
  interface With {
    "currency-exchange"?: { card: string };
  }
}

const PAIRS = new Map<string, Currency[]>(
  data.cards.map((card) => [card.id, card.currencies.map(asCurrency)]),
);

export const currencyExchange: Module = {
  id: data.id,
  page: data.page,
  cards: [...PAIRS.keys()],
  inserts: data.inserts,

  /** It takes a place in the display like money. */
  reveal: layDown,

  /** That one card and nothing else. */
  actions: (state) =>
    displayCards(state)
      .filter((card) => !isMoney(card) && PAIRS.has(card))
      .map((card) => ({ type: "take", cards: [card] })),

  /** A bill in one currency of the pair is paid in any combination of the two, one source at a time. */
  deals(state, seat, deal) {
    if (deal.paying !== "in the move") return [];
    return [...PAIRS].flatMap(([card, pair]) => {
      const fits = deal.bill.currencies.every((currency) => pair.includes(currency));
      if (!fits || !seatOf(state, seat).hand.includes(card)) return [];
      return [
        {
          ...deal,
          bill: { ...deal.bill, currencies: pair },
          with: { ...deal.with, "currency-exchange": { card } },
          paying: "in a decision" as const,
        },
      ];
    });
  },

  /** It is discarded even if one currency was enough (ruling). */
  bought(state, seat, deal) {
    const used = deal.with["currency-exchange"];
    if (used === undefined) return;
    const owner = seatOf(state, seat);
    owner.hand = minus(owner.hand, [used.card]);
    state.discard.push(used.card);
  },
};
