/** Games of the engine in which everything lies as a rule needs it. */
import type { Move, Position, SeatPosition } from "../../src/game/types.js";
import { cardName } from "../reference/base/cards.js";
import type { Card } from "../reference/base/index.js";
import { type Table, table } from "../reference/stack.js";
import { engine, type Game } from "../support/engine.js";

/** A stacked game; see `table`. */
export function scene(given: Table): Game {
  const { players, tower, deck, chance } = table(given);
  return engine.createGame({ players, tower, deck, ...(chance ? { chance } : {}) });
}

export type Change = Partial<Omit<Position, "seats">> & { seats?: Partial<SeatPosition>[] };

/**
 * A stacked game whose first position is changed by hand. A tile that now lies in a palace or in front of somebody
 * makes way for the next one of the tower; what the hands held before is out of the game.
 */
export function changed(given: Table, change: Change): Game {
  const state = scene(given).state();
  const seats = state.seats.map((seat, i) => ({ ...seat, ...change.seats?.[i] }));
  const held = seats.flatMap(({ reserve, bought, board }) => [
    ...reserve,
    ...bought,
    ...board.map(({ tile }) => tile),
  ]);
  const used = new Set([...held, ...(change.dirk?.tiles ?? [])]);
  const pile = [...state.market, ...(state.tower as readonly string[])].filter((id) => id && !used.has(id));
  const position = { ...state, market: pile.slice(0, 4), tower: pile.slice(4), ...change, seats };
  return engine.createGame({ position: position as Position });
}

/** The moves of a kind in their texts. */
export function texts(game: Game, type?: Move["type"]): string[] {
  return game.legalMoves(type ? { type } : {}).map((move) => game.text(move));
}

/** Cards in a fixed order, written with blanks. */
export function cardsOf(list: unknown): string {
  return (list as Card[]).map(cardName).sort().join(" ");
}

/** A seat's hand. */
export function handOf(game: Game, seat: number): string {
  return cardsOf(game.state().seats[seat]?.hand ?? []);
}

/** Plays one after the other and gives the game back. */
export function played(game: Game, ...moves: (Move | string)[]): Game {
  game.play(moves);
  return game;
}
