import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../../src/engine.js";
import { loadEngine, type Move } from "../../src/index.node.js";
import { coreBytes } from "../support/core.js";
import { someMove } from "../support/moves.js";

let engine: Engine;

beforeAll(async () => {
  engine = await loadEngine({ wasm: coreBytes() });
});

test("the paths by first move add up to all paths, across reshuffles too", () => {
  let reshuffled = 0;
  const game = engine.createGame({ players: 6, seed: 1 });
  const shuffles = (move: Move<never>) =>
    game
      .clone()
      .play(move)
      .some(({ type }) => type === "shuffle");
  for (let ply = 0; !game.over; ply++) {
    game.play(someMove(game, ply));
    const now = game.legalMoves().some(shuffles);
    if (now) reshuffled++;
    if (!now && ply % 40 > 0) continue;
    const divisions = engine.perft(game, 2, { divide: true });
    expect(divisions.map(({ move }) => move)).toEqual(game.legalMoves());
    expect(divisions.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(engine.perft(game, 2));
  }
  expect(reshuffled).toBeGreaterThan(0);
});
