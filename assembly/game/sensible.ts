import { placementsCount, removableCount, swapsCount, swapsInto, pieceAt as tileOn } from "../board/board";
import { cellX, cellY } from "../board/cell";
import { pieceKind } from "../board/piece";
import { SPACE_COUNT } from "../components/tables";
import { facts, hasDirk, marketPiece } from "./facts";
import { pieceWords, reserveWord } from "./holdings";
import { countMoves, surveyDisposals, surveyModuleActions, writeHeads, writeMoves } from "./legal";
import { buyHead, cellHead, MOVE_BYTES, Move, MoveKind, moveAt, writeMove } from "./moves";
import { palace } from "./palace";
import { canPay } from "./payments";
import { Phase } from "./phase";
import { FIRST_MODULE_PIECE, pieceAt, wallsOf } from "./pieces";
import { moneyFor, priceOn } from "./purchase";
import {
  addSection,
  beginSurvey,
  numberInSection,
  sectionKind,
  sectionOf,
  sectionSubject,
  surveyed,
  writePage,
} from "./sections";
import { largestTakeAt, largestTakeCount } from "./takes";
import { thriftyPayments } from "./thrift";

/**
 * The sensible moves: legal ones worth looking at, for search and bots. Legality never asks here. Left out are
 *   takes that are part of a larger legal take;
 *   payments out of which a card could be kept (thrift.ts);
 *   swaps for a tile of the same kind with the same walls, which change nothing that is ever counted;
 *   removals, unless a reserve tile fits nowhere, neither on a free cell nor in a swap: only then does taking
 *   something down open a way that the other redesigns do not.
 * Every way to dispose of a tile stays. If nothing would be left, all legal moves are sensible.
 */
const CELLS: usize = memory.data(4096 * 2 + 64, 16);
const CHOSEN: usize = memory.data(<i32>MOVE_BYTES, 16);
let allLegal: bool = false;

/** Counts the sensible moves and keeps the survey for pickSensible. */
export function countSensible(): u32 {
  const seat: u32 = facts.turn;
  allLegal = false;
  beginSurvey();
  if (facts.phase == <u8>Phase.ACTION) surveyActions(seat);
  else if (facts.phase == <u8>Phase.DISPOSAL) surveyDisposals(seat, hasDirk());
  else if (facts.phase == <u8>Phase.AWARD) surveyDisposals(seat, false);
  if (surveyed() > 0) return surveyed();
  allLegal = true;
  return countMoves();
}

/** Writes sensible moves number `from` to `from + limit - 1`; returns how many were written. */
export function listSensible(from: u32, limit: u32, to: usize): u32 {
  countSensible();
  return writePage(from, limit, to, writeSensible);
}

/** The n-th move of the survey just made, kept until the next one is picked. */
export function pickSensible(n: u32): Move {
  const section = sectionOf(n);
  writeSensible(section, numberInSection(), 1, CHOSEN);
  return moveAt(CHOSEN);
}

function surveyActions(seat: u32): void {
  addSection(MoveKind.TAKE, 0, largestTakeCount());
  for (let space: u32 = 0; space < <u32>SPACE_COUNT; space++) {
    if (marketPiece(space) < 0 || !canPay(moneyFor(seat, space), priceOn(space))) continue;
    addSection(MoveKind.BUY, space, thriftyPayments(moneyFor(seat, space), priceOn(space), 0, 0, 0, 0));
  }
  const board = palace(seat);
  const words = pieceWords();
  let stuck = false;
  for (let word: usize = 0; word < words; word++) {
    for (let set = reserveWord(seat, word); set != 0; set &= set - 1) {
      const piece = <u32>(word << 6) + <u32>ctz(set);
      const cells = placementsCount(board, wallsOf(piece));
      addSection(MoveKind.ADD, piece, cells);
      if (cells == 0 && swapsCount(board, wallsOf(piece)) == 0) stuck = true;
    }
  }
  if (stuck) addSection(MoveKind.REMOVE, 0, removableCount(board));
  for (let word: usize = 0; word < words; word++) {
    for (let set = reserveWord(seat, word); set != 0; set &= set - 1) {
      const piece = <u32>(word << 6) + <u32>ctz(set);
      addSection(MoveKind.SWAP, piece, swapCells(seat, piece));
    }
  }
  if (WITH_MODULES != 0 && facts.modules != 0) surveyModuleActions(seat);
}

/** Writes the cells of the swaps that change something; returns their number. */
function swapCells(seat: u32, piece: u32): u32 {
  const board = palace(seat);
  const count = swapsInto(board, wallsOf(piece), CELLS);
  let kept: u32 = 0;
  for (let n: u32 = 0; n < count; n++) {
    const cell: u32 = load<u16>(CELLS + ((<usize>n) << 1));
    if (areAlike(piece, tileOn(board, cellX(cell), cellY(cell)))) continue;
    store<u16>(CELLS + ((<usize>kept) << 1), cell);
    kept++;
  }
  return kept;
}

/** Pieces of modules are never taken for one another. */
function areAlike(one: u32, other: u32): bool {
  if (WITH_MODULES != 0 && max(one, other) >= FIRST_MODULE_PIECE) return false;
  return pieceKind(pieceAt(one)) == pieceKind(pieceAt(other)) && wallsOf(one) == wallsOf(other);
}

function writeSensible(section: u32, first: u32, count: u32, out: usize): void {
  const subject = sectionSubject(section);
  const seat: u32 = facts.turn;
  const kind = sectionKind(section);
  if (allLegal) {
    writeMoves(section, first, count, out);
  } else if (kind == MoveKind.TAKE) {
    for (let n = first; n < first + count; n++, out += MOVE_BYTES) {
      writeMove(out, <u64>MoveKind.TAKE, largestTakeAt(n));
    }
  } else if (kind == MoveKind.BUY) {
    thriftyPayments(moneyFor(seat, subject), priceOn(subject), first, count, out + 8, MOVE_BYTES);
    writeHeads(buyHead(subject + 1), count, out);
  } else if (kind == MoveKind.SWAP) {
    swapCells(seat, subject);
    for (let n = first; n < first + count; n++, out += MOVE_BYTES) {
      writeMove(out, cellHead(kind, subject, load<u16>(CELLS + ((<usize>n) << 1))), 0);
    }
  } else {
    writeMoves(section, first, count, out);
  }
}
