// Laws checked on random games with modules: each alone, each pair, random sets, with 2 to 6 players.

import { describe, expect, test } from "vitest";
import { countCards } from "./base/cards.js";
import type { Reference } from "./base/game.js";
import { moneyBox, moveKey, TILES } from "./base/index.js";
import { canonical } from "./base/position.js";
import { Dice, type Policy } from "./random.js";
import { randomGame, randomSetup } from "./random-modules.js";
import { createReference, MODULES, modulesOf } from "./registry.js";

const SOAK = process.env.ALHAMBRA_SOAK === "1";
const POLICIES: Policy[] = ["uniform", "typed", "builder"];
const IDS = MODULES.map(({ id }) => id);
const PAIRS = IDS.flatMap((one, index) => IDS.slice(index + 1).map((other): string[] => [one, other]));

/** Every text that stands in a value, but for what only names a piece that is somewhere else. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const names = ["config", "with", "used", "segments", "chance"];
  return Object.entries(value).flatMap(([name, part]) => (names.includes(name) ? [] : textsIn(part)));
}

/** Every tile and every card is in exactly one place. */
function checkConservation(game: Reference): void {
  const state = game.state();
  const rules = modulesOf(state.config.modules ?? []);
  const texts = textsIn(state);
  const pieces = [...TILES, ...rules.flatMap(({ tiles = [] }) => tiles)].map(({ id }) => id);
  const specials = rules.flatMap(({ cards = [] }) => cards);
  for (const id of [...pieces, ...specials]) {
    expect([id, texts.filter((text) => text === id).length]).toEqual([id, 1]);
  }
  const cards = [
    ...state.seats.flatMap(({ hand }) => hand),
    ...state.display,
    ...state.deck,
    ...state.discard,
  ];
  const money = countCards(cards.filter((card) => typeof card !== "string"));
  expect(money).toEqual(countCards(moneyBox(state.seats.length)));
}

function checkScores(game: Reference): void {
  const sum = (seat: number | "dirk"): number =>
    game.breakdown.filter((item) => item.seat === seat).reduce((all, item) => all + item.points, 0);
  expect(game.scores).toEqual(game.scores.map((_, seat) => sum(seat)));
  if (game.dirk !== null) expect(game.dirk.score).toBe(sum("dirk"));
  expect(game.breakdown.every((item) => item.points !== 0 && item.count > 0)).toBe(true);
  for (const item of game.projection()) expect(item.points).not.toBe(0);
}

function checkMoves(game: Reference): void {
  const moves = game.legalMoves();
  expect(new Set(moves.map(moveKey)).size).toBe(moves.length);
  expect(moves.length > 0).toBe(!game.over);
  expect(game.turn === null).toBe(game.over);
}

/** Plays a game under all laws, then again from its record. */
function checkGame(modules: readonly string[], players: number, seed: number, policy: Policy): void {
  const dice = new Dice(seed);
  const { setup, game, moves, finished } = randomGame(randomSetup(players, dice, modules), dice, {
    policy,
    look(now) {
      checkMoves(now);
      if (now.ply % 23 !== 0 && !now.over) return;
      checkConservation(now);
      checkScores(now);
    },
  });
  expect(finished).toBe(true);
  expect(game.state().scorings).toBe(3);
  expect(game.winners.length).toBeGreaterThan(0);
  const { shuffle: _shuffle, insert: _insert, ...given } = setup;
  const again = createReference({ ...given, chance: game.chance });
  for (const move of moves) again.playKnown(move);
  expect(canonical(again.state())).toEqual(canonical(game.state()));
  expect(again.breakdown).toEqual(game.breakdown);
}

function sets(): string[][] {
  const dice = new Dice(77);
  return Array.from({ length: SOAK ? 60 : 4 }, () => IDS.filter(() => dice.below(2) === 0));
}

describe("random games keep the laws and replay from their record", () => {
  test.each(IDS.map((id) => [id]))("%s alone", (id) => {
    const games = SOAK ? 60 : 3;
    for (let n = 0; n < games; n++) checkGame([id], 2 + (n % 5), 100 + n, POLICIES[n % 3] ?? "uniform");
  });

  test.each(PAIRS)("%s and %s", (one, other) => {
    const games = SOAK ? 30 : 1;
    for (let n = 0; n < games; n++)
      checkGame([one, other], 2 + ((n + one.length) % 5), 300 + n, POLICIES[(n + 1) % 3] ?? "uniform");
  });

  test.each(sets().map((set) => [set]))("%j", (set) => {
    for (let n = 0; n < (SOAK ? 5 : 1); n++) checkGame(set, 2 + ((set.length + n) % 5), 500 + n, "typed");
  });
});
