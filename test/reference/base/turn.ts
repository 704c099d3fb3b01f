// The course of the game as steps: a turn T0-T11 (modules.md "A turn"), then the end E1-E6. Steps that only modules fill
// are named, so that they can be hooked in here. Each function runs until somebody has to decide.

import { total } from "./cards.js";
import { currencyOfSpace } from "./components.js";
import { actionMoves } from "./moves.js";
import { marketIsFull, refillDisplay, refillMarket } from "./refill.js";
import { holdScoring } from "./scoring.js";
import { displayCards, type State, seatOf } from "./state.js";

/** T0 turn start, then T1. */
export function beginTurn(state: State): void {
  state.turn = state.active;
  state.acted = false;
  state.decided = false;
  actionPart(state);
}

/** T1: a decision while any action is possible; else the action part ends by itself (base.md 2). */
export function actionPart(state: State): void {
  state.phase = "action";
  const canTake = displayCards(state).length > 0;
  if (!canTake && actionMoves(state).length === 0) disposalPart(state);
}

/** T2: bought tiles are disposed of one by one. T3 and T4 belong to modules. */
export function disposalPart(state: State): void {
  state.phase = "disposal";
  if (seatOf(state, state.active).bought.length === 0) endTurn(state);
}

/** T5 to T11. */
function endTurn(state: State): void {
  refillDisplay(state); // T5
  refillMarket(state); // T6
  for (let card = state.revealed.shift(); card !== undefined; card = state.revealed.shift()) {
    holdScoring(state, state.scorings === 0 ? 1 : 2); // T7, in full before the next
  }
  state.idle = state.decided ? 0 : state.idle + 1;
  // T8; a game in which nobody has a decision any more ends as if the market could not be filled (base.md 2).
  if (!marketIsFull(state) || state.idle === state.players) beginEnd(state);
  else nextTurn(state);
}

/** T11. T9 and T10 belong to modules. */
function nextTurn(state: State): void {
  state.active = (state.active + 1) % state.players;
  beginTurn(state);
}

/** E3: the tiles left on the market, space by space (p. 6). E1 and E2 belong to modules. */
function beginEnd(state: State): void {
  state.acted = false;
  state.awardSpace = 1;
  awardNext(state);
}

/** The one player who holds the most money of a currency; a tie, zero included, is nobody. */
export function richest(state: State, space: number): number | null {
  const currency = currencyOfSpace(space);
  const sums = state.seats.map((seat) => total(seat.hand.filter((card) => card.currency === currency)));
  const most = Math.max(...sums);
  return sums.filter((sum) => sum === most).length === 1 ? sums.indexOf(most) : null;
}

/** Goes on with the awards until somebody receives a tile, who then decides about it. */
export function awardNext(state: State): void {
  while (state.awardSpace <= state.market.length) {
    const space = state.awardSpace;
    state.awardSpace += 1;
    const tile = state.market[space - 1] ?? null;
    const receiver = richest(state, space);
    if (tile === null || receiver === null) continue;
    state.market[space - 1] = null;
    seatOf(state, receiver).bought.push(tile);
    state.phase = "award";
    state.turn = receiver;
    return;
  }
  finish(state);
}

/** E4 the third scoring, E6 over. E5 belongs to modules. */
function finish(state: State): void {
  holdScoring(state, 3);
  state.phase = "over";
  state.turn = null;
}

/** The leader wins; equal scores share the win (p. 6). Dirk cannot win. */
export function winners(state: State): number[] {
  if (state.phase !== "over") return [];
  const best = Math.max(...state.seats.map((seat) => seat.score));
  return state.seats.flatMap((seat, index) => (seat.score === best ? [index] : []));
}
