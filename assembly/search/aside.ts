import { BOARD_SIZE, boardCopy } from "../board/board";
import { FACTS, facts } from "../game/facts";
import { HOLDINGS, HOLDINGS_BYTES } from "../game/holdings";
import { palace } from "../game/palace";

/**
 * The table put aside before a move is tried and taken back after it, level by level: the facts, the sets of held
 * pieces and the one board a move can touch, that of the seat that decides. There is no unmake code.
 */
export const LEVELS: u32 = 16;
const FACT_ROOM: usize = 8192;
const ASIDE_FACTS: usize = memory.data(<i32>(<usize>LEVELS * FACT_ROOM), 16);
const ASIDE_BOARDS: usize = memory.data(<i32>(<usize>LEVELS * BOARD_SIZE), 64);
const ASIDE_HOLDINGS: usize = memory.data(<i32>(<usize>LEVELS * HOLDINGS_BYTES), 16);

export function putAside(level: u32, seat: u32): void {
  memory.copy(ASIDE_FACTS + <usize>level * FACT_ROOM, FACTS, facts.length);
  memory.copy(ASIDE_HOLDINGS + <usize>level * HOLDINGS_BYTES, HOLDINGS, HOLDINGS_BYTES);
  boardCopy(ASIDE_BOARDS + <usize>level * BOARD_SIZE, palace(seat));
}

/** `length` and `seat` are those of the table that was put aside. */
export function takeBack(level: u32, length: usize, seat: u32): void {
  memory.copy(FACTS, ASIDE_FACTS + <usize>level * FACT_ROOM, length);
  memory.copy(HOLDINGS, ASIDE_HOLDINGS + <usize>level * HOLDINGS_BYTES, HOLDINGS_BYTES);
  boardCopy(palace(seat), ASIDE_BOARDS + <usize>level * BOARD_SIZE);
}
