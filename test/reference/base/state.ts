// Everything that is the case in a game. Boards are values that never change, so a copy may share them.

import type { Board } from "./board.js";
import { isMoney } from "./cards.js";
import { type Frame, frameOf } from "./frames.js";
import type { Module } from "./module.js";
import type { Piece } from "./pieces.js";
import type { Card, Chance, DeckCard, Item, ModuleFacts, Phase, ScoreCard, Setup } from "./types.js";

export interface SeatState {
  /** Money, and cards of modules that are held like money. */
  hand: DeckCard[];
  reserve: string[];
  /** Tiles bought this turn (or awarded just now) that are not yet disposed of. */
  bought: string[];
  board: Board;
  score: number;
}

export interface State {
  players: number;
  /** The modules in play, in book order. */
  rules: readonly Module[];
  pieces: ReadonlyMap<string, Piece>;
  seats: SeatState[];
  dirk: { tiles: string[]; score: number } | null;
  /** Four slots, null is a gap; a card that is laid down beside four makes a fifth. */
  display: (DeckCard | null)[];
  market: (string | null)[];
  tower: string[];
  deck: DeckCard[];
  /** Cards left in each inner pile of the deck, top first. */
  piles: number[];
  discard: DeckCard[];
  chance: Chance[];
  shuffle: Setup["shuffle"];
  insert: Setup["insert"];
  /** Every random outcome so far, so that a game can be replayed as a stacked one. */
  drawn: Chance[];
  /** What is being done, innermost last. */
  frames: Frame[];
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
  /** The facts of the modules in play. */
  modules: Partial<ModuleFacts>;
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
    frames: structuredClone(state.frames),
    revealed: [...state.revealed],
    items: [...state.items],
    modules: structuredClone(state.modules),
  };
}

/** The seats from one on, clockwise. */
export function seatsFrom(state: State, first: number): number[] {
  return state.seats.map((_, index) => (first + index) % state.players);
}

export function nextSeat(state: State): number {
  return (state.active + 1) % state.players;
}

/** An action of this turn is done; only if it earned another one T1 goes on. */
export function endAction(state: State, earns: boolean): void {
  const turn = frameOf(state, "turn");
  if (turn === undefined) throw new Error("no turn is being played");
  state.acted = true;
  if (!earns) turn.step = "disposal";
}

export function credit(state: State, item: Item): void {
  state.items.push(item);
  if (item.seat !== "dirk") seatOf(state, item.seat).score += item.points;
  else if (state.dirk !== null) state.dirk.score += item.points;
}

export function displayCards(state: State): DeckCard[] {
  return state.display.filter((card) => card !== null);
}

export function displayMoney(state: State): Card[] {
  return displayCards(state).filter(isMoney);
}

/** The order of the cards of modules in a sorted pile. */
export function cardOrder(state: State): string[] {
  return state.rules.flatMap((module) => module.cards ?? []);
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
