/** Vizier's Favour, Mega Box p. 8 and rulings/mega-box-a.md. */

import { NOBODY } from "../../board/piece";
import { DECK, facts, hand, marketPiece, tower } from "../../game/facts";
import { argumentHead, buyHead, MoveKind, pieceHead } from "../../game/moves";
import { Phase } from "../../game/phase";
import { movePiece, Zone } from "../../game/pieces";
import { cardWord, purseWord } from "../../game/purse";
import { setUp } from "../../game/setup";
import { chooseModules } from "../../game/slots";
import { VIZIERS_FAVOUR, VIZIERS_FAVOUR_WAKE } from "../../generated/modules";
import * as Tiles from "../scene";
import { act, begin, countOf, give, goOn, interruptNow, legal, moves, play, sell } from "../scene";
import { layOut } from "./hooks";

const FLORIN: u32 = 3;
const DENAR: u32 = 0;
const PASS: u64 = <u64>MoveKind.PASS;
const WAKE: u64 = <u64>VIZIERS_FAVOUR_WAKE;

/** Seat 0 has just finished; tiles of 8, 9, 10 and 11 lie on the market, the tower holds three more. */
function afterTurn(players: u32, tiles: u32): void {
  begin(players, VIZIERS_FAVOUR);
  layOut();
  sell(1, Tiles.PAVILION_8);
  sell(2, Tiles.SERAGLIO_9);
  sell(3, Tiles.ARCADES_10);
  sell(4, Tiles.CHAMBERS_11);
  for (let n: u32 = 0; n < tiles; n++) {
    store<u8>(tower() + n, Tiles.GARDEN_10 + n);
    movePiece(Tiles.GARDEN_10 + n, Zone.TOWER, NOBODY);
  }
  facts.towerCount = <u8>tiles;
  for (let n: u32 = 0; n < 20; n++) store<u8>(DECK + n, 0x11);
  facts.deckCount = 20;
}

function money(currency: u32, value: u32): u32 {
  return cardWord((currency << 4) | value);
}

describe("the window between two turns (p. 8)", () => {
  test("everybody whose vizier is awake is asked, from the next player on; the one who has finished is last", () => {
    afterTurn(3, 3);
    interruptNow();
    for (let seat: u32 = 1; seat <= 3; seat++) {
      expect(facts.phase).toBe(<u8>Phase.INTERRUPT);
      expect(facts.turn).toBe(<u8>(seat % 3));
      expect(facts.active).toBe(0);
      // Money is not looked at: passing may be all there is.
      expect(moves()).toBe(1);
      expect(play(PASS, 0)).toBe(true);
    }
    expect(facts.phase).toBe(<u8>Phase.ACTION);
    expect(facts.active).toBe(1);
  });

  test("only the exact money buys", () => {
    afterTurn(3, 3);
    give(1, FLORIN, 5);
    give(1, FLORIN, 3);
    give(1, FLORIN, 9);
    interruptNow();
    expect(countOf(MoveKind.BUY)).toBe(1);
    expect(legal(buyHead(1), money(FLORIN, 5) | money(FLORIN, 3))).toBe(true);
    expect(legal(buyHead(1), money(FLORIN, 9))).toBe(false);
    expect(legal(buyHead(1), money(FLORIN, 5))).toBe(false);
    expect(legal(<u64>MoveKind.TAKE, 0x11)).toBe(false);
  });

  test("the buyer disposes of the tile, the market is refilled, his vizier sleeps, no extra turn", () => {
    afterTurn(3, 3);
    give(2, FLORIN, 8);
    interruptNow();
    play(PASS, 0);
    expect(facts.turn).toBe(2);
    expect(play(buyHead(1), money(FLORIN, 8))).toBe(true);
    expect(purseWord(hand(2), FLORIN)).toBe(0);
    expect(facts.phase).toBe(<u8>Phase.DISPOSAL);
    expect(facts.turn).toBe(2);
    expect(marketPiece(0)).toBe(-1);
    expect(play(pieceHead(MoveKind.RESERVE, Tiles.PAVILION_8), 0)).toBe(true);
    expect(marketPiece(0)).toBeGreaterThan(-1);
    // Everybody may decide again, the one who passed too (p. 8), but not the one whose vizier sleeps.
    expect(facts.phase).toBe(<u8>Phase.INTERRUPT);
    expect(facts.turn).toBe(1);
    play(PASS, 0);
    expect(facts.turn).toBe(0);
    play(PASS, 0);
    expect(facts.phase).toBe(<u8>Phase.ACTION);
    expect(facts.turn).toBe(1);
  });

  test("the seat that has just finished may use his vizier too", () => {
    afterTurn(2, 3);
    give(0, DENAR, 9);
    give(0, DENAR, 1);
    interruptNow();
    play(PASS, 0);
    expect(facts.turn).toBe(0);
    expect(countOf(MoveKind.BUY)).toBeGreaterThan(0);
    expect(play(buyHead(3), money(DENAR, 9) | money(DENAR, 1))).toBe(true);
    // A bought tile may be given to Dirk.
    expect(legal(pieceHead(MoveKind.DIRK, Tiles.ARCADES_10), 0)).toBe(true);
  });

  test("a market that cannot be filled ends the game at once, and no vizier acts any more (p. 8)", () => {
    afterTurn(3, 0);
    give(1, FLORIN, 8);
    interruptNow();
    expect(play(buyHead(1), money(FLORIN, 8))).toBe(true);
    expect(play(pieceHead(MoveKind.RESERVE, Tiles.PAVILION_8), 0)).toBe(true);
    expect(facts.phase).not.toBe(<u8>Phase.INTERRUPT);
    while (facts.phase == <u8>Phase.AWARD) {
      expect(countOf(MoveKind.BUY)).toBe(0);
      expect(countOf(MoveKind.PASS)).toBe(0);
      const last = moves() - 1;
      const move = Tiles.nth(last);
      play(load<u64>(changetype<usize>(move)), load<u64>(changetype<usize>(move), 8));
    }
    expect(facts.phase).toBe(<u8>Phase.OVER);
    expect(facts.scorings).toBe(3);
  });
});

describe("waking the vizier (p. 8)", () => {
  test("an action, only while he sleeps; nothing further is earned and he can be used at once", () => {
    afterTurn(3, 3);
    give(1, FLORIN, 8);
    interruptNow();
    play(buyHead(1), money(FLORIN, 8));
    play(pieceHead(MoveKind.RESERVE, Tiles.PAVILION_8), 0);
    play(PASS, 0);
    play(PASS, 0);
    expect(facts.phase).toBe(<u8>Phase.ACTION);
    expect(facts.turn).toBe(1);
    expect(countOf(VIZIERS_FAVOUR_WAKE)).toBe(1);
    expect(play(WAKE, 0)).toBe(true);
    expect(facts.phase).toBe(<u8>Phase.INTERRUPT);
    expect(facts.turn).toBe(2);
    play(PASS, 0);
    play(PASS, 0);
    expect(facts.turn).toBe(1);
    expect(facts.phase).toBe(<u8>Phase.INTERRUPT);
  });

  test("not while he is awake", () => {
    afterTurn(3, 3);
    act();
    expect(legal(WAKE, 0)).toBe(false);
  });
});

describe("setup (p. 8)", () => {
  test("every vizier is awake, and there is no window before the first turn", () => {
    chooseModules(VIZIERS_FAVOUR);
    setUp(4, 0, 0, 0, 3, 0, 0, 0);
    expect(facts.phase).toBe(<u8>Phase.ACTION);
    expect(legal(WAKE, 0)).toBe(false);
    expect(legal(argumentHead(MoveKind.PASS, 0), 0)).toBe(false);
  });

  test("without the module there is no window", () => {
    begin(3, 0);
    goOn(Phase.ACTION);
    expect(legal(PASS, 0)).toBe(false);
    expect(legal(WAKE, 0)).toBe(false);
  });
});
