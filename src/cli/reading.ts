import {
  type BoardTile,
  type GameConfig,
  type GameRecord,
  type Position,
  parseBoard,
  parsePosition,
  parseRecord,
} from "../index.node.js";

/** What a text turned out to be. */
export type Reading =
  | { readonly kind: "board"; readonly tiles: readonly BoardTile[] }
  | { readonly kind: "position"; readonly position: Position }
  | { readonly kind: "record"; readonly record: GameRecord }
  | { readonly kind: "config"; readonly config: GameConfig };

/** Reads a text of any kind; `bad-notation` or `limit` when it is none. */
export function read(text: string): Reading {
  switch (kindOf(text)) {
    case "record":
      return { kind: "record", record: parseRecord(text) };
    case "position":
      return { kind: "position", position: parsePosition(text) };
    case "config":
      return { kind: "config", config: JSON.parse(text) };
    case "board":
      return { kind: "board", tiles: parseBoard(text) };
  }
}

/** What a text says it is. JSON that cannot be read counts as a position, whose reader says where it is broken. */
export function kindOf(text: string): Reading["kind"] {
  const heading = /^\s*alhambra-(record|position)\b/.exec(text)?.[1];
  if (heading === "record" || heading === "position") return heading;
  if (!text.trimStart().startsWith("{")) return "board";
  try {
    const value: { readonly format?: unknown } = JSON.parse(text);
    if (value.format === undefined) return "config";
    return value.format === "alhambra-record" ? "record" : "position";
  } catch {
    return "position";
  }
}
