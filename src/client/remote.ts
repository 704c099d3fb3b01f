import type { Board } from "../board/board.js";
import type { Engine } from "../engine.js";
import type { AlhambraError } from "../errors.js";
import type { Game } from "../game/game.js";
import type { Move } from "../game/types.js";
import type { ChooseOptions, ChooseProgress } from "../search/choose.js";
import type { Division, PerftProgress } from "../search/perft.js";
import type { PlayoutResult } from "../search/playouts.js";
import type { LOCAL } from "../wire/local.js";

/** A class as seen from another thread: the same names, every method async, properties as they last were. */
export type Remote<T, Local extends string = never> = {
  readonly [K in Exclude<keyof T & string, Local>]: T[K] extends (...args: infer A) => infer R
    ? (...args: { [I in keyof A]: RemoteArgument<A[I]> }) => Promise<RemoteResult<R>>
    : T[K];
};

/** Where the engine takes a game, a client takes one of its own. */
type RemoteArgument<A> = A extends Game ? RemoteGame : A;

type RemoteResult<R> = R extends Game ? RemoteGame : R extends Board ? RemoteBoard : Awaited<R>;

/**
 * A game in a worker. Its properties are as the last answer left them; calls are carried out in their order. What was
 * called but not answered when the worker dies is `worker-lost` and has not happened: the game goes on as before it.
 *
 * @example
 * const game = await engine.createGame({ players: 3, seed: 42 });
 * const [first] = await game.legalMoves({ limit: 1 });
 * await game.play(first);
 * game.ply; // 1
 */
export interface RemoteGame extends Remote<Game, (typeof LOCAL)["game"][number]>, AsyncDisposable {}

/** An Alhambra in a worker; as `RemoteGame`, what was not answered has not happened. */
export interface RemoteBoard extends Remote<Board, (typeof LOCAL)["board"][number]>, AsyncDisposable {}

/** How a long call may be ended before it is done. */
export interface LongOptions {
  /** Ends the call: it rejects with `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds the whole call may take: then it rejects with `timeout`. */
  readonly timeout?: number;
}

/**
 * Calls that may take long. They are split over all workers and worked off in slices of some milliseconds, so that
 * calls on games come in between; the result is the same for any number of workers.
 */
export interface LongCalls {
  /** Number of ways to make so many decisions; with `divide`, by first move. */
  perft<D extends boolean = false>(
    game: RemoteGame | Parameters<Engine["createGame"]>[0],
    depth: number,
    options?: { readonly divide?: D } & LongOptions,
    onProgress?: (progress: PerftProgress) => void,
  ): Promise<D extends true ? Division[] : number>;
  /** Plays random games and counts what comes of them. */
  playouts(
    config: Parameters<Engine["playouts"]>[0],
    options: Parameters<Engine["playouts"]>[1] & LongOptions,
    onProgress?: (progress: PlayoutResult) => void,
  ): Promise<PlayoutResult>;
  /** A move for the seat that decides, chosen with what this seat may know. */
  choose(
    game: RemoteGame,
    options?: ChooseOptions & LongOptions,
    onProgress?: (progress: ChooseProgress) => void,
  ): Promise<Move>;
}

/** A worker has been replaced by a new one. */
export interface RestartEvent {
  /** Which one, from 0. */
  readonly worker: number;
  /** Why the old one ended. */
  readonly cause: AlhambraError;
}

/**
 * The engine in a worker, or in several: the names of `Engine`, every method async. Made by `connectEngine`.
 *
 * A client keeps what its games and boards are made of; when a worker dies, another one is started and makes again
 * what it is asked about.
 */
export interface EngineClient
  extends Remote<Engine, (typeof LOCAL)["engine"][number] | keyof LongCalls>,
    LongCalls,
    AsyncDisposable {
  /** Calls back whenever a dead worker has been replaced; returns how to stop that. */
  on(event: "restart", listener: (event: RestartEvent) => void): () => void;
  /** Ends all workers, or one, as a crash would; for tests. */
  kill(worker?: number): void;
  /** Ends the workers. Calls still in flight reject with `worker-lost`, and so does every later one. */
  close(): Promise<void>;
}
