import { Decision } from "./decision";
import { refillDisplay, takeRevealed } from "./deck";
import { endGame, runEnd } from "./end";
import { EventType, tell } from "./events";
import { facts } from "./facts";
import { Frame, Operation, topFrame } from "./frames";
import { hasWaiting } from "./holdings";
import { hasAction } from "./legal";
import { marketIsFull, refillMarket } from "./market";
import { Phase } from "./phase";
import { holdScoring } from "./scoring";
import { openWindow, runWindow } from "./window";

/** Steps of a turn at which it can be left, numbered as in the rulings. */
export enum Step {
  T0_START = 0,
  T1_ACTIONS = 1,
  T2_DISPOSALS = 2,
  T11_NEXT = 11,
}

/** Runs what is going on until somebody has to decide or the game is over. */
export function advance(): void {
  for (;;) {
    const frame = topFrame();
    if (frame.operation == <u8>Operation.TURN ? runTurn(frame) : runOther(frame)) return;
  }
}

function runOther(frame: Frame): bool {
  if (WITH_MODULES != 0) {
    if (frame.operation == <u8>Operation.WINDOW) return runWindow(frame);
    if (frame.operation == <u8>Operation.PAYMENT) return Decision.await(frame, 0, frame.seat, Phase.PAYMENT);
  }
  return runEnd();
}

/**
 * A turn (Mega Box p. 4-6), gone on with where its frame left it: a step behind the frame's is passed over. `apply`
 * sets the step to T2 when no further action is earned. The frame's argument remembers that the turn had a decision.
 * True: a decision is waited for.
 */
function runTurn(frame: Frame): bool {
  const step: i32 = frame.step;
  if (step == Step.T0_START) startTurn(frame);
  if (step <= Step.T1_ACTIONS && hasAction(frame.seat)) return act(frame, Step.T1_ACTIONS, Phase.ACTION);
  if (step <= Step.T2_DISPOSALS) {
    if (hasWaiting(frame.seat)) return act(frame, Step.T2_DISPOSALS, Phase.DISPOSAL);
    refillDisplay();
    refillMarket();
    while (takeRevealed()) holdScoring(<u32>facts.scorings + 1);
    if (!marketIsFull()) return endGame();
    if (WITH_MODULES != 0 && facts.modules != 0 && openWindow()) {
      frame.step = <u8>Step.T11_NEXT;
      return false;
    }
  }
  return nextSeat(frame);
}

function startTurn(frame: Frame): void {
  facts.active = frame.seat;
  facts.acted = 0;
  tell(EventType.TURN, frame.seat, 0, 0);
}

function act(frame: Frame, step: Step, phase: Phase): bool {
  frame.argument = 1;
  return Decision.await(frame, step, frame.seat, phase);
}

/** No further action is earned. */
export function endActions(): void {
  facts.acted = 1;
  topFrame().step = <u8>Step.T2_DISPOSALS;
}

/** T11. If every seat in a row had nothing to decide, the game ends as if the market could not be filled. */
function nextSeat(frame: Frame): bool {
  if (frame.argument == 0) facts.idleTurns += 1;
  if (facts.idleTurns == facts.players) return endGame();
  const next = frame.seat + 1;
  frame.seat = next == facts.players ? 0 : next;
  frame.step = <u8>Step.T0_START;
  frame.argument = 0;
  return false;
}
