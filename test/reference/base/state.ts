// Everything that is the case in a game. Boards are values that never change, so a copy may share them.

import type { Board } from "./board.js";
import type { Card, DeckCard, Item, Phase, Reshuffle, ScoreCard, Setup } from "./types.js";

export interface SeatState {
  hand: Card[];
  reserve: string[];
  /** Tiles bought this turn (or awarded just now) that are not yet disposed of. */
  bought: string[];
  board: Board;
  score: number;
}

export interface State {
  players: number;
  seats: SeatState[];
  dirk: { tiles: string[]; score: number } | null;
  /** Four slots; null is a gap. */
  display: (Card | null)[];
  market: (string | null)[];
  tower: string[];
  deck: DeckCard[];
  /** Cards left in each inner pile of the deck, top first. */
  piles: number[];
  discard: Card[];
  chance: Reshuffle[];
  shuffle: Setup["shuffle"];
  /** Every reshuffle so far, so that a game can be replayed as a stacked one. */
  drawn: Reshuffle[];
  active: number;
  turn: number | null;
  phase: Phase;
  /** An action of this turn is done. */
  acted: boolean;
  /** This turn had a decision. */
  decided: boolean;
  /** Turns in a row without any decision. */
  idle: number;
  /** Scoring cards that wait for T7. */
  revealed: ScoreCard[];
  scorings: number;
  items: Item[];
  /** The market space to be awarded next, at the end of the game. */
  awardSpace: number;
}

export function seatOf(state: State, seat: number): SeatState {
  const found = state.seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

export function cloneState(state: State): State {
  return {
    ...state,
    seats: state.seats.map((seat) => ({
      ...seat,
      hand: [...seat.hand],
      reserve: [...seat.reserve],
      bought: [...seat.bought],
    })),
    dirk: state.dirk === null ? null : { tiles: [...state.dirk.tiles], score: state.dirk.score },
    display: [...state.display],
    market: [...state.market],
    tower: [...state.tower],
    deck: [...state.deck],
    piles: [...state.piles],
    discard: [...state.discard],
    chance: [...state.chance],
    drawn: [...state.drawn],
    revealed: [...state.revealed],
    items: [...state.items],
  };
}

export function displayCards(state: State): Card[] {
  return state.display.filter((card) => card !== null);
}

/** The next cards of the tower, as many as there are. */
export function drawTiles(state: State, count: number): string[] {
  return state.tower.splice(0, count);
}

/** The top card of the deck, or null; the inner pile it belongs to shrinks. */
export function drawCard(state: State): DeckCard | null {
  const card = state.deck.shift();
  if (card === undefined) return null;
  if (state.piles[0] !== undefined) {
    state.piles[0] -= 1;
    if (state.piles[0] === 0) state.piles.shift();
  }
  return card;
}
