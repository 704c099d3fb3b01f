import type { Facts } from "./table.js";
import type { GameEvent, Move } from "./types.js";

/** One decision that was made, and what came of it. */
export interface Decision {
  readonly seat: number;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  /** Outcomes of chance it brought about: the new piles, top first. */
  readonly reshuffles: readonly (readonly number[])[];
}

/** Facts are kept for every so many decisions; what lies between is played again when somebody goes back. */
const KEPT_EVERY = 16;

/** The decisions of a game in order, with facts to go back to. */
export class Past {
  readonly #decisions: Decision[] = [];
  readonly #kept: Facts[];

  constructor(start: Facts) {
    this.#kept = [start];
  }

  get length(): number {
    return this.#decisions.length;
  }

  get decisions(): readonly Decision[] {
    return this.#decisions;
  }

  add(decision: Decision, facts: Facts): void {
    this.#decisions.push(decision);
    if (this.#decisions.length % KEPT_EVERY === 0) this.#kept.push(facts);
  }

  removeLast(): Decision | undefined {
    if (this.#decisions.length % KEPT_EVERY === 0 && this.#decisions.length > 0) this.#kept.pop();
    return this.#decisions.pop();
  }

  /** The nearest facts kept at or before a ply, and the moves from there to it. */
  before(ply: number): { facts: Facts; moves: Move[] } {
    const index = Math.floor(ply / KEPT_EVERY);
    const facts = this.#kept[index];
    if (!facts) throw new RangeError(`Nothing is kept of ply ${ply}.`);
    return { facts, moves: this.#decisions.slice(index * KEPT_EVERY, ply).map(({ move }) => move) };
  }

  /** A past of its own, up to a ply. */
  upTo(ply: number): Past {
    const start = this.#kept[0];
    if (!start) throw new RangeError("A past has a start.");
    const past = new Past(start);
    past.#decisions.push(...this.#decisions.slice(0, ply));
    past.#kept.push(...this.#kept.slice(1, Math.floor(ply / KEPT_EVERY) + 1));
    return past;
  }
}
