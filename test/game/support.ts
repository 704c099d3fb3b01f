/** Games of the engine and of the reference side by side. */
import { loadEngine } from "../../src/index.node.js";
import {
  canonical,
  createReference,
  type Move,
  moveKey,
  type Position,
  type Setup,
} from "../reference/base/index.js";
import { type Dice, type Policy, randomMove, randomSetup } from "../reference/random.js";
import { coreBytes } from "../support/core.js";

export const engine = await loadEngine({ wasm: coreBytes() });
export type Game = ReturnType<typeof engine.createGame>;

/** The stacked config that gives the engine the reference's game. */
export function configOf({ players, tower, deck, chance }: Setup) {
  return { players, tower, deck, ...(chance ? { chance } : {}) };
}

/** What both can say of a position: the generator is the engine's own affair. */
export function comparable(position: object): unknown {
  const {
    generator: _generator,
    chance: _chance,
    config: _config,
    ...rest
  } = canonical(position as Position) as Position & {
    generator?: string;
  };
  return rest;
}

export interface Twin {
  readonly setup: Setup;
  readonly moves: Move[];
  readonly game: Game;
}

/**
 * Plays a random game on both; `look` compares after every decision and throws at the first difference. The reference
 * plays first, with its own dice, so that the engine can be given all outcomes of chance in advance.
 */
export function playReference(players: number, dice: Dice, policy: Policy, cap: number) {
  const setup = randomSetup(players, dice);
  const reference = createReference(setup);
  const moves: Move[] = [];
  while (!reference.over && moves.length < cap) {
    const move = randomMove(reference.legalMoves(), dice, policy);
    reference.playKnown(move);
    moves.push(move);
  }
  return { setup: { players, tower: setup.tower, deck: setup.deck, chance: reference.chance }, moves };
}

export function keys(moves: readonly object[]): string[] {
  return moves.map((move) => moveKey(move as Move)).sort();
}
