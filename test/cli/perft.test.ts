import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parsePosition, parseRecord } from "../../src/index.node.js";
import { engine } from "../support/engine.js";
import { alhambra, FILES, jsonLines } from "./support.js";

const record = engine.replay(parseRecord(readFileSync(`${FILES}record.txt`, "utf8")));

test.each([
  [["--depth", "0"], engine.createGame({ players: 3 }), 0],
  [["--depth", "3"], engine.createGame({ players: 3 }), 3],
  [["--depth", "2", "--players", "5", "--seed", "7"], engine.createGame({ players: 5, seed: 7 }), 2],
  [
    ["--depth", "2", "--seed", "00112233445566778899aabbccddeeff"],
    engine.createGame({ players: 3, seed: "00112233445566778899aabbccddeeff" }),
    2,
  ],
  [["--depth", "2", "record.txt", "--at", "50"], record.at(50), 2],
  [["--depth", "2", "record.txt"], record, 2],
])("perft %j counts what the engine counts", async (args, game, depth) => {
  const { code, out } = await alhambra(["perft", ...args, "--json"]);
  expect(code).toBe(0);
  expect(jsonLines(out)).toEqual([{ depth, nodes: engine.perft(game, depth), ms: expect.any(Number) }]);
});

test("--divide tells the numbers behind each first move", async () => {
  const position = readFileSync(`${FILES}position.txt`, "utf8");
  const game = engine.createGame({ position: parsePosition(position) });
  const divide = engine.perft(game, 3, { divide: true });
  const nodes = engine.perft(game, 3);
  const { code, out } = await alhambra(["perft", "--depth", "3", "--divide", "--json", "-"], position);
  expect(code).toBe(0);
  expect(jsonLines(out)).toEqual([
    {
      depth: 3,
      nodes,
      ms: expect.any(Number),
      divide: divide.map(({ move, nodes: behind }) => ({ text: game.text(move), move, nodes: behind })),
    },
  ]);
  const plain = await alhambra(["perft", "--depth", "3", "--divide", "position.txt"]);
  const lines = plain.out.trimEnd().split("\n");
  expect(lines.at(-1)).toMatch(new RegExp(`^${nodes} ways to make 3 decisions, \\d+ ms$`));
  expect(lines.slice(0, -1).map((line) => line.trim())).toEqual(
    divide.map(({ move, nodes: behind }) => `${behind}  ${game.text(move)}`),
  );
});
