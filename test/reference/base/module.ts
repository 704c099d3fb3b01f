// What a module may add to the game. The base game asks every module in play, in book order, and knows none of them.

import type { Frame, Operations } from "./frames.js";
import type { Deal } from "./payments.js";
import type { Piece } from "./pieces.js";
import type { State } from "./state.js";
import type { DeckCard, Item, Kind, Move, ScoringNumber, Setup } from "./types.js";

/** After an action: it earned no further one, it earned one, or it was a free move and no action at all. */
export type Outcome = "ends" | "earns" | "free";

export interface Module {
  id: string;
  /** Page of the book; their order decides wherever two modules act at once (modules.md). */
  page: number;

  // What is in the box.

  /** Its tiles, in the order of its data. */
  tiles?: readonly Piece[];
  /** Its cards for the deck, in the order of its data; how many of them are shuffled into piles 1 to 5. */
  cards?: readonly string[];
  inserts?: readonly number[];
  /** A random `setup` value; `left`: the cards that came into no pile, in random order. */
  deal?(shuffle: <T>(list: readonly T[]) => T[], left: readonly string[]): Setup["setup"];
  /** Lays out and deals its own things. */
  setUp?(state: State, setup: Setup): void;

  // Questions.

  /** The highest total of a take of several cards. */
  takeLimit?(state: State): number;
  /** Other ways to do a purchase. */
  deals?(state: State, seat: number, deal: Deal): Deal[];
  /** May this waiting tile be given to Dirk? */
  mayBeGiven?(tile: string): boolean;
  /** Walls added to a tile, as drawn. */
  addedWalls?(state: State, tile: string, seat: number): string;
  /** Does a seat hold waiting pieces that are no tiles? */
  waits?(state: State, seat: number): boolean;
  /** How much more a seat counts for a kind in a scoring. */
  kindCount?(state: State, seat: number, kind: Kind): number;

  // Decisions.

  actions?(state: State, seat: number): Move[];
  freeMoves?(state: State, seat: number): Move[];
  /** Carries out one of its moves of the action part or of the interrupt window. */
  act?(state: State, seat: number, move: Move): Outcome;
  disposals?(state: State, seat: number): Move[];
  dispose?(state: State, seat: number, move: Move): void;
  /** In the interrupt window: may the seat act by what all know, and how? */
  asksInWindow?(state: State, seat: number): boolean;
  windowMoves?(state: State, seat: number): Move[];

  // Moments.

  /** One of its cards is drawn. */
  reveal?(state: State, card: string): void;
  turnStarts?(state: State): void;
  /** The active seat has taken these cards from the display. */
  took?(state: State, cards: readonly DeckCard[]): void;
  /** The tile waits, the payment has left. */
  bought?(state: State, seat: number, deal: Deal): void;
  /** T3. */
  extras?(state: State): Frame[];
  /** S2. */
  choices?(state: State): Frame[];
  /** S3: more items after the longest walls; then those that look at all wall items before them. */
  wallItems?(state: State, scoring: ScoringNumber): Item[];
  guardItems?(state: State, scoring: ScoringNumber, walls: readonly Item[]): Item[];

  operations?: Partial<Operations>;
}

/** The module that owns a card or a move: its id stands before the colon. */
export function ownerOf(state: State, name: DeckCard): Module {
  const id = typeof name === "string" ? name.split(":")[0] : "";
  const found = state.rules.find((module) => module.id === id);
  if (found === undefined) throw new Error(`no module in play for ${JSON.stringify(name)}`);
  return found;
}
