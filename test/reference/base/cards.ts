// Cards as multisets: they are named by what is printed on them, never by copy (base.md 2).

import { CURRENCIES } from "./components.js";
import type { Card, DeckCard } from "./types.js";

/** By currency (denar, dirham, ducat, florin), then value. */
export function compareCards(a: Card, b: Card): number {
  return CURRENCIES.indexOf(a.currency) - CURRENCIES.indexOf(b.currency) || a.value - b.value;
}

/** Money first, then the cards of modules in the order given, else by id (modules.md, node counts). */
export function sortCards<C extends DeckCard>(cards: readonly C[], order: readonly string[] = []): C[] {
  const compare = (a: DeckCard, b: DeckCard): number => {
    if (isMoney(a) && isMoney(b)) return compareCards(a, b);
    if (isMoney(a)) return -1;
    if (isMoney(b)) return 1;
    return order.indexOf(a) - order.indexOf(b) || (a < b ? -1 : Number(a > b));
  };
  return [...cards].sort(compare);
}

export function total(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + card.value, 0);
}

export function isMoney(card: DeckCard): card is Card {
  return typeof card !== "string";
}

export function sameCard(a: DeckCard, b: DeckCard): boolean {
  if (!isMoney(a) || !isMoney(b)) return a === b;
  return a.currency === b.currency && a.value === b.value;
}

export function cardName(card: DeckCard): string {
  return isMoney(card) ? `${card.currency}-${card.value}` : card;
}

export function countCards(cards: readonly DeckCard[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(cardName(card), (counts.get(cardName(card)) ?? 0) + 1);
  return counts;
}

/** Takes the cards out of the pile; all of them must be there. */
export function minus<C extends DeckCard>(pile: readonly C[], cards: readonly DeckCard[]): C[] {
  const rest = [...pile];
  for (const card of cards) {
    const index = rest.findIndex((other) => sameCard(card, other));
    if (index < 0) throw new Error(`${cardName(card)} is not there`);
    rest.splice(index, 1);
  }
  return rest;
}

/** Every different multiset that can be taken out of the cards, the empty one included, each sorted. */
export function subMultisets(cards: readonly Card[]): Card[][] {
  const sorted = sortCards(cards);
  let sets: Card[][] = [[]];
  let index = 0;
  while (index < sorted.length) {
    const card = sorted[index];
    if (card === undefined) break;
    const copies = sorted.filter((other) => sameCard(card, other)).length;
    sets = sets.flatMap((set) => {
      const grown: Card[][] = [];
      for (let n = 0; n <= copies; n++)
        grown.push([...set, ...Array.from({ length: n }, () => ({ ...card }))]);
      return grown;
    });
    index += copies;
  }
  return sets;
}

/** Take money (p. 3): any one card, or several that do not add up to more than the limit, which is 5. */
export function takes(display: readonly Card[], limit: number): Card[][] {
  return subMultisets(display).filter((set) => set.length === 1 || (set.length > 1 && total(set) <= limit));
}
