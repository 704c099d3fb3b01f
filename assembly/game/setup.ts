import { NOBODY } from "../board/piece";
import {
  CURRENCY_COUNT,
  MONEY_COPIES,
  MONEY_COPIES_TWO_PLAYERS,
  MONEY_VALUES,
  SPACE_COUNT,
  STARTING_MONEY,
  TILE_COUNT,
} from "../components/tables";
import { layOut } from "../generated/hooks";
import { rebuildCaches } from "./caches";
import { cardValue, isMoney, moneyCode } from "./cards";
import { DISPLAY_SIZE, refillDisplay } from "./deck";
import { EventType, tell } from "./events";
import { chance, chanceRoom, DECK, DECK_LIMIT, facts, hand, hasDirk, measureFacts, tower } from "./facts";
import { Operation, pushFrame } from "./frames";
import { giveDirk, refillMarket } from "./market";
import { layOutPieces, movePiece, Zone } from "./pieces";
import { makePiles, markPiles, specialCards } from "./piles";
import { addCard } from "./purse";
import { seedRandom, shuffleBytes } from "./random";
import { openFacts } from "./slots";
import { advance } from "./turn";

/**
 * Setup (Mega Box p. 2-3, rulings/base.md): tower, money, starting player, display, piles, Dirk, market. A
 * stacked order, top first, lies in ORDERS: first the tower, then the deck, then the outcomes of chance. What
 * modules are given lies in GIVEN_SETUPS (given.ts).
 */
export const ORDERS: usize = memory.data(8192, 8);
const DIRK_TILES: u32 = 6;
const NO_STARTER: i32 = -1;

/** What is wrong with a config; 0 nothing. */
export enum SetupFault {
  NONE = 0,
  PLAYERS = 1,
  TOWER = 2,
  DECK = 3,
  CHANCE = 4,
}

/** A count of 0 means that the order comes from the generator. */
export function setUp(
  players: u32,
  tiles: u32,
  cards: u32,
  outcomes: u32,
  seed0: u32,
  seed1: u32,
  seed2: u32,
  seed3: u32,
): SetupFault {
  if (players < 2 || players > 6) return SetupFault.PLAYERS;
  openFacts(players);
  seedRandom(seed0, seed1, seed2, seed3);
  if (outcomes > chanceRoom()) return SetupFault.CHANCE;
  memory.copy(chance(), ORDERS + tiles + cards, outcomes);
  facts.chanceBytes = <u16>outcomes;
  measureFacts();
  layOutPieces();
  layOut();
  if (!buildTower(tiles)) return SetupFault.TOWER;
  if (!buildDeck(ORDERS + tiles, cards)) return SetupFault.DECK;
  const starter = dealMoney();
  if (starter == NO_STARTER) return SetupFault.DECK;
  if (!coversDisplay()) return SetupFault.DECK;
  refillDisplay();
  if (cards == 0) makePiles();
  else markPiles(cards);
  if (hasDirk()) giveDirk(DIRK_TILES);
  if (<i32>facts.towerCount < SPACE_COUNT) return SetupFault.TOWER;
  refillMarket();
  rebuildCaches();
  pushFrame(Operation.TURN, starter);
  advance();
  return SetupFault.NONE;
}

function buildTower(given: u32): bool {
  const count = given == 0 ? <u32>TILE_COUNT : given;
  if (count > <u32>TILE_COUNT) return false;
  let used: u64 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const piece: u32 = given == 0 ? i : load<u8>(ORDERS + i);
    if (piece >= <u32>TILE_COUNT || ((used >>> piece) & 1) != 0) return false;
    used |= (<u64>1) << piece;
    store<u8>(tower() + (count - 1 - i), piece);
    movePiece(piece, Zone.TOWER, NOBODY);
  }
  facts.towerCount = <u8>count;
  if (given == 0) shuffleBytes(tower(), count);
  return true;
}

/** How often each money card is in play (Mega Box p. 7). */
export function copies(): u32 {
  return hasDirk() ? <u32>MONEY_COPIES_TWO_PLAYERS : <u32>MONEY_COPIES;
}

/** All the money, or the given cards; never more of one than the box holds. */
function buildDeck(given: usize, cards: u32): bool {
  if (cards > DECK_LIMIT) return false;
  if (cards == 0) {
    let end = DECK;
    for (let currency: u32 = 0; currency < <u32>CURRENCY_COUNT; currency++) {
      for (let value: u32 = 1; value <= <u32>MONEY_VALUES; value++) {
        for (let i = copies(); i > 0; i--) store<u8>(end++, moneyCode(currency, value));
      }
    }
    facts.deckCount = <u8>(end - DECK);
    shuffleBytes(DECK, facts.deckCount);
    return true;
  }
  for (let i: u32 = 0; i < cards; i++) {
    const code = load<u8>(given + i);
    let same: u32 = 0;
    for (let j: u32 = 0; j < i; j++) same += u32(load<u8>(given + j) == code);
    const money = code >> 4 < <u8>CURRENCY_COUNT && (code & 15) >= 1 && (code & 15) <= <u8>MONEY_VALUES;
    if (same >= (money ? copies() : specialCards(code))) return false;
    store<u8>(DECK + (cards - 1 - i), code);
  }
  facts.deckCount = <u8>cards;
  return true;
}

/**
 * Face up to each player until 20 or more. Returns who starts: the fewest cards, then the lowest total (Mega Box
 * p. 3), then the lowest seat (ruling); NO_STARTER if the deck does not reach.
 */
function dealMoney(): i32 {
  let best: u32 = u32.MAX_VALUE;
  let starter: i32 = NO_STARTER;
  for (let seat: u32 = 0; seat < facts.players; seat++) {
    let total: u32 = 0;
    let cards: u32 = 0;
    for (; total < <u32>STARTING_MONEY; cards++) {
      if (facts.deckCount == 0) return NO_STARTER;
      facts.deckCount -= 1;
      const code: u32 = load<u8>(DECK + facts.deckCount);
      store<u8>(DECK + facts.deckCount, 0);
      if (!isMoney(code)) return NO_STARTER;
      addCard(hand(seat), code);
      tell(EventType.DEAL, seat, 0, code);
      total += cardValue(code);
    }
    const rank = (cards << 8) | total;
    if (rank < best) {
      best = rank;
      starter = seat;
    }
  }
  return starter;
}

function coversDisplay(): bool {
  if (facts.deckCount < DISPLAY_SIZE) return false;
  for (let i: u32 = 1; i <= DISPLAY_SIZE; i++) {
    if (!isMoney(load<u8>(DECK + (facts.deckCount - i)))) return false;
  }
  return true;
}
