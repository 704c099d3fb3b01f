// Vizier's Favour (p. 8; mega-box-a.md): between two turns a seat whose vizier is awake may buy a tile with exact money.

import { beginEnd } from "../base/end.js";
import { pop, push } from "../base/frames.js";
import type { Module } from "../base/module.js";
import { buyMoves } from "../base/purchase.js";
import { marketIsFull, refillMarket } from "../base/refill.js";
import type { State } from "../base/state.js";
import data from "./data.json" with { type: "json" };

declare module "../base/types.js" {
  interface ModuleMoves {
    "viziers-favour:wake": { type: "viziers-favour:wake" };
  }
  interface ModuleFacts {
    /** By seat. */
    "viziers-favour": { awake: boolean[] };
  }
}

declare module "../base/frames.js" {
  interface FrameTypes {
    /** The buyer has disposed of everything: the market is refilled. */
    "viziers-favour:refill": object;
  }
}

function viziers(state: State): boolean[] {
  const facts = state.modules["viziers-favour"];
  if (facts === undefined) throw new Error("no viziers in play");
  return facts.awake;
}

const isAwake = (state: State, seat: number): boolean => viziers(state)[seat] === true;

export const viziersFavour: Module = {
  id: data.id,
  page: data.page,

  setUp(state) {
    state.modules["viziers-favour"] = { awake: state.seats.map(() => true) };
  },

  actions: (state, seat) => (isAwake(state, seat) ? [] : [{ type: "viziers-favour:wake" }]),

  act(state, seat) {
    viziers(state)[seat] = true;
    return "ends";
  },

  asksInWindow: isAwake,
  windowMoves: (state, seat) => (isAwake(state, seat) ? buyMoves(state, seat, true) : []),

  /** He falls asleep; the tile is disposed of by its buyer, then the market is refilled. No extra turn. */
  bought(state, seat, deal) {
    if (!deal.window) return;
    viziers(state)[seat] = false;
    push(state, { op: "viziers-favour:refill" }, { op: "disposal", seat, award: false });
  },

  operations: {
    "viziers-favour:refill": {
      /** A market that cannot be filled ends the game at once (ruling). */
      run(state) {
        pop(state);
        refillMarket(state);
        if (!marketIsFull(state)) beginEnd(state);
        return null;
      },
    },
  },
};
