import { sortPiles } from "../game/deck";
import { facts } from "../game/facts";
import { countMoves, pickMove } from "../game/legal";
import { randomBelow, seedRandom } from "../game/random";
import { setUp } from "../game/setup";
import { greedyChoice } from "./greedy";
import { countLeaves } from "./perft";
import { clearSums, PLAYOUT_SUMS, Policy, playOut } from "./playouts";
import { reservePool } from "./tree";
import { beginSearch, bestMove, think } from "./uct";

/** Leaves of the game on the table, which is left as it was. */
export function searchPerft(depth: u32): u64 {
  return countLeaves(depth);
}

/** While it is on, moves are made as a count of leaves makes them: a reshuffled pile is sorted. */
export function searchSort(on: u32): void {
  sortPiles(on != 0);
}

/**
 * Whole games from new setups; the sums lie at searchSums(). Policy 0 picks among the legal moves, 1 among the
 * sensible ones, each equally likely. Game i is the game of the seed plus i, the seed read as one number of 128
 * bits, lowest word first: so a run can be split, and any of its games played again. A stacked tower and deck lie
 * at gameOrders(), their lengths are 0 when they come from the seed. Returns what is wrong with these, 0 nothing.
 */
export function searchPlayouts(
  players: u32,
  tiles: u32,
  cards: u32,
  games: u32,
  cap: u32,
  s0: u32,
  s1: u32,
  s2: u32,
  s3: u32,
  policy: u32,
): i32 {
  clearSums();
  let low = <u64>s0 | ((<u64>s1) << 32);
  let high = <u64>s2 | ((<u64>s3) << 32);
  for (let game: u32 = 0; game < games; game++) {
    const fault = setUp(players, tiles, cards, 0, <u32>low, <u32>(low >>> 32), <u32>high, <u32>(high >>> 32));
    if (fault != 0) return fault;
    playOut(cap, <Policy>policy);
    low++;
    if (low == 0) high++;
  }
  return 0;
}

/** Plays on the game that lies on the table; the sums are those of this one game. */
export function searchPlayOn(cap: u32, policy: u32): void {
  clearSums();
  playOut(cap, <Policy>policy);
}

export function searchSums(): usize {
  return PLAYOUT_SUMS;
}

/** Address of a move picked among all legal ones, each equally likely; the generator of the table is another one then. */
export function searchRandom(s0: u32, s1: u32, s2: u32, s3: u32): usize {
  seedRandom(s0, s1, s2, s3);
  return changetype<usize>(pickMove(randomBelow(countMoves())));
}

/** Address of the move the greedy player makes with what its seat knows; what is hidden is dealt anew meanwhile. */
export function searchGreedy(s0: u32, s1: u32, s2: u32, s3: u32): usize {
  return changetype<usize>(greedyChoice(s0, s1, s2, s3));
}

/** Room for the nodes of a tree, in bytes. The memory grows once; 0 if it cannot. */
export function searchReserve(bytes: u32): i32 {
  return reservePool(bytes) ? 1 : 0;
}

/** A search for the seat that decides on the table, as it knows it. The pool must be reserved. */
export function searchBegin(s0: u32, s1: u32, s2: u32, s3: u32): void {
  beginSearch(facts.turn, <u64>s0 | ((<u64>s1) << 32), <u64>s2 | ((<u64>s3) << 32));
}

/** So many more iterations; the table is left as the search found it. */
export function searchThink(iterations: u32): void {
  think(iterations);
}

/** Address of the move that was tried most, 0 before the first iteration. */
export function searchBest(): usize {
  return bestMove();
}
