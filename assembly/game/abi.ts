import { applyMove } from "./apply";
import { rebuildCaches } from "./caches";
import { takeChanceFault } from "./chance";
import { winners } from "./end";
import { clearEvents, EVENTS, eventCount, listen } from "./events";
import {
  chance,
  chanceRoom,
  DECK,
  DISCARD,
  DISPLAY,
  FACTS,
  FACTS_VERSION,
  FRAMES,
  facts,
  factsHash,
  HANDS,
  Header,
  MARKET,
  moduleSlots,
  PIECES,
  PILES,
  SCORES,
  tower,
} from "./facts";
import { GIVEN_SETUPS, giveSetups } from "./given";
import { countMoves, isLegalMove, listMoves } from "./legal";
import { MOVE_BYTES, moveAt } from "./moves";
import { palace } from "./palace";
import { countPayments, listPayments } from "./payments";
import { clearTable, resumeGame } from "./position";
import { seedRandom } from "./random";
import { redeal } from "./redeal";
import { ITEMS, scoreItems } from "./scoring";
import { countSensible, listSensible } from "./sensible";
import { ORDERS, setUp } from "./setup";
import { chooseModules, slotOf } from "./slots";

const PAGE_MOVES: u32 = 4096;
const PAGE: usize = memory.data(<i32>(<usize>PAGE_MOVES * MOVE_BYTES), 16);
const LAYOUT: usize = memory.data(64, 2);
let parts: usize = 0;
const MOVE: usize = memory.data(<i32>MOVE_BYTES, 16);

/** Address of the facts on the table. */
export function gameFacts(): usize {
  return FACTS;
}

export function gameFactsLength(): u32 {
  return facts.length;
}

/** Where a stacked order is written before a setup: tower, deck, chance, one after the other. */
export function gameOrders(): usize {
  return ORDERS;
}

/**
 * Modules of the games that are set up or laid out from now on, as a set of bits, low half and high; `bytes` of what
 * they are given for their setup lie at gameSetups().
 */
export function gameModules(low: u32, high: u32, bytes: u32): void {
  chooseModules(<u64>low | ((<u64>high) << 32));
  giveSetups(bytes);
}

export function gameSetups(): usize {
  return GIVEN_SETUPS;
}

/** Offset of a module's slot from gameFacts(), by its number in the book. */
export function gameSlot(number: u32): u32 {
  return <u32>(slotOf(number) - FACTS);
}

/** A new game; 0, or what is wrong with the config. Counts of 0: from the seed. */
export function gameSetup(
  players: u32,
  tiles: u32,
  cards: u32,
  chance: u32,
  s0: u32,
  s1: u32,
  s2: u32,
  s3: u32,
): i32 {
  clearEvents();
  return setUp(players, tiles, cards, chance, s0, s1, s2, s3);
}

/** A table without anything but the starting tiles, to lay a position out on. */
export function gameClear(players: u32, s0: u32, s1: u32, s2: u32, s3: u32): void {
  clearEvents();
  clearTable(players, s0, s1, s2, s3);
}

/** Bytes there are for given outcomes of chance on the table as it is. */
export function gameChanceRoom(): u32 {
  return chanceRoom();
}

/** Goes on with the position that was laid out. */
export function gameResume(): void {
  resumeGame();
}

/**
 * Where the parts of the facts lie, u16 offsets from gameFacts(): players, active, turn, phase, scorings, generator,
 * deck count, tower count, acted, bytes of chance, scores, display, market, hands, discard, piles, deck, pieces,
 * tower, chance, frame count, frames, bill. Tower, chance and bill depend on the number of pieces.
 */
export function gameLayout(): usize {
  parts = 0;
  tellPart(offsetof<Header>("players"));
  tellPart(offsetof<Header>("active"));
  tellPart(offsetof<Header>("turn"));
  tellPart(offsetof<Header>("phase"));
  tellPart(offsetof<Header>("scorings"));
  tellPart(offsetof<Header>("random0"));
  tellPart(offsetof<Header>("deckCount"));
  tellPart(offsetof<Header>("towerCount"));
  tellPart(offsetof<Header>("acted"));
  tellPart(offsetof<Header>("chanceBytes"));
  tellPart(SCORES - FACTS);
  tellPart(DISPLAY - FACTS);
  tellPart(MARKET - FACTS);
  tellPart(HANDS - FACTS);
  tellPart(DISCARD - FACTS);
  tellPart(PILES - FACTS);
  tellPart(DECK - FACTS);
  tellPart(PIECES - FACTS);
  tellPart(tower() - FACTS);
  tellPart(chance() - FACTS);
  tellPart(offsetof<Header>("frameCount"));
  tellPart(FRAMES - FACTS);
  tellPart(moduleSlots() - FACTS);
  return LAYOUT;
}

function tellPart(offset: usize): void {
  store<u16>(LAYOUT + (parts << 1), <u32>offset);
  parts++;
}

/** Address of a seat's palace, for the functions about boards. */
export function gamePalace(seat: u32): usize {
  return palace(seat);
}

/** After facts were copied onto the table; 0 if they are not of this version. */
export function gameRestore(): i32 {
  if (facts.version != FACTS_VERSION) return 0;
  rebuildCaches();
  return 1;
}

export function gameHash(): u64 {
  return factsHash();
}

/** Page of moves that gameMoves fills, and how many it holds. */
export function gameMovePage(): usize {
  return PAGE;
}

export function gameMovePageSize(): u32 {
  return PAGE_MOVES;
}

export function gameMoveCount(): u32 {
  return countMoves();
}

/** Writes up to `limit` moves from number `offset` on into the page; returns how many. */
export function gameMoves(offset: u32, limit: u32): u32 {
  return listMoves(offset, min<u32>(limit, PAGE_MOVES), PAGE);
}

/** Where a move to be judged or played is written. */
export function gameMove(): usize {
  return MOVE;
}

export function gameIsLegal(): i32 {
  return isLegalMove(moveAt(MOVE)) ? 1 : 0;
}

/** 1 played; 0 illegal, nothing has happened; -1 played, but a given outcome of chance did not fit. */
export function gameApply(): i32 {
  clearEvents();
  if (!isLegalMove(moveAt(MOVE))) return 0;
  applyMove(moveAt(MOVE));
  return takeChanceFault() ? -1 : 1;
}

export function gameListen(on: i32): void {
  listen(on != 0);
}

export function gameEvents(): usize {
  return EVENTS;
}

export function gameEventCount(): u32 {
  return eventCount();
}

/** Seats that win, as a set; 0 until the game is over. */
export function gameWinners(): u32 {
  return winners();
}

/** Items that scoring 1-3 would bring now; returns their number. */
export function gameScoreItems(scoring: u32): u32 {
  return scoreItems(scoring);
}

export function gameItems(): usize {
  return ITEMS;
}

/** Payments of at least an amount out of a money word. */
export function gamePaymentCount(money: u32, amount: i32): u32 {
  return countPayments(money, amount);
}

/** Payment words into the page of moves; returns how many were written. */
export function gamePayments(money: u32, amount: i32, offset: u32, limit: u32): u32 {
  return listPayments(money, amount, offset, min<u32>(limit, PAGE_MOVES), PAGE, 4);
}

/** Deals what is hidden from a seat (7: from somebody who looks on) anew; with `hands` the others' hands too. */
export function gameRedeal(seat: u32, hands: u32): void {
  redeal(seat, hands != 0);
}

/** Another state of the generator, as a setup with this seed would begin with. */
export function gameReseed(s0: u32, s1: u32, s2: u32, s3: u32): void {
  seedRandom(s0, s1, s2, s3);
}

export function gameSensibleCount(): u32 {
  return countSensible();
}

/** As gameMoves, but only the moves worth looking at. */
export function gameSensible(offset: u32, limit: u32): u32 {
  return listSensible(offset, min<u32>(limit, PAGE_MOVES), PAGE);
}
