/** The core against the plain reference in whole games (Mega Box p. 2-7); `npm run test:long` plays 20,000 of them. */
import { afterAll, expect, test } from "vitest";
import { LONG, often } from "../support/long.js";
import { POLICIES } from "../support/policies.js";
import { playSeed } from "./game.js";
import { configFor } from "./pair.js";

/** Games for each number of players and each way to choose. */
const GAMES = often(4, 1000);
const sum = { games: 0, finished: 0, decisions: 0, moves: 0 };
const CASES = [2, 3, 4, 5, 6].flatMap((players) => POLICIES.map((policy) => [policy, players] as const));

test.each(CASES)("%s games with %i players", { timeout: 7_200_000 }, (policy, players) => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const told = playSeed(configFor, players, seed, policy);
    sum.games++;
    sum.finished += told.finished ? 1 : 0;
    sum.decisions += told.decisions;
    sum.moves += told.moves;
  }
});

afterAll(() => {
  if (LONG) console.log("differential play, no difference:", sum);
  expect(sum.games).toBe(GAMES * CASES.length);
  expect(sum.finished).toBeGreaterThan(0.9 * sum.games);
});
