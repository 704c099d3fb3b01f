// A person's game at the terminal, played by answers from a pipe to its end.

import { describe, expect, test } from "vitest";
import type { GameRecord } from "../../src/index.node.js";
import { engine } from "../support/engine.js";
import { alhambra, jsonLines, type Run } from "./support.js";

const always = (answer: string) => `${answer}\n`.repeat(400);

/** Plays with --json: the table on standard error, the record on standard output. */
async function sit(args: readonly string[], answers: string): Promise<Run & { readonly record: GameRecord }> {
  const run = await alhambra(["play", "--json", ...args], answers);
  const [record] = jsonLines(run.out);
  // Replaying it below looks at every field.
  return { ...run, record: record as GameRecord };
}

describe("a whole game", () => {
  test("of two, choosing the first of every list, ends with a record that replays", async () => {
    const { code, error, record } = await sit(["--players", "2", "--seed", "3"], always("1"));
    expect(code).toBe(0);
    const game = engine.replay(record);
    expect(game.over).toBe(true);
    expect(error).toMatch(/^The seed of this game is 3\.\n/);
    for (const scoring of [1, 2, 3])
      expect(error).toMatch(new RegExp(`^ {2}Scoring ${scoring} {2}You {2}Seat 1 {2}Dirk$`, "m"));
    const [you, other] = game.scores;
    expect(error).toMatch(
      new RegExp(`\n {2}together +${you} +${other} +${game.dirk?.score}\n\n(You win|Seat 1 wins)\\.\n$`),
    );
    // The first choice is always there: an empty list would leave the person stuck.
    expect(error).not.toContain("There is no choice");
  });

  test("of four, from another seat, can be played", async () => {
    const { error, record } = await sit(["--players", "4", "--seat", "2", "--seed", "5"], always("1"));
    expect(engine.replay(record).over).toBe(true);
    expect(error).toContain("Final score  Seat 0  Seat 1  You  Seat 3");
  });

  test("goes on from a position", async () => {
    const { error, record } = await sit(["position.txt", "--seat", "1"], always("1"));
    expect(engine.replay(record).over).toBe(true);
    expect(error).not.toContain("The seed");
  });
});

describe("at the table", () => {
  const TABLE = ["--players", "3", "--seed", "3"];

  test("a person sees the market, the hand and what can be done", async () => {
    const { code, out } = await alhambra(["play", ...TABLE], "");
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot("golden/play.txt");
  });

  test("the same seed and the same answers give the same game; another seed another one", async () => {
    const answers = "1\n".repeat(9);
    const [once, again, other] = await Promise.all(
      ["3", "3", "4"].map((seed) => sit(["--seed", seed], answers)),
    );
    expect(once).toEqual(again);
    expect(other?.record.moves).not.toEqual(once?.record.moves);
  });

  test("a record is entered where one likes", async () => {
    const { record } = await sit(["record.txt", "--at", "100", "--seat", "1"], "");
    expect(record.moves.length).toBeGreaterThanOrEqual(100);
  });

  test("moves are typed as numbers or as notation", async () => {
    const [first = { type: "take", cards: [] }] = engine.createGame({ players: 3, seed: 3 }).legalMoves();
    const typed = await sit(TABLE, `${engine.createGame({ players: 3, seed: 3 }).text(first)}\nquit\n`);
    const numbered = await sit(TABLE, "1\nquit\n");
    expect(typed.record).toEqual(numbered.record);
    expect(typed.record.moves[0]).toEqual(first);
  });

  test("undo takes the last own decision back, and everything after it", async () => {
    const { record, error } = await sit(TABLE, "undo\n1\nundo\nundo\n2\nquit\n");
    const plain = await sit(TABLE, "2\nquit\n");
    expect(record.moves).toEqual(plain.record.moves);
    expect(error.match(/There is nothing to take back/g)).toHaveLength(2);
  });

  test("what is not understood is said, and asked again", async () => {
    const answers = [
      "99",
      "dance",
      "buy 1 denar9",
      "place tower-9-es 0,1",
      "palace 7",
      "palace 1",
      "moves dance",
      "help",
    ];
    const { code, error, record } = await sit(TABLE, `${answers.join("\n")}\nmoves buy\ntable\nquit\n`);
    expect(code).toBe(0);
    expect(record.moves).toEqual([]);
    for (const said of [
      "There is no choice 99.",
      "Expected a move",
      "The move is not legal: the space is paid in another currency.",
      "The move is not legal: this is not the time for it.",
      "Seats are 0 to 2.",
      "There is no such move now: dance",
      "take your last decision back",
      "You leave the table.",
    ]) {
      expect(error).toContain(said);
    }
  });

  test("a new game has a seed of its own, and tells it", async () => {
    const runs = await Promise.all([alhambra(["play"], ""), alhambra(["play"], "")]);
    const seeds = runs.map(({ out }) => /^The seed of this game is ([0-9a-f]{32})\./.exec(out)?.[1]);
    expect(seeds[0]).toBeDefined();
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test("no colours where nobody sees them", async () => {
    const { out } = await alhambra(["play", ...TABLE], "1\n");
    expect(out).not.toContain("\u001b");
  });
});
