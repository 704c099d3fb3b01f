/** Currency Exchange Cards, Mega Box p. 9 and rulings/mega-box-a.md. */

import { NOBODY } from "../../board/piece";
import { isScoringCard, SCORE_1, SCORE_2 } from "../../game/cards";
import { DECK, DISCARD, DISPLAY, facts, hand, PILES, tower } from "../../game/facts";
import { argumentHead, buyHead, MoveKind, pieceHead } from "../../game/moves";
import { Phase } from "../../game/phase";
import { movePiece, Zone } from "../../game/pieces";
import { copiesOf, purseWord } from "../../game/purse";
import { redeal } from "../../game/redeal";
import { setUp } from "../../game/setup";
import { chooseModules } from "../../game/slots";
import { layOut } from "../../generated/hooks";
import { CURRENCY_EXCHANGE, CURRENCY_EXCHANGE_GROUP, VIZIERS_FAVOUR } from "../../generated/modules";
import * as Tiles from "../scene";
import { act, begin, countOf, give, interruptNow, keep, legal, moves, play, sell } from "../scene";

const DENAR: u32 = 0;
const DIRHAM: u32 = 1;
const FLORIN: u32 = 3;
const DENAR_FLORIN: u32 = 0x53;
const DENAR_DIRHAM: u32 = 0x51;
const DONE: u64 = <u64>MoveKind.DONE;

function pay(currency: u32, value: u32): u64 {
  return argumentHead(MoveKind.PAY, (currency << 4) | value);
}

function exchange(space: u32, card: u32): bool {
  return play(buyHead(space), (<u64>card) << 32);
}

function fillTower(): void {
  for (let n: u32 = 0; n < 6; n++) {
    store<u8>(tower() + n, Tiles.CHAMBERS_9_S + n);
    movePiece(Tiles.CHAMBERS_9_S + n, Zone.TOWER, NOBODY);
  }
  facts.towerCount = 6;
  for (let n: u32 = 0; n < 20; n++) store<u8>(DECK + n, 0x29);
  facts.deckCount = 20;
}

/** The book's example, and a tile in the reserve, so that there is something to do with an extra action. */
function bookExample(): void {
  layOutExample();
  keep(0, Tiles.TOWER_12);
  act();
}

/** Its hand: denars 7 and 2, florin 9, the card of both. */
function layOutExample(): void {
  begin(3, CURRENCY_EXCHANGE);
  sell(1, Tiles.PAVILION_7_E);
  sell(3, Tiles.GARDEN_11);
  sell(2, Tiles.SERAGLIO_9);
  fillTower();
  give(0, DENAR, 7);
  give(0, DENAR, 2);
  give(0, FLORIN, 9);
  give(0, CURRENCY_EXCHANGE_GROUP, 3);
}

describe("the book's example (p. 9)", () => {
  test("9 florins and 2 denars buy the garden of 11 exactly", () => {
    bookExample();
    expect(exchange(3, DENAR_FLORIN)).toBe(true);
    expect(facts.phase).toBe(<u8>Phase.PAYMENT);
    // The card lies on the table and cannot be used twice.
    expect(copiesOf(hand(0), DENAR_FLORIN)).toBe(0);
    expect(play(pay(DENAR, 2), 0)).toBe(true);
    expect(legal(DONE, 0)).toBe(false);
    expect(play(pay(FLORIN, 9), 0)).toBe(true);
    expect(play(DONE, 0)).toBe(true);
    // Paid exactly: another action.
    expect(facts.phase).toBe(<u8>Phase.ACTION);
    expect(copiesOf(DISCARD, DENAR_FLORIN)).toBe(1);
    expect(copiesOf(DISCARD, 0x02)).toBe(1);
    expect(copiesOf(DISCARD, 0x39)).toBe(1);
    expect(purseWord(hand(0), DENAR)).toBe(1 << 12);
  });

  test("7 denars alone buy the pavilion of 7, and the card is gone all the same", () => {
    bookExample();
    expect(exchange(1, DENAR_FLORIN)).toBe(true);
    expect(play(pay(DENAR, 7), 0)).toBe(true);
    expect(play(DONE, 0)).toBe(true);
    expect(facts.phase).toBe(<u8>Phase.ACTION);
    expect(copiesOf(hand(0), DENAR_FLORIN)).toBe(0);
    expect(copiesOf(DISCARD, DENAR_FLORIN)).toBe(1);
  });

  test("only for tiles in one of its two currencies", () => {
    bookExample();
    expect(legal(buyHead(2), (<u64>DENAR_FLORIN) << 32)).toBe(false);
    expect(legal(buyHead(3), (<u64>DENAR_DIRHAM) << 32)).toBe(false);
    // The card and a payment in one move is no such move.
    expect(legal(buyHead(3), ((<u64>DENAR_FLORIN) << 32) | 1)).toBe(false);
  });
});

describe("the payment decision (rulings/modules.md)", () => {
  test("sources in one order, and only those that still reach the amount", () => {
    bookExample();
    exchange(3, DENAR_FLORIN);
    // 2 and 7 denars, then the florin: 7 alone leaves 9 = 16; all can begin but the florin, which is 2 short.
    expect(moves()).toBe(2);
    expect(legal(pay(FLORIN, 9), 0)).toBe(false);
    play(pay(DENAR, 7), 0);
    expect(legal(pay(DENAR, 2), 0)).toBe(false);
    expect(moves()).toBe(1);
  });

  test("more than enough may be laid down; it earns nothing", () => {
    bookExample();
    exchange(1, DENAR_FLORIN);
    play(pay(DENAR, 7), 0);
    expect(legal(pay(FLORIN, 9), 0)).toBe(true);
    play(pay(FLORIN, 9), 0);
    expect(moves()).toBe(1);
    play(DONE, 0);
    expect(facts.phase).toBe(<u8>Phase.DISPOSAL);
  });

  test("not offered when both currencies together do not reach the price", () => {
    begin(3, CURRENCY_EXCHANGE);
    sell(3, Tiles.GARDEN_11);
    fillTower();
    give(0, DENAR, 7);
    give(0, FLORIN, 3);
    give(0, CURRENCY_EXCHANGE_GROUP, 3);
    give(0, DIRHAM, 9);
    act();
    expect(legal(buyHead(3), (<u64>DENAR_FLORIN) << 32)).toBe(false);
    expect(countOf(MoveKind.BUY)).toBe(0);
  });
});

describe("with the vizier the sum is exact (p. 8)", () => {
  test("only sources from which the price can be hit", () => {
    begin(3, CURRENCY_EXCHANGE | VIZIERS_FAVOUR);
    layOut();
    sell(1, Tiles.PAVILION_7_E);
    sell(2, Tiles.SERAGLIO_9);
    sell(3, Tiles.GARDEN_11);
    sell(4, Tiles.CHAMBERS_11);
    fillTower();
    give(1, DENAR, 7);
    give(1, DENAR, 2);
    give(1, FLORIN, 9);
    give(1, CURRENCY_EXCHANGE_GROUP, 3);
    interruptNow();
    expect(facts.turn).toBe(1);
    expect(countOf(MoveKind.BUY)).toBe(2);
    expect(exchange(3, DENAR_FLORIN)).toBe(true);
    expect(moves()).toBe(1);
    expect(legal(pay(DENAR, 7), 0)).toBe(false);
    play(pay(DENAR, 2), 0);
    play(pay(FLORIN, 9), 0);
    expect(moves()).toBe(1);
    play(DONE, 0);
    expect(facts.phase).toBe(<u8>Phase.DISPOSAL);
    expect(play(pieceHead(MoveKind.RESERVE, Tiles.GARDEN_11), 0)).toBe(true);
    expect(facts.phase).toBe(<u8>Phase.INTERRUPT);
    expect(facts.turn).toBe(2);
  });
});

describe("in the deck and in the display (p. 9)", () => {
  test("two in each of the piles 2, 3 and 4, all six different", () => {
    for (let seed: u32 = 1; seed < 20; seed++) {
      chooseModules(CURRENCY_EXCHANGE);
      setUp(4, 0, 0, 0, seed, 0, 0, 0);
      let top: u32 = facts.deckCount;
      let seen: u32 = 0;
      for (let pile: u32 = 0; pile < 5; pile++) {
        const size: u32 = load<u8>(PILES + pile);
        let here: u32 = 0;
        for (let n = top - size; n < top; n++) {
          const code: u32 = load<u8>(DECK + n);
          if (code >> 4 == CURRENCY_EXCHANGE_GROUP) {
            here++;
            seen |= 1 << (code & 15);
          }
          if (isScoringCard(code)) expect(pile).toBe(code == SCORE_1 ? 1 : 3);
          expect(code == SCORE_2 && pile != 3).toBe(false);
        }
        expect(here).toBe(pile >= 1 && pile <= 3 ? 2 : 0);
        top -= size;
      }
      expect(top).toBe(0);
      expect(seen).toBe(0x7e);
    }
  });

  test("it lies in the display like money and is taken alone", () => {
    begin(3, CURRENCY_EXCHANGE);
    sell(1, Tiles.PAVILION_8);
    sell(2, Tiles.SERAGLIO_9);
    sell(3, Tiles.GARDEN_11);
    sell(4, Tiles.CHAMBERS_11);
    fillTower();
    // Display: denars 1 and 2, florin 2 and the exchange card.
    store<u32>(DISPLAY, 0x53320201);
    act();
    // Money alone and in sets up to 5 as ever; the card alone.
    expect(countOf(MoveKind.TAKE)).toBe(8);
    expect(legal(<u64>MoveKind.TAKE, 0x5301)).toBe(false);
    expect(play(<u64>MoveKind.TAKE, DENAR_FLORIN)).toBe(true);
    expect(copiesOf(hand(0), DENAR_FLORIN)).toBe(1);
    // The gap is filled to four again.
    expect(load<u8>(DISPLAY + 3)).toBeGreaterThan(0);
  });

  test("used cards are shuffled into the next pile with the money", () => {
    layOutExample();
    facts.deckCount = 0;
    memory.fill(DECK, 0, 160);
    act();
    exchange(1, DENAR_FLORIN);
    play(pay(DENAR, 7), 0);
    play(DONE, 0);
    expect(facts.phase).toBe(<u8>Phase.DISPOSAL);
    expect(copiesOf(DISCARD, DENAR_FLORIN)).toBe(1);
    expect(play(pieceHead(MoveKind.RESERVE, Tiles.PAVILION_7_E), 0)).toBe(true);
    expect(load<u16>(DISPLAY)).toBe(0x5307);
    expect(copiesOf(DISCARD, DENAR_FLORIN)).toBe(0);
  });

  test("a re-deal keeps the number in each pile and what a seat holds", () => {
    chooseModules(CURRENCY_EXCHANGE);
    setUp(3, 0, 0, 0, 9, 0, 0, 0);
    give(1, CURRENCY_EXCHANGE_GROUP, 3);
    for (let n = 0; n < 20; n++) {
      redeal(1, true);
      expect(copiesOf(hand(1), DENAR_FLORIN)).toBe(1);
      let top: u32 = facts.deckCount;
      for (let pile: u32 = 0; pile < 5; pile++) {
        const size: u32 = load<u8>(PILES + pile);
        let here: u32 = 0;
        for (let i = top - size; i < top; i++)
          here += u32(load<u8>(DECK + i) >> 4 == CURRENCY_EXCHANGE_GROUP);
        expect(here).toBe(pile >= 1 && pile <= 3 ? 2 : 0);
        top -= size;
      }
    }
  });
});
