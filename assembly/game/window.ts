import { buysBetweenTurns } from "../generated/hooks";
import { Decision } from "./decision";
import { endGame } from "./end";
import { facts } from "./facts";
import { Frame, Operation, popFrame, pushFrame } from "./frames";
import { hasWaiting } from "./holdings";
import { marketIsFull, refillMarket } from "./market";
import { Phase } from "./phase";

/**
 * T10, the interrupt window (Mega Box p. 8, rulings/modules.md): between two turns everybody who by public knowledge
 * might act is asked in order, from the next seat round to the one that has just finished. After a move and all that
 * follows the asking begins again; it ends when all have passed since. The frame's seat is the one that acted last,
 * its argument the set of those that have passed.
 */
enum WindowStep {
  ASK = 0,
  DISPOSAL = 1,
}

/** Opens the window if anybody is to be asked. */
export function openWindow(): bool {
  if (nextAsked(0) < 0) return false;
  pushFrame(Operation.WINDOW, facts.active);
  return true;
}

export function runWindow(frame: Frame): bool {
  if (frame.step == <u8>WindowStep.DISPOSAL) {
    if (hasWaiting(frame.seat)) return Decision.await(frame, WindowStep.DISPOSAL, frame.seat, Phase.DISPOSAL);
    refillMarket();
    if (!marketIsFull()) {
      popFrame();
      return endGame();
    }
  }
  const seat = nextAsked(frame.argument);
  if (seat >= 0) return Decision.await(frame, WindowStep.ASK, seat, Phase.INTERRUPT);
  popFrame();
  return false;
}

/** First seat in order that is to be asked and has not passed, or -1. */
function nextAsked(passed: u32): i32 {
  const players: u32 = facts.players;
  for (let n: u32 = 1; n <= players; n++) {
    const seat = (<u32>facts.active + n) % players;
    if (((passed >> seat) & 1) == 0 && buysBetweenTurns(seat)) return seat;
  }
  return -1;
}

export function passWindow(frame: Frame, seat: u32): void {
  frame.argument |= 1 << seat;
}

/** A tile was bought: it is disposed of, the market refilled, and everybody is asked again. */
export function interrupt(frame: Frame, seat: u32): void {
  frame.step = <u8>WindowStep.DISPOSAL;
  frame.seat = <u8>seat;
  frame.argument = 0;
}
