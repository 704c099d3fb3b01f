/** What random questions have found, each with a test of its own. */
import { expect, test } from "vitest";
import type { RecordMeta } from "../../src/game/types.js";
import { AlhambraError } from "../../src/index.js";
import { engine } from "../support/engine.js";

test("what a record shall be told of names and dates must be data", () => {
  const game = engine.createGame({ players: 2 });
  const meta = { notes: () => "hello" } as unknown as RecordMeta;
  expect(() => game.record(meta)).toThrow(AlhambraError);
  expect(game.record({ names: ["Ann", "Bob"] }).meta).toEqual({ names: ["Ann", "Bob"] });
});
