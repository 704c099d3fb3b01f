import { AlhambraError, type Engine, type Game, type GameConfig, type Seed } from "../index.node.js";
import type { Options } from "./command.js";
import { UsageError } from "./exit.js";
import { wholeOf } from "./input.js";
import { type Reading, read } from "./reading.js";
import type { Values } from "./values.js";

/** Options that describe a new game. */
export const NEW_GAME: Options = {
  players: { value: "N", about: "a new game for 2 to 6 players (3)" },
  seed: { value: "SEED", about: "its seed: 0 to 4294967295, or 32 hex digits (0)" },
  modules: { value: "A,B", about: "its modules" },
};

/** Options that tell where in a record to stand. */
export const IN_RECORD: Options = {
  at: { value: "PLY", about: "in a record: after so many decisions (at its end)" },
};

const DEFAULT_PLAYERS = 3;
const MOST_PLIES = 100_000;

/** The seed given, if any, as the API takes it; whether it is one only the engine knows. */
export function seedOf(values: Values): Seed | undefined {
  const seed = values.text("seed");
  return seed !== undefined && /^\d{1,10}$/.test(seed) ? Number(seed) : seed;
}

/** The config that the options describe; `seed` is for those who give none. */
export function configOf(values: Values, seed: Seed = 0): GameConfig {
  const modules = values.text("modules")?.split(",");
  return {
    players: values.number("players", 2, 6) ?? DEFAULT_PLAYERS,
    seed: seedOf(values) ?? seed,
    // A module's name is for the engine to know.
    ...(modules ? { modules: modules as never[] } : {}),
  };
}

/** The game that a file or the options describe; `seed` is for a new one whose seed is not given. */
export async function gameOf(
  engine: Engine,
  values: Values,
  [file]: readonly string[],
  seed?: Seed,
): Promise<Game> {
  if (file === undefined) {
    if (values.has("at")) throw new UsageError("--at needs the FILE of a record.");
    return newGame(engine, values, seed);
  }
  refuseOptions(values, NEW_GAME, "A FILE says itself what game it is");
  const { text } = await wholeOf(file);
  return gameIn(engine, read(text), values);
}

/** The game that a text holds. */
export function gameIn(engine: Engine, reading: Reading, values: Values): Game {
  if (reading.kind !== "record") refuseOptions(values, IN_RECORD, "Only a record has a past");
  switch (reading.kind) {
    case "record": {
      const game = engine.replay(reading.record);
      return game.at(values.number("at", 0, MOST_PLIES) ?? game.ply);
    }
    case "position":
      return engine.createGame({ position: reading.position });
    case "config":
      return engine.createGame(reading.config);
    case "board":
      throw new UsageError("A board alone is no game; a position, a record or a config is expected.");
  }
}

/** A game of the options; what is wrong with it was typed. */
export function newGame(engine: Engine, values: Values, seed?: Seed): Game {
  try {
    return engine.createGame(configOf(values, seed));
  } catch (error) {
    if (error instanceof AlhambraError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

export function refuseOptions(values: Values, options: Options, why: string): void {
  const given = Object.keys(options).find((name) => values.has(name));
  if (given !== undefined) throw new UsageError(`${why}; leave --${given} out.`);
}
