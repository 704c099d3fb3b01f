// Fixed stacked setups for node counts, easy to rebuild anywhere: the box in file order read with a stride, so that
// neighbours differ; the scoring cards on top of piles 2 and 4.

import { type DeckCard, moneyBox, pileSizes, type Setup, TILES, total } from "./base/index.js";

const TILE_STRIDE = 23;
const CARD_STRIDE = 29;

/** Element i of the result is element (i * stride) mod length; stride and length have no common divisor. */
function strided<T>(list: readonly T[], stride: number): T[] {
  return list.map((_, i) => list[(i * stride) % list.length]).filter((entry) => entry !== undefined);
}

export function fixedSetup(players: number): Setup {
  const tower = strided(TILES, TILE_STRIDE).map((tile) => tile.id);
  const money = strided(moneyBox(players), CARD_STRIDE);
  let used = 0;
  for (let seat = 0; seat < players; seat++) {
    const from = used;
    while (total(money.slice(from, used)) < 20) used++;
  }
  used += 4;
  const sizes = pileSizes(money.length - used);
  const pile = (index: number): number => sizes.slice(0, index).reduce((sum, size) => sum + size, used);
  const deck: DeckCard[] = [
    ...money.slice(0, pile(1)),
    "score-1",
    ...money.slice(pile(1), pile(3)),
    "score-2",
    ...money.slice(pile(3)),
  ];
  return { players, tower, deck };
}
