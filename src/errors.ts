/** Why a change of an Alhambra is refused, in the order in which reasons are looked for. */
export type BoardReason =
  | "occupied"
  | "detached"
  | "limit"
  | "edge"
  | "unreachable"
  | "unsupported"
  | "hole"
  | "empty"
  | "start"
  | "fixed";

/** Stable codes of everything that can go wrong; programs branch on these, people read the message. */
export type ErrorCode =
  | "bad-argument"
  | "bad-config"
  | "bad-board"
  | "bad-position"
  | "bad-record"
  | "bad-snapshot"
  | "bad-notation"
  | "illegal-move"
  | "not-your-turn"
  | "stale"
  | "game-over"
  | "freed"
  | "limit"
  | "too-many-moves"
  | "unsupported"
  | "aborted"
  | "timeout"
  | "worker-lost"
  | "internal"
  | BoardReason;

/** One thing that is wrong with what the caller gave. */
export interface Fault {
  readonly code: string;
  /** Where it stands, as a JSON pointer into what was given: `/3/walls`; empty for the whole. */
  readonly path: string;
  /** Where on the board. */
  readonly x?: number;
  readonly y?: number;
  readonly message: string;
}

/** Where a text stopped making sense. */
export interface Place {
  /** Characters before it. */
  readonly index: number;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly expected: string;
}

export interface AlhambraErrorOptions extends ErrorOptions {
  readonly faults?: readonly Fault[];
  readonly reason?: string;
  readonly place?: Place;
}

/**
 * Every error the engine throws on purpose.
 *
 * @example
 * try {
 *   await loadEngine({ wasm: new Uint8Array([1, 2, 3]) });
 * } catch (error) {
 *   if (error instanceof AlhambraError && error.code === "bad-argument") console.warn(error.message);
 * }
 */
export class AlhambraError extends Error {
  override readonly name = "AlhambraError";
  readonly code: ErrorCode;
  /** Everything that is wrong, where the engine looks for all of it. */
  readonly faults?: readonly Fault[];
  /** Why a move or a change of a board is refused. */
  readonly reason?: string;
  /** Of `bad-notation`: where, and what was expected there. */
  readonly place?: Place;

  constructor(code: ErrorCode, message: string, options: AlhambraErrorOptions = {}) {
    super(message, options);
    this.code = code;
    if (options.faults) this.faults = options.faults;
    if (options.reason !== undefined) this.reason = options.reason;
    if (options.place) this.place = options.place;
  }
}
