/** Ways to choose among legal moves, from blind to sensible. */
import { type Move, tileOf, total } from "../reference/base/index.js";
import { type Dice, randomMove } from "../reference/random.js";

/**
 * "uniform": any move. "typed": first a kind of move, then one of them, which makes many redesigns. "builder": rather
 * buys and builds. "sensible": as people play, see below.
 */
export const POLICIES = ["uniform", "typed", "builder", "sensible"] as const;
export type Policy = (typeof POLICIES)[number];

export type Market = readonly (string | null)[];

export function choose(moves: readonly Move[], dice: Dice, policy: Policy, market: Market): Move {
  return policy === "sensible" ? sensibleMove(moves, dice, market) : randomMove(moves, dice, policy);
}

/** Pays exactly when it can, else takes much money, sometimes pays a little more or adds a tile; builds what it buys. */
function sensibleMove(moves: readonly Move[], dice: Dice, market: Market): Move {
  const waste = (move: Move): number => {
    const tile = move.type === "buy" ? market[move.space - 1] : null;
    return move.type === "buy" && tile ? total(move.pay) - tileOf(tile).price : Number.NaN;
  };
  const groups: [percent: number, wanted: (move: Move) => boolean][] = [
    [90, (move) => waste(move) === 0],
    [95, (move) => move.type === "place"],
    [30, (move) => waste(move) <= 2],
    [35, (move) => move.type === "add"],
    [10, (move) => move.type === "swap"],
    [85, (move) => move.type === "take" && total(move.cards) >= 5],
  ];
  for (const [percent, wanted] of groups) {
    const found = moves.filter(wanted);
    if (found.length > 0 && dice.below(100) < percent) return dice.pick(found);
  }
  return dice.pick(moves);
}
