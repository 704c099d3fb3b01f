/** Complete games that a person can read, played again from their own lines and compared line by line. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { playthroughLines } from "../../tools/playthrough-text.js";
import { engine } from "../support/engine.js";

const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));

test("there is a dozen of them, with all numbers of players", () => {
  expect(files.length).toBeGreaterThanOrEqual(12);
  expect(new Set(files.map((name) => name[0]))).toEqual(new Set(["2", "3", "4", "5", "6"]));
});

test.each(files)("%s", (file) => {
  const lines = readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n");
  const [, players, seed] = lines[0]?.match(/^A game of (\d), seed (\d+)$/) ?? [];
  const config = { players: Number(players), seed: Number(seed) };
  const game = engine.createGame(config);
  for (const line of lines) {
    const [, ply, seat, text = ""] = line.match(/^(\d+)\. seat (\d): (.*)$/) ?? [];
    if (ply !== undefined) game.play(text, { ply: Number(ply) - 1, seat: Number(seat) });
  }
  expect(game.over).toBe(true);
  for (const [n, line] of playthroughLines(game, config).entries()) {
    expect(line, `line ${n + 1}`).toBe(lines[n]);
  }
  expect(lines).toHaveLength(playthroughLines(game, config).length);
});
