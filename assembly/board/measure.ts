/**
 * Questions asked of many boards in a loop inside the core, for bench/board: a call from JavaScript costs more than
 * most of the answers. Not part of the shipped cores; the bench build compiles this file beside assembly/index.ts.
 * Every loop goes `rounds` times over the first `count` boards and returns the sum of the answers. `stale` is 1 to
 * have each answer made from nothing, 0 to have it read from what is kept.
 */
import {
  BOARD_SIZE,
  boardPlace,
  boardRemove,
  LIST_SLACK,
  longestWall,
  placementsCount,
  placementsInto,
  removableCount,
  removableInto,
  swapsCount,
} from "./board";
import { freshenCuts, freshenFits } from "./fresh";
import { spoil } from "./layout";

const MOST: u32 = 256;
const MASKS: u32 = 16;
const BOARDS: usize = (heap.alloc(<usize>MOST * BOARD_SIZE + 64) + 63) & ~63;
const LIST: usize = heap.alloc(2 * 4096 + LIST_SLACK);
/** Each board's tile to ask about, and a cell where it may be placed: walls, x, y. */
const TILES: usize = heap.alloc(<usize>MOST * 4);

export function measuredBoard(n: u32): usize {
  assert(n < MOST);
  return BOARDS + <usize>n * BOARD_SIZE;
}

export function measuredTile(n: u32, walls: u32, x: i32, y: i32): void {
  store<u8>(TILES + ((<usize>n) << 2), walls);
  store<i8>(TILES + ((<usize>n) << 2), x, 1);
  store<i8>(TILES + ((<usize>n) << 2), y, 2);
}

function wallsFor(n: u32): u32 {
  return load<u8>(TILES + ((<usize>n) << 2));
}

function prepare(n: u32, stale: u32): usize {
  const b = measuredBoard(n);
  if (stale != 0) spoil(b);
  return b;
}

export function measurePlacementCount(count: u32, rounds: u32, stale: u32): u32 {
  let sum: u32 = 0;
  for (let round: u32 = 0; round < rounds; round++) {
    for (let n: u32 = 0; n < count; n++) sum += placementsCount(prepare(n, stale), wallsFor(n));
  }
  return sum;
}

/** Sums the length and the last cell of each list. */
export function measurePlacementList(count: u32, rounds: u32, stale: u32): u32 {
  let sum: u32 = 0;
  for (let round: u32 = 0; round < rounds; round++) {
    for (let n: u32 = 0; n < count; n++) {
      const length = placementsInto(prepare(n, stale), wallsFor(n), LIST);
      sum += length;
      if (length != 0) sum += load<u16>(LIST + ((<usize>length) << 1) - 2);
    }
  }
  return sum;
}

export function measureAllPlacements(count: u32, rounds: u32, stale: u32): u32 {
  let sum: u32 = 0;
  for (let round: u32 = 0; round < rounds; round++) {
    for (let n: u32 = 0; n < count; n++) {
      const b = prepare(n, stale);
      for (let walls: u32 = 0; walls < MASKS; walls++) sum += placementsCount(b, walls);
    }
  }
  return sum;
}

export function measureAllSwaps(count: u32, rounds: u32, stale: u32): u32 {
  let sum: u32 = 0;
  for (let round: u32 = 0; round < rounds; round++) {
    for (let n: u32 = 0; n < count; n++) {
      const b = prepare(n, stale);
      for (let walls: u32 = 0; walls < MASKS; walls++) sum += swapsCount(b, walls);
    }
  }
  return sum;
}

export function measureRemovals(count: u32, rounds: u32, stale: u32): u32 {
  let sum: u32 = 0;
  for (let round: u32 = 0; round < rounds; round++) {
    for (let n: u32 = 0; n < count; n++) {
      const length = removableInto(prepare(n, stale), LIST);
      sum += length;
      if (length != 0) sum += load<u16>(LIST + ((<usize>length) << 1) - 2);
    }
  }
  return sum;
}

/** Placements and swaps of every mask and exact removals made anew; those of one mask and the removals summed. */
export function measureEverything(count: u32, rounds: u32): u32 {
  let sum: u32 = 0;
  for (let round: u32 = 0; round < rounds; round++) {
    for (let n: u32 = 0; n < count; n++) {
      const b = prepare(n, 1);
      freshenFits(b);
      freshenCuts(b);
      const walls = wallsFor(n);
      sum += placementsCount(b, walls) + swapsCount(b, walls) + removableCount(b);
    }
  }
  return sum;
}

export function measureWalls(count: u32, rounds: u32): u32 {
  let sum: u32 = 0;
  for (let round: u32 = 0; round < rounds; round++) {
    for (let n: u32 = 0; n < count; n++) sum += longestWall(measuredBoard(n));
  }
  return sum;
}

/** Sums the ids that are taken back. */
export function measureChanges(count: u32, rounds: u32): u32 {
  let sum: u32 = 0;
  for (let round: u32 = 0; round < rounds; round++) {
    for (let n: u32 = 0; n < count; n++) {
      const b = measuredBoard(n);
      const tile = TILES + ((<usize>n) << 2);
      const x: i32 = load<i8>(tile, 1);
      const y: i32 = load<i8>(tile, 2);
      boardPlace(b, n & 63, load<u8>(tile), x, y);
      sum += boardRemove(b, x, y);
    }
  }
  return sum;
}
