// The examples of docs/notation.md are what the page says they are.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Move } from "../../src/game/types.js";
import { loadEngine, makeLink, parseLink } from "../../src/index.node.js";
import {
  makeBoard,
  makeMove,
  makePosition,
  makeRecord,
  parseBoard,
  parseMove,
  parsePosition,
  parseRecord,
} from "../../src/text/index.js";
import { coreBytes } from "../support/core.js";

const page = readFileSync(new URL("../../docs/notation.md", import.meta.url), "utf8");
const engine = await loadEngine({ wasm: coreBytes() });

function examples(language: string): string[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)]
    .filter(([, found]) => found === language)
    .map(([, , text = ""]) => text);
}

describe("docs/notation.md", () => {
  const moves = examples("moves").flatMap((block) => block.split("\n"));

  test("there are examples of everything", () => {
    expect(moves.length).toBeGreaterThan(10);
    for (const language of ["ebnf", "board", "drawing", "link", "position", "record"]) {
      expect(examples(language).length).toBeGreaterThan(0);
    }
  });

  test.each(moves)("the move %s", (text) => {
    expect(makeMove(parseMove(text))).toBe(text);
  });

  test.each(examples("board"))("the board %s", (text) => {
    expect(makeBoard(parseBoard(text))).toBe(text);
  });

  test.each(examples("drawing"))("the drawing\n%s", (text) => {
    const tiles = parseBoard(text);
    expect(parseBoard(makeBoard(tiles, { drawing: true }))).toEqual(tiles);
    expect(engine.validate(tiles)).toEqual([]);
  });

  test.each(examples("position"))("a position", (text) => {
    expect(makePosition(parsePosition(text))).toBe(text);
  });

  test.each(examples("link"))("the link %s", (text) => {
    const shared = parseLink(text);
    if (shared.type !== "board") throw new Error(shared.type);
    expect(makeLink(shared.board, { page: text.split("#")[0] ?? "" })).toBe(text);
  });

  test.each(examples("record"))("a record", (text) => {
    expect(makeRecord(parseRecord(text))).toBe(text);
  });
});

test("a move of the base game can be written as it is", () => {
  const write: (move: Move) => string = makeMove;
  expect(write({ type: "remove", x: 1, y: 0 })).toBe("remove 1,0");
});
