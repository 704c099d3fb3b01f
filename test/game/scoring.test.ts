// Scoring (Mega Box p. 5-6): the printed examples, places, ties, rounding, the order of the items; by the core.

import { describe, expect, test } from "vitest";
import type { BoardEntry, ScoreItem } from "../../src/game/types.js";
import { engine } from "../support/engine.js";
import { type Change, changed, played } from "./scene.js";

const START = { tile: "start", x: 0, y: 0 };
/** A palace of these tiles, each on the first cell where it fits. */
function palace(...tiles: string[]): BoardEntry[] {
  const board = engine.createBoard();
  const laid = tiles.map((tile) => {
    const [cell] = board.legalPlacements(tile);
    if (!cell) throw new Error(`${tile} fits nowhere`);
    board.place(tile, cell.x, cell.y);
    return { tile, ...cell };
  });
  return [START, ...laid];
}

const TWO_HANDS = ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"];

/** What scoring 1, 2 or 3 brings these palaces. */
function scored(scoring: 1 | 2 | 3, boards: BoardEntry[][], change: Change = {}): ScoreItem[] {
  const seats = boards.map((board) => ({ board }));
  return changed({}, { ...change, scorings: scoring - 1, seats }).projection();
}

const points = (items: ScoreItem[], source: string) =>
  items.filter((item) => item.source === source).map(({ seat, points }) => [seat, points]);

describe("places (p. 6)", () => {
  test("example, first scoring: the most chambers are worth 4 points", () => {
    const items = scored(1, [palace("chambers-10-0", "chambers-11-0"), palace("chambers-9-s"), palace()]);
    expect(points(items, "chambers")).toEqual([[0, 4]]);
  });

  test("example, second scoring: most towers 13 points, second most 6", () => {
    const items = scored(2, [
      palace("tower-11-0", "tower-12-0"),
      palace("garden-10-0"),
      palace("tower-13-e"),
    ]);
    expect(points(items, "tower")).toEqual([
      [0, 13],
      [2, 6],
    ]);
  });

  test("example: Kim and Nina each have 4 towers, 13 + 6 = 19, each is awarded 9", () => {
    const kim = palace("tower-11-0", "tower-12-0", "tower-11-n", "tower-11-s");
    const nina = palace("tower-13-e", "tower-10-w", "tower-9-ne", "tower-9-nw");
    const items = scored(2, [kim, nina, palace("garden-10-0")]);
    expect(items.filter(({ source }) => source === "tower")).toEqual([
      { scoring: 2, seat: 0, source: "tower", count: 4, points: 9, places: [1, 2], tied: 2 },
      { scoring: 2, seat: 1, source: "tower", count: 4, points: 9, places: [1, 2], tied: 2 },
    ]);
  });

  test("example, third scoring: pavilions 16, 8 and 1", () => {
    const items = scored(3, [
      palace("pavilion-8-0", "pavilion-7-e", "pavilion-6-n"),
      palace("pavilion-5-nw", "pavilion-4-es"),
      palace("pavilion-3-sw"),
    ]);
    expect(points(items, "pavilion")).toEqual([
      [0, 16],
      [1, 8],
      [2, 1],
    ]);
  });

  test("example: two players tied for second share the points for second and third", () => {
    const items = scored(3, [palace("tower-11-0", "tower-12-0"), palace("tower-11-s"), palace("tower-13-e")]);
    expect(points(items, "tower")).toEqual([
      [0, 21],
      [1, 9],
      [2, 9],
    ]);
  });

  test("places beyond the last paid one are worth nothing, and less than a point is no item", () => {
    const items = scored(1, [palace("pavilion-8-0"), palace("pavilion-7-e"), palace()]);
    expect(points(items, "pavilion")).toEqual([]);
  });

  test("Dirk takes places as anybody does, but scores no wall (p. 7)", () => {
    const dirk = { tiles: ["garden-12-s", "garden-9-e"], score: 0 };
    const seats = [palace("garden-10-0", "garden-11-0"), palace("tower-12-0")].map((board) => ({ board }));
    const items = changed({ hands: TWO_HANDS }, { scorings: 1, dirk, seats }).projection();
    expect(items.filter(({ source }) => source === "garden")).toEqual([
      { scoring: 2, seat: 0, source: "garden", count: 2, points: 8, places: [1, 2], tied: 2 },
      { scoring: 2, seat: "dirk", source: "garden", count: 2, points: 8, places: [1, 2], tied: 2 },
    ]);
    expect(items.some(({ source }) => source === "wall")).toBe(false);
  });
});

describe("the score sheet", () => {
  const boards = [
    [START, { tile: "tower-11-0", x: 1, y: 0 }, { tile: "pavilion-8-0", x: 0, y: 1 }],
    [START, { tile: "garden-9-e", x: 1, y: 0 }, { tile: "tower-13-e", x: 1, y: 1 }],
    [START],
  ];

  test("walls by seat, one point a segment, then the kinds from pavilion to tower; reserves do not count", () => {
    const seats = boards.map((board, i) => ({ board, reserve: i === 1 ? ["tower-12-0"] : [] }));
    expect(changed({}, { scorings: 1, seats }).projection()).toEqual([
      { scoring: 2, seat: 1, source: "wall", count: 2, points: 2 },
      { scoring: 2, seat: 0, source: "pavilion", count: 1, points: 8, places: [1] },
      { scoring: 2, seat: 1, source: "garden", count: 1, points: 12, places: [1] },
      { scoring: 2, seat: 0, source: "tower", count: 1, points: 9, places: [1, 2], tied: 2 },
      { scoring: 2, seat: 1, source: "tower", count: 1, points: 9, places: [1, 2], tied: 2 },
    ]);
  });

  test("what the projection says is what the scoring brings, and the items sum to the scores", () => {
    const seats = boards.map((board) => ({ board }));
    const game = changed({ deck: "score-1 florin-3" }, { seats });
    const coming = game.projection();
    played(game, "take ducat6");
    expect(game.breakdown).toEqual(coming);
    const sums = [0, 1, 2].map((seat) =>
      game.breakdown.reduce((sum, item) => sum + (item.seat === seat ? item.points : 0), 0),
    );
    expect(game.scores).toEqual(sums);
  });
});
