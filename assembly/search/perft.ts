import { applyMove } from "../game/apply";
import { sortPiles } from "../game/deck";
import { facts } from "../game/facts";
import { countMoves, listMoves } from "../game/legal";
import { MOVE_BYTES, moveAt } from "../game/moves";
import { Phase } from "../game/phase";
import { LEVELS, putAside, takeBack } from "./aside";

/**
 * Paths of so many decisions; a finished game is one leaf. The last level is counted, not walked. Moves are listed a
 * batch at a time.
 */
const BATCH: u32 = 256;
const BATCH_BYTES: usize = <usize>BATCH * MOVE_BYTES;
const BATCHES: usize = memory.data(<i32>(<usize>LEVELS * BATCH_BYTES), 16);

/** A reshuffled pile is sorted while nodes are counted (rulings/base.md). */
export function countLeaves(depth: u32): u64 {
  sortPiles(true);
  const leaves = below(depth);
  sortPiles(false);
  return leaves;
}

function below(depth: u32): u64 {
  if (depth == 0 || facts.phase == <u8>Phase.OVER) return 1;
  if (depth == 1) return countMoves();
  const level = depth - 1;
  const batch = BATCHES + <usize>level * BATCH_BYTES;
  const length: usize = facts.length;
  const seat: u32 = facts.turn;
  let from: u32 = 0;
  let here = listMoves(from, BATCH, batch);
  putAside(level, seat);
  let leaves: u64 = 0;
  while (here > 0) {
    for (let n: u32 = 0; n < here; n++) {
      applyMove(moveAt(batch + <usize>n * MOVE_BYTES));
      leaves += below(depth - 1);
      takeBack(level, length, seat);
    }
    from += here;
    here = here < BATCH ? 0 : listMoves(from, BATCH, batch);
  }
  return leaves;
}
