import { applyMove } from "../game/apply";
import { facts } from "../game/facts";
import { MOVE_BYTES, Move, moveAt } from "../game/moves";
import { seedRandom } from "../game/random";
import { redeal } from "../game/redeal";
import { listSensible } from "../game/sensible";
import { putAside, takeBack } from "./aside";
import { evaluate, outlookOf } from "./evaluate";

/**
 * The greedy player: tries every sensible move on one re-deal of what it cannot know and takes the one after which it
 * stands best against the others. Of equally good moves the first.
 */
const BATCH: u32 = 256;
const BATCH_AT: usize = memory.data(<i32>(<usize>BATCH * MOVE_BYTES), 16);
const BEST: usize = memory.data(<i32>MOVE_BYTES, 16);
/** How much the mean of the others counts against the own points. */
const RIVALRY: f32 = 0.7;
/** Perft owns the lower levels; nobody asks for both at once. */
const LEVEL: u32 = 0;

/** The move it chooses; the table is left as it was but for what is hidden, which has been dealt anew. */
export function greedyMove(): Move {
  const seat: u32 = facts.turn;
  let best: f32 = -Infinity;
  let from: u32 = 0;
  let here = listSensible(from, BATCH, BATCH_AT);
  const length: usize = facts.length;
  putAside(LEVEL, seat);
  while (here > 0) {
    for (let n: u32 = 0; n < here; n++) {
      const move = BATCH_AT + <usize>n * MOVE_BYTES;
      applyMove(moveAt(move));
      evaluate();
      const value = standing(seat);
      takeBack(LEVEL, length, seat);
      if (value <= best) continue;
      best = value;
      memory.copy(BEST, move, MOVE_BYTES);
    }
    from += here;
    here = here < BATCH ? 0 : listSensible(from, BATCH, BATCH_AT);
  }
  return moveAt(BEST);
}

/** The same for somebody who asks for a move: what the seat cannot know is dealt by the asker's seed first. */
export function greedyChoice(s0: u32, s1: u32, s2: u32, s3: u32): Move {
  seedRandom(s0, s1, s2, s3);
  redeal(facts.turn, false);
  return greedyMove();
}

/** How a seat stands against the others, in points. */
export function standing(seat: u32): f32 {
  let others: f32 = 0;
  for (let other: u32 = 0; other < facts.players; other++) if (other != seat) others += outlookOf(other);
  return outlookOf(seat) - (RIVALRY * others) / <f32>(facts.players - 1);
}
