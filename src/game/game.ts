import type { Board } from "../board/board.js";
import { copy } from "../check/copy.js";
import { isObject, type Json, plain } from "../check/plain.js";
import { named, whole } from "../check/values.js";
import type { RunningCore } from "../core.js";
import { AlhambraError } from "../errors.js";
import type { ModuleId } from "../generated/modules.js";
import { makeMove } from "../text/move.js";
import type { AnyMove } from "../text/types.js";
import type { Origin } from "./create.js";
import { decide, readGiven } from "./decide.js";
import { readItems } from "./events.js";
import { listMoves, type MoveFilter, readFilter } from "./listing.js";
import { writeMove } from "./moves.js";
import { seatsIn } from "./names.js";
import { Past } from "./past.js";
import { makeRecord } from "./record.js";
import { makeSnapshot } from "./snapshot.js";
import { hex, readState } from "./state.js";
import { type Facts, type Table, viewOf } from "./table.js";
import type {
  DirkPosition,
  GameEvent,
  GameRecord,
  HistoryEntry,
  Move,
  Phase,
  Position,
  RecordMeta,
  ScoreItem,
} from "./types.js";
import { type ViewOptions, viewFor } from "./view.js";

/** Who plays, and when: a server passes them so that a late or foreign message changes nothing. */
export interface PlayGuards {
  readonly seat?: number;
  readonly ply?: number;
}

const MOST_PLIES = 100_000;

/** What a game needs from its engine. */
export interface Surroundings {
  readonly table: Table;
  makeBoard(position: Position, seat: number): Board;
}

/** A game in play. Made by `engine.createGame`. */
export class Game<M extends ModuleId = ModuleId> implements Disposable {
  readonly #engine: Surroundings;
  readonly #origin: Origin;
  #past: Past;
  #redo: Move[] = [];
  #facts: Facts;
  #freed = false;
  /** Read from the facts when first wanted. */
  #state: Position | null = null;

  constructor(engine: Surroundings, origin: Origin, past = new Past(origin.facts), facts = origin.facts) {
    this.#engine = engine;
    this.#origin = origin;
    this.#past = past;
    this.#facts = facts;
  }

  /** Seat that decides now (award: the receiver), null when the game is over. */
  get turn(): number | null {
    return this.#position().turn;
  }

  /** Seat whose turn it is. */
  get active(): number {
    return this.#position().active;
  }

  get phase(): Phase {
    return this.#position().phase;
  }

  /** Scorings held + 1, at most 3. */
  get round(): number {
    return Math.min(this.#position().scorings + 1, 3);
  }

  get over(): boolean {
    return this.phase === "over";
  }

  /** Seats that won; empty until the game is over. */
  get winners(): number[] {
    return this.#ask(({ exports }) => seatsIn(exports.gameWinners()));
  }

  /** Points by seat. */
  get scores(): number[] {
    return this.#position().seats.map(({ score }) => score);
  }

  /** Dirk, who plays along when two play (Mega Box p. 7). */
  get dirk(): DirkPosition | null {
    return copy(this.#position().dirk);
  }

  /** Every point that was ever scored, and for what. */
  get breakdown(): ScoreItem[] {
    const events = [...this.#origin.events, ...this.#past.decisions.flatMap((decision) => decision.events)];
    const scored = events.flatMap((event) => {
      if (event.type !== "score") return [];
      const { type: _type, ply: _ply, to: _to, ...item } = event;
      return [item];
    });
    return [...copy(this.#origin.carried), ...copy(scored)];
  }

  /** The items the coming scoring would bring if it came now. */
  projection(): ScoreItem[] {
    if (this.over) return [];
    const coming = this.phase === "award" ? 3 : this.round;
    return this.#ask((core) => readItems(core, core.exports.gameScoreItems(coming)));
  }

  /** Decisions made. */
  get ply(): number {
    return this.#past.length;
  }

  /** The decisions so far, with what came of them. */
  history(): HistoryEntry[] {
    this.#alive();
    return this.#past.decisions.map(({ seat, move, events }, i) => ({
      ply: i + 1,
      seat,
      move: copy(move),
      text: makeMove(move),
      events: copy([...events]),
    }));
  }

  /** What happened during setup. */
  setupEvents(): GameEvent[] {
    return copy([...this.#origin.events]);
  }

  /**
   * The legal moves, in the order of docs/notation.md. Pages and filters spare the rest: a purchase out of a large
   * hand can be made in hundreds of thousands of ways.
   *
   * @example
   * game.legalMoves({ type: "buy", space: 2, limit: 10 });
   */
  legalMoves(filter: MoveFilter = {}): Move<M>[] {
    const wanted = readFilter(filter);
    // The core offers moves of the modules in play and of no others.
    return this.#ask((core) => listMoves(core, wanted)) as Move<M>[];
  }

  /** How many legal moves there are, without listing them. */
  moveCount(): number {
    return this.#ask(({ exports }) => exports.gameMoveCount());
  }

  isLegal(move: Move<M> | string): boolean {
    const data = readGiven(move);
    if (data === null) return false;
    return this.#ask((core) => {
      const at = core.exports.gameMove();
      return writeMove(data, viewOf(core), at) === "ok" && core.exports.gameIsLegal() === 1;
    });
  }

  /** The notation of a move, unique among the legal moves. */
  text(move: Move<M>): string {
    this.#alive();
    // What a module adds is never undefined, which the compiler cannot tell of modules it does not know yet.
    return makeMove(move as AnyMove);
  }

  /**
   * Plays a move, given as an object or in its notation, or several one after the other: all of them or, when one
   * is refused, none.
   *
   * @example
   * game.play({ type: "take", cards: [{ currency: "denar", value: 3 }] });
   */
  play(moves: Move<M> | string | readonly (Move<M> | string)[], guards: PlayGuards = {}): GameEvent[] {
    this.#alive();
    this.#guard(guards);
    const list: readonly unknown[] = Array.isArray(moves) ? moves : [moves];
    if (this.ply + list.length > MOST_PLIES) {
      throw new AlhambraError("limit", `A game may have ${MOST_PLIES} decisions.`);
    }
    const before = this.#past.length;
    const facts = this.#facts;
    try {
      // Holes of a list are visited too, and refused.
      const events = Array.from(list, (move) => this.#decide(readGiven(move))).flat();
      if (list.length > 0) this.#redo = [];
      return copy(events);
    } catch (error) {
      while (this.#past.length > before) this.#past.removeLast();
      this.#stand(facts);
      throw error;
    }
  }

  #guard(guards: PlayGuards): void {
    const given = plain(guards, "The guards");
    if (!isObject(given)) {
      throw new AlhambraError("bad-argument", `Guards must be an object, not ${named(guards)}.`);
    }
    const { seat, ply } = given;
    if (this.over) throw new AlhambraError("game-over", "The game is over.");
    if (seat !== undefined && seat !== this.turn) {
      throw new AlhambraError("not-your-turn", `Seat ${this.turn} decides now, not seat ${named(seat)}.`);
    }
    if (ply !== undefined && ply !== this.ply) {
      throw new AlhambraError("stale", `The game is at ply ${this.ply}, not ${named(ply)}.`);
    }
  }

  #decide(move: Json): readonly GameEvent[] {
    if (this.over) throw new AlhambraError("game-over", "The game is over.");
    const before = this.#position();
    const { facts, result } = this.#engine.table.change(this.#facts, (core) =>
      decide(core, before, move, this.ply + 1),
    );
    this.#past.add(result.decision, facts);
    this.#stand(facts, result.after);
    return result.decision.events;
  }

  /** Takes the last decision back. */
  undo(): void {
    this.#alive();
    if (this.ply === 0) throw new AlhambraError("bad-argument", "There is no decision to take back.");
    const facts = this.#factsAt(this.ply - 1);
    const last = this.#past.removeLast();
    if (last) this.#redo.push(last.move);
    this.#stand(facts);
  }

  /** Makes the decision again that was taken back last. */
  redo(): GameEvent[] {
    this.#alive();
    const move = this.#redo.pop();
    if (!move) throw new AlhambraError("bad-argument", "There is no decision to make again.");
    return copy([...this.#decide(readGiven(move))]);
  }

  /** `"reveals"` when a draw or another seat's decision would be taken back, `"no"` at the beginning. */
  get undoable(): "no" | "free" | "reveals" {
    this.#alive();
    const last = this.#past.decisions.at(-1);
    if (!last) return "no";
    const drew = last.events.some(({ type }) => type === "reveal" || type === "shuffle" || type === "deal");
    return drew || (this.turn !== null && last.seat !== this.turn) ? "reveals" : "free";
  }

  /** An independent game that stands where this one does. */
  clone(): Game<M> {
    this.#alive();
    return this.at(this.ply);
  }

  /** An independent game that stands where this one stood after so many decisions. */
  at(ply: number): Game<M> {
    this.#alive();
    whole(ply, 0, this.ply, "ply");
    return new Game<M>(this.#engine, this.#origin, this.#past.upTo(ply), this.#factsAt(ply));
  }

  /** A copy of a seat's Alhambra. */
  board(seat: number): Board {
    const state = this.#position();
    whole(seat, 0, state.seats.length - 1, "seat");
    return this.#engine.makeBoard(state, seat);
  }

  /**
   * What a seat may know, or with `null` a spectator: a position whose hidden parts are `{ count }`.
   *
   * @example
   * game.view(1, { recall: "perfect" }); // the hands as one would know them who forgets nothing
   */
  view(seat: number | null, options: ViewOptions = {}): Position {
    const state = this.#position();
    if (seat !== null) whole(seat, 0, state.seats.length - 1, "seat");
    return viewFor(state, seat, options);
  }

  /** Everything, as plain data; `createGame({ position })` makes the same game of it. */
  state(): Position {
    return copy(this.#position());
  }

  /** 16 hex digits over everything there is, hidden orders and generator included. */
  get hash(): string {
    return this.#ask(({ exports }) => hex(exports.gameHash()));
  }

  /** The whole game as JSON; another program can replay it without our generator. */
  record(meta?: RecordMeta): GameRecord {
    this.#alive();
    return makeRecord(this.#origin, this.#past.decisions, this, meta);
  }

  /** The whole game as bytes, with its past; `engine.restore` makes the same game of it. */
  snapshot(): Uint8Array<ArrayBuffer> {
    this.#alive();
    return makeSnapshot(
      this.#origin.given,
      this.#past.decisions.map(({ move }) => move),
      this.hash,
    );
  }

  /** Lets the core work on a copy of this game; for the engine's own searches. */
  explore<T>(action: (core: RunningCore) => T): T {
    this.#alive();
    return this.#engine.table.change(this.#facts, action).result;
  }

  free(): void {
    this.#freed = true;
    this.#state = null;
    this.#redo = [];
  }

  [Symbol.dispose](): void {
    this.free();
  }

  #alive(): void {
    if (this.#freed) throw new AlhambraError("freed", "This game was freed.");
  }

  #ask<T>(question: (core: RunningCore) => T): T {
    this.#alive();
    return this.#engine.table.ask(this.#facts, question);
  }

  #position(): Position {
    this.#alive();
    this.#state ??= this.#ask((core) => readState(core, this.#origin.config));
    return this.#state;
  }

  #stand(facts: Facts, state: Position | null = null): void {
    this.#facts = facts;
    this.#state = state;
  }

  #factsAt(ply: number): Facts {
    if (ply === this.ply) return this.#facts;
    const { facts, moves } = this.#past.before(ply);
    if (moves.length === 0) return facts;
    return this.#engine.table.change(facts, (core) => {
      const at = core.exports.gameMove();
      for (const move of moves) {
        writeMove(readGiven(move), viewOf(core), at);
        core.exports.gameApply();
      }
    }).facts;
  }
}
