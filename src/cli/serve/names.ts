import {
  makeBoard,
  makeMove,
  makePosition,
  makeRecord,
  parseBoard,
  parseMove,
  parsePosition,
  parseRecord,
} from "../../index.node.js";

/** What can be asked of what. */
export type Kind = "engine" | "game" | "board";

/** How a name of the API is spoken over a pipe. */
export interface Spoken {
  /** What comes back: data as it is, bytes in base64, or the handle of something that stays here. */
  readonly gives: "data" | "bytes" | "game" | "board";
  /** What the first argument may be besides data: the handle of a game, or bytes in base64. */
  readonly takes?: "game" | "bytes";
}

const DATA: Spoken = { gives: "data" };
const GAME: Spoken = { gives: "game" };
const BOARD: Spoken = { gives: "board" };

/** The texts of moves, boards, positions and records, asked of the engine. */
export const TEXTS: Readonly<Record<string, unknown>> = {
  parseMove,
  makeMove,
  parseBoard,
  makeBoard,
  parsePosition,
  makePosition,
  parseRecord,
  makeRecord,
};

/** The names of the API that can be asked, methods and properties alike. */
export const NAMES: Readonly<Record<Kind, ReadonlyMap<string, Spoken>>> = {
  engine: new Map([
    ...all(["version", "modules", "tiles", "validate", "redact", ...Object.keys(TEXTS)]),
    ["createBoard", BOARD],
    ["createGame", GAME],
    ["replay", GAME],
    ["restore", { gives: "game", takes: "bytes" }],
    ["perft", { gives: "data", takes: "game" }],
    ["playouts", DATA],
    ["choose", { gives: "data", takes: "game" }],
  ]),
  game: new Map([
    ...all([
      "turn",
      "active",
      "phase",
      "round",
      "over",
      "winners",
      "scores",
      "dirk",
      "breakdown",
      "projection",
    ]),
    ...all([
      "ply",
      "history",
      "setupEvents",
      "legalMoves",
      "moveCount",
      "isLegal",
      "text",
      "play",
      "undo",
      "redo",
    ]),
    ...all(["undoable", "view", "state", "record", "hash", "free"]),
    ["clone", GAME],
    ["at", GAME],
    ["board", BOARD],
    ["snapshot", { gives: "bytes" }],
  ]),
  board: new Map([
    ...all(["check", "explain", "place", "checkRemove", "explainRemove", "remove"]),
    ...all(["checkSwap", "explainSwap", "swap", "legalPlacements", "removable", "swaps"]),
    ...all(["longestWall", "walls", "tiles", "free"]),
    ["clone", BOARD],
  ]),
};

function all(names: readonly string[]): [string, Spoken][] {
  return names.map((name) => [name, DATA]);
}
