import type { SeedWords, Settings } from "../config.js";
import type { PositionConfig } from "../types.js";

/** A piece and where it is. */
export interface Place {
  readonly tile: number;
  readonly zone: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** Whose decision of what kind is waited for. */
export interface Waiting {
  readonly active: number;
  readonly turn: number;
  readonly phase: number;
  readonly over: boolean;
  readonly acted: boolean;
}

/** A position in the core's numbers. Orders are top first; what is hidden is a number of unseen things. */
export interface Entered extends Waiting {
  readonly config: PositionConfig;
  readonly players: number;
  readonly seed: SeedWords;
  readonly generator: string | null;
  readonly scorings: number;
  /** Points by seat, Dirk's as those of seat 6. */
  readonly scores: ReadonlyMap<number, number>;
  readonly pieces: readonly Place[];
  readonly market: readonly (number | null)[];
  readonly display: readonly number[];
  readonly discard: readonly number[];
  /** What is known of the hands. */
  readonly hands: readonly (readonly number[])[];
  /** Cards each seat holds besides. */
  readonly hiddenHands: readonly number[];
  readonly tower: readonly number[];
  /** Tiles of a tower whose order is not told, or null. */
  readonly hiddenTower: number | null;
  readonly deck: readonly number[];
  readonly hiddenDeck: number | null;
  readonly piles: readonly number[];
  readonly unseenTiles: readonly number[];
  readonly unseenMoney: readonly number[];
  readonly chance: Settings["chance"];
}
