import type { ModuleId } from "../../generated/modules.js";
import type { SeedWords, Settings } from "../config.js";
import type { Pending } from "../pending.js";
import type { PositionConfig } from "../types.js";

/** A piece and where it is. */
export interface Place {
  readonly tile: number;
  readonly zone: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** A card of a module that was shuffled into the deck. */
export interface Insert {
  readonly code: number;
  readonly group: number;
  /** How many of its group lie in each of the five piles at the beginning. */
  readonly counts: readonly number[];
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
  /** Cards of modules in the deck that nobody shows. */
  readonly unseenInserts: readonly Insert[];
  /** What each module keeps, as it lies in its slot. */
  readonly slots: ReadonlyMap<ModuleId, Uint8Array>;
  readonly pending: Pending;
  readonly chance: Settings["chance"];
}
