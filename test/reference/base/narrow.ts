// The base game by itself, in its own types: no module adds a move, a card or a fact to it.

import { enter } from "./enter.js";
import { arrange, type Reference as Game } from "./game.js";
import { canonical as canonicalOf } from "./position.js";
import type { State } from "./state.js";
import type * as all from "./types.js";

export type DeckCard = all.Card | all.ScoreCard;

export type Move =
  | { type: "take"; cards: all.Card[] }
  | { type: "buy"; space: number; pay: all.Card[] }
  | Extract<all.BaseMove, { type: "place" | "reserve" | "dirk" | "add" | "remove" | "swap" }>;

export interface Reshuffle {
  type: "reshuffle";
  cards: all.Card[];
}

export interface Item extends all.Item {
  source: "wall" | all.Kind;
}

export interface SeatPosition extends Omit<all.SeatPosition, "hand" | "board"> {
  hand: all.Card[];
  board: { tile: string; x: number; y: number }[];
}

type Wide = "config" | "phase" | "seats" | "display" | "deck" | "discard" | "pending" | "chance" | "modules";

export interface Position extends Omit<all.Position, Wide> {
  config: { game: "alhambra"; players: number };
  phase: "action" | "disposal" | "award" | "over";
  seats: SeatPosition[];
  display: all.Card[];
  deck: DeckCard[];
  discard: all.Card[];
  chance?: Reshuffle[];
  modules: Record<string, never>;
}

export interface Setup
  extends Omit<all.Setup, "modules" | "setup" | "insert" | "deck" | "chance" | "shuffle"> {
  deck: readonly DeckCard[];
  chance?: readonly Reshuffle[];
  shuffle?(sorted: readonly all.Card[]): all.Card[];
}

type Narrowed = "legalMoves" | "state" | "clone" | "play" | "playKnown" | "isLegal";

export interface Reference extends Omit<Game, Narrowed | "breakdown" | "projection" | "chance" | "phase"> {
  readonly phase: Position["phase"];
  readonly breakdown: Item[];
  readonly chance: Reshuffle[];
  projection(): Item[];
  legalMoves(): Move[];
  isLegal(move: Move): boolean;
  play(move: Move): Reference;
  playKnown(move: Move): Reference;
  state(): Position;
  clone(): Reference;
}

export function createReference(setup: Setup): Reference {
  return arrangeReference(setup, () => {});
}

/** A game whose first position is changed by hand before the first turn begins. */
export function arrangeReference(setup: Setup, change: (state: State) => void): Reference {
  // Without modules in play nothing wider than these types ever turns up.
  return arrange(setup, [], change) as unknown as Reference;
}

/** A game begun from a position in which nothing is hidden. */
export function referenceAt(position: Position): Reference {
  return enter(position as all.Position) as unknown as Reference;
}

export function canonical(position: Position): Position {
  return canonicalOf(position as all.Position) as Position;
}
