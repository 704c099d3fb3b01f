// A turn: the steps T0-T11 (modules.md "A turn"). Those that only other modules fill are named where they would come.

import { act, actionMoves } from "./actions.js";
import { beginEnd } from "./end.js";
import { type FrameOf, type Operation, push } from "./frames.js";
import { marketIsFull, refillMarket } from "./refill.js";
import { displayCards, nextSeat, type State } from "./state.js";

declare module "./frames.js" {
  interface FrameTypes {
    /** `step`: what is to be done next. */
    turn: { step: TurnStep };
  }
}

export type TurnStep =
  | "start"
  | "actions"
  | "disposal"
  | "extras"
  | "refill"
  | "market"
  | "scorings"
  | "check"
  | "window"
  | "next";

/** T8; a game in which nobody has a decision any more ends as if the market could not be filled (base.md 2). */
function check(state: State, frame: FrameOf<"turn">): void {
  state.idle = state.decided ? 0 : state.idle + 1;
  if (!marketIsFull(state) || state.idle === state.players) beginEnd(state);
  else frame.step = "window"; // T9 would come first.
}

export const turnOp: Operation<FrameOf<"turn">> = {
  run(state, frame) {
    switch (frame.step) {
      case "start": // T0
        state.acted = false;
        state.decided = false;
        for (const module of state.rules) module.turnStarts?.(state);
        frame.step = "actions";
        return null;
      case "actions": // T1: a decision while any move is possible; else it ends by itself (base.md 2).
        if (displayCards(state).length > 0 || actionMoves(state).length > 0)
          return { phase: "action", seat: state.active };
        frame.step = "disposal";
        return null;
      case "disposal": // T2
        frame.step = "extras";
        push(state, { op: "disposal", seat: state.active, award: false });
        return null;
      case "extras": // T3; T4 would come next.
        frame.step = "refill";
        push(state, ...state.rules.flatMap((module) => module.extras?.(state) ?? []).reverse());
        return null;
      case "refill": // T5
        frame.step = "market";
        push(state, { op: "refill" });
        return null;
      case "market": // T6
        frame.step = "scorings";
        refillMarket(state);
        return null;
      case "scorings": // T7: in order of appearance, each in full before the next; the first to come is scoring 1.
        if (state.revealed.shift() === undefined) frame.step = "check";
        else push(state, { op: "scoring", scoring: state.scorings === 0 ? 1 : 2, chosen: false, named: [] });
        return null;
      case "check":
        check(state, frame);
        return null;
      case "window": // T10
        frame.step = "next";
        push(state, { op: "window", passed: [] });
        return null;
      case "next": // T11
        state.active = nextSeat(state);
        frame.step = "start";
        return null;
    }
  },
  moves: (state) => actionMoves(state),
  play: (state, _, seat, move) => act(state, seat, move),
};
