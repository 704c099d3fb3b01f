import { Board } from "../board/board.js";
import { Engine } from "../engine.js";
import { AlhambraError } from "../errors.js";
import { Game } from "../game/game.js";
import { readSnapshot } from "../game/snapshot.js";
import type { GameConfig, Move } from "../game/types.js";
import { LOCAL } from "../wire/local.js";
import type { GameMemento, Memento, Mirrors, Shape } from "../wire/protocol.js";

/** What an engine hands out and a client can hold. */
export type Handle = Game | Board;

/** Methods that change what they are called on; all others leave it as it is. */
const CHANGES = {
  game: ["play", "undo", "redo"],
  board: ["place", "remove", "swap"],
} as const satisfies { game: readonly (keyof Game)[]; board: readonly (keyof Board)[] };

/** The API by kind, read from the classes themselves. */
export const SHAPES = {
  engine: shapeOf(Engine, LOCAL.engine),
  game: shapeOf(Game, LOCAL.game),
  board: shapeOf(Board, LOCAL.board),
};

export function isHandle(value: unknown): value is Handle {
  return value instanceof Game || value instanceof Board;
}

export function kindOf(target: Engine | Handle): "engine" | Memento["kind"] {
  if (target instanceof Game) return "game";
  return target instanceof Board ? "board" : "engine";
}

export function changes(handle: Handle, method: string): boolean {
  const names: readonly string[] = CHANGES[handle instanceof Game ? "game" : "board"];
  return names.includes(method);
}

/** Values of all properties of a kind. */
export function mirrorsOf(target: Engine | Handle): Mirrors {
  const { properties } = SHAPES[kindOf(target)];
  return Object.fromEntries(properties.map((name) => [name, Reflect.get(target, name)]));
}

/** What a handle can be made of again, in any worker. */
export function mementoOf(handle: Handle): Memento {
  if (handle instanceof Board) return { kind: "board", tiles: handle.tiles() };
  const { config, moves } = readSnapshot(handle.snapshot());
  return { kind: "game", config, moves: [...moves], ahead: [], hash: handle.hash };
}

/** Makes what a memento is of. */
export function make(engine: Engine, memento: Memento): Handle {
  return memento.kind === "board" ? engine.createBoard(memento.tiles) : makeGame(engine, memento);
}

function makeGame(engine: Engine, { config, moves, ahead, hash }: GameMemento): Game {
  // Data that a game of this engine was made of, and decisions it has accepted.
  const game = engine.createGame(config as unknown as GameConfig);
  const decisions = [...moves, ...[...ahead].reverse()] as Move[];
  if (decisions.length > 0) game.play(decisions);
  for (const _ of ahead) game.undo();
  if (game.hash !== hash) throw new AlhambraError("internal", "A game did not come out as it was.");
  return game;
}

function shapeOf(type: typeof Engine | typeof Game | typeof Board, local: readonly string[]): Shape {
  const members = Object.entries(Object.getOwnPropertyDescriptors(type.prototype)).filter(
    ([name]) => name !== "constructor" && !local.includes(name),
  );
  const own = type === Engine ? ["version", "modules"] : [];
  const isMethod = ([, { value }]: (typeof members)[number]) => typeof value === "function";
  return {
    methods: members.filter(isMethod).map(([name]) => name),
    properties: [...own, ...members.filter((member) => !isMethod(member)).map(([name]) => name)],
  };
}
