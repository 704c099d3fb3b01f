import { NOBODY } from "../board/piece";
import { spaceCurrency } from "./cards";
import { takeFromDisplay } from "./deck";
import { EventType, tell, tellCell, tellPay, tellPiece } from "./events";
import { DISCARD, facts, hand, marketPiece } from "./facts";
import { topFrame } from "./frames";
import { fromReserve, fromWaiting, toReserve, toWaiting } from "./holdings";
import { clearSpace } from "./market";
import { Move, MoveKind } from "./moves";
import { putPiece, takePiece } from "./palace";
import { movePiece, piecePrice, Zone } from "./pieces";
import { addCard, addWord, takeWord, wordSum } from "./purse";
import { advance, Step } from "./turn";

/** Carries out a legal move and everything that follows of itself. */
export function applyMove(move: Move): void {
  const seat: u32 = facts.turn;
  switch (<i32>move.kind) {
    case MoveKind.TAKE:
      takeMoney(seat, move.content);
      endActions();
      break;
    case MoveKind.BUY:
      if (!buyTile(seat, <u32>move.space - 1, <u32>move.content)) endActions();
      break;
    case MoveKind.ADD:
      fromReserve(seat, move.piece);
      build(EventType.ADD, seat, move, -1);
      endActions();
      break;
    case MoveKind.REMOVE:
      removeTile(seat, move);
      endActions();
      break;
    case MoveKind.SWAP:
      swapTile(seat, move);
      endActions();
      break;
    case MoveKind.PLACE:
      fromWaiting(seat, move.piece);
      build(EventType.PLACE, seat, move, -1);
      break;
    case MoveKind.RESERVE:
      fromWaiting(seat, move.piece);
      toReserve(seat, move.piece);
      tellPiece(EventType.RESERVE, seat, move.piece, 0);
      break;
    default:
      fromWaiting(seat, move.piece);
      movePiece(move.piece, Zone.DIRK, NOBODY);
      tellPiece(EventType.GIVE, seat, move.piece, 0);
  }
  advance();
}

function endActions(): void {
  facts.acted = 1;
  topFrame().step = <u8>Step.T2_DISPOSALS;
}

function takeMoney(seat: u32, cards: u64): void {
  tell(EventType.TAKE, seat, 0, cards);
  const purse = hand(seat);
  for (; cards != 0; cards >>>= 8) {
    const code = <u32>(cards & 0xff);
    takeFromDisplay(code);
    addCard(purse, code);
  }
}

/** True when it was paid exactly, which earns another action (Mega Box p. 4). */
function buyTile(seat: u32, space: u32, payment: u32): bool {
  const piece = marketPiece(space);
  const currency = spaceCurrency(space);
  takeWord(hand(seat), currency, payment);
  addWord(DISCARD, currency, payment);
  clearSpace(space);
  toWaiting(seat, piece);
  tellPiece(EventType.BUY, seat, piece, space + 1);
  tellPay(seat, currency, payment);
  facts.acted = 1;
  return wordSum(payment) == piecePrice(piece);
}

function build(type: EventType, seat: u32, move: Move, other: i32): void {
  putPiece(seat, move.piece, move.x, move.y);
  tellCell(type, seat, move.piece, other, move.x, move.y);
}

function removeTile(seat: u32, move: Move): void {
  const piece = takePiece(seat, move.x, move.y);
  toReserve(seat, piece);
  tellCell(EventType.REMOVE, seat, piece, -1, move.x, move.y);
}

/** The new tile takes exactly the old one's cell, the old one goes to the reserve (Mega Box p. 5). */
function swapTile(seat: u32, move: Move): void {
  const old = takePiece(seat, move.x, move.y);
  fromReserve(seat, move.piece);
  toReserve(seat, old);
  build(EventType.SWAP, seat, move, old);
}
