/** What random questions have found, each with a test of its own. */
import { expect, test } from "vitest";
import type { GameEvent, Move, RecordMeta } from "../../src/game/types.js";
import { AlhambraError } from "../../src/index.js";
import { engine } from "../support/engine.js";

test("what a record shall be told of names and dates must be data", () => {
  const game = engine.createGame({ players: 2 });
  const meta = { notes: () => "hello" } as unknown as RecordMeta;
  expect(() => game.record(meta)).toThrow(AlhambraError);
  expect(game.record({ names: ["Ann", "Bob"] }).meta).toEqual({ names: ["Ann", "Bob"] });
});

test("events to be redacted must be events, and the seat a seat", () => {
  for (const events of [undefined, 7, [null], [{ type: "take" }], { to: "all" }]) {
    expect(() => engine.redact(events as unknown as GameEvent[], null)).toThrow(AlhambraError);
  }
  for (const seat of [6, -1, "0", undefined]) {
    expect(() => engine.redact([], seat as number)).toThrow(AlhambraError);
  }
});

test("a list of moves with holes in it is refused, not skipped", () => {
  const game = engine.createGame({ players: 2 });
  expect(() => game.play(Array<Move<never>>(3))).toThrow(AlhambraError);
  expect(game.play([])).toEqual([]);
});

test("what guards a move must be an object", () => {
  const game = engine.createGame({ players: 2 });
  const [move] = game.legalMoves();
  for (const guards of [null, 7, "seat", []]) {
    expect(() => game.play(move ?? [], guards as object)).toThrow(AlhambraError);
  }
  expect(game.ply).toBe(0);
});
