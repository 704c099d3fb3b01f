/** What every contender is asked about the palaces of a run. Answers are sums, so that they can be compared. */

/** A tile of a palace, or one to be asked about. */
export interface Tile {
  readonly id: number;
  readonly walls: number;
  readonly x: number;
  readonly y: number;
}

/** A palace without its starting tile, and one more tile with a cell where it may be placed. */
export interface Palace {
  readonly tiles: readonly Tile[];
  readonly next: Tile;
}

/**
 * One kind of question over the first `count` palaces, `rounds` times; the answer is a sum modulo 2^32. `stale` is 1 when what was
 * known about each board is forgotten first, 0 when it may be kept.
 */
export interface Contender {
  placementCount(count: number, rounds: number, stale: number): number;
  placementList(count: number, rounds: number, stale: number): number;
  allPlacements(count: number, rounds: number, stale: number): number;
  allSwaps(count: number, rounds: number, stale: number): number;
  removals(count: number, rounds: number, stale: number): number;
  everything(count: number, rounds: number, stale: number): number;
  walls(count: number, rounds: number, stale: number): number;
  changes(count: number, rounds: number, stale: number): number;
}

export interface Question {
  readonly name: string;
  readonly kind: keyof Contender;
  readonly stale: 0 | 1;
}

export const QUESTIONS: readonly Question[] = [
  { name: "one tile: number of cells, kept", kind: "placementCount", stale: 0 },
  { name: "one tile: number of cells, from nothing", kind: "placementCount", stale: 1 },
  { name: "one tile: list of cells, kept", kind: "placementList", stale: 0 },
  { name: "one tile: list of cells, from nothing", kind: "placementList", stale: 1 },
  { name: "16 masks: numbers of cells, kept", kind: "allPlacements", stale: 0 },
  { name: "16 masks: numbers of cells, from nothing", kind: "allPlacements", stale: 1 },
  { name: "16 masks: numbers of swaps, kept", kind: "allSwaps", stale: 0 },
  { name: "16 masks: numbers of swaps, from nothing", kind: "allSwaps", stale: 1 },
  { name: "all removals: list, kept", kind: "removals", stale: 0 },
  { name: "all removals: list, from nothing", kind: "removals", stale: 1 },
  { name: "everything, from nothing", kind: "everything", stale: 1 },
  { name: "longest wall", kind: "walls", stale: 1 },
  { name: "place and take back", kind: "changes", stale: 1 },
];
