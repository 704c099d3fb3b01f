import { BOARD_SIZE, boardCopy } from "../board/board";
import { applyMove } from "../game/apply";
import { sortPiles } from "../game/deck";
import { FACTS, facts } from "../game/facts";
import { HOLDINGS, HOLDINGS_BYTES } from "../game/holdings";
import { countMoves, listMoves } from "../game/legal";
import { MOVE_BYTES, moveAt } from "../game/moves";
import { palace } from "../game/palace";
import { Phase } from "../game/phase";

/**
 * Paths of so many decisions; a finished game is one leaf. The last level is counted, not walked. Before each
 * move the facts, the sets of held pieces and the board of the seat that decides, the only one a move can touch,
 * are put aside. Moves are listed a batch at a time.
 */
const DEPTHS: u32 = 16;
const FACT_ROOM: usize = 8192;
const SAVED_FACTS: usize = memory.data(<i32>(<usize>DEPTHS * FACT_ROOM), 16);
const SAVED_BOARDS: usize = memory.data(<i32>(<usize>DEPTHS * BOARD_SIZE), 64);
const SAVED_HOLDINGS: usize = memory.data(<i32>(<usize>DEPTHS * HOLDINGS_BYTES), 16);
const BATCH: u32 = 256;
const BATCH_BYTES: usize = <usize>BATCH * MOVE_BYTES;
const BATCHES: usize = memory.data(<i32>(<usize>DEPTHS * BATCH_BYTES), 16);

export const PERFT_DEPTH_LIMIT: u32 = DEPTHS;

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
  const level = <usize>(depth - 1);
  const savedFacts = SAVED_FACTS + level * FACT_ROOM;
  const savedBoard = SAVED_BOARDS + level * BOARD_SIZE;
  const savedHoldings = SAVED_HOLDINGS + level * HOLDINGS_BYTES;
  const batch = BATCHES + level * BATCH_BYTES;
  const length: usize = facts.length;
  const board = palace(facts.turn);
  let from: u32 = 0;
  let here = listMoves(from, BATCH, batch);
  memory.copy(savedFacts, FACTS, length);
  memory.copy(savedHoldings, HOLDINGS, HOLDINGS_BYTES);
  boardCopy(savedBoard, board);
  let leaves: u64 = 0;
  while (here > 0) {
    for (let n: u32 = 0; n < here; n++) {
      applyMove(moveAt(batch + <usize>n * MOVE_BYTES));
      leaves += below(depth - 1);
      memory.copy(FACTS, savedFacts, length);
      memory.copy(HOLDINGS, savedHoldings, HOLDINGS_BYTES);
      boardCopy(board, savedBoard);
    }
    from += here;
    here = here < BATCH ? 0 : listMoves(from, BATCH, batch);
  }
  return leaves;
}
