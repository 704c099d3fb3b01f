import { BOARD_SIZE, boardCopy } from "../board/board";
import { FACTS, facts, SEATS } from "../game/facts";
import { HOLDINGS, HOLDINGS_BYTES } from "../game/holdings";
import { palace } from "../game/palace";

/** The whole table as the search found it: every iteration begins here again, on another re-deal. */
const FACT_ROOM: usize = 8192;
const ROOT_FACTS: usize = memory.data(<i32>FACT_ROOM, 16);
const ROOT_HOLDINGS: usize = memory.data(<i32>HOLDINGS_BYTES, 16);
const ROOT_BOARDS: usize = memory.data(<i32>(<usize>SEATS * BOARD_SIZE), 64);
let length: usize = 0;
let players: u32 = 0;

export function keepTable(): void {
  length = facts.length;
  players = facts.players;
  memory.copy(ROOT_FACTS, FACTS, length);
  memory.copy(ROOT_HOLDINGS, HOLDINGS, HOLDINGS_BYTES);
  for (let seat: u32 = 0; seat < players; seat++)
    boardCopy(ROOT_BOARDS + <usize>seat * BOARD_SIZE, palace(seat));
}

export function restoreTable(): void {
  memory.copy(FACTS, ROOT_FACTS, length);
  memory.copy(HOLDINGS, ROOT_HOLDINGS, HOLDINGS_BYTES);
  for (let seat: u32 = 0; seat < players; seat++)
    boardCopy(palace(seat), ROOT_BOARDS + <usize>seat * BOARD_SIZE);
}
