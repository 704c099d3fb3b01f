// Laws checked on every position of random games with 2 to 6 players.

import { describe, expect, test } from "vitest";
import { countCards } from "./base/cards.js";
import { Board, canonical, createReference, moneyBox, moveKey, type Reference, TILES } from "./base/index.js";
import { Dice, type Policy, randomGame, randomSetup } from "./random.js";

const GAMES = 8;
const POLICIES: Policy[] = ["uniform", "typed", "builder"];

function allTiles(game: Reference): string[] {
  const { seats, dirk, market, tower } = game.state();
  const built = seats.flatMap((seat) => seat.board.map((entry) => entry.tile).filter((id) => id !== "start"));
  const held = seats.flatMap((seat) => [...seat.reserve, ...seat.bought]);
  return [...built, ...held, ...(dirk?.tiles ?? []), ...market.filter((id) => id !== null), ...tower].sort();
}

function checkConservation(game: Reference): void {
  const { seats, display, deck, discard } = game.state();
  expect(allTiles(game)).toEqual(TILES.map((tile) => tile.id).sort());
  const cards = [...seats.flatMap((seat) => seat.hand), ...display, ...deck, ...discard];
  const money = cards.filter((card) => typeof card !== "string");
  expect(countCards(money)).toEqual(new Map([...countCards(moneyBox(seats.length))].map(([k, v]) => [k, v])));
}

function checkScores(game: Reference): void {
  const sum = (seat: number | "dirk"): number =>
    game.breakdown.filter((item) => item.seat === seat).reduce((all, item) => all + item.points, 0);
  expect(game.scores).toEqual(game.scores.map((_, seat) => sum(seat)));
  if (game.dirk !== null) expect(game.dirk.score).toBe(sum("dirk"));
  expect(game.breakdown.every((item) => item.points > 0)).toBe(true);
}

function checkMoves(game: Reference): void {
  const moves = game.legalMoves();
  expect(new Set(moves.map(moveKey)).size).toBe(moves.length);
  expect(moves.length > 0).toBe(!game.over);
  expect(game.turn === null).toBe(game.over);
}

describe.each([2, 3, 4, 5, 6])("random games with %i players", (players) => {
  test.each(POLICIES)(
    "%s: conservation of cards and tiles, items equal scores, no move twice",
    (policy) => {
      for (let seed = 0; seed < GAMES; seed++) {
        const dice = new Dice(seed * 10 + players);
        let last = Array.from({ length: players }, () => 0);
        const played = randomGame(randomSetup(players, dice), dice, {
          policy,
          look: (game) => {
            if (game.ply % 5 === 0 || game.over) checkConservation(game);
            if (game.ply % 5 === 0 || game.over) checkScores(game);
            checkMoves(game);
            expect(game.scores.every((score, seat) => score >= (last[seat] ?? 0))).toBe(true);
            last = game.scores;
          },
        });
        expect(played.finished).toBe(true);
        expect(played.game.winners.length).toBeGreaterThan(0);
        expect(played.game.state().scorings).toBe(3);
      }
    },
    60_000,
  );

  test("a game replays from its record: the stacked setup, the reshuffles and the moves", () => {
    const dice = new Dice(1000 + players);
    const { setup, game, moves } = randomGame(randomSetup(players, dice), dice);
    const again = createReference({ players, tower: setup.tower, deck: setup.deck, chance: game.chance });
    for (const move of moves) again.play(move);
    expect(canonical(again.state())).toEqual(canonical(game.state()));
    expect(again.breakdown).toEqual(game.breakdown);
    expect(again.winners).toEqual(game.winners);
  }, 60_000);

  test("boards of finished games keep the general law and make themselves again", () => {
    const dice = new Dice(2000 + players);
    const { game } = randomGame(randomSetup(players, dice), dice, { policy: "builder" });
    for (let seat = 0; seat < players; seat++) {
      const tiles = game.board(seat).tiles();
      expect(Board.from(dice.shuffle(tiles)).tiles()).toEqual(tiles);
      const walled = game
        .board(seat)
        .walls()
        .reduce((sum, run) => sum + run.length, 0);
      expect(walled).toBeLessThanOrEqual(tiles.reduce((sum, tile) => sum + tile.walls.length, 0));
    }
  }, 60_000);
});

test("whether filling a cell closes a hole depends only on its eight neighbours (base.md 1)", () => {
  const round = [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ] as const;
  const seen = new Map<string, boolean>();
  const dice = new Dice(7);
  for (let n = 0; n < 12; n++) {
    let board = Board.start();
    for (let i = 0; i < 30; i++) {
      const cells = board.legalPlacements({ walls: "" });
      const { x, y } = dice.pick(cells);
      board = board.place({ walls: "" }, x, y);
      for (const tile of board.tiles()) {
        for (const [dx, dy] of round) {
          const reason = board.check({ walls: "" }, tile.x + dx, tile.y + dy);
          if (reason !== "ok" && reason !== "hole") continue;
          const pattern = round
            .map(([a, b]) => (board.at(tile.x + dx + a, tile.y + dy + b) ? "x" : "."))
            .join("");
          const before = seen.get(pattern) ?? reason === "hole";
          expect(reason === "hole").toBe(before);
          seen.set(pattern, before);
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(50);
}, 60_000);
