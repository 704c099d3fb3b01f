// The machine: run the innermost operation until somebody has to decide, carry out what was decided, go on.

import { disposalOp } from "./disposal.js";
import { endOp } from "./end.js";
import type { Frame, Operation } from "./frames.js";
import { paymentOp } from "./purchase.js";
import { refillOp } from "./refill.js";
import { scoringOp } from "./scoring.js";
import type { State } from "./state.js";
import { turnOp } from "./turn.js";
import type { Move } from "./types.js";
import { windowOp } from "./window.js";

const BASE = {
  turn: turnOp,
  disposal: disposalOp,
  payment: paymentOp,
  refill: refillOp,
  scoring: scoringOp,
  window: windowOp,
  end: endOp,
};

function operationOf(state: State, { op }: Frame): Operation<Frame> {
  const all: Record<string, unknown> = Object.assign({}, BASE, ...state.rules.map((m) => m.operations));
  // An operation is only ever given frames of its own name, which the type of the table cannot say.
  const found = all[op] as Operation<Frame> | undefined;
  if (found === undefined) throw new Error(`no operation ${op}`);
  return found;
}

/** Runs until somebody has to decide or the game is over. */
function advance(state: State): void {
  for (let frame = state.frames.at(-1); frame !== undefined; frame = state.frames.at(-1)) {
    const decision = operationOf(state, frame).run(state, frame);
    if (decision === null) continue;
    state.phase = decision.phase;
    state.turn = decision.seat;
    return;
  }
  state.phase = "over";
  state.turn = null;
}

/** The first turn. */
export function begin(state: State): void {
  state.frames = [{ op: "turn", step: "start" }];
  advance(state);
}

export function movesOf(state: State): Move[] {
  const frame = state.frames.at(-1);
  if (frame === undefined || state.turn === null) return [];
  return operationOf(state, frame).moves?.(state, frame, state.turn) ?? [];
}

/** The move must be legal. */
export function applyMove(state: State, move: Move): void {
  const frame = state.frames.at(-1);
  if (frame === undefined || state.turn === null) throw new Error("the game is over");
  if (move.type !== "pass" && move.type !== "end") {
    state.decided = true;
    state.idle = 0;
  }
  operationOf(state, frame).play?.(state, frame, state.turn, move);
  advance(state);
}
