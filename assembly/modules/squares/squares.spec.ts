/** Squares, Mega Box p. 11 and rulings/mega-box-a.md. */

import { pieceKind } from "../../board/piece";
import { facts, factsHash } from "../../game/facts";
import { argumentHead, MoveKind, pieceHead } from "../../game/moves";
import { Phase } from "../../game/phase";
import { NO_KIND, pieceAt, pieceColour, placeIs, Zone } from "../../game/pieces";
import { redeal } from "../../game/redeal";
import { setUp } from "../../game/setup";
import { chooseModules } from "../../game/slots";
import {
  SQUARES,
  SQUARES_FIRST_PIECE,
  SQUARES_PIECE_COUNT,
  SQUARES_TAKE,
  VIZIERS_FAVOUR,
} from "../../generated/modules";
import * as Tiles from "../scene";
import { act, begin, countOf, goOn, halvesOf, keep, legal, play, stand, wait } from "../scene";

const ARCADES: u32 = 2;
const TOWER: u32 = 5;
/** Lines of the score sheet: the wall, then the kinds. */
const ARCADES_LINE: u32 = 3;
const TOWER_LINE: u32 = 6;
const SQUARE_ARCADES_N: u32 = SQUARES_FIRST_PIECE + 6;
const SQUARE_ARCADES_E: u32 = SQUARES_FIRST_PIECE + 7;
const SQUARE_TOWER_N: u32 = SQUARES_FIRST_PIECE + 19;
const GARDEN: u32 = 4;

function game(players: u32, modules: u64): void {
  chooseModules(modules);
  setUp(players, 0, 0, 0, 5, 0, 0, 0);
}

describe("components (p. 11)", () => {
  test("24 squares: 3 3 4 4 5 5, none of them a building of its colour", () => {
    game(3, SQUARES);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n: u32 = 0; n < SQUARES_PIECE_COUNT; n++) {
      counts[pieceColour(SQUARES_FIRST_PIECE + n)] += 1;
      expect(pieceKind(pieceAt(SQUARES_FIRST_PIECE + n))).toBe(NO_KIND);
    }
    expect(counts).toStrictEqual([3, 3, 4, 4, 5, 5]);
  });
});

describe("taking a square (p. 11)", () => {
  test("any of the six that lie open, for nothing; it earns no further action", () => {
    game(3, SQUARES);
    expect(countOf(SQUARES_TAKE)).toBe(6);
    const seat = facts.turn;
    expect(play(argumentHead(SQUARES_TAKE, GARDEN), 0)).toBe(true);
    expect(facts.phase).toBe(<u8>Phase.DISPOSAL);
    expect(facts.turn).toBe(seat);
  });

  test("three a player, the reserve and what waits included; the pile turns up the next one", () => {
    game(2, SQUARES);
    let taken: u32 = 0;
    const seat = facts.turn;
    for (let turns = 0; turns < 12; turns++) {
      const mine = facts.turn == seat;
      if (mine) {
        expect(legal(argumentHead(SQUARES_TAKE, TOWER), 0)).toBe(taken < 3);
        if (taken == 3) return;
        expect(play(argumentHead(SQUARES_TAKE, TOWER), 0)).toBe(true);
        taken++;
      } else {
        expect(play(argumentHead(SQUARES_TAKE, turns < 2 ? ARCADES : 0), 0)).toBe(turns < 6);
      }
      const piece = waiting(facts.turn);
      // It was not bought: no gift to Dirk (ruling), nor is it played in a phase of its own.
      expect(legal(pieceHead(MoveKind.DIRK, piece), 0)).toBe(false);
      expect(play(pieceHead(MoveKind.RESERVE, piece), 0)).toBe(true);
    }
    expect(taken).toBe(3);
  });

  test("a pile that is used up offers nothing", () => {
    game(3, SQUARES);
    for (let n = 0; n < 3; n++) {
      expect(play(argumentHead(SQUARES_TAKE, 0), 0)).toBe(true);
      expect(play(pieceHead(MoveKind.RESERVE, waiting(facts.turn)), 0)).toBe(true);
    }
    expect(legal(argumentHead(SQUARES_TAKE, 0), 0)).toBe(false);
    expect(countOf(SQUARES_TAKE)).toBe(5);
  });

  test("not between two turns with the vizier (p. 8)", () => {
    begin(3, SQUARES | VIZIERS_FAVOUR);
    goOn(Phase.INTERRUPT);
    expect(legal(argumentHead(SQUARES_TAKE, GARDEN), 0)).toBe(false);
  });

  test("redesigns apply to squares (p. 11)", () => {
    begin(3, SQUARES);
    keep(0, SQUARE_ARCADES_N);
    stand(0, Tiles.ARCADES_8_N, 1, 0);
    act();
    expect(countOf(MoveKind.ADD)).toBeGreaterThan(0);
    expect(countOf(MoveKind.SWAP)).toBe(1);
  });
});

function waiting(seat: u32): u32 {
  for (let n: u32 = 0; n < SQUARES_PIECE_COUNT; n++) {
    if (placeIs(SQUARES_FIRST_PIECE + n, Zone.WAITING, seat)) return SQUARES_FIRST_PIECE + n;
  }
  return 0;
}

/** The book's palace: five arcades, a garden, a tower; two brown squares with two and one arcades, a purple one. */
function bookExample(): void {
  begin(3, SQUARES);
  stand(0, Tiles.ARCADES_9, 1, 0);
  stand(0, SQUARE_ARCADES_N, 2, 0);
  stand(0, Tiles.ARCADES_10, 3, 0);
  stand(0, Tiles.ARCADES_8_E, 4, 0);
  stand(0, Tiles.ARCADES_6_NE, 0, -1);
  stand(0, SQUARE_ARCADES_E, 0, 1);
  stand(0, Tiles.ARCADES_8_N, -1, 1);
  stand(0, Tiles.TOWER_11_S, 3, 1);
  stand(0, Tiles.SERAGLIO_9, 4, 1);
  stand(0, Tiles.CHAMBERS_11, 4, 2);
  stand(0, Tiles.GARDEN_11, 5, 1);
  stand(0, SQUARE_TOWER_N, 3, 2);
  act();
}

describe("scoring (p. 11)", () => {
  test("the book's example: 5 arcades and squares beside 2 and 1 of them count as 8", () => {
    bookExample();
    expect(halvesOf(1, 0, ARCADES_LINE)).toBe(16);
  });

  test("a wall between square and building: the purple square counts nothing", () => {
    bookExample();
    expect(halvesOf(1, 0, TOWER_LINE)).toBe(2);
  });

  test("only what stands in the Alhambra: not in the reserve, not while it waits", () => {
    begin(3, SQUARES);
    stand(0, Tiles.ARCADES_9, 1, 0);
    keep(0, SQUARE_ARCADES_N);
    act();
    expect(halvesOf(1, 0, ARCADES_LINE)).toBe(2);
    begin(3, SQUARES);
    stand(0, Tiles.ARCADES_9, 1, 0);
    wait(0, SQUARE_ARCADES_N);
    goOn(Phase.DISPOSAL);
    expect(halvesOf(1, 0, ARCADES_LINE)).toBe(2);
  });

  test("a square alone is no building: it takes no place", () => {
    begin(3, SQUARES);
    stand(0, SQUARE_ARCADES_N, 1, 0);
    act();
    expect(halvesOf(1, 0, ARCADES_LINE)).toBe(-1);
  });

  test("squares are no neighbours of squares, nor is the start", () => {
    begin(3, SQUARES);
    stand(0, SQUARE_ARCADES_N, 1, 0);
    stand(0, SQUARE_ARCADES_E, 2, 0);
    act();
    expect(halvesOf(1, 0, ARCADES_LINE)).toBe(-1);
  });

  test("walls on squares are scored as usual", () => {
    begin(3, SQUARES);
    stand(0, SQUARE_ARCADES_N, 1, 0);
    act();
    expect(halvesOf(1, 0, 0)).toBe(2);
  });
});

describe("what nobody knows", () => {
  test("a re-deal changes what lies under the tops, and only the order", () => {
    game(3, SQUARES);
    const before = factsHash();
    redeal(0, false);
    expect(factsHash()).not.toBe(before);
    expect(countOf(SQUARES_TAKE)).toBe(6);
    for (let n: u32 = 0; n < SQUARES_PIECE_COUNT; n++) {
      expect(placeIs(SQUARES_FIRST_PIECE + n, Zone.BOX, 7)).toBe(true);
    }
  });

  test("a base game has no squares", () => {
    game(3, 0);
    expect(countOf(SQUARES_TAKE)).toBe(0);
    expect(legal(argumentHead(SQUARES_TAKE, GARDEN), 0)).toBe(false);
  });
});
