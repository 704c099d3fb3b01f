// T1: the actions of a turn (p. 3-4) and the free moves of modules (modules.md "Free moves").

import { sameCard, takes } from "./cards.js";
import { ownerOf } from "./module.js";
import { buy, buyMoves } from "./purchase.js";
import { isRedesign, redesign, redesignMoves } from "./redesign.js";
import { displayMoney, endAction, type State, seatOf } from "./state.js";
import type { DeckCard, Move } from "./types.js";

const TAKE_LIMIT = 5;

function takeMoves(state: State): Move[] {
  const limits = state.rules.map((module) => module.takeLimit?.(state) ?? TAKE_LIMIT);
  return takes(displayMoney(state), Math.max(TAKE_LIMIT, ...limits)).map((cards) => ({
    type: "take",
    cards,
  }));
}

/** Take money (p. 3): the cards leave gaps that are filled at the end of the turn. */
export function takeFromDisplay(state: State, seat: number, cards: readonly DeckCard[]): void {
  for (const card of cards) {
    const slot = state.display.findIndex((other) => other !== null && sameCard(card, other));
    state.display[slot] = null;
    seatOf(state, seat).hand.push(card);
  }
}

/**
 * Actions, with the free moves beside them. Where no action is possible but a free move is, `end` ends the action part;
 * with neither it ends by itself.
 */
export function actionMoves(state: State): Move[] {
  const seat = state.active;
  const actions = [
    ...takeMoves(state),
    ...buyMoves(state, seat, false),
    ...redesignMoves(state, seat),
    ...state.rules.flatMap((module) => module.actions?.(state, seat) ?? []),
  ];
  const free = state.rules.flatMap((module) => module.freeMoves?.(state, seat) ?? []);
  if (actions.length === 0 && free.length > 0) return [...free, { type: "end" }];
  return [...actions, ...free];
}

export function act(state: State, seat: number, move: Move): void {
  if (move.type === "buy") {
    buy(state, seat, move, false);
  } else if (move.type === "end") {
    endAction(state, false);
  } else if (move.type === "take") {
    takeFromDisplay(state, seat, move.cards);
    for (const module of state.rules) module.took?.(state, move.cards);
    endAction(state, false);
  } else if (isRedesign(move)) {
    redesign(state, seat, move);
    endAction(state, false);
  } else {
    const outcome = ownerOf(state, move.type).act?.(state, seat, move);
    if (outcome !== "free") endAction(state, outcome === "earns");
  }
}
