// The end of the game E1-E6 (p. 6; modules.md "The end of the game"): E3 the tiles left on the market, E4 the third
// scoring, E6 over. E1, E2 and E5 are empty so far.

import { isMoney, total } from "./cards.js";
import { currencyOfSpace } from "./components.js";
import { type FrameOf, type Operation, push } from "./frames.js";
import { type State, seatOf } from "./state.js";

declare module "./frames.js" {
  interface FrameTypes {
    /** `space`: the market space to be awarded next. */
    end: { step: "awards" | "scoring" | "over"; space: number };
  }
}

/** Whatever was going on, nothing below happens any more (T8). */
export function beginEnd(state: State): void {
  state.acted = false;
  state.frames = [{ op: "end", step: "awards", space: 1 }];
}

/** The one player who holds the most money of a currency; a tie, zero included, is nobody. */
export function richest(state: State, space: number): number | null {
  const currency = currencyOfSpace(space);
  const sums = state.seats.map(({ hand }) =>
    total(hand.filter(isMoney).filter((card) => card.currency === currency)),
  );
  const most = Math.max(...sums);
  return sums.filter((sum) => sum === most).length === 1 ? sums.indexOf(most) : null;
}

/** The tile of a space goes to the richest, who decides about it before the next one is given. */
function award(state: State, space: number): void {
  const tile = state.market[space - 1] ?? null;
  const receiver = richest(state, space);
  if (tile === null || receiver === null) return;
  state.market[space - 1] = null;
  seatOf(state, receiver).bought.push(tile);
  push(state, { op: "disposal", seat: receiver, award: true });
}

export const endOp: Operation<FrameOf<"end">> = {
  run(state, frame) {
    switch (frame.step) {
      case "awards":
        award(state, frame.space);
        frame.space += 1;
        if (frame.space > state.market.length) frame.step = "scoring";
        return null;
      case "scoring":
        frame.step = "over";
        push(state, { op: "scoring", scoring: 3, chosen: false, named: [] });
        return null;
      case "over":
        state.frames = [];
        return null;
    }
  },
};

/** The leader wins; equal scores share the win (p. 6). Dirk cannot win. */
export function winners(state: State): number[] {
  if (state.phase !== "over") return [];
  const best = Math.max(...state.seats.map((seat) => seat.score));
  return state.seats.flatMap((seat, index) => (seat.score === best ? [index] : []));
}
