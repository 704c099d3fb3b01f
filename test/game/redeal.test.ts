import { describe, expect, test } from "vitest";
import { Dice } from "../board/dice.js";
import { addressOf, byteOf, bytesAt, core, facts, moves, OVER, type Part, play, setup } from "./table.js";

const SPECTATOR = 7;
const SCORE_1 = 0xf1;
const SCORE_2 = 0xf2;

function part(name: Part, length: number): number[] {
  return [...bytesAt(addressOf(name), length)];
}

function write(name: Part, values: readonly number[]): void {
  bytesAt(addressOf(name), values.length).set(values);
}

const deck = () => part("deck", byteOf("deckCount"));
const tower = () => part("tower", byteOf("towerCount"));
const redeal = (seat: number, hands: boolean) => core.gameRedeal?.(seat, hands ? 1 : 0);
const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

/** Cards of a seat's hand, two bits a value in one word a currency. */
function handCards(seat: number): number[] {
  const words = new Uint32Array(core.memory.buffer, addressOf("hands") + seat * 32, 8);
  return [...words].flatMap((word, currency) =>
    Array.from({ length: 9 }, (_, i) =>
      Array<number>((word >>> (2 * i)) & 3).fill((currency << 4) | (i + 1)),
    ).flat(),
  );
}

/** Some way into a random game. */
function midGame(players: number, seed: number, decisions: number): void {
  setup(players, seed);
  const dice = new Dice(seed);
  for (let n = 0; n < decisions && byteOf("phase") !== OVER; n++) play(dice.pick(moves()));
}

/** An empty table with ten cards in the deck, bottom first, and the given boundaries. */
function tenCards(cards: readonly number[], piles: readonly number[], known: readonly number[]): void {
  core.gameClear?.(3, 7, 0, 0, 0);
  write("deck", cards);
  write("deckKnown", known);
  write("deckCount", [cards.length]);
  write("piles", piles);
}

/** Pearson's statistic in standard deviations above its mean; many cells, so nearly normal. */
function excess(counts: Map<string, number>, cells: number, draws: number): number {
  const expected = draws / cells;
  let statistic = (cells - counts.size) * expected;
  for (const count of counts.values()) statistic += (count - expected) ** 2 / expected;
  return (statistic - (cells - 1)) / Math.sqrt(2 * (cells - 1));
}

function drawOrders(draws: number, seat: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let n = 0; n < draws; n++) {
    redeal(seat, false);
    const order = String.fromCharCode(...deck());
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return counts;
}

const TEN = [SCORE_2, 0x11, 0x11, 0x11, 0x22, SCORE_1, 0x22, 0x22, 0x35, 0x35];
const NOTHING = Array<number>(10).fill(0);

describe("a ten-card deck with both scoring cards", () => {
  test("in one pile: all 50,400 orders equally often", () => {
    tenCards(TEN, [0, 0, 0, 0, 0], NOTHING);
    const draws = 504_000;
    const counts = drawOrders(draws, SPECTATOR);
    expect(counts.size).toBeLessThanOrEqual(50_400);
    expect(Math.abs(excess(counts, 50_400, draws))).toBeLessThan(4);
  });

  test("in five piles: the 3,360 orders that keep each scoring card in its pile, equally often", () => {
    // bottom first: one card, one and card 2, two, two and card 1, two on top
    const cards = [0x11, 0x11, SCORE_2, 0x11, 0x22, SCORE_1, 0x22, 0x22, 0x35, 0x35];
    tenCards(cards, [2, 3, 2, 2, 1], NOTHING);
    const draws = 168_000;
    const counts = drawOrders(draws, SPECTATOR);
    expect(Math.abs(excess(counts, 3360, draws))).toBeLessThan(4);
    for (const order of counts.keys()) {
      expect(order.slice(1, 3)).toContain(String.fromCharCode(SCORE_2));
      expect(order.slice(5, 8)).toContain(String.fromCharCode(SCORE_1));
    }
  });

  test("what the seat knows stays, for the others it moves", () => {
    // seat 1 knows the two lowest cards and the top one
    const known = [2, 2, 0, 0, 0, 0, 0, 0, 0, 2];
    tenCards(TEN, [0, 0, 0, 0, 0], known);
    const draws = 84_000;
    const counts = drawOrders(draws, 1);
    // 7 unknown: 2 x 0x11, 3 x 0x22, 0x35 and card 1
    expect(Math.abs(excess(counts, 5040 / 12, draws))).toBeLessThan(4);
    expect([deck()[0], deck()[1], deck()[9]]).toEqual([SCORE_2, 0x11, 0x35]);
    expect(drawOrders(2000, 2).size).toBeGreaterThan(1900);
    expect(part("deckKnown", 10)).toEqual(known);
  });

  test("hands are dealt from the same heap, card for card", () => {
    tenCards(TEN, [0, 0, 0, 0, 0], NOTHING);
    const words = new Uint32Array(core.memory.buffer, addressOf("hands"), 16);
    words[1] = 0b01; // seat 0: one 1 of the second currency
    words[8 + 0] = 0b1001; // seat 1: a 1 and two 2 of the first
    const draws = 132_000;
    const seen = new Map<string, number>();
    for (let n = 0; n < draws; n++) {
      redeal(0, true);
      const cards = handCards(1).join();
      seen.set(cards, (seen.get(cards) ?? 0) + 1);
    }
    expect(handCards(0)).toEqual([0x11]);
    expect([...seen.keys()].every((cards) => cards.split(",").length === 3)).toBe(true);
    // Eleven money cards: 3 x 0x11, 3 x 0x22, 2 x 0x35, 0x01, 2 x 0x02; ways to choose these three of 165.
    expect(Math.abs((seen.get([0x01, 0x02, 0x02].join()) ?? 0) - draws / 165)).toBeLessThan(120);
    expect(Math.abs((seen.get([0x11, 0x22, 0x35].join()) ?? 0) - (18 * draws) / 165)).toBeLessThan(480);
  });
});

describe("in the middle of games", () => {
  const CASES = [2, 3, 4, 5, 6].flatMap((players) =>
    [0, 40, 130].map((decisions) => [players, decisions] as const),
  );

  test.each(CASES)(
    "%i players after %i decisions: cards and tiles are kept, the public facts too",
    (players, decisions) => {
      midGame(players, players * 31 + decisions, decisions);
      const all = () => sorted([...deck(), ...[...Array(players).keys()].flatMap(handCards)]);
      const before = {
        facts: facts(),
        all: all(),
        tower: sorted(tower()),
        own: handCards(1),
        other: handCards(0),
      };
      const list = moves();
      redeal(1, true);
      expect(all()).toEqual(before.all);
      expect(sorted(tower())).toEqual(before.tower);
      expect(handCards(1)).toEqual(before.own);
      expect(handCards(0).length).toBe(before.other.length);
      if (byteOf("turn") === 1) expect(moves()).toEqual(list);
      const after = facts();
      const start = core.gameFacts?.() ?? 0;
      for (const [name, length] of [
        ...([
          ["random", 16],
          ["hands", 32 * 6],
          ["deck", 160],
          ["tower", 60],
        ] as const),
      ]) {
        const at = addressOf(name) - start;
        after.fill(0, at, at + length);
        before.facts.fill(0, at, at + length);
      }
      expect(after).toEqual(before.facts);
    },
  );

  test("each pile keeps its scoring card; hands stay when they are known", () => {
    setup(4, 5);
    const [top = 0, second = 0, third = 0, fourth = 0] = part("piles", 5);
    const size = deck().length;
    const hands = [0, 1, 2, 3].map(handCards);
    const places = new Set<number>();
    for (let n = 0; n < 300; n++) {
      redeal(2, false);
      const depth1 = size - 1 - deck().indexOf(SCORE_1);
      const depth2 = size - 1 - deck().indexOf(SCORE_2);
      places.add(depth1);
      expect(depth1).toBeGreaterThanOrEqual(top);
      expect(depth1).toBeLessThan(top + second);
      expect(depth2).toBeGreaterThanOrEqual(top + second + third);
      expect(depth2).toBeLessThan(top + second + third + fourth);
    }
    expect(places.size).toBe(second);
    expect([0, 1, 2, 3].map(handCards)).toEqual(hands);
  });

  test("with the same generator, worlds that look alike to the seat become the same world", () => {
    midGame(4, 9, 60);
    redeal(3, true);
    core.gameReseed?.(1, 2, 3, 4);
    redeal(3, true);
    const one = facts();
    core.gameReseed?.(9, 9, 9, 9);
    redeal(3, true);
    expect(facts()).not.toEqual(one);
    core.gameReseed?.(1, 2, 3, 4);
    redeal(3, true);
    expect(facts()).toEqual(one);
  });
});
