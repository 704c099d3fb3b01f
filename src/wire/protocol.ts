import type { BoardTile } from "../board/types.js";
import type { JsonObject } from "../check/plain.js";
import type { Share } from "../search/share.js";

/**
 * What passes between a client and its workers. The client numbers everything it holds and keeps a memento of it;
 * a worker holds the same only as long as it lives, and is given the memento when it has to make it again.
 */

/** What a game is made of again. */
export interface GameMemento {
  readonly kind: "game";
  /** As `createGame` takes it. */
  readonly config: JsonObject;
  /** Its decisions, as objects or in their notation. */
  readonly moves: unknown[];
  /** Decisions that were taken back and can be made again, the next one last. */
  readonly ahead: unknown[];
  /** What the game made of this has to have. */
  readonly hash: string;
}

/** What a lone Alhambra is made of again. */
export interface BoardMemento {
  readonly kind: "board";
  readonly tiles: readonly BoardTile[];
}

export type Memento = GameMemento | BoardMemento;

/** Values of a handle's properties, by name. */
export type Mirrors = Readonly<Record<string, unknown>>;

/** Names of what a class offers across threads. */
export interface Shape {
  readonly methods: readonly string[];
  readonly properties: readonly string[];
}

/** A worker's first words: the engine runs. */
export interface Welcome {
  readonly shapes: Readonly<Record<"engine" | Memento["kind"], Shape>>;
  /** The engine's own properties. */
  readonly mirrors: Mirrors;
}

/** Something the client holds; with the memento when the worker does not have it yet. */
export interface Subject {
  readonly id: number;
  readonly memento: Memento | null;
}

/** An argument: data, or a game or board to be made for this one call. */
export type Argument = { readonly data: unknown } | { readonly copy: Memento };

export interface Question {
  /** Null asks the engine itself. */
  readonly subject: Subject | null;
  readonly method: string;
  readonly args: readonly Argument[];
  /** Number for what the answer may open. */
  readonly opens: number;
}

/** What stands when a question has been answered. */
export interface Standing {
  readonly mirrors: Mirrors;
  /** Left out where the client can tell it from the one before and the question. */
  readonly memento?: Memento;
}

export type Answer =
  | { readonly type: "data"; readonly data: unknown }
  /** The subject was changed. */
  | { readonly type: "changed"; readonly data: unknown; readonly now: Standing }
  /** A game or a board came back; it is held under the number given. */
  | { readonly type: "opened"; readonly now: Required<Standing> };

/** A part of a long call, for one worker. */
export interface Task {
  readonly id: number;
  readonly method: string;
  readonly args: readonly Argument[];
  readonly share: Share;
}

/** As far as a task has come. */
export type Slice =
  | { readonly done: false; readonly progress: unknown }
  | { readonly done: true; readonly result: unknown };
