/** A whole game played on both sides, up to its end or to the first difference. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GameConfig } from "../../src/game/types.js";
import { makeMove } from "../../src/index.js";
import { Dice } from "../reference/random.js";
import { choose, type Policy } from "../support/policies.js";
import { type Difference, Pair } from "./pair.js";

/** Redesigning can go on for ever. */
const MOST_DECISIONS = 1500;
const FOLDER = fileURLToPath(new URL("../../build/differences/", import.meta.url));

export interface Told {
  readonly decisions: number;
  readonly moves: number;
  readonly finished: boolean;
}

/** Anything with the questions of a pair. */
export type Sides = Pick<Pair, "game" | "reference" | "compare" | "play">;

/** Plays on; a difference throws, with the shortest prefix of the game that shows it. */
export function playBoth(pair: Sides, name: string, dice: Dice, policy: Policy): Told {
  const { reference } = pair;
  let listed = 0;
  for (let ply = 0; ; ply++) {
    const moves = reference.legalMoves();
    listed += moves.length;
    const position = reference.state();
    const difference = pair.compare(moves, position);
    if (difference) throw report(pair, name, difference);
    if (reference.over || ply === MOST_DECISIONS) {
      return { decisions: ply, moves: listed, finished: reference.over };
    }
    const failed = pair.play(choose(moves, dice, policy, position.market));
    if (failed) throw report(pair, name, failed);
  }
}

/** A game that is told by its seed alone. */
export function playSeed(
  configFor: (players: number, seed: number, dice: Dice) => GameConfig,
  players: number,
  seed: number,
  policy: Policy,
): Told {
  const dice = new Dice(seed * 8 + players);
  const name = `${policy}-${players}-players-seed-${seed}`;
  return playBoth(new Pair(configFor(players, seed, dice)), name, dice, policy);
}

function report({ game, reference }: Sides, name: string, difference: Difference): Error {
  mkdirSync(FOLDER, { recursive: true });
  const { what, path, core, reference: plain, move } = difference;
  const file = `${FOLDER}${name}.json`;
  writeFileSync(file, JSON.stringify({ difference, record: game.record() }, null, 1));
  const played = game.history().map(({ ply, seat, text }) => `  ${ply}. seat ${seat}: ${text}`);
  return new Error(
    [
      `${name}: core and reference differ in ${what}${path && ` at ${path}`} after ${reference.ply} decisions`,
      `core: ${JSON.stringify(core)}`,
      `reference: ${JSON.stringify(plain)}`,
      ...(move ? [`at the move ${makeMove(move)}`] : []),
      `the record is in ${file}`,
      "played so far:",
      ...played,
    ].join("\n"),
  );
}
