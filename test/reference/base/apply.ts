// What a legal move does to the state, up to the next decision.

import { minus, sameCard, total } from "./cards.js";
import { tileOf } from "./components.js";
import { type SeatState, type State, seatOf } from "./state.js";
import { actionPart, awardNext, disposalPart } from "./turn.js";
import type { Card, Move } from "./types.js";

type Disposal = Extract<Move, { type: "place" | "reserve" | "dirk" }>;
type Redesign = Extract<Move, { type: "add" | "remove" | "swap" }>;
type Action = Exclude<Move, Disposal>;

/** Take money (p. 3): the cards leave gaps that are filled at the end of the turn. */
function take(state: State, seat: SeatState, cards: readonly Card[]): void {
  for (const card of cards) {
    const slot = state.display.findIndex((other) => other !== null && sameCard(card, other));
    state.display[slot] = null;
    seat.hand.push(card);
  }
}

/** Buy a building tile (p. 4). True if it was paid exactly, which earns another action. */
function buy(state: State, seat: SeatState, space: number, pay: readonly Card[]): boolean {
  const tile = state.market[space - 1];
  if (tile === null || tile === undefined) throw new Error(`space ${space} is empty`);
  seat.hand = minus(seat.hand, pay);
  state.discard.push(...pay);
  state.market[space - 1] = null;
  seat.bought.push(tile);
  return total(pay) === tileOf(tile).price;
}

function without(tiles: readonly string[], tile: string): string[] {
  return tiles.filter((other) => other !== tile);
}

/** Redesign (p. 4). */
function redesign(seat: SeatState, move: Redesign): void {
  const there = seat.board.at(move.x, move.y)?.id;
  switch (move.type) {
    case "add":
      seat.board = seat.board.place(move.tile, move.x, move.y);
      seat.reserve = without(seat.reserve, move.tile);
      return;
    case "remove":
      seat.board = seat.board.remove(move.x, move.y);
      break;
    case "swap":
      seat.board = seat.board.swap(move.tile, move.x, move.y);
      seat.reserve = without(seat.reserve, move.tile);
      break;
  }
  if (there !== undefined) seat.reserve.push(there);
}

/** Position a building tile (p. 5), put it on the reserve board, or give it to Dirk (p. 7). */
function dispose(state: State, seat: SeatState, move: Disposal): void {
  seat.bought = without(seat.bought, move.tile);
  if (move.type === "place") seat.board = seat.board.place(move.tile, move.x, move.y);
  else if (move.type === "reserve") seat.reserve.push(move.tile);
  else state.dirk?.tiles.push(move.tile);
}

/** T1: an action. Only an exact payment earns another one. */
function act(state: State, seat: SeatState, move: Action): void {
  state.acted = true;
  let again = false;
  if (move.type === "take") take(state, seat, move.cards);
  else if (move.type === "buy") again = buy(state, seat, move.space, move.pay);
  else redesign(seat, move);
  if (again) actionPart(state);
  else disposalPart(state);
}

/** T2, or an award at the end. */
function put(state: State, seat: SeatState, move: Disposal): void {
  dispose(state, seat, move);
  if (state.phase === "award") awardNext(state);
  else disposalPart(state);
}

/** The move must be legal. */
export function applyMove(state: State, move: Move): void {
  if (state.turn === null) throw new Error("the game is over");
  const seat = seatOf(state, state.turn);
  state.decided = true;
  if (move.type === "place" || move.type === "reserve" || move.type === "dirk") put(state, seat, move);
  else act(state, seat, move);
}
