/** Nothing is ever lost or made, and points once scored stay (Mega Box p. 2-7), at every state of random games. */
import { expect, test } from "vitest";
import type { Card, DeckCard, Position } from "../../src/game/types.js";
import { cardName } from "../reference/base/cards.js";
import { moneyBox, TILES } from "../reference/base/index.js";
import { engine, type Game } from "../support/engine.js";
import { often } from "../support/long.js";
import { games, simulate } from "./simulate.js";

const ALL_TILES = TILES.map(({ id }) => id).sort();

function tilesOf({ seats, dirk, market, tower }: Position): string[] {
  const held = seats.flatMap(({ reserve, bought, board }) => [
    ...reserve,
    ...bought,
    ...board.map(({ tile }) => tile).filter((id) => id !== "start"),
  ]);
  const open = market.filter((id) => id !== null);
  return [...held, ...(dirk?.tiles ?? []), ...open, ...(tower as readonly string[])].sort();
}

function cardsOf({ seats, display, deck, discard }: Position): string[] {
  const hands = seats.flatMap(({ hand }) => hand as readonly Card[]);
  return [...hands, ...display, ...discard, ...(deck as readonly DeckCard[])].map(cardName).sort();
}

/** A scoring card that was drawn is out of the game. */
function boxOf(players: number, scorings: number): string[] {
  return [...moneyBox(players).map(cardName), "score-1", "score-2"]
    .filter((name) => !name.startsWith("score-") || Number(name.slice(6)) > scorings)
    .sort();
}

function checkSheet(game: Game, { seats, dirk }: Position): void {
  const sums = new Map<number | string, number>();
  for (const { seat, points } of game.breakdown) {
    expect(points).toBeGreaterThan(0);
    sums.set(seat, (sums.get(seat) ?? 0) + points);
  }
  expect(game.scores).toEqual(seats.map((_, seat) => sums.get(seat) ?? 0));
  if (dirk) expect(dirk.score).toBe(sums.get("dirk") ?? 0);
}

test.each(games(1, 40))(
  "%s game of %i players, seed %i: tiles, cards and points",
  (policy, players, seed) => {
    let last: readonly number[] = Array<number>(players).fill(0);
    let scorings = -1;
    let drawn = 0;
    const game = simulate({ players, seed }, seed, policy, ({ game, events }) => {
      const state = game.state();
      if (tilesOf(state).join() !== ALL_TILES.join()) expect.fail(`tiles are not conserved, ply ${game.ply}`);
      // Scoring cards are drawn in any order; how many is what counts here.
      drawn += events.filter((event) => event.type === "reveal" && typeof event.card === "string").length;
      const money = cardsOf(state).filter((name) => !name.startsWith("score-"));
      expect(money).toEqual(boxOf(players, 2));
      expect(cardsOf(state).length).toBe(money.length + 2 - drawn);
      expect(game.scores.every((score, seat) => score >= (last[seat] ?? 0))).toBe(true);
      last = game.scores;
      if (state.scorings !== scorings) checkSheet(game, state);
      scorings = state.scorings;
      expect(game.turn === null).toBe(game.over);
      // What is left on the market at the end is never Dirk's (rulings/base.md 2).
      const [awarded] = game.phase === "award" ? (state.seats[game.turn ?? 0]?.bought ?? []) : [];
      if (awarded) expect(game.isLegal({ type: "dirk", tile: awarded })).toBe(false);
      expect(game.moveCount() > 0).toBe(!game.over);
    });
    if (!game.over) return;
    expect(game.state().scorings).toBe(3);
    const best = Math.max(...game.scores);
    expect(game.winners).toEqual(game.scores.flatMap((score, seat) => (score === best ? [seat] : [])));
  },
);

test.each([2, 3, 4, 5, 6])(
  "deals to %i players: 20 or a little more each, a scoring card in piles 2 and 4 (p. 2-3)",
  (players) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < often(300, 20_000); seed++) {
      const state = engine.createGame({ players, seed }).state();
      expect(cardsOf(state)).toEqual(boxOf(players, 0));
      for (const { hand } of state.seats) {
        const values = (hand as readonly Card[]).map(({ value }) => value);
        const total = values.reduce((sum, value) => sum + value, 0);
        expect(total).toBeGreaterThanOrEqual(20);
        // The last card took it there.
        expect(total - Math.max(...values)).toBeLessThan(20);
      }
      const deck = state.deck as readonly DeckCard[];
      const piles = state.piles ?? [];
      expect(piles.reduce((sum, size) => sum + size, 0)).toBe(deck.length);
      const money = piles.map((size, pile) => size - (pile === 1 || pile === 3 ? 1 : 0));
      expect([...money].sort((a, b) => b - a)).toEqual(money);
      expect((money[0] ?? 0) - (money[4] ?? 0)).toBeLessThanOrEqual(1);
      const ends = piles.map((_, pile) => piles.slice(0, pile + 1).reduce((sum, size) => sum + size, 0));
      const pileOf = (card: DeckCard) => ends.findIndex((end) => deck.indexOf(card) < end);
      for (const [card, pile] of [
        ["score-1", 1],
        ["score-2", 3],
      ] as const) {
        expect(pileOf(card)).toBe(pile);
        const above = deck.indexOf(card) - (ends[pile - 1] ?? 0);
        const below = (ends[pile] ?? 0) - 1 - deck.indexOf(card);
        seen.add(`${card} ${above === 0 ? "on top" : below === 0 ? "at the bottom" : "inside"}`);
      }
    }
    expect(seen.size).toBe(6);
  },
);
