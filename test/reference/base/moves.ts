// Every legal move of the three decision points (base.md "Decision points"), none twice.

import { cardName, payments, sortCards, takes } from "./cards.js";
import { currencyOfSpace, sortTiles, tileOf } from "./components.js";
import { displayCards, type SeatState, type State, seatOf } from "./state.js";
import type { Move } from "./types.js";

function takeMoves(state: State): Move[] {
  return takes(displayCards(state)).map((cards) => ({ type: "take", cards }));
}

function buyMoves(state: State, seat: SeatState): Move[] {
  return state.market.flatMap((tile, index) => {
    if (tile === null) return [];
    const space = index + 1;
    const ways = payments(seat.hand, currencyOfSpace(space), tileOf(tile).price);
    return ways.map((pay): Move => ({ type: "buy", space, pay }));
  });
}

/** Redesign (p. 4): add, remove or exchange one tile. Tiles bought this turn are not in the reserve. */
function redesignMoves(seat: SeatState): Move[] {
  const reserve = sortTiles(seat.reserve);
  return [
    ...reserve.flatMap((tile) =>
      seat.board.legalPlacements(tile).map(({ x, y }): Move => ({ type: "add", tile, x, y })),
    ),
    ...seat.board.removable().map(({ x, y }): Move => ({ type: "remove", x, y })),
    ...reserve.flatMap((tile) =>
      seat.board.swaps(tile).map(({ x, y }): Move => ({ type: "swap", tile, x, y })),
    ),
  ];
}

export function actionMoves(state: State): Move[] {
  const seat = seatOf(state, state.active);
  return [...takeMoves(state), ...buyMoves(state, seat), ...redesignMoves(seat)];
}

/** Each remaining tile on each legal cell, into the reserve or, if allowed, to Dirk. */
function disposalMoves(seat: SeatState, toDirk: boolean): Move[] {
  return sortTiles(seat.bought).flatMap((tile) => [
    ...seat.board.legalPlacements(tile).map(({ x, y }): Move => ({ type: "place", tile, x, y })),
    { type: "reserve", tile },
    ...(toDirk ? [{ type: "dirk" as const, tile }] : []),
  ]);
}

export function movesOf(state: State): Move[] {
  if (state.turn === null) return [];
  switch (state.phase) {
    case "action":
      return actionMoves(state);
    case "disposal":
      return disposalMoves(seatOf(state, state.turn), state.dirk !== null);
    case "award":
      return disposalMoves(seatOf(state, state.turn), false);
    case "over":
      return [];
  }
}

/** A text that is equal exactly for equal moves, whatever the order of cards and keys; unknown keys are kept. */
export function moveKey(move: Move): string {
  const plain = Object.entries(move)
    .map(([name, value]): [string, unknown] => [
      name,
      Array.isArray(value) ? value.map(cardName).sort() : value,
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(plain);
}

/** The same move with its cards in order. */
export function normalMove(move: Move): Move {
  if (move.type === "take") return { ...move, cards: sortCards(move.cards) };
  if (move.type === "buy") return { ...move, pay: sortCards(move.pay) };
  return { ...move };
}
