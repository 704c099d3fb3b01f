import { NOBODY } from "../board/piece";
import { playModuleMove } from "../generated/hooks";
import { layDown } from "./bill";
import { takeFromDisplay } from "./deck";
import { EventType, tell, tellCell, tellPiece } from "./events";
import { facts, hand } from "./facts";
import { topFrame } from "./frames";
import { fromReserve, fromWaiting, toReserve } from "./holdings";
import { Move, MoveKind } from "./moves";
import { putPiece, takePiece } from "./palace";
import { movePiece, Zone } from "./pieces";
import { finishPurchase, purchase } from "./purchase";
import { addCard } from "./purse";
import { advance, endActions } from "./turn";
import { passWindow } from "./window";

/** Carries out a legal move and everything that follows of itself. */
export function applyMove(move: Move): void {
  const seat: u32 = facts.turn;
  switch (<i32>move.kind) {
    case MoveKind.TAKE:
      takeMoney(seat, move.content);
      endActions();
      break;
    case MoveKind.BUY:
      purchase(seat, move);
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
    case MoveKind.DIRK:
      fromWaiting(seat, move.piece);
      movePiece(move.piece, Zone.DIRK, NOBODY);
      tellPiece(EventType.GIVE, seat, move.piece, 0);
      break;
    default:
      if (WITH_MODULES != 0) applyShared(seat, move);
  }
  advance();
}

/** Moves that only modules bring into the game, their own ones among them. */
function applyShared(seat: u32, move: Move): void {
  if (move.kind == <u8>MoveKind.PAY) layDown(seat, move);
  else if (move.kind == <u8>MoveKind.DONE) finishPurchase(seat);
  else if (move.kind == <u8>MoveKind.PASS) passWindow(topFrame(), seat);
  else playModuleMove(seat, move);
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
