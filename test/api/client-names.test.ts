import { describe, expect, expectTypeOf, test } from "vitest";
import type { EngineClient, RemoteBoard, RemoteGame } from "../../src/client.js";
import type {
  BoardReason,
  Division,
  Engine,
  Fault,
  Game,
  GameConfig,
  GameEvent,
  Move,
  MoveFilter,
  PlayoutOptions,
  PlayoutResult,
  Position,
  TileEntry,
  TileLike,
} from "../../src/index.js";
import { loadEngine } from "../../src/index.node.js";
import { changes, SHAPES } from "../../src/worker/handles.js";
import { coreBytes } from "../support/core.js";

const engine = await loadEngine({ wasm: coreBytes() });
const CONFIG = { players: 3, seed: 1 };

type Methods<T> = {
  [K in keyof T & string]: T[K] extends (...args: never) => unknown ? K : never;
}[keyof T & string];

describe("the types of what is asked in a worker", () => {
  test("have every name of the engine's own, and no other", () => {
    type Own = "on" | "kill" | "close";
    expectTypeOf<Exclude<keyof EngineClient & string, Own>>().toEqualTypeOf<
      Exclude<keyof Engine, "playoutSlices" | "chooseSlices">
    >();
    expectTypeOf<keyof RemoteGame & string>().toEqualTypeOf<Exclude<keyof Game & string, "explore">>();
    expectTypeOf<keyof RemoteBoard & string>().toEqualTypeOf<
      keyof ReturnType<Engine["createBoard"]> & string
    >();
  });

  test("have async methods, and properties as they are", () => {
    expectTypeOf<RemoteGame["ply"]>().toEqualTypeOf<number>();
    expectTypeOf<RemoteGame["turn"]>().toEqualTypeOf<number | null>();
    expectTypeOf<RemoteGame["legalMoves"]>().toEqualTypeOf<(filter?: MoveFilter) => Promise<Move[]>>();
    expectTypeOf<RemoteGame["play"]>().returns.toEqualTypeOf<Promise<GameEvent[]>>();
    expectTypeOf<RemoteGame["play"]>().parameters.toEqualTypeOf<Parameters<Game["play"]>>();
    expectTypeOf<RemoteBoard["check"]>().toEqualTypeOf<
      (tile: TileLike, x: number, y: number) => Promise<"ok" | BoardReason>
    >();
    expectTypeOf<EngineClient["validate"]>().toEqualTypeOf<
      (boardOrPosition: readonly TileEntry[] | Position) => Promise<Fault[]>
    >();
  });

  test("hand out remote games and boards, and take remote games", () => {
    expectTypeOf<RemoteGame["clone"]>().toEqualTypeOf<() => Promise<RemoteGame>>();
    expectTypeOf<RemoteGame["board"]>().toEqualTypeOf<(seat: number) => Promise<RemoteBoard>>();
    expectTypeOf<EngineClient["createGame"]>().returns.toEqualTypeOf<Promise<RemoteGame>>();
    expectTypeOf<EngineClient["createBoard"]>().returns.toEqualTypeOf<Promise<RemoteBoard>>();
    const ask = (client: EngineClient, game: RemoteGame, here: Game) => {
      expectTypeOf(client.perft(game, 2)).toEqualTypeOf<Promise<number>>();
      expectTypeOf(client.perft(CONFIG, 2, { divide: true })).toEqualTypeOf<Promise<Division[]>>();
      // @ts-expect-error: a game of this thread is none of the worker's
      client.perft(here, 2);
      // @ts-expect-error: an answer has to be awaited
      game.legalMoves().length;
    };
    expectTypeOf(ask).toBeFunction();
  });

  test("of long calls take what the engine's own take, and more", () => {
    expectTypeOf<Parameters<Engine["playouts"]>>().toExtend<Parameters<EngineClient["playouts"]>>();
    expectTypeOf<
      [GameConfig, PlayoutOptions & { signal: AbortSignal }, (soFar: PlayoutResult) => void]
    >().toExtend<Parameters<EngineClient["playouts"]>>();
    expectTypeOf<Awaited<ReturnType<EngineClient["playouts"]>>>().toEqualTypeOf<
      ReturnType<Engine["playouts"]>
    >();
    expectTypeOf<[GameConfig, number]>().toExtend<Parameters<EngineClient["perft"]>>();
  });
});

describe("the worker knows", () => {
  /** Every method of a game but `free`, called on one with a past and something to make again. */
  const GAME_CALLS: Record<Exclude<Methods<Game>, "free">, (game: Game) => unknown> = {
    projection: (game) => game.projection(),
    history: (game) => game.history(),
    setupEvents: (game) => game.setupEvents(),
    legalMoves: (game) => game.legalMoves(),
    moveCount: (game) => game.moveCount(),
    isLegal: (game) => game.isLegal({ type: "remove", x: 1, y: 1 }),
    text: (game) => game.text({ type: "remove", x: 1, y: 1 }),
    play: (game) => game.play(game.legalMoves({ limit: 1 })),
    undo: (game) => game.undo(),
    redo: (game) => game.redo(),
    clone: (game) => game.clone(),
    at: (game) => game.at(0),
    board: (game) => game.board(0),
    view: (game) => game.view(0),
    state: (game) => game.state(),
    record: (game) => game.record(),
    snapshot: (game) => game.snapshot(),
    explore: (game) => game.explore(({ exports }) => exports.gameApply()),
  };

  /** Every method of a board but `free`, called on one with a tile at 1,0. */
  type Board = ReturnType<Engine["createBoard"]>;
  const BOARD_CALLS: Record<Exclude<Methods<Board>, "free">, (board: Board) => unknown> = {
    check: (board) => board.check("garden-8-ne", 1, 0),
    explain: (board) => board.explain("garden-8-ne", 1, 0),
    place: (board) => board.place("garden-8-ne", 2, 0),
    checkRemove: (board) => board.checkRemove(1, 0),
    explainRemove: (board) => board.explainRemove(1, 0),
    remove: (board) => board.remove(1, 0),
    checkSwap: (board) => board.checkSwap("garden-8-ne", 1, 0),
    explainSwap: (board) => board.explainSwap("garden-8-ne", 1, 0),
    swap: (board) => board.swap({ walls: "N" }, 1, 0),
    legalPlacements: (board) => board.legalPlacements("garden-8-ne"),
    removable: (board) => board.removable(),
    swaps: (board) => board.swaps("garden-8-ne"),
    longestWall: (board) => board.longestWall(),
    walls: (board) => board.walls(),
    tiles: (board) => board.tiles(),
    clone: (board) => board.clone(),
  };

  test.each(Object.entries(GAME_CALLS))("whether %s changes a game", (name, call) => {
    const game = engine.createGame(CONFIG);
    for (let ply = 0; ply < 3; ply++) game.play(game.legalMoves({ limit: 1 }));
    game.undo();
    const before = game.hash;
    call(game);
    expect(game.hash !== before).toBe(changes(game, name));
  });

  test.each(Object.entries(BOARD_CALLS))("whether %s changes a board", (name, call) => {
    const board = engine.createBoard([{ walls: "", x: 1, y: 0 }]);
    const before = board.tiles();
    call(board);
    expect(JSON.stringify(board.tiles()) !== JSON.stringify(before)).toBe(changes(board, name));
  });

  test("all names of the classes, and which are properties", () => {
    const properties = ["turn", "active", "phase", "round", "over", "winners", "scores", "dirk", "breakdown"];
    expect(SHAPES.game.properties.toSorted()).toEqual([...properties, "ply", "undoable", "hash"].sort());
    expect(SHAPES.game.methods.toSorted()).toEqual(
      [...Object.keys(GAME_CALLS).filter((name) => name !== "explore"), "free"].sort(),
    );
    expect(SHAPES.board.properties).toEqual([]);
    expect(SHAPES.board.methods.toSorted()).toEqual([...Object.keys(BOARD_CALLS), "free"].sort());
    expect(SHAPES.engine.properties).toEqual(["version", "modules"]);
  });
});
