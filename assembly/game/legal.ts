import {
  placementsCount,
  placementsInto,
  removableCount,
  removableInto,
  swapsCount,
  swapsInto,
} from "../board/board";
import { cellAt } from "../board/cell";
import { SPACE_COUNT } from "../components/tables";
import { spaceCurrency } from "./cards";
import { facts, hand, hasDirk, marketPiece } from "./facts";
import { inReserve, isWaiting, pieceWords, reserveWord, waitingWord } from "./holdings";
import {
  buyHead,
  cellHead,
  MOVE_BYTES,
  Move,
  MoveKind,
  moveAt,
  pieceHead,
  sameMove,
  writeMove,
} from "./moves";
import { canPlace, canRemove, canSwap, palace } from "./palace";
import { acceptsPayment, canPay, countPayments, listPayments } from "./payments";
import { Phase } from "./phase";
import { piecePrice, wallsOf } from "./pieces";
import { purseWord } from "./purse";
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
import { acceptsTake, takeAt, takeCount } from "./takes";

/**
 * The legal moves in their documented order (docs/notation.md): takes; purchases, space by space; additions,
 * reserve tile by reserve tile; removals; swaps, tile by tile; in a disposal for each waiting tile its cells, the
 * reserve, Dirk.
 */
const CELLS: usize = memory.data(4096 * 2 + 64, 16);
const CHOSEN: usize = memory.data(<i32>MOVE_BYTES, 16);

/** Counts the legal moves and keeps the survey for pickMove. */
export function countMoves(): u32 {
  beginSurvey();
  const seat: u32 = facts.turn;
  if (facts.phase == <u8>Phase.ACTION) surveyActions(seat);
  else if (facts.phase == <u8>Phase.DISPOSAL) surveyDisposals(seat, hasDirk());
  else if (facts.phase == <u8>Phase.AWARD) surveyDisposals(seat, false);
  return surveyed();
}

/** Writes moves number `from` to `from + limit - 1`; returns how many were written. */
export function listMoves(from: u32, limit: u32, to: usize): u32 {
  countMoves();
  return writePage(from, limit, to, writeMoves);
}

/** The n-th move of the survey just made, kept until the next one is picked. */
export function pickMove(n: u32): Move {
  const section = sectionOf(n);
  writeMoves(section, numberInSection(), 1, CHOSEN);
  return moveAt(CHOSEN);
}

function surveyActions(seat: u32): void {
  addSection(MoveKind.TAKE, 0, takeCount());
  for (let space: u32 = 0; space < <u32>SPACE_COUNT; space++) {
    const piece = marketPiece(space);
    if (piece < 0) continue;
    const money = purseWord(hand(seat), spaceCurrency(space));
    if (canPay(money, piecePrice(piece))) {
      addSection(MoveKind.BUY, space, countPayments(money, piecePrice(piece)));
    }
  }
  const board = palace(seat);
  const words = pieceWords();
  for (let word: usize = 0; word < words; word++) {
    for (let set = reserveWord(seat, word); set != 0; set &= set - 1) {
      const piece = <u32>(word << 6) + <u32>ctz(set);
      addSection(MoveKind.ADD, piece, placementsCount(board, wallsOf(piece)));
    }
  }
  addSection(MoveKind.REMOVE, 0, removableCount(board));
  for (let word: usize = 0; word < words; word++) {
    for (let set = reserveWord(seat, word); set != 0; set &= set - 1) {
      const piece = <u32>(word << 6) + <u32>ctz(set);
      addSection(MoveKind.SWAP, piece, swapsCount(board, wallsOf(piece)));
    }
  }
}

export function surveyDisposals(seat: u32, dirk: bool): void {
  const words = pieceWords();
  for (let word: usize = 0; word < words; word++) {
    for (let set = waitingWord(seat, word); set != 0; set &= set - 1) {
      const piece = <u32>(word << 6) + <u32>ctz(set);
      addSection(MoveKind.PLACE, piece, placementsCount(palace(seat), wallsOf(piece)));
      addSection(MoveKind.RESERVE, piece, 1);
      if (dirk) addSection(MoveKind.DIRK, piece, 1);
    }
  }
}

/** Writes `count` moves of a section, from number `first` on. */
export function writeMoves(section: u32, first: u32, count: u32, out: usize): void {
  const seat: u32 = facts.turn;
  const subject = sectionSubject(section);
  const kind = sectionKind(section);
  switch (<i32>kind) {
    case MoveKind.TAKE:
      for (let n: u32 = 0; n < count; n++) {
        writeMove(out + <usize>n * MOVE_BYTES, <u64>MoveKind.TAKE, takeAt(first + n));
      }
      break;
    case MoveKind.BUY:
      listPayments(moneyFor(seat, subject), priceOn(subject), first, count, out + 8, MOVE_BYTES);
      writeHeads(buyHead(subject + 1), count, out);
      break;
    case MoveKind.ADD:
    case MoveKind.PLACE:
      placementsInto(palace(seat), wallsOf(subject), CELLS);
      writeCells(kind, subject, first, count, out);
      break;
    case MoveKind.REMOVE:
      removableInto(palace(seat), CELLS);
      writeCells(kind, subject, first, count, out);
      break;
    case MoveKind.SWAP:
      swapsInto(palace(seat), wallsOf(subject), CELLS);
      writeCells(kind, subject, first, count, out);
      break;
    default:
      writeMove(out, pieceHead(kind, subject), 0);
  }
}

/** Purchases differ only in what is paid. The upper half of the content is free for the sources of modules. */
export function writeHeads(head: u64, count: u32, out: usize): void {
  for (let n: u32 = 0; n < count; n++, out += MOVE_BYTES) {
    store<u64>(out, head);
    store<u32>(out, 0, 12);
  }
}

function writeCells(kind: MoveKind, piece: u32, first: u32, count: u32, out: usize): void {
  for (let n = first; n < first + count; n++, out += MOVE_BYTES) {
    writeMove(out, cellHead(kind, piece, load<u16>(CELLS + ((<usize>n) << 1))), 0);
  }
}

/** Money in a seat's hand of a space's currency. */
export function moneyFor(seat: u32, space: u32): u32 {
  return purseWord(hand(seat), spaceCurrency(space));
}

/** Price of the tile on a space that is not empty. */
export function priceOn(space: u32): i32 {
  return piecePrice(marketPiece(space));
}

/** Is any action possible at all? There is no passing; with none the actions end by themselves. */
export function hasAction(seat: u32): bool {
  if (takeCount() > 0 || removableCount(palace(seat)) > 0) return true;
  for (let space: u32 = 0; space < <u32>SPACE_COUNT; space++) {
    const piece = marketPiece(space);
    if (piece >= 0 && canPay(purseWord(hand(seat), spaceCurrency(space)), piecePrice(piece))) return true;
  }
  for (let word: usize = 0; word < pieceWords(); word++) {
    for (let set = reserveWord(seat, word); set != 0; set &= set - 1) {
      const walls = wallsOf(<u32>(word << 6) + <u32>ctz(set));
      if (placementsCount(palace(seat), walls) > 0 || swapsCount(palace(seat), walls) > 0) return true;
    }
  }
  return false;
}

/** Legality by content, without a list. The bytes must be exactly those of the listed move. */
export function isLegalMove(move: Move): bool {
  writeMove(CHOSEN, 0, 0);
  if (!rewrite(move)) return false;
  return sameMove(changetype<usize>(move), CHOSEN);
}

/** Writes the canonical form of a move if its content is legal now. */
function rewrite(move: Move): bool {
  const seat: u32 = facts.turn;
  const piece: u32 = move.piece;
  const x: i32 = move.x;
  const y: i32 = move.y;
  if (move.kind == <u8>MoveKind.RESERVE || move.kind == <u8>MoveKind.DIRK) {
    writeMove(CHOSEN, pieceHead(<MoveKind>move.kind, piece), 0);
  } else if (move.kind == <u8>MoveKind.BUY) {
    writeMove(CHOSEN, buyHead(move.space), <u64>(<u32>move.content));
  } else if (move.kind == <u8>MoveKind.TAKE) {
    writeMove(CHOSEN, <u64>MoveKind.TAKE, move.content);
  } else {
    writeMove(CHOSEN, cellHead(<MoveKind>move.kind, piece, cellAt(x, y)), 0);
  }
  const action = facts.phase == <u8>Phase.ACTION;
  const disposal = facts.phase == <u8>Phase.DISPOSAL || facts.phase == <u8>Phase.AWARD;
  switch (<i32>move.kind) {
    case MoveKind.TAKE:
      return action && move.content != 0 && acceptsTake(move.content);
    case MoveKind.BUY:
      return action && acceptsPurchase(seat, move);
    case MoveKind.ADD:
      return action && inReserve(seat, piece) && canPlace(seat, piece, x, y);
    case MoveKind.REMOVE:
      return action && piece == 0 && canRemove(seat, x, y);
    case MoveKind.SWAP:
      return action && inReserve(seat, piece) && canSwap(seat, piece, x, y);
    case MoveKind.PLACE:
      return disposal && isWaiting(seat, piece) && canPlace(seat, piece, x, y);
    case MoveKind.RESERVE:
      return disposal && isWaiting(seat, piece);
    case MoveKind.DIRK:
      return facts.phase == <u8>Phase.DISPOSAL && hasDirk() && isWaiting(seat, piece);
    default:
      return false;
  }
}

function acceptsPurchase(seat: u32, move: Move): bool {
  const space = <u32>move.space - 1;
  if (space >= <u32>SPACE_COUNT) return false;
  const piece = marketPiece(space);
  if (piece < 0) return false;
  return acceptsPayment(purseWord(hand(seat), spaceCurrency(space)), piecePrice(piece), <u32>move.content);
}
