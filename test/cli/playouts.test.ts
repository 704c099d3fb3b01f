import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parsePosition, parseRecord } from "../../src/index.node.js";
import { engine } from "../support/engine.js";
import { alhambra, FILES, jsonLines } from "./support.js";

const position = parsePosition(readFileSync(`${FILES}position.txt`, "utf8"));
const record = engine.replay(parseRecord(readFileSync(`${FILES}record.txt`, "utf8")));

test.each([
  [["--games", "40", "--players", "4", "--seed", "9"], { players: 4, seed: 9 }, { games: 40 }],
  [["--games", "5", "--cap", "50"], { players: 3 }, { games: 5, cap: 50 }],
  [["--games", "9", "--policy", "sensible"], { players: 3 }, { games: 9, policy: "sensible" as const }],
  [["--games", "9", "--seed", "3", "position.txt"], { position }, { games: 9, seed: 3 }],
  [["--games", "9", "record.txt", "--at", "60"], { position: record.at(60).state() }, { games: 9 }],
])("playouts %j come out as the engine's", async (args, config, options) => {
  const { code, out } = await alhambra(["playouts", ...args, "--json"]);
  expect(code).toBe(0);
  expect(jsonLines(out)).toEqual([{ ...engine.playouts(config, options), ms: expect.any(Number) }]);
});

test("a table for people", async () => {
  const { signature, decisions } = engine.playouts({ players: 2 }, { games: 10 });
  const { code, out } = await alhambra(["playouts", "--games", "10", "--players", "2"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^games {6}10 random, 10 finished, 0 given up\n/);
  expect(out).toContain(`decisions  ${decisions}, `);
  expect(out).toContain(`signature  ${signature}\n`);
});
