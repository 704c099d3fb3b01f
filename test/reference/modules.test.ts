// Laws checked on random games with modules: each alone, each pair, random sets, with 2 to 6 players.

import { describe, expect, test } from "vitest";
import { often } from "../support/long.js";
import { countCards } from "./base/cards.js";
import type { Reference } from "./base/game.js";
import { moneyBox, moveKey, pileSizes, TILES } from "./base/index.js";
import { canonical } from "./base/position.js";
import { Dice, type Policy } from "./random.js";
import { randomGame, randomSetup } from "./random-modules.js";
import { createReference, MODULES, modulesOf } from "./registry.js";

/** Milliseconds a test may take. */
const PATIENCE = often(120_000, 3_600_000);
const POLICIES: Policy[] = ["uniform", "typed", "builder"];
const IDS = MODULES.map(({ id }) => id);
const PAIRS = IDS.flatMap((one, index) => IDS.slice(index + 1).map((other): string[] => [one, other]));

/** Every text that stands in a value, but for what only names a piece that is somewhere else. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const names = ["config", "phase", "op", "with", "used", "segments", "chance"];
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
  expect(game.turn === null).toBe(game.over);
}

/** Plays a game under all laws, then again from its record; what occurred in it. */
function checkGame(modules: readonly string[], players: number, seed: number, policy: Policy): Set<string> {
  const dice = new Dice(seed);
  const { setup, game, moves, finished } = randomGame(randomSetup(players, dice, modules), dice, {
    policy,
    look(now) {
      expect(now.moveCount() > 0).toBe(!now.over);
      if (now.ply % 19 !== 0 && !now.over) return;
      checkMoves(now);
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
  const additions = moves.flatMap((move) => ("with" in move ? Object.keys(move.with ?? {}) : []));
  return new Set([
    ...moves.map(({ type }) => type),
    ...additions.map((id) => `with ${id}`),
    ...game.breakdown.map(({ source }) => source),
    ...game.chance.map(({ type }) => type),
  ]);
}

/** Every kind of move, addition, item and outcome that the modules bring. */
const OCCURRENCES = [
  ...["viziers-favour:wake", "squares:take", "city-walls:build", "watchtowers:place", "watchtowers:return"],
  ...["bid", "pay", "entertainer", "beg", "dance", "change", "miser", "wise-man"].map(
    (v) => `characters:${v}`,
  ),
  ...["pay", "done", "pass", "insert", "reshuffle"],
  ...["currency-exchange", "characters", "watchtowers"].map((id) => `with ${id}`),
  ...["characters:entertainer", "characters:city-watch", "watchtowers:tower"],
];

function randomSets(): string[][] {
  const dice = new Dice(77);
  return Array.from({ length: often(0, 60) }, () => IDS.filter(() => dice.below(2) === 0));
}

test.each([2, 3, 4, 5, 6])(
  "%i players: the five piles are their share of the money and their inserts",
  (players) => {
    const game = createReference(randomSetup(players, new Dice(players), IDS));
    const { seats, deck, piles, display } = game.state();
    const money = deck.filter((card) => typeof card !== "string");
    expect(display.length + seats.reduce((sum, { hand }) => sum + hand.length, 0) + money.length).toBe(
      moneyBox(players).length,
    );
    // Scoring cards, exchange cards, characters and city walls (p. 3, 9, 14, 16).
    const inserts = [0, 1 + 2 + 2 + 2, 2 + 2 + 2, 1 + 2 + 2 + 2, 2];
    expect(piles).toEqual(pileSizes(money.length).map((size, pile) => size + (inserts[pile] ?? 0)));
  },
);

describe("random games keep the laws and replay from their record", () => {
  test.each(IDS.map((id) => [id]))(
    "%s alone",
    (id) => {
      for (let n = 0; n < often(2, 60); n++) {
        checkGame([id], 2 + ((id.length + n) % 5), 100 + n, POLICIES[(n + 1) % 3] ?? "uniform");
      }
    },
    PATIENCE,
  );

  test.each(PAIRS)(
    "%s and %s",
    (one, other) => {
      for (let n = 0; n < often(1, 30); n++) {
        const players = 2 + ((n + one.length + other.length) % 5);
        checkGame([one, other], players, 300 + n, POLICIES[(n + 1) % 3] ?? "uniform");
      }
    },
    PATIENCE,
  );

  test.each(randomSets().map((set, n) => [n, set] as const))(
    "random set %i: %j",
    (n, set) => {
      checkGame(set, 2 + (n % 5), 500 + n, POLICIES[n % 3] ?? "uniform");
    },
    PATIENCE,
  );

  test(
    "all together; every move, addition, item and outcome of a module occurs",
    () => {
      const occurred = new Set<string>();
      for (let n = 0; n < often(6, 60); n++) {
        for (const what of checkGame(IDS, 2 + (n % 5), 700 + n, n % 2 === 0 ? "typed" : "builder"))
          occurred.add(what);
      }
      expect(OCCURRENCES.filter((what) => !occurred.has(what))).toEqual([]);
    },
    PATIENCE,
  );
});
