// T10, the interrupt window (modules.md "Interrupt window"): every seat that by what all know might act is asked, from the
// next seat round to the one that has just finished. After a move and all its consequences the asking starts again.

import { type FrameOf, type Operation, pop } from "./frames.js";
import { ownerOf } from "./module.js";
import { buy } from "./purchase.js";
import { nextSeat, seatsFrom } from "./state.js";

declare module "./frames.js" {
  interface FrameTypes {
    /** `passed`: the seats that passed since the last move. */
    window: { passed: number[] };
  }
}

export const windowOp: Operation<FrameOf<"window">> = {
  run(state, { passed }) {
    const asked = seatsFrom(state, nextSeat(state)).find(
      (seat) =>
        !passed.includes(seat) && state.rules.some((module) => module.asksInWindow?.(state, seat) ?? false),
    );
    return asked === undefined ? pop(state) : { phase: "interrupt", seat: asked };
  },

  moves: (state, _, seat) => [
    ...state.rules.flatMap((module) => module.windowMoves?.(state, seat) ?? []),
    { type: "pass" },
  ],

  play(state, frame, seat, move) {
    if (move.type === "pass") {
      frame.passed.push(seat);
      return;
    }
    frame.passed = [];
    if (move.type === "buy") buy(state, seat, move, true);
    else ownerOf(state, move.type).act?.(state, seat, move);
  },
};
