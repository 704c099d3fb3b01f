/** What a seat is told is enough: events applied to its old view make its new one. */
import { expect, test } from "vitest";
import type { Position } from "../../src/game/types.js";
import { engine, type Game } from "../support/engine.js";
import { parting } from "../support/parting.js";
import { applyEvents } from "./outside.js";
import { games, simulate } from "./simulate.js";

const RECALLS = ["book", "perfect"] as const;

interface Kept {
  readonly seat: number | null;
  readonly recall: (typeof RECALLS)[number];
  view: Position;
}

function viewsOf(game: Game, players: number): Kept[] {
  const seats = [null, ...Array.from({ length: players }, (_, seat) => seat)];
  return seats.flatMap((seat) =>
    RECALLS.map((recall) => ({ seat, recall, view: game.view(seat, { recall }) })),
  );
}

test.each(games(1, 40))("%s game of %i players, seed %i", (policy, players, seed) => {
  let kept: Kept[] = [];
  simulate({ players, seed }, seed, policy, ({ game, events }) => {
    if (kept.length === 0) kept = viewsOf(game, players);
    for (const entry of kept) {
      entry.view = applyEvents(entry.view, engine.redact(events, entry.seat));
      const wanted = game.view(entry.seat, { recall: entry.recall });
      const difference = parting(entry.view, wanted);
      if (difference)
        expect.fail(`${entry.recall} view of ${entry.seat}, ply ${game.ply}: ${JSON.stringify(difference)}`);
    }
  });
});

test.each([2, 3, 4, 5, 6])(
  "%i players: the setup is told card by card and tile by tile (p. 2-3)",
  (players) => {
    const game = engine.createGame({ players, seed: 7 });
    const whole = game.view(null, { recall: "perfect" });
    const box: Position = {
      ...whole,
      seats: whole.seats.map((seat) => ({ ...seat, hand: [] })),
      dirk: whole.dirk && { tiles: [], score: 0 },
      market: [null, null, null, null],
      display: [],
      tower: { count: 54 },
      deck: { count: players === 2 ? 74 : 110 },
    };
    const { piles: _piles, ...laid } = applyEvents(box, game.setupEvents());
    const { piles, ...view } = whole;
    expect(laid).toEqual(view);
    expect(piles).toHaveLength(5);
  },
);
