// The shapes of shared api.md that the reference speaks: cards, moves, positions, score items.

export type Kind = "pavilion" | "seraglio" | "arcades" | "chambers" | "garden" | "tower";
export type Currency = "denar" | "dirham" | "ducat" | "florin";
export type Side = "N" | "E" | "S" | "W";
export type Phase = "action" | "disposal" | "award" | "over";
export type SeatId = number | "dirk";
export type ScoringNumber = 1 | 2 | 3;

export interface Cell {
  x: number;
  y: number;
}

export interface Edge extends Cell {
  side: Side;
}

export interface Card {
  currency: Currency;
  value: number;
}

export type ScoreCard = "score-1" | "score-2";
export type DeckCard = Card | ScoreCard;

export type Move =
  | { type: "take"; cards: Card[] }
  | { type: "buy"; space: number; pay: Card[] }
  | { type: "place"; tile: string; x: number; y: number }
  | { type: "reserve"; tile: string }
  | { type: "dirk"; tile: string }
  | { type: "add"; tile: string; x: number; y: number }
  | { type: "remove"; x: number; y: number }
  | { type: "swap"; tile: string; x: number; y: number };

/** A random outcome given in advance. In the base game only reshuffles are left to chance after setup. */
export interface Reshuffle {
  type: "reshuffle";
  cards: Card[];
}

/** One line of the score sheet. `places`: the places covered, from 1; `tied`: how many share them, if several. */
export interface Item {
  scoring: ScoringNumber;
  seat: SeatId;
  source: "wall" | Kind;
  count: number;
  points: number;
  places?: number[];
  tied?: number;
}

export interface SeatPosition {
  hand: Card[];
  reserve: string[];
  bought: string[];
  board: { tile: string; x: number; y: number }[];
  score: number;
}

export interface Position {
  format: "alhambra-position";
  version: 1;
  config: { game: "alhambra"; players: number };
  active: number;
  turn: number | null;
  phase: Phase;
  scorings: number;
  acted?: true;
  seats: SeatPosition[];
  dirk: { tiles: string[]; score: number } | null;
  market: (string | null)[];
  display: Card[];
  tower: string[];
  deck: DeckCard[];
  piles?: number[];
  discard: Card[];
  chance?: Reshuffle[];
  modules: Record<string, never>;
}

/** A stacked game (api.md "Stacked orders"): everything random is given. */
export interface Setup {
  players: number;
  /** Tile ids, top first, from before Dirk's six. */
  tower: readonly string[];
  /** Cards, top first, from before the deal, scoring cards included. */
  deck: readonly DeckCard[];
  /** Outcomes of reshuffles, in order. */
  chance?: readonly Reshuffle[];
  /** What to do when `chance` is used up; left out, a reshuffled pile is sorted (base.md, node counts). */
  shuffle?: (sorted: readonly Card[]) => Card[];
}
