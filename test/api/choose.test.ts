// The bots of engine.choose: legal, repeatable, blind to what their seat cannot know, and better than chance.

import { describe, expect, test } from "vitest";
import type { Move, Position } from "../../src/game/types.js";
import type { ChooseOptions } from "../../src/search/choose.js";
import { Dice } from "../board/dice.js";
import { engine } from "../support/engine.js";

type Game = ReturnType<typeof engine.createGame>;

const BOTS: ChooseOptions[] = [
  { bot: "random", seed: 3 },
  { bot: "greedy", seed: 3 },
  { bot: "search", iterations: 60, seed: 3 },
];

/** Random games with a look at every so many-th decision. */
async function wander(every: number, look: (game: Game) => Promise<void>): Promise<void> {
  for (const players of [2, 3, 4, 5, 6]) {
    const dice = new Dice(players);
    const game = engine.createGame({ players, seed: players });
    while (!game.over && game.ply < 400) {
      if (game.ply % every === 0) await look(game);
      game.play(game.legalMoves({ offset: dice.below(game.moveCount()), limit: 1 }));
    }
  }
}

/** Two games that this seat cannot tell apart. */
function twins(game: Game, seat: number): Game[] {
  const view = game.view(seat, { recall: "perfect" });
  return [1, 2].map((seed) =>
    engine.createGame({ position: { ...view, config: { ...view.config, seed } } as Position }),
  );
}

/** Plays a game between bots; the seats that won. */
async function match(players: number, seed: number, bots: readonly ChooseOptions[]): Promise<number[]> {
  const game = engine.createGame({ players, seed });
  while (!game.over) {
    const bot = bots[(game.turn ?? 0) % bots.length];
    game.play(await engine.choose(game, { ...bot, seed: seed * 1000 + game.ply }));
  }
  return game.winners;
}

describe("every bot", () => {
  test("chooses a legal move in every phase, leaves the game as it is, and chooses the same again", async () => {
    await wander(41, async (game) => {
      const { hash } = game;
      for (const options of BOTS) {
        const move = await engine.choose(game, options);
        expect(game.isLegal(move)).toBe(true);
        expect(await engine.choose(game, options)).toEqual(move);
      }
      expect(game.hash).toBe(hash);
    });
  });

  test("never peeks: games that differ only in what the seat cannot know get the same move", async () => {
    await wander(59, async (game) => {
      const [one, other] = twins(game, game.turn ?? 0);
      if (!one || !other) throw new Error("two games");
      expect(one.hash).not.toBe(other.hash);
      for (const options of BOTS) {
        expect(await engine.choose(other, options)).toEqual(await engine.choose(one, options));
      }
    });
  });
});

describe("strength", () => {
  test("greedy beats random at a table for two, and three of them at a table for four", async () => {
    let two = 0;
    let four = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const greedy: ChooseOptions = { bot: "greedy" };
      const random: ChooseOptions = { bot: "random" };
      const won = await match(2, seed, seed % 2 ? [greedy, random] : [random, greedy]);
      if (won.includes(seed % 2 ? 0 : 1)) two++;
      if ((await match(4, seed, [greedy, random, random, random])).includes(0)) four++;
    }
    expect(two).toBeGreaterThanOrEqual(28);
    expect(four).toBeGreaterThanOrEqual(26);
  });
});

describe("how it is asked", () => {
  const game = engine.createGame({ players: 3, seed: 1 });

  test("greedy when nothing is said", async () => {
    expect(await engine.choose(game)).toEqual(await engine.choose(game, { bot: "greedy", seed: 0 }));
  });

  test.each<[string, object]>([
    ["an unknown bot", { bot: "oracle" }],
    ["an unknown key", { strength: 3 }],
    ["no time", { bot: "search", ms: 0 }],
    ["half an iteration", { bot: "search", iterations: 0.5 }],
    ["a seed that is none", { seed: "abc" }],
    ["a signal that is none", { signal: {} }],
  ])("%s is bad-argument", async (_, options) => {
    await expect(engine.choose(game, options as ChooseOptions)).rejects.toMatchObject({
      code: "bad-argument",
    });
  });

  test("a game that is over has nothing to choose", async () => {
    const over = engine.createGame({ players: 2, seed: 5 });
    while (!over.over) over.play(await engine.choose(over));
    await expect(engine.choose(over)).rejects.toMatchObject({ code: "game-over" });
  });

  test("a search tells how far it has come, and an abort ends it", async () => {
    const told: number[] = [];
    const abort = new AbortController();
    const thinking = engine.choose(
      game,
      { bot: "search", ms: 60_000, signal: abort.signal },
      ({ iterations }) => {
        told.push(iterations);
        if (told.length === 3) abort.abort();
      },
    );
    await expect(thinking).rejects.toMatchObject({ code: "aborted" });
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told).toHaveLength(3);
  });

  test("games can be asked while a search is under way", async () => {
    const other = engine.createGame({ players: 4, seed: 2 });
    const moves = other.legalMoves();
    let asked = 0;
    const move: Move = await engine.choose(game, { bot: "search", iterations: 400 }, () => {
      asked++;
      expect(other.legalMoves()).toEqual(moves);
    });
    expect(asked).toBeGreaterThan(0);
    expect(await engine.choose(game, { bot: "search", iterations: 400 })).toEqual(move);
  });
});
