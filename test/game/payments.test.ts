// The payments of the core (Mega Box p. 4) against all subsets written out, and a hand of all cards of a currency.

import { describe, expect, test } from "vitest";
import { Dice } from "../board/dice.js";
import { money, towerFrom } from "../reference/stack.js";
import { changed } from "./scene.js";
import { core } from "./table.js";

const VALUES = 9;
const FULL = 4 ** VALUES - 1;

/** Money in a word: two bits a value, value 1 lowest. */
function sum(word: number): number {
  let total = 0;
  for (let value = 1; value <= VALUES; value++) total += value * ((word >>> (2 * (value - 1))) & 3);
  return total;
}

function isPart(part: number, whole: number): boolean {
  for (let at = 0; at < 2 * VALUES; at += 2) if (((part >>> at) & 3) > ((whole >>> at) & 3)) return false;
  return true;
}

function expected(money: number, amount: number): number[] {
  const words = [];
  for (let word = 0; word <= money; word++) if (isPart(word, money) && sum(word) >= amount) words.push(word);
  return words;
}

function listed(money: number, amount: number, offset = 0, limit = 4096): number[] {
  const written = core.gamePayments?.(money, amount, offset, limit) ?? 0;
  return [...new Uint32Array(core.memory.buffer, core.gameMovePage?.(), written)];
}

describe("payments out of the cards of one currency", () => {
  test("count and list are all subsets that reach the amount, ascending, for random hands", () => {
    const dice = new Dice(77);
    for (let n = 0; n < 300; n++) {
      // Few cards, as hands are: two random words have few bits in common.
      const word = dice.below(FULL + 1) & dice.below(FULL + 1);
      const amount = dice.below(sum(word) + 3);
      const all = expected(word, amount);
      expect(core.gamePaymentCount?.(word, amount)).toBe(all.length);
      expect(listed(word, amount)).toEqual(all.slice(0, 4096));
      const offset = dice.below(all.length + 1);
      expect(listed(word, amount, offset, 5)).toEqual(all.slice(offset, offset + 5));
    }
  });

  test("three copies of all nine values make 262,143 payments of at least 1", () => {
    expect(core.gamePaymentCount?.(FULL, 1)).toBe(262_143);
    const seen = new Set<number>();
    for (let offset = 0; offset < 262_143; ) {
      const page = listed(FULL, 1, offset);
      for (const word of page) seen.add(word);
      offset += page.length;
    }
    expect(seen.size).toBe(262_143);
  });
});

test("a hand with all the florins: moveCount is the length of the list, and every page of it fits", () => {
  const florins = Array.from({ length: VALUES }, (_, i) => `florin-${i + 1}`);
  const hand = money(florins.flatMap((card) => [card, card, card]).join(" "));
  const hands = ["denar-9 denar-9 denar-2", "dirham-9 dirham-9 dirham-2", "dirham-8 dirham-8 dirham-4"];
  const game = changed(
    { hands, tower: towerFrom("pavilion-2-new") },
    { seats: [{ hand }, {}, {}], active: 0, turn: 0 },
  );
  // Everything but nothing at all and a single 1, which do not reach 2.
  const buys = 4 ** VALUES - 2;
  expect(game.moveCount()).toBe(buys + game.legalMoves({ type: "take" }).length);
  expect(game.legalMoves({ type: "buy", space: 1 })).toHaveLength(buys);
  expect(game.legalMoves()).toHaveLength(game.moveCount());
  expect(game.legalMoves({ offset: game.moveCount() - 1 })).toHaveLength(1);
  expect(game.legalMoves({ offset: game.moveCount() })).toEqual([]);
});
