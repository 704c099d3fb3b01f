// The reference game: createReference() and what one may ask it.

import { applyMove, begin, movesOf } from "./advance.js";
import type { Board } from "./board.js";
import { winners } from "./end.js";
import { RuleError } from "./errors.js";
import { frameOf } from "./frames.js";
import type { Module } from "./module.js";
import { moveKey, normalMove } from "./moves.js";
import { positionOf } from "./position.js";
import { scoringItems } from "./scoring.js";
import { setUp } from "./setup.js";
import { cloneState, type State, seatOf } from "./state.js";
import type { Chance, Item, Move, Phase, Position, ScoringNumber, Setup } from "./types.js";

export class Reference {
  private moves: Move[] | null = null;

  constructor(
    private readonly facts: State,
    private played: number = 0,
  ) {}

  /** The seat that decides now, null when over. */
  get turn(): number | null {
    return this.facts.turn;
  }

  /** The seat whose turn it is or was last. */
  get active(): number {
    return this.facts.active;
  }

  get phase(): Phase {
    return this.facts.phase;
  }

  /** Scorings held + 1, at most 3. */
  get round(): number {
    return Math.min(this.facts.scorings + 1, 3);
  }

  get over(): boolean {
    return this.facts.phase === "over";
  }

  get winners(): number[] {
    return winners(this.facts);
  }

  get scores(): number[] {
    return this.facts.seats.map((seat) => seat.score);
  }

  get dirk(): { tiles: string[]; score: number } | null {
    return positionOf(this.facts).dirk;
  }

  get breakdown(): Item[] {
    return structuredClone(this.facts.items);
  }

  /** Moves played so far. */
  get ply(): number {
    return this.played;
  }

  /** The random outcomes so far: `chance` of a stacked game that goes the same way. */
  get chance(): Chance[] {
    return structuredClone(this.facts.drawn);
  }

  /** The items the coming scoring would bring if it came now. */
  projection(): Item[] {
    if (this.over) return [];
    const last = frameOf(this.facts, "end") !== undefined || this.round === 3;
    const coming: ScoringNumber = last ? 3 : this.round === 2 ? 2 : 1;
    return scoringItems(this.facts, coming);
  }

  board(seat: number): Board {
    return seatOf(this.facts, seat).board;
  }

  /** Moves are values that nobody changes. */
  legalMoves(): Move[] {
    this.moves ??= movesOf(this.facts);
    return [...this.moves];
  }

  moveCount(): number {
    this.moves ??= movesOf(this.facts);
    return this.moves.length;
  }

  isLegal(move: Move): boolean {
    this.moves ??= movesOf(this.facts);
    const key = moveKey(move);
    return this.moves.some((legal) => legal.type === move.type && moveKey(legal) === key);
  }

  play(move: Move): this {
    if (this.over) throw new RuleError("game-over");
    if (!this.isLegal(move)) throw new RuleError("illegal-move", `illegal: ${JSON.stringify(move)}`);
    return this.playKnown(normalMove(move));
  }

  /** Plays a move that is known to be legal, without looking at the list again. */
  playKnown(move: Move): this {
    applyMove(this.facts, move);
    this.moves = null;
    this.played += 1;
    return this;
  }

  state(): Position {
    return positionOf(this.facts);
  }

  clone(): Reference {
    return new Reference(cloneState(this.facts), this.played);
  }

  /** The paths of `depth` decisions; a finished game counts as one leaf (base.md). */
  perft(depth: number): number {
    if (depth === 0 || this.over) return 1;
    if (depth === 1) return this.moveCount();
    return this.divide(depth).reduce((sum, { nodes }) => sum + nodes, 0);
  }

  divide(depth: number): { move: Move; nodes: number }[] {
    return this.legalMoves().map((move) => ({
      move,
      nodes: this.clone()
        .playKnown(move)
        .perft(depth - 1),
    }));
  }
}

/** `rules`: the modules in play, in book order; ../registry.ts finds them by their ids. */
export function createReference(setup: Setup, rules: readonly Module[] = []): Reference {
  return arrange(setup, rules, () => {});
}

/** A game whose first position is changed by hand before the first turn begins. */
export function arrange(setup: Setup, rules: readonly Module[], change: (state: State) => void): Reference {
  const state = setUp(setup, rules);
  change(state);
  begin(state);
  return new Reference(state);
}
