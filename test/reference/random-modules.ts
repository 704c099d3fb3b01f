// Random stacked games with modules.

import type { Reference } from "./base/game.js";
import { TILES } from "./base/index.js";
import type { Module } from "./base/module.js";
import type { Move, Setup } from "./base/types.js";
import { type Dice, type Driving, type Played, played, stackDeck } from "./random.js";
import { createReference, modulesOf } from "./registry.js";

/** The inserts of the five piles: a scoring card in the 2nd and 4th (p. 3), cards of modules; which of those are left. */
function insertsFor(
  dice: Dice,
  rules: readonly Module[],
): { piles: string[][]; left: Map<Module, string[]> } {
  const piles: string[][] = [[], ["score-1"], [], ["score-2"], []];
  const left = new Map<Module, string[]>();
  for (const module of rules) {
    const cards = dice.shuffle(module.cards ?? []);
    piles.forEach((pile, index) => {
      pile.push(...cards.splice(0, module.inserts?.[index] ?? 0));
    });
    left.set(module, cards);
  }
  return { piles, left };
}

/** A shuffled game; later chance goes on with the same dice (`Reference.chance` tells what came). */
export function randomSetup(players: number, dice: Dice, modules: readonly string[]): Setup {
  const tower = dice.shuffle(TILES.map((tile) => tile.id));
  const { piles, left } = insertsFor(dice, modulesOf(modules));
  const deals = [...left].map(([module, cards]) => module.deal?.((list) => dice.shuffle(list), cards) ?? {});
  return {
    players,
    modules,
    setup: Object.assign({}, ...deals),
    tower,
    deck: stackDeck(players, dice, piles),
    shuffle: (cards) => dice.shuffle(cards),
    insert: (most) => dice.below(most + 1),
  };
}

export function randomGame(
  setup: Setup,
  dice: Dice,
  driving: Driving<Reference> = {},
): Played<Setup, Reference, Move> {
  return played(setup, createReference(setup), dice, driving);
}
