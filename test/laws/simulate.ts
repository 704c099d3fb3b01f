/** Random games of the engine alone, with a look at every state on the way. */
import type { GameConfig, GameEvent, Move } from "../../src/game/types.js";
import { Dice } from "../reference/random.js";
import { engine, type Game } from "../support/engine.js";
import { often } from "../support/long.js";
import { choose, POLICIES, type Policy } from "../support/policies.js";

const MOST_DECISIONS = 1200;

export interface Step {
  readonly game: Game;
  readonly dice: Dice;
  /** The legal moves; none when the game is over. */
  readonly moves: readonly Move[];
  /** What the decision before brought, nothing at first. */
  readonly events: readonly GameEvent[];
}

/** Plays to the end; `look` sees every state, the first and the last included, and leaves the game as it was. */
export function simulate(config: GameConfig, seed: number, policy: Policy, look: (step: Step) => void): Game {
  const game = engine.createGame(config);
  const dice = new Dice(seed);
  let events: readonly GameEvent[] = [];
  for (let ply = 0; ; ply++) {
    const moves = game.legalMoves();
    look({ game, dice, moves, events });
    if (game.over || ply === MOST_DECISIONS) return game;
    // The reference's moves are the same data with less strict types.
    events = game.play(choose(moves as Parameters<typeof choose>[0], dice, policy, game.state().market));
  }
}

type Case = readonly [policy: Policy, players: number, seed: number];

/** Games in which a law is to hold: all numbers of players, all ways to choose. */
export function games(quick: number, long: number): Case[] {
  const seeds = Array.from({ length: often(quick, long) }, (_, i) => i + 1);
  return [2, 3, 4, 5, 6].flatMap((players) =>
    POLICIES.flatMap((policy) => seeds.map((seed): Case => [policy, players, seed])),
  );
}

/** For laws that take long to look at: of those games the ones with seed 1, each number of players once; or all. */
export function fewGames(long: number): Case[] {
  const all = games(1, long);
  return often(0, 1) > 0
    ? all
    : all.filter(([policy, players]) => POLICIES[players % POLICIES.length] === policy);
}
