// End of a turn (p. 5; base.md 2): T5 the money display, T6 the building market.

import { countCards, isMoney, sortCards } from "./cards.js";
import { RuleError } from "./errors.js";
import { drawCard, drawTiles, type State } from "./state.js";
import type { Card, DeckCard } from "./types.js";

/** The order of a reshuffled pile: as given, else by the game's own shuffle, else sorted. */
function shuffled(state: State, cards: readonly Card[]): Card[] {
  const sorted = sortCards(cards);
  const given = state.chance.shift();
  const order = given?.cards ?? state.shuffle?.(sorted) ?? sorted;
  const [want, have] = [countCards(sorted), countCards(order)];
  if (order.length !== sorted.length || [...want].some(([name, count]) => have.get(name) !== count)) {
    throw new RuleError("bad-record", "a reshuffle does not hold the cards of the discard pile");
  }
  return [...order];
}

/** If the pile is empty, the discard pile is shuffled and used as the new one; null if that is empty too. */
function needCard(state: State): DeckCard | null {
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = shuffled(state, state.discard);
    state.drawn.push({ type: "reshuffle", cards: state.deck.filter(isMoney) });
    state.piles = [state.deck.length];
    state.discard = [];
  }
  return drawCard(state);
}

/** T5: gap by gap from left to right; a scoring card is set aside and replaced (p. 5). */
export function refillDisplay(state: State): void {
  for (let slot = 0; slot < state.display.length; slot++) {
    while (state.display[slot] === null) {
      const card = needCard(state);
      if (card === null) return;
      if (isMoney(card)) state.display[slot] = card;
      else state.revealed.push(card);
    }
  }
}

/** T6: in ascending order from 1 to 4. When the tower is empty a space stays empty. */
export function refillMarket(state: State): void {
  for (let index = 0; index < state.market.length; index++) {
    if (state.market[index] === null) state.market[index] = drawTiles(state, 1)[0] ?? null;
  }
}

export function marketIsFull(state: State): boolean {
  return state.market.every((tile) => tile !== null);
}
