// The state as the Position of api.md, everything open. Lists without an order of their own are sorted.

import { isMoney, sortCards } from "./cards.js";
import { sortTiles } from "./components.js";
import { displayCards, type State } from "./state.js";
import type { DeckCard, Position } from "./types.js";

function copyCard(card: DeckCard): DeckCard {
  return isMoney(card) ? { currency: card.currency, value: card.value } : card;
}

export function positionOf(state: State): Position {
  return {
    format: "alhambra-position",
    version: 1,
    config: { game: "alhambra", players: state.players },
    active: state.active,
    turn: state.turn,
    phase: state.phase,
    scorings: state.scorings,
    ...(state.acted ? { acted: true as const } : {}),
    seats: state.seats.map((seat) => ({
      hand: sortCards(seat.hand),
      reserve: sortTiles(seat.reserve),
      bought: sortTiles(seat.bought),
      board: seat.board.tiles().map(({ id, x, y }) => ({ tile: id ?? "?", x, y })),
      score: seat.score,
    })),
    dirk: state.dirk === null ? null : { tiles: sortTiles(state.dirk.tiles), score: state.dirk.score },
    market: [...state.market],
    display: displayCards(state).map(({ currency, value }) => ({ currency, value })),
    tower: [...state.tower],
    deck: state.deck.map(copyCard),
    ...(state.piles.length > 1 ? { piles: [...state.piles] } : {}),
    discard: sortCards(state.discard),
    ...(state.chance.length > 0 ? { chance: [...state.chance] } : {}),
    modules: {},
  };
}

/** For comparing: the display sorted too, since its positions never matter for a move (base.md 2). */
export function canonical(position: Position): Position {
  return { ...position, display: sortCards(position.display) };
}
