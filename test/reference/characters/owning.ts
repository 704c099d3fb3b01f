// Games in which seat 0 owns some characters from the start.

import type { Reference } from "../base/game.js";
import type { State } from "../base/state.js";
import type { Card } from "../base/types.js";
import { money } from "../stack.js";
import { arranged, tableWith } from "../stack-modules.js";

const RULES = ["characters"];

/** `cards`: their names without the module's; `modules`: more modules in play. */
export function owning(
  cards: string[],
  table: Parameters<typeof tableWith>[1] = {},
  changes: (state: State) => void = () => {},
  modules: string[] = [],
): Reference {
  return arranged(tableWith([...RULES, ...modules], table), (state) => {
    state.modules.characters?.owned[0]?.push(...cards.map((card) => `characters:${card}`));
    changes(state);
  });
}

export function one(text: string): Card {
  const [card] = money(text);
  if (card === undefined) throw new Error("no card");
  return card;
}
