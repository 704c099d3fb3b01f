import { applyMove } from "../game/apply";
import { winners } from "../game/end";
import { facts, factsHash, SEATS, score } from "../game/facts";
import { countMoves, pickMove } from "../game/legal";
import { Phase } from "../game/phase";
import { randomBelow } from "../game/random";
import { countSensible, pickSensible } from "../game/sensible";

/** Sums over the games of one call; 64-bit numbers, read by the host. */
@unmanaged
export class PlayoutSums {
  finished: u64 = 0;
  capped: u64 = 0;
  decisions: u64 = 0;
  /** Sum of the lengths of all move lists that were picked from. */
  moves: u64 = 0;
  /** One number that changes when any of the games does; those of the parts of a split run add up. */
  signature: u64 = 0;
}

/** Behind the sums: for each of the six seats games won, a shared win counting for everyone who shares it. */
const WINS: usize = offsetof<PlayoutSums>();
/** Then the points of each seat, capped games included. */
const POINTS: usize = WINS + <usize>SEATS * 8;
const SUMS_BYTES: usize = POINTS + <usize>SEATS * 8;
export const PLAYOUT_SUMS: usize = memory.data(<i32>SUMS_BYTES, 8);
const sums: PlayoutSums = changetype<PlayoutSums>(PLAYOUT_SUMS);

export enum Policy {
  RANDOM = 0,
  SENSIBLE = 1,
}

export function clearSums(): void {
  memory.fill(PLAYOUT_SUMS, 0, SUMS_BYTES);
}

/**
 * Plays the game on the table to its end, every move of the policy's list equally likely, by counting and picking.
 * A game can go on for ever (redesigns), hence the cap of decisions.
 */
export function playOut(cap: u32, policy: Policy): void {
  let decisions: u32 = 0;
  let moves: u64 = 0;
  while (facts.phase != <u8>Phase.OVER && decisions < cap) {
    const count = policy == Policy.RANDOM ? countMoves() : countSensible();
    const n = randomBelow(count);
    applyMove(policy == Policy.RANDOM ? pickMove(n) : pickSensible(n));
    moves += count;
    decisions++;
  }
  sums.decisions += decisions;
  sums.moves += moves;
  sums.signature += factsHash();
  if (facts.phase == <u8>Phase.OVER) sums.finished += 1;
  else sums.capped += 1;
  const won = winners();
  for (let seat: u32 = 0; seat < facts.players; seat++) {
    addTo(PLAYOUT_SUMS + WINS + (seat << 3), (won >> seat) & 1);
    addTo(PLAYOUT_SUMS + POINTS + (seat << 3), score(seat));
  }
}

function addTo(at: usize, number: i64): void {
  store<i64>(at, load<i64>(at) + number);
}
