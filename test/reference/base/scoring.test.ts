// Scoring (p. 5-6): places, ties, rounding, item order; the printed examples.

import { describe, expect, test } from "vitest";
import { arranged, table } from "../stack.js";
import { Board, KINDS, placePoints, rank, type SeatId } from "./index.js";
import { holdScoring, scoringItems } from "./scoring.js";
import { setUp } from "./setup.js";

const points = (counts: [SeatId, number][], table: readonly number[]): [SeatId, number][] =>
  rank(
    counts.map(([seat, count]) => ({ seat, count })),
    table,
  ).map((r) => [r.seat, r.points]);

describe("points for a kind (p. 6)", () => {
  test("p. 6 example, first scoring: the player with the most chambers is awarded 4 points", () => {
    expect(
      points(
        [
          [0, 2],
          [1, 1],
        ],
        placePoints(1, "chambers"),
      ),
    ).toEqual([
      [0, 4],
      [1, 0],
    ]);
  });

  test("p. 6 example, second scoring: most towers 13, second most 6", () => {
    expect(
      points(
        [
          [0, 1],
          [1, 3],
          [2, 2],
        ],
        placePoints(2, "tower"),
      ),
    ).toEqual([
      [0, 0],
      [1, 13],
      [2, 6],
    ]);
  });

  test("p. 6 example: Kim and Nina each have 4 towers, 13 + 6 = 19, so they are each awarded 9", () => {
    expect(
      points(
        [
          [0, 4],
          [1, 4],
        ],
        placePoints(2, "tower"),
      ),
    ).toEqual([
      [0, 9],
      [1, 9],
    ]);
  });

  test("p. 6 example, third scoring: pavilions 16, 8 and 1", () => {
    expect(
      points(
        [
          [0, 3],
          [1, 2],
          [2, 1],
          [3, 0],
        ],
        placePoints(3, "pavilion"),
      ),
    ).toEqual([
      [0, 16],
      [1, 8],
      [2, 1],
    ]);
  });

  test("the tables: 1-6; 8-13 and 1-6; 16-21, 8-13 and 1-6 (p. 6)", () => {
    KINDS.forEach((kind, i) => {
      expect(placePoints(1, kind)).toEqual([1 + i]);
      expect(placePoints(2, kind)).toEqual([8 + i, 1 + i]);
      expect(placePoints(3, kind)).toEqual([16 + i, 8 + i, 1 + i]);
    });
  });

  test("two players tied for second sum the points for second and third (p. 6)", () => {
    expect(
      points(
        [
          [0, 3],
          [1, 2],
          [2, 2],
        ],
        placePoints(3, "tower"),
      ),
    ).toEqual([
      [0, 21],
      [1, 9],
      [2, 9],
    ]);
  });

  test("places beyond the last paid one are worth 0; whoever has none takes no place", () => {
    expect(
      points(
        [
          [0, 2],
          [1, 1],
          [2, 1],
        ],
        placePoints(2, "tower"),
      ),
    ).toEqual([
      [0, 13],
      [1, 3],
      [2, 3],
    ]);
    expect(
      points(
        [
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 1],
        ],
        placePoints(3, "pavilion"),
      ),
    ).toEqual([
      [0, 6],
      [1, 6],
      [2, 6],
      [3, 6],
    ]);
    expect(
      points(
        [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        placePoints(3, "tower"),
      ),
    ).toEqual([]);
    expect(
      points(
        [
          [0, 0],
          [1, 1],
          [2, 0],
        ],
        placePoints(3, "tower"),
      ),
    ).toEqual([[1, 21]]);
  });

  test("Dirk takes places like anybody (p. 7)", () => {
    expect(
      points(
        [
          [0, 1],
          [1, 2],
          ["dirk", 2],
        ],
        placePoints(2, "garden"),
      ),
    ).toEqual([
      [0, 0],
      [1, 8],
      ["dirk", 8],
    ]);
  });
});

describe("items", () => {
  test("walls by seat, then the kinds from pavilion to tower by seat; no zero items; places and ties", () => {
    const state = setUp(table({}));
    const [a, b, c] = state.seats;
    if (a === undefined || b === undefined || c === undefined) throw new Error("three seats");
    a.board = Board.start().place("tower-11-0", 1, 0).place("pavilion-8-0", 0, 1);
    b.board = Board.start().place("garden-9-e", 1, 0).place("tower-13-e", 1, 1);
    b.reserve = ["tower-12-0"]; // p. 6: buildings on the reserve board do not count
    expect(scoringItems(state, 2)).toEqual([
      { scoring: 2, seat: 1, source: "wall", count: 2, points: 2 },
      { scoring: 2, seat: 0, source: "pavilion", count: 1, points: 8, places: [1] },
      { scoring: 2, seat: 1, source: "garden", count: 1, points: 12, places: [1] },
      { scoring: 2, seat: 0, source: "tower", count: 1, points: 9, places: [1, 2], tied: 2 },
      { scoring: 2, seat: 1, source: "tower", count: 1, points: 9, places: [1, 2], tied: 2 },
    ]);
    holdScoring(state, 2);
    expect(state.seats.map((seat) => seat.score)).toEqual([17, 23, 0]);
  });

  test("a share of less than a point is no item", () => {
    const state = setUp(table({}));
    const [a, b] = state.seats;
    if (a === undefined || b === undefined) throw new Error("two seats");
    a.board = Board.start().place("pavilion-8-0", 0, 1);
    b.board = Board.start().place("pavilion-7-e", 1, 0);
    expect(scoringItems(state, 1).map((item) => item.source)).toEqual(["wall"]);
  });

  test("projection: the items of the coming scoring", () => {
    const game = arranged(table({}), (state) => {
      const seat = state.seats[0];
      if (seat !== undefined) seat.board = Board.start().place("tower-11-0", 1, 0);
    });
    expect(game.projection()).toEqual([
      { scoring: 1, seat: 0, source: "tower", count: 1, points: 6, places: [1] },
    ]);
    expect(game.breakdown).toEqual([]);
  });
});
