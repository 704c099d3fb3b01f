import { SPACE_COUNT } from "../components/tables";
import { boughtBetweenTurns, currenciesFor } from "../generated/hooks";
import { ADDITION_COUNT, ADDITIONS } from "../generated/modules";
import { canPayMixed, closeBill, layOutBill, openBill } from "./bill";
import { spaceCurrency } from "./cards";
import { EventType, tellPay, tellPiece } from "./events";
import { acceptsExact } from "./exact";
import { DISCARD, facts, hand, marketPiece } from "./facts";
import { Operation, popFrame, pushFrame, topFrame } from "./frames";
import { toWaiting } from "./holdings";
import { clearSpace } from "./market";
import { Move } from "./moves";
import { acceptsPayment } from "./payments";
import { Phase } from "./phase";
import { piecePrice } from "./pieces";
import { addWord, purseWord, takeWord, wordSum } from "./purse";
import { endActions } from "./turn";
import { interrupt } from "./window";

/** Money in a seat's hand of a space's currency. */
export function moneyFor(seat: u32, space: u32): u32 {
  return purseWord(hand(seat), spaceCurrency(space));
}

/** Price of the tile on a space that is not empty. */
export function priceOn(space: u32): i32 {
  return piecePrice(marketPiece(space));
}

/** Between two turns only the exact money buys (Mega Box p. 8). */
export function acceptsPurchase(seat: u32, move: Move, exact: bool): bool {
  const space = <u32>move.space - 1;
  if (space >= <u32>SPACE_COUNT || marketPiece(space) < 0) return false;
  const payment = <u32>move.content;
  if (WITH_MODULES != 0 && additionsOf(move) != 0) {
    if (payment != 0 || !areKnown(move)) return false;
    return canPayMixed(seat, currenciesFor(seat, move), priceOn(space), exact);
  }
  const money = moneyFor(seat, space);
  if (WITH_MODULES != 0 && exact) return acceptsExact(money, priceOn(space), payment);
  return acceptsPayment(money, priceOn(space), payment);
}

/** What modules have added to a purchase: the argument low, the sources high. */
export function additionsOf(move: Move): u64 {
  return ((move.content >>> 32) << 32) | move.argument;
}

/** Does some module of this game know each of the bits? */
function areKnown(move: Move): bool {
  let argument: u64 = move.argument;
  let sources = move.content >>> 32;
  for (let n: u32 = 0; n < ADDITION_COUNT; n++) {
    const row = ADDITIONS + ((<usize>n) << 5);
    if (load<u64>(row, 8) != move.kind || ((facts.modules >>> load<u64>(row)) & 1) == 0) continue;
    argument &= ~(load<u64>(row, 16) >>> 48);
    sources &= ~(load<u64>(row, 24) >>> 32);
  }
  return (argument | sources) == 0;
}

/** Buys the tile on a space, or lays out the bill if it is paid source by source. */
export function purchase(seat: u32, move: Move): void {
  const space = <u32>move.space - 1;
  const piece = marketPiece(space);
  if (WITH_MODULES != 0 && facts.modules != 0 && additionsOf(move) != 0) {
    const exact = facts.phase == <u8>Phase.INTERRUPT;
    const currencies = currenciesFor(seat, move);
    layOutBill(
      seat,
      load<u64>(changetype<usize>(move)),
      currencies,
      <u32>(move.content >>> 32),
      priceOn(space),
      exact,
    );
    pushFrame(Operation.PAYMENT, seat);
    return;
  }
  const payment = <u32>move.content;
  const currency = spaceCurrency(space);
  takeWord(hand(seat), currency, payment);
  addWord(DISCARD, currency, payment);
  const exact = wordSum(payment) == piecePrice(piece);
  fetch(seat, space);
  tellPay(seat, currency, payment);
  bought(seat, exact);
}

/** `done`: what was laid down pays for the move that opened the bill. */
export function finishPurchase(seat: u32): void {
  const space = (<u32>(openBill().head >>> 24) & 0xff) - 1;
  const exact = closeBill();
  popFrame();
  fetch(seat, space);
  bought(seat, exact);
}

/** The tile waits beside the buyer's board. */
function fetch(seat: u32, space: u32): void {
  const piece = marketPiece(space);
  clearSpace(space);
  toWaiting(seat, piece);
  tellPiece(EventType.BUY, seat, piece, space + 1);
}

/** In an own turn the exact money earns another action (Mega Box p. 4). */
function bought(seat: u32, exact: bool): void {
  if (WITH_MODULES != 0 && facts.modules != 0 && topFrame().operation == <u8>Operation.WINDOW) {
    interrupt(topFrame(), seat);
    boughtBetweenTurns(seat);
    return;
  }
  facts.acted = 1;
  if (!exact) endActions();
}
