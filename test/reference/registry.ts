// The only file that names modules: the rules by their ids, in book order, and games with them.

import { RuleError } from "./base/errors.js";
import { createReference as createGame, type Reference } from "./base/game.js";
import type { Module } from "./base/module.js";
import type { Setup } from "./base/types.js";
import { characters } from "./characters/rules.js";
import { cityWalls } from "./city-walls/rules.js";
import { currencyExchange } from "./currency-exchange/rules.js";
import { squares } from "./squares/rules.js";
import { viziersFavour } from "./viziers-favour/rules.js";
import { watchtowers } from "./watchtowers/rules.js";

export const MODULES: readonly Module[] = [
  viziersFavour,
  currencyExchange,
  squares,
  characters,
  cityWalls,
  watchtowers,
].sort((a, b) => a.page - b.page);

/** The modules of a setup, in book order. */
export function modulesOf(ids: readonly string[]): Module[] {
  const unknown = ids.find((id) => !MODULES.some((module) => module.id === id));
  if (unknown !== undefined) throw new RuleError("bad-config", `unknown module ${unknown}`);
  return MODULES.filter((module) => ids.includes(module.id));
}

/** A stacked game with the modules its setup names. */
export function createReference(setup: Setup): Reference {
  return createGame(setup, modulesOf(setup.modules ?? []));
}
