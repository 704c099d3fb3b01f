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
import { acceptsModuleMove, keptFromDirk, offerActions, offerPayments } from "../generated/hooks";
import { MODULE_MOVES, MOVE_MASKS } from "../generated/modules";
import { acceptsSource, canFinish, offerSources } from "./bill";
import { spaceCurrency } from "./cards";
import { exactPayments } from "./exact";
import { facts, hand, hasDirk, marketPiece } from "./facts";
import { inReserve, isWaiting, pieceWords, reserveWord, waitingWord } from "./holdings";
import {
  argumentHead,
  buyHead,
  cellHead,
  FIRST_MODULE_MOVE,
  MOVE_BYTES,
  Move,
  MoveKind,
  moveAt,
  OFFERED,
  pieceHead,
  sameMove,
  writeMove,
} from "./moves";
import { offerMove, writeOffers } from "./offers";
import { canPlace, canRemove, canSwap, palace } from "./palace";
import { canPay, countPayments, listPayments } from "./payments";
import { Phase } from "./phase";
import { piecePrice, wallsOf } from "./pieces";
import { acceptsPurchase, moneyFor, priceOn } from "./purchase";
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
  else if (WITH_MODULES != 0) surveyShared(seat);
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
  if (WITH_MODULES != 0 && facts.modules != 0) surveyModuleActions(seat);
}

/** What modules offer beside the actions of the base game, behind them in every list. */
export function surveyModuleActions(seat: u32): void {
  for (let space: u32 = 0; space < <u32>SPACE_COUNT; space++) {
    if (marketPiece(space) >= 0) offerPayments(seat, space, false);
  }
  offerActions(seat);
}

/** Decisions that only modules bring into the game. */
export function surveyShared(seat: u32): void {
  if (facts.phase == <u8>Phase.PAYMENT) {
    offerSources(seat);
  } else if (facts.phase == <u8>Phase.INTERRUPT) {
    surveyInterrupts(seat);
  }
}

/** Between two turns: purchases for the exact money, or passing (Mega Box p. 8). */
function surveyInterrupts(seat: u32): void {
  for (let space: u32 = 0; space < <u32>SPACE_COUNT; space++) {
    if (marketPiece(space) < 0) continue;
    const count = exactPayments(moneyFor(seat, space), priceOn(space), 0, 0, 0, 0);
    addSection(MoveKind.BUY, space, count);
    offerPayments(seat, space, true);
  }
  offerMove(<u64>MoveKind.PASS, 0);
}

export function surveyDisposals(seat: u32, dirk: bool): void {
  const words = pieceWords();
  for (let word: usize = 0; word < words; word++) {
    for (let set = waitingWord(seat, word); set != 0; set &= set - 1) {
      const piece = <u32>(word << 6) + <u32>ctz(set);
      addSection(MoveKind.PLACE, piece, placementsCount(palace(seat), wallsOf(piece)));
      addSection(MoveKind.RESERVE, piece, 1);
      if (dirk && !keptFromDirk(piece)) addSection(MoveKind.DIRK, piece, 1);
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
      writePayments(seat, subject, first, count, out + 8);
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
      if (WITH_MODULES != 0 && <u32>kind == OFFERED) writeOffers(subject + first, count, out);
      else writeMove(out, pieceHead(kind, subject), 0);
  }
}

function writePayments(seat: u32, space: u32, first: u32, count: u32, out: usize): void {
  const money = moneyFor(seat, space);
  if (WITH_MODULES != 0 && facts.phase == <u8>Phase.INTERRUPT) {
    exactPayments(money, priceOn(space), first, count, out, MOVE_BYTES);
  } else {
    listPayments(money, priceOn(space), first, count, out, MOVE_BYTES);
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
  if (WITH_MODULES == 0 || facts.modules == 0) return false;
  beginSurvey();
  surveyModuleActions(seat);
  return surveyed() > 0;
}

/** Legality by content, without a list. The bytes must be exactly those of the listed move. */
export function isLegalMove(move: Move): bool {
  if (WITH_MODULES != 0 && move.kind > <u8>MoveKind.DIRK) return isShared(move);
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
    if (WITH_MODULES == 0) writeMove(CHOSEN, buyHead(move.space), <u64>(<u32>move.content));
    else writeMove(CHOSEN, buyHead(move.space) | ((<u64>move.argument) << 48), move.content);
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
      return (action || isWindow()) && acceptsPurchase(seat, move, isWindow());
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
      return facts.phase == <u8>Phase.DISPOSAL && hasDirk() && isWaiting(seat, piece) && !keptFromDirk(piece);
    default:
      return false;
  }
}

function isWindow(): bool {
  return WITH_MODULES != 0 && facts.phase == <u8>Phase.INTERRUPT;
}

/** Moves that only modules bring into the game: nothing may be set that such a move does not use. */
function isShared(move: Move): bool {
  const seat: u32 = facts.turn;
  const at = changetype<usize>(move);
  const own = <u32>move.kind - FIRST_MODULE_MOVE;
  if (<u32>move.kind >= FIRST_MODULE_MOVE) {
    const masks = MOVE_MASKS + ((<usize>own) << 4);
    if (own >= MODULE_MOVES) return false;
    if ((load<u64>(at) & ~load<u64>(masks)) != 0 || (load<u64>(at, 8) & ~load<u64>(masks, 8)) != 0)
      return false;
    return acceptsModuleMove(seat, move);
  }
  const argument: u32 = move.kind == <u8>MoveKind.PAY ? move.argument : 0;
  writeMove(CHOSEN, argumentHead(move.kind, argument), 0);
  if (!sameMove(at, CHOSEN)) return false;
  if (move.kind == <u8>MoveKind.PASS) return isWindow();
  if (facts.phase != <u8>Phase.PAYMENT) return false;
  return move.kind == <u8>MoveKind.PAY
    ? acceptsSource(seat, argument)
    : move.kind == <u8>MoveKind.DONE && canFinish();
}
