// Draws for the display and the market (p. 5; modules.md "The deck"): T5 the money display, T6 the building market.

import { countCards, isMoney, sortCards } from "./cards.js";
import { RuleError } from "./errors.js";
import { type FrameOf, type Operation, pop } from "./frames.js";
import { ownerOf } from "./module.js";
import { DISPLAY } from "./setup.js";
import { cardOrder, displayCards, drawCard, drawTiles, type State } from "./state.js";
import type { DeckCard, ScoreCard } from "./types.js";

declare module "./frames.js" {
  interface FrameTypes {
    refill: object;
  }
}

/** The order of a reshuffled pile: as given, else by the game's own shuffle, else sorted. */
function shuffled(state: State, cards: readonly DeckCard[]): DeckCard[] {
  const sorted = sortCards(cards, cardOrder(state));
  const given = state.chance.shift();
  if (given !== undefined && given.type !== "reshuffle")
    throw new RuleError("bad-record", "a reshuffle is due");
  const order = given?.cards ?? state.shuffle?.(sorted) ?? sorted;
  const [want, have] = [countCards(sorted), countCards(order)];
  if (order.length !== sorted.length || [...want].some(([name, count]) => have.get(name) !== count)) {
    throw new RuleError("bad-record", "a reshuffle does not hold the cards of the discard pile");
  }
  return [...order];
}

/** If the pile is empty, the discard pile is shuffled and used as the new one; null if that is empty too. */
export function needCard(state: State): DeckCard | null {
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = shuffled(state, state.discard);
    state.drawn.push({ type: "reshuffle", cards: [...state.deck] });
    state.piles = [state.deck.length];
    state.discard = [];
  }
  return drawCard(state);
}

/** Into the first gap from the left, or beside the others. */
export function layDown(state: State, card: DeckCard): void {
  const gap = state.display.slice(0, DISPLAY).indexOf(null);
  if (gap >= 0) state.display[gap] = card;
  else state.display.push(card);
}

function isScoreCard(card: DeckCard): card is ScoreCard {
  return card === "score-1" || card === "score-2";
}

/** A card that is no money: a scoring card waits for T7, the others do what their module says. */
export function revealSpecial(state: State, card: string): void {
  if (isScoreCard(card)) state.revealed.push(card);
  else ownerOf(state, card).reveal?.(state, card);
}

/** T5: card by card while the display holds fewer than four of any sort. */
export const refillOp: Operation<FrameOf<"refill">> = {
  run(state) {
    if (displayCards(state).length >= DISPLAY) return pop(state);
    const card = needCard(state);
    if (card === null) return pop(state);
    if (isMoney(card)) layDown(state, card);
    else revealSpecial(state, card);
    return null;
  },
};

/** A tile goes back into the tower, to the place that is given, else by the game's own dice, else to the bottom. */
export function putIntoTower(state: State, tile: string): void {
  const most = state.tower.length;
  const given = state.chance.shift();
  if (given !== undefined && given.type !== "insert") throw new RuleError("bad-record", "an insert is due");
  const depth = given?.depth ?? state.insert?.(most) ?? most;
  if (depth < 0 || depth > most) throw new RuleError("bad-record", "an insert deeper than the tower");
  state.tower.splice(depth, 0, tile);
  state.drawn.push({ type: "insert", depth });
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
