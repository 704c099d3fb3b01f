// End of a turn (Mega Box p. 5), end of the game (p. 6), Dirk (p. 7), played by the core.

import { describe, expect, test } from "vitest";
import { money, towerFrom } from "../reference/stack.js";
import { cardsOf, changed, played, scene } from "./scene.js";

const TWO = ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"];
const FOUR_TILES = ["seraglio-9-0", "arcades-9-0", "tower-9-ne", "tower-9-nw"];
const told = (game: ReturnType<typeof scene>) =>
  game.breakdown.map(({ scoring, source, points }) => [scoring, source, points]);

describe("refill of the display (p. 5)", () => {
  test("a scoring card is set aside, replaced by the next card and scored before the next turn", () => {
    const game = played(scene({ deck: "score-1 florin-3" }), "take ducat6");
    expect(cardsOf(game.state().display)).toBe("ducat-7 ducat-8 ducat-9 florin-3");
    expect([game.round, game.state().scorings, game.turn]).toEqual([2, 1, 1]);
  });

  test("a scoring card below a display that is full stays in the pile", () => {
    const game = played(scene({ deck: "florin-3 score-1" }), "take ducat6");
    expect([game.state().scorings, game.state().deck]).toEqual([0, ["score-1"]]);
  });

  test("two in one refill: scoring 1, then scoring 2, whichever card came first (ruling)", () => {
    const game = scene({ deck: "score-2 score-1 florin-3", tower: towerFrom("pavilion-2-new") });
    played(game, "buy 1 florin9", "place pavilion-2-new 0,-1", "take ducat6");
    expect(game.state().scorings).toBe(2);
    expect(told(game)).toEqual([
      [1, "wall", 3],
      [1, "pavilion", 1],
      [2, "wall", 3],
      [2, "pavilion", 8],
    ]);
  });

  test("a new pile is made only when a card is needed; the payments of this turn are in it", () => {
    const game = played(scene({ tower: FOUR_TILES.concat(towerFrom().slice(0, 5)) }), "buy 1 florin9");
    expect(cardsOf(game.state().discard)).toBe("florin-9");
    played(game, "take ducat6", "reserve seraglio-9-0");
    expect(cardsOf(game.state().display)).toBe("ducat-7 ducat-8 ducat-9 florin-9");
    expect([game.state().discard, game.record().chance]).toEqual([
      [],
      [{ type: "reshuffle", cards: money("florin-9") }],
    ]);
  });

  test("pile and discard pile empty: the display stays short", () => {
    const game = scene({ display: "denar-1 ducat-1 ducat-2 ducat-9", tower: towerFrom(...FOUR_TILES) });
    played(game, "buy 1 florin9", "take denar1+ducat1+ducat2", "reserve seraglio-9-0");
    expect([cardsOf(game.state().display), game.state().deck]).toEqual(["ducat-9 florin-9", []]);
  });

  test("a given outcome is followed; one that does not fit is refused and nothing has happened", () => {
    const tower = towerFrom("garden-10-0");
    const run = (chance: string[]) =>
      played(scene({ chance, tower }), "buy 1 florin2+florin9", "reserve garden-10-0");
    const next = (chance: string[]) => cardsOf(played(run(chance), "take ducat6").state().display);
    expect(next(["florin-9 florin-2"])).toBe("ducat-7 ducat-8 ducat-9 florin-9");
    expect(next(["florin-2 florin-9"])).toBe("ducat-7 ducat-8 ducat-9 florin-2");
    const game = run(["florin-9"]);
    const { hash } = game;
    expect(() => game.play("take ducat6")).toThrow(expect.objectContaining({ code: "bad-record" }));
    expect([game.hash, game.ply]).toEqual([hash, 2]);
  });
});

describe("end of the game (p. 6)", () => {
  test("a tower exactly empty ends nothing; the next space that stays empty does", () => {
    const game = scene({ tower: [...FOUR_TILES, "tower-12-0"], deck: "florin-3" });
    played(game, "buy 1 florin2+florin9", "reserve seraglio-9-0");
    expect([game.over, game.state().tower, game.turn]).toEqual([false, [], 1]);
    played(game, "buy 2 dirham2+dirham9", "reserve arcades-9-0");
    expect([game.phase, game.active]).toEqual(["award", 1]);
  });

  test("each tile left goes to whoever has the most money of its currency, space by space, never to Dirk", () => {
    const game = played(scene({ tower: FOUR_TILES }), "buy 1 florin2+florin9", "reserve seraglio-9-0");
    expect([game.phase, game.turn, game.active]).toEqual(["award", 1, 0]);
    expect(game.state().seats[1]?.bought).toEqual(["arcades-9-0"]);
    expect(game.legalMoves()).toHaveLength(5);
    expect(game.isLegal("dirk arcades-9-0")).toBe(false);
    played(game, "place arcades-9-0 0,1");
    expect([game.turn, game.state().seats[2]?.bought]).toEqual([2, ["tower-9-ne"]]);
    played(game, "reserve tower-9-ne");
    // Nobody has ducats: a tie of zero leaves the tile on its space.
    expect([game.over, game.turn, game.active]).toEqual([true, null, 0]);
    expect(game.state().market).toEqual([null, null, null, "tower-9-nw"]);
    expect(game.breakdown).toEqual([
      { scoring: 3, seat: 1, source: "arcades", count: 1, points: 18, places: [1] },
    ]);
    expect([game.winners, game.round, game.legalMoves()]).toEqual([[1], 3, []]);
    expect(() => game.play("reserve tower-9-nw")).toThrow(expect.objectContaining({ code: "game-over" }));
  });

  test("an award leaves the money of its receiver as it is: one seat can receive several tiles", () => {
    const hands = ["florin-9 dirham-9 dirham-9", "florin-8 denar-9 ducat-9", "ducat-8 ducat-7 ducat-6"];
    const game = scene({ hands, display: "florin-1 florin-3 florin-4 florin-5", tower: FOUR_TILES });
    expect(game.turn).toBe(2);
    played(game, "buy 4 ducat8+ducat7", "reserve tower-9-nw");
    const receivers = [];
    for (; game.phase === "award"; played(game, game.legalMoves().at(-1) ?? "pass"))
      receivers.push(game.turn);
    expect(receivers).toEqual([0, 0, 1]);
    expect(game.over).toBe(true);
  });

  test("everybody tied: no award, the third scoring at once, equal scores share the win", () => {
    const hand = money("florin-9 dirham-5 denar-5 ducat-5");
    const game = changed({ tower: FOUR_TILES }, { seats: [{ hand }, { hand }, { hand }] });
    played(game, "buy 1 florin9", "take ducat6", "reserve seraglio-9-0");
    // Seat 0 took a ducat and so has the most of them; everything else is tied.
    expect([game.turn, game.state().market]).toEqual([0, [null, "arcades-9-0", "tower-9-ne", null]]);
    played(game, "reserve tower-9-nw");
    expect([game.scores, game.winners]).toEqual([
      [0, 0, 0],
      [0, 1, 2],
    ]);
  });

  test("scoring cards of the last refill are scored before the end; the last scoring is always the third", () => {
    const game = scene({ tower: FOUR_TILES, deck: "score-1 florin-3" });
    played(game, "buy 1 florin9", "take ducat6", "place seraglio-9-0 0,1");
    expect(game.breakdown.map(({ scoring }) => scoring)).toEqual([1]);
    while (!game.over) played(game, game.legalMoves().at(-1) ?? "pass");
    expect(game.breakdown.map(({ scoring }) => scoring)).toEqual([1, 3]);
  });

  test("when nobody in a row has anything to decide, the game ends as if the market stayed short (ruling)", () => {
    const hands = [0, 1, 2].map(() => ({ hand: [] }));
    const game = changed({}, { display: money("ducat-1"), seats: hands });
    played(game, "take ducat1");
    // Spaces 1 to 3 are tied at zero; seat 0 holds the only ducat.
    expect([game.phase, game.turn, game.active]).toEqual(["award", 0, 0]);
    played(game, `reserve ${game.state().seats[0]?.bought[0]}`);
    expect([game.over, game.active, game.winners]).toEqual([true, 0, [0, 1, 2]]);
  });
});

describe("two players and Dirk (p. 7)", () => {
  const tiles = towerFrom();

  test("a bought tile may be given to Dirk and counts for him", () => {
    const tower = towerFrom(...tiles.slice(0, 6), "seraglio-9-0");
    const game = played(scene({ hands: TWO, deck: "denar-3", tower }), "buy 1 florin2+florin9");
    played(game, "dirk seraglio-9-0");
    expect(game.dirk?.tiles).toHaveLength(7);
    expect(game.projection()).toContainEqual(
      expect.objectContaining({ seat: "dirk", source: "seraglio", count: 1, points: 2 }),
    );
  });

  test("six more tiles after the first scoring, a third of the tower, rounded down, after the second", () => {
    const game = scene({ hands: TWO, deck: "score-1 denar-3 score-2 denar-4" });
    played(game, "take ducat6");
    expect([game.dirk?.tiles.length, game.state().tower]).toEqual([12, tiles.slice(16)]);
    played(game, "take ducat7");
    expect([game.dirk?.tiles.length, game.state().tower]).toEqual([12 + 12, tiles.slice(28)]);
  });

  test("both scoring cards in one refill: the first six count in the second scoring (ruling)", () => {
    const game = played(scene({ hands: TWO, deck: "score-1 score-2 denar-3" }), "take ducat6");
    // Dirk holds six pavilions; past the market's four tiles he draws four more seraglios among his six.
    expect(game.breakdown.filter(({ source }) => source === "seraglio")).toEqual([
      { scoring: 2, seat: "dirk", source: "seraglio", count: 4, points: 9, places: [1] },
    ]);
    expect(game.dirk?.score).toBe(game.breakdown.reduce((sum, { points }) => sum + points, 0));
    expect([...game.scores, game.breakdown.some(({ source }) => source === "wall")]).toEqual([0, 0, false]);
  });

  test("a tower too small for him gives him all that is left, and that alone ends nothing", () => {
    const given = { hands: TWO, deck: "score-1 denar-3", tower: tiles.slice(0, 13) };
    const game = played(scene(given), "take ducat6");
    expect([game.dirk?.tiles.length, game.state().tower, game.phase, game.turn]).toEqual([
      9,
      [],
      "action",
      1,
    ]);
  });

  test("he cannot win, however many points he has", () => {
    const game = scene({ hands: TWO, tower: tiles.slice(0, 10), deck: "denar-3" });
    while (!game.over) {
      const moves = game.legalMoves();
      const kept = moves.find(({ type }) => type === "reserve") ?? moves.find(({ type }) => type === "buy");
      played(game, kept ?? moves[0] ?? "pass");
    }
    expect(game.dirk?.score).toBeGreaterThan(0);
    expect([game.scores, game.winners]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});
