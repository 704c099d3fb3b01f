// Characters (p. 14; mega-box-a.md): the Wise Man and the City Watch.

import { describe, expect, test } from "vitest";
import { Board } from "../base/index.js";
import type { State } from "../base/state.js";
import { buy, reserve, take, towerFrom } from "../stack.js";
import { movesOf, palace, seatIs } from "../stack-modules.js";
import { owning } from "./owning.js";

const PASS = { type: "pass" as const };
const wise = (kind: "garden" | "tower") => ({ type: "characters:wise-man" as const, kind });

describe("the Wise Man (crown)", () => {
  const scored = (cards: string[], changes: (state: State) => void) =>
    owning(cards, { deck: "score-1 florin-3" }, changes).play(take("ducat-6"));

  test("in a scoring his owner names a kind: half a building more of it", () => {
    const game = scored(["wise-man"], (state) => {
      seatIs(state, 0, { board: palace("garden - 1 0", "tower - 0 1") });
      seatIs(state, 1, { board: palace("garden - 1 0", "tower - 0 1") });
    });
    expect([game.phase, game.turn]).toEqual(["characters:wise-man", 0]);
    expect(game.legalMoves()).toHaveLength(6);
    game.play(wise("garden"));
    expect(game.breakdown).toEqual([
      { scoring: 1, seat: 0, source: "garden", count: 1.5, points: 5, places: [1] },
      { scoring: 1, seat: 0, source: "tower", count: 1, points: 3, places: [1, 2], tied: 2 },
      { scoring: 1, seat: 1, source: "tower", count: 1, points: 3, places: [1, 2], tied: 2 },
    ]);
  });

  test("alone, half a building is more than none and takes a place (ruling)", () => {
    const game = scored(["wise-man"], () => {});
    game.play(wise("tower"));
    expect(game.breakdown).toEqual([
      { scoring: 1, seat: 0, source: "tower", count: 0.5, points: 6, places: [1] },
    ]);
  });

  test("in every scoring anew, the last one too", () => {
    const game = owning(["wise-man"], {
      deck: "score-1 score-2 florin-3",
      tower: towerFrom("seraglio-9-0").slice(0, 4),
    });
    game.play(buy(1, "florin-9")).play(take("ducat-6")).play(reserve("seraglio-9-0"));
    game.play(wise("tower")).play(wise("garden"));
    expect(game.phase).toBe("award");
    while (game.phase === "award") game.play(movesOf(game, "reserve")[0] ?? PASS);
    expect([game.phase, game.turn]).toEqual(["characters:wise-man", 0]);
    game.play(wise("garden"));
    expect(game.breakdown.map(({ scoring, source, points }) => [scoring, source, points])).toEqual([
      [1, "tower", 6],
      [2, "garden", 12],
      [3, "garden", 20],
    ]);
  });
});

describe("the City Watch (crown)", () => {
  const walls = (length: number) =>
    Board.from(
      [
        { x: 1, y: 0, walls: "NS" },
        { x: 2, y: 0, walls: length > 3 ? "NES" : "NS" },
      ]
        .slice(0, length > 2 ? 2 : 1)
        .map((tile) => ({ ...tile, kind: "garden" as const })),
    );

  test("1 point extra for every 3 points scored for walls", () => {
    for (const [length, extra] of [
      [1, 0],
      [5, 1],
    ] as const) {
      const game = owning(["city-watch"], { deck: "score-1 florin-3" }, (state) =>
        seatIs(state, 0, { board: walls(length) }),
      );
      game.play(take("ducat-6"));
      const item = game.breakdown.find(({ source }) => source === "characters:city-watch");
      expect(item?.points ?? 0).toBe(extra);
    }
  });

  test("full threes only; it comes after all walls and before the kinds", () => {
    const game = owning(["city-watch"], { deck: "score-1 florin-3" }, (state) => {
      seatIs(state, 0, { board: walls(5) });
      seatIs(state, 1, { board: walls(5) });
    });
    game.play(take("ducat-6"));
    expect(game.breakdown.slice(0, 4)).toEqual([
      { scoring: 1, seat: 0, source: "wall", count: 5, points: 5 },
      { scoring: 1, seat: 1, source: "wall", count: 5, points: 5 },
      { scoring: 1, seat: 0, source: "characters:city-watch", count: 5, points: 1 },
      { scoring: 1, seat: 0, source: "garden", count: 2, points: 2, places: [1, 2], tied: 2 },
    ]);
  });
});
