// The shapes of shared api.md that the reference speaks: cards, moves, positions, score items.

import type { Frame } from "./frames.js";

export type Kind = "pavilion" | "seraglio" | "arcades" | "chambers" | "garden" | "tower";
export type Currency = "denar" | "dirham" | "ducat" | "florin";
export type Side = "N" | "E" | "S" | "W";
export type Phase =
  | "action"
  | "disposal"
  | "award"
  | "payment"
  | "interrupt"
  | "over"
  | `${string}:${string}`;
export type SeatId = number | "dirk";
export type ScoringNumber = 1 | 2 | 3;

export interface Cell {
  x: number;
  y: number;
}

/** The right angle of a piece of half a cell; its long side is named by the opposite corner. */
export type Corner = "NE" | "SE" | "SW" | "NW";
export type EdgeSide = Side | Corner;

export interface Edge extends Cell {
  side: EdgeSide;
}

/** A money card. */
export interface Card {
  currency: Currency;
  value: number;
}

export type ScoreCard = "score-1" | "score-2";
/** Money, or a scoring card or a card of a module by its id. */
export type DeckCard = Card | string;

// What modules add to the shapes: each of them extends these interfaces beside its own rules.

/** Their own moves, by type. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface ModuleMoves {}

/** Their additions to another move. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface With {}

/** Their facts in a position, by module. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface ModuleFacts {}

/** Their initial orders and deals in a stacked setup, by module. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface ModuleSetups {}

export type BaseMove =
  | { type: "take"; cards: DeckCard[] }
  | { type: "buy"; space: number; pay?: Card[]; with?: With }
  | { type: "place"; tile: string; x: number; y: number }
  | { type: "reserve"; tile: string }
  | { type: "dirk"; tile: string }
  | { type: "add"; tile: string; x: number; y: number }
  | { type: "remove"; x: number; y: number }
  | { type: "swap"; tile: string; x: number; y: number }
  | { type: "pay"; source: Card }
  | { type: "done" }
  | { type: "pass" }
  | { type: "end" };

export type Move = BaseMove | ModuleMoves[keyof ModuleMoves];

/** The discard pile in its new order. */
export interface Reshuffle {
  type: "reshuffle";
  cards: DeckCard[];
}

/** A tile goes back into the tower, under `depth` others. */
export interface Insert {
  type: "insert";
  depth: number;
}

/** A random outcome after setup. The base game has reshuffles only. */
export type Chance = Reshuffle | Insert;

/** One line of the score sheet. `places`: the places covered, from 1; `tied`: how many share them, if several. */
export interface Item {
  scoring: ScoringNumber;
  seat: SeatId;
  source: "wall" | Kind | `${string}:${string}`;
  count: number;
  points: number;
  places?: number[];
  tied?: number;
}

export interface SeatPosition {
  hand: DeckCard[];
  reserve: string[];
  bought: string[];
  /** `walls`: all of them, written when they differ from the printed ones. */
  board: { tile: string; x: number; y: number; walls?: string }[];
  score: number;
}

export interface Position {
  format: "alhambra-position";
  version: 1;
  config: { game: "alhambra"; players: number; modules?: string[] };
  active: number;
  turn: number | null;
  phase: Phase;
  scorings: number;
  acted?: true;
  /** Scoring cards that wait for T7, in order. */
  revealed?: ScoreCard[];
  seats: SeatPosition[];
  dirk: { tiles: string[]; score: number } | null;
  market: (string | null)[];
  display: DeckCard[];
  tower: string[];
  deck: DeckCard[];
  piles?: number[];
  discard: DeckCard[];
  /** What is being done and goes on after this decision, innermost last; left out where phase and turn say it all. */
  pending?: Frame[];
  chance?: Chance[];
  modules: Partial<ModuleFacts>;
}

/** A stacked game (api.md "Stacked orders"): everything random is given. */
export interface Setup {
  players: number;
  /** Ids of modules, in any order. */
  modules?: readonly string[];
  /** Tile ids, top first, from before Dirk's six. */
  tower: readonly string[];
  /** Cards, top first, from before the deal, scoring cards included. */
  deck: readonly DeckCard[];
  /** Initial orders and deals of modules; what is left out lies in the order of the data files. */
  setup?: Partial<ModuleSetups>;
  /** Later random outcomes, in order. */
  chance?: readonly Chance[];
  /** What to do when `chance` is used up; left out, a reshuffled pile is sorted (base.md, node counts). */
  shuffle?(sorted: readonly DeckCard[]): DeckCard[];
  /** The same for a tile put back into a tower of `most` others; left out, it goes to the bottom. */
  insert?(most: number): number;
}
