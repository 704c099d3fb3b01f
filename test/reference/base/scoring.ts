// A scoring (p. 5-6; modules.md "A scoring"): S2 choices, S3 walls, S4 the six kinds, S7 Dirk's tiles. S1, S5, S6 and S8
// are empty so far.

import { KINDS, placePoints, tileOf } from "./components.js";
import { type FrameOf, type Operation, pop, push } from "./frames.js";
import { DIRK_TILES } from "./setup.js";
import { credit, drawTiles, type State } from "./state.js";
import type { Item, Kind, ScoringNumber, SeatId } from "./types.js";

declare module "./frames.js" {
  interface FrameTypes {
    /** `chosen`: S2 has begun; `named`: the kinds named there, by seat. */
    scoring: { scoring: ScoringNumber; chosen: boolean; named: { seat: number; kind: Kind }[] };
  }
}

export interface Count {
  seat: SeatId;
  count: number;
}

/** One who takes places for a kind. `places` are counted from 1. */
export interface Ranked extends Count {
  points: number;
  places: number[];
  tied: number;
}

/**
 * Most, second most, ... (p. 6). Whoever has none takes no place. Tied ones add up the points of the places they cover
 * (places beyond the last paid one are worth 0), divide by their number and round down.
 */
export function rank(counts: readonly Count[], points: readonly number[]): Ranked[] {
  const ranked: Ranked[] = [];
  for (const { seat, count } of counts) {
    if (count === 0) continue;
    const ahead = counts.filter((other) => other.count > count).length;
    const tied = counts.filter((other) => other.count === count).length;
    const places = Array.from({ length: tied }, (_, i) => ahead + 1 + i);
    const sum = places.reduce((all, place) => all + (points[place - 1] ?? 0), 0);
    ranked.push({ seat, count, points: Math.floor(sum / tied), places, tied });
  }
  return ranked;
}

/** S3: one point for each edge of the longest wall; Dirk has none. Then what modules add for walls. */
export function wallItems(state: State, scoring: ScoringNumber): Item[] {
  const longest = state.seats
    .map((seat, index) => ({ seat: index, length: seat.board.longestWall().length }))
    .filter(({ length }) => length > 0)
    .map(({ seat, length }): Item => ({ scoring, seat, source: "wall", count: length, points: length }));
  const walls = [...longest, ...state.rules.flatMap((module) => module.wallItems?.(state, scoring) ?? [])];
  return [...walls, ...state.rules.flatMap((module) => module.guardItems?.(state, scoring, walls) ?? [])];
}

function seatCount(state: State, seat: number, kind: Kind): number {
  const built = state.seats[seat]?.board.count(kind) ?? 0;
  return state.rules.reduce((sum, module) => sum + (module.kindCount?.(state, seat, kind) ?? 0), built);
}

/** Only buildings in the Alhambra count (p. 6); all of Dirk's do. Seats in order, Dirk last. */
export function countsOf(state: State, kind: Kind): Count[] {
  const counts: Count[] = state.seats.map((_, seat) => ({ seat, count: seatCount(state, seat, kind) }));
  if (state.dirk !== null) {
    counts.push({ seat: "dirk", count: state.dirk.tiles.filter((id) => tileOf(id).kind === kind).length });
  }
  return counts;
}

/** S4: one kind. */
export function kindItems(state: State, scoring: ScoringNumber, kind: Kind): Item[] {
  return rank(countsOf(state, kind), placePoints(scoring, kind))
    .filter(({ points }) => points > 0)
    .map(({ seat, count, points, places, tied }) => ({
      scoring,
      seat,
      source: kind,
      count,
      points,
      places,
      ...(tied > 1 ? { tied } : {}),
    }));
}

/** All items of a scoring, in the order of the steps; in a step by source, for a source by seat, Dirk last. */
export function scoringItems(state: State, scoring: ScoringNumber): Item[] {
  return [...wallItems(state, scoring), ...KINDS.flatMap((kind) => kindItems(state, scoring, kind))];
}

/** S7 (p. 7): six more tiles after the first scoring, a third of the tower after the second. */
function dirkDraws(state: State, scoring: ScoringNumber): void {
  if (state.dirk === null || scoring === 3) return;
  const count = scoring === 1 ? DIRK_TILES : Math.floor(state.tower.length / 3);
  state.dirk.tiles.push(...drawTiles(state, count));
}

/** S3 to S7 of a scoring whose choices are made. */
export function holdScoring(state: State, scoring: ScoringNumber): void {
  for (const item of scoringItems(state, scoring)) credit(state, item);
  state.scorings = scoring;
  dirkDraws(state, scoring);
}

export const scoringOp: Operation<FrameOf<"scoring">> = {
  run(state, frame) {
    if (!frame.chosen) {
      frame.chosen = true;
      push(state, ...state.rules.flatMap((module) => module.choices?.(state) ?? []).reverse());
      return null;
    }
    holdScoring(state, frame.scoring);
    return pop(state);
  },
};
