import { Board } from "./board/board.js";
import { Desk } from "./board/desk.js";
import { readBoard } from "./board/faults.js";
import type { Printed } from "./board/read.js";
import type { TileEntry } from "./board/types.js";
import { isList, isObject, type Json, plain } from "./check/plain.js";
import { named } from "./check/values.js";
import type { Core } from "./core.js";
import { AlhambraError, type Fault } from "./errors.js";
import { readConfig } from "./game/config.js";
import { type Origin, setUp } from "./game/create.js";
import { Game, type Surroundings } from "./game/game.js";
import { enter } from "./game/position/enter.js";
import type { Entered } from "./game/position/entered.js";
import { readPosition } from "./game/position/read.js";
import { badRecord, readRecord, recorded } from "./game/record.js";
import { bad as badSnapshot, readSnapshot } from "./game/snapshot.js";
import { Table } from "./game/table.js";
import type { GameConfig, GameEvent, ModulesOf, Move, Position, Replayable } from "./game/types.js";
import { redact } from "./game/view.js";
import { MODULES, type ModuleId } from "./generated/modules.js";
import { type Manifest, printed } from "./modules/manifest.js";
import { type ChooseOptions, type ChooseProgress, chooseSlices } from "./search/choose.js";
import { type Patience, workOff } from "./search/patience.js";
import { type Division, divide, perft } from "./search/perft.js";
import {
  fromConfig,
  fromPosition,
  type PlayoutOptions,
  type PlayoutResult,
  playoutSlices,
} from "./search/playouts.js";
import { finish, type Share, WHOLE } from "./search/share.js";
import { readTiles, type Tile } from "./tiles.js";
import { VERSION } from "./version.js";

/** The engine in this thread. Made by `loadEngine`. */
export class Engine {
  /** Version of the package. */
  readonly version: string = VERSION;
  /** The modules this core knows; the base core knows none. */
  readonly modules: readonly Manifest[];
  readonly #core: Core;
  readonly #desk: Desk;
  readonly #tiles: ReadonlyMap<string, Printed>;
  readonly #surroundings: Surroundings;

  constructor(core: Core) {
    this.#core = core;
    this.modules = core.ask(({ exports }) => exports.withModules()) === 1 ? MODULES : [];
    this.#desk = new Desk(core);
    const pieces = this.modules.flatMap((module) => module.pieces.map(printed));
    this.#tiles = new Map([...this.tiles(), ...pieces].map((tile) => [tile.id, tile]));
    this.#surroundings = {
      table: new Table(core),
      makeBoard: ({ seats }, seat) => this.createBoard(seats[seat]?.board ?? []),
    };
  }

  /**
   * The 54 building tiles in the order of the data.
   *
   * @example
   * const engine = await loadEngine();
   * engine.tiles()[0]; // { id: "pavilion-2-new", kind: "pavilion", price: 2, walls: "NEW" }
   */
  tiles(): Tile[] {
    return this.#core.ask(({ exports }) => readTiles(exports));
  }

  /**
   * A lone Alhambra with its starting tile at 0,0, or one that is built already: the tiles may be listed in any
   * order, a `"start"` at 0,0 may be among them, and an id alone is enough for a building tile. A tile's `walls`
   * are those of the tile as it lies. Tiles need not be unique.
   *
   * Throws `bad-board` with every fault when the tiles make no Alhambra, `bad-argument` when they are no tiles.
   *
   * @example
   * const board = engine.createBoard([{ id: "garden-8-sw", x: 1, y: 0 }]); // bad-board: its W side clashes
   */
  createBoard(tiles: readonly TileEntry[] = []): Board {
    const reading = readBoard(tiles, this.#find);
    const faults = [...reading.malformed, ...reading.unlawful];
    const [first] = faults;
    if (first) {
      const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : "";
      const code =
        reading.malformed.length === 0 ? "bad-board" : first.code === "limit" ? "limit" : "bad-argument";
      throw new AlhambraError(code, `${first.message}${more}`, { faults });
    }
    return new Board(this.#desk, this.#find, reading.tiles);
  }

  /**
   * Everything that is wrong with a list of tiles as `createBoard` takes it, or with a position as `createGame` takes
   * it; nothing if it can be played on.
   */
  validate(boardOrPosition: readonly TileEntry[] | Position): Fault[] {
    try {
      const given = plain(boardOrPosition, "The board or position");
      if (isList(given)) return this.#boardFaults(given);
      if (!isObject(given)) {
        throw new AlhambraError(
          "bad-argument",
          `A list of tiles or a position is expected, not ${named(given)}.`,
        );
      }
      this.#begin({ position: given });
      return [];
    } catch (error) {
      if (!(error instanceof AlhambraError)) throw error;
      return [...(error.faults ?? [{ code: error.code, path: "", message: error.message }])];
    }
  }

  /**
   * A game from a config, or from a position: what lies on a table, with what nobody can see left out and dealt from
   * the seed.
   *
   * Throws `bad-config` or `bad-position` with every fault.
   *
   * @example
   * const game = engine.createGame({ players: 3, seed: 42 });
   * game.play(game.legalMoves()[0]);
   */
  createGame<const C extends GameConfig>(config: C): Game<ModulesOf<C>>;
  createGame(config: { readonly position: Position }): Game;
  createGame(config: GameConfig | { readonly position: Position }): Game;
  createGame(config: GameConfig | { readonly position: Position }): Game<ModuleId> {
    return new Game(this.#surroundings, this.#begin(plain(config, "The config")));
  }

  /** The game a snapshot was made of, with its past; `bad-snapshot` for anything else. */
  restore(snapshot: Uint8Array | ArrayBuffer): Game {
    const { config, moves, hash } = readSnapshot(snapshot);
    let game: Game;
    try {
      game = new Game(this.#surroundings, this.#begin(config));
      for (const move of moves) game.play(move as unknown as Move);
    } catch (cause) {
      throw badSnapshot("it holds no game that can be played", cause);
    }
    if (game.hash !== hash) throw badSnapshot("its game does not come out as it says");
    return game;
  }

  /** Plays a recorded game again; `bad-record` says which move or outcome does not fit. */
  replay(record: Replayable): Game {
    const { config, moves, scores } = readRecord(record);
    const game = recorded("/config", () => new Game(this.#surroundings, this.#begin(config)));
    for (const [i, move] of moves.entries())
      recorded(`/moves/${i}`, () => game.play(move as unknown as Move));
    if (scores !== undefined && JSON.stringify(scores) !== JSON.stringify(game.scores)) {
      throw badRecord("/result/scores", "The scores of the record are not those of its game.");
    }
    return game;
  }

  /** What a seat, or with null a spectator, may be told of events. */
  redact(events: readonly GameEvent[], seat: number | null): GameEvent[] {
    return redact(events, seat);
  }

  /**
   * Number of ways to make so many decisions; a finished game counts as one. With `divide`, by first move.
   *
   * @example
   * engine.perft({ players: 2, seed: 1 }, 3);
   */
  perft(game: Game | GameConfig, depth: number): number;
  perft(game: Game | GameConfig, depth: number, options: { readonly divide: true }): Division[];
  perft(game: Game | GameConfig, depth: number, options: { readonly divide?: boolean }): number | Division[];
  perft(
    game: Game | GameConfig,
    depth: number,
    options: { readonly divide?: boolean } = {},
  ): number | Division[] {
    const from = game instanceof Game ? game : this.createGame(game);
    return options.divide === true ? divide(from, depth) : perft(from, depth);
  }

  /**
   * Plays random games from a config, stacked or not, or on from a position, and counts what comes of them. The
   * same seed gives the same games, in one run or in several.
   *
   * @example
   * const { wins, signature } = engine.playouts({ players: 3 }, { games: 1000, policy: "sensible", seed: 7 });
   */
  playouts(config: GameConfig | { readonly position: Position }, options: PlayoutOptions): PlayoutResult {
    return finish(this.playoutSlices(config, options));
  }

  /**
   * The same as `playouts`, a few games at a time: after each slice the caller hears what has come of the games so
   * far, and may do something else before going on, or stop. With a share only its part of the games is played.
   *
   * @example
   * for (const soFar of engine.playoutSlices({ players: 4 }, { games: 100_000 })) {
   *   progress.value = soFar.games;
   *   await new Promise((resolve) => setTimeout(resolve));
   * }
   */
  playoutSlices(
    config: GameConfig | { readonly position: Position },
    options: PlayoutOptions,
    share: Share = WHOLE,
  ): Generator<PlayoutResult, PlayoutResult> {
    const given = plain(config, "The config");
    const start =
      isObject(given) && given.position !== undefined
        ? fromPosition(this.#enter(given.position))
        : fromConfig(given);
    return playoutSlices(this.#surroundings.table, start, options, share);
  }

  /**
   * A move for the seat that decides, chosen with what this seat may know: the game is left as it is. The same seed and
   * number of iterations give the same move; a search with `ms` thinks as far as it comes.
   *
   * @example
   * game.play(await engine.choose(game, { bot: "search", ms: 100 }));
   */
  async choose<M extends ModuleId>(
    game: Game<M>,
    options: ChooseOptions & Patience = {},
    onProgress?: (progress: ChooseProgress) => void,
  ): Promise<Move<M>> {
    const { signal, ...rest } = Object(options) as ChooseOptions & Patience;
    return workOff(this.chooseSlices(game, rest), signal, onProgress);
  }

  /** The same as `choose`, in slices between which the caller may do something else, or stop. */
  chooseSlices<M extends ModuleId>(
    game: Game<M>,
    options: ChooseOptions = {},
  ): Generator<ChooseProgress, Move<M>> {
    return chooseSlices(this.#core, game, options);
  }

  #begin(given: Json): Origin {
    if (!isObject(given) || given.position === undefined)
      return setUp(this.#surroundings.table, readConfig(given));
    return enter(this.#surroundings.table, given, this.#enter(given.position));
  }

  #enter(position: Json): Entered {
    const entered = readPosition(position, { faults: this.#boardFaults, find: this.#find });
    if (!isFaults(entered)) return entered;
    const more = entered.length > 1 ? ` (and ${entered.length - 1} more)` : "";
    throw new AlhambraError("bad-position", `${entered[0]?.message}${more}`, { faults: entered });
  }

  readonly #boardFaults = (tiles: unknown): Fault[] => {
    const { malformed, unlawful } = readBoard(tiles, this.#find);
    return [...malformed, ...unlawful];
  };

  readonly #find = (id: string): Printed | undefined => this.#tiles.get(id);
}

function isFaults(read: Entered | Fault[]): read is Fault[] {
  return Array.isArray(read);
}
