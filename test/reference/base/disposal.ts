// Bought and awarded tiles are disposed of one by one, in the order the player likes (p. 4-6): placed, put on the reserve
// board, or given to Dirk (p. 7).

import { type FrameOf, type Operation, pop } from "./frames.js";
import { ownerOf } from "./module.js";
import { sortPieces } from "./pieces.js";
import { legalCells, placeTile, without } from "./redesign.js";
import { type State, seatOf } from "./state.js";
import type { Move } from "./types.js";

declare module "./frames.js" {
  interface FrameTypes {
    /** `award`: a tile left on the market at the end of the game, never for Dirk (base.md 2). */
    disposal: { seat: number; award: boolean };
  }
}

function mayGoToDirk(state: State, tile: string): boolean {
  return state.dirk !== null && state.rules.every((module) => module.mayBeGiven?.(tile) ?? true);
}

export const disposalOp: Operation<FrameOf<"disposal">> = {
  run(state, { seat, award }) {
    const waiting =
      seatOf(state, seat).bought.length > 0 ||
      state.rules.some((module) => module.waits?.(state, seat) ?? false);
    return waiting ? { phase: award ? "award" : "disposal", seat } : pop(state);
  },

  moves(state, { award }, seat) {
    const tiles = sortPieces(state, seatOf(state, seat).bought).flatMap((tile): Move[] => [
      ...legalCells(state, seat, tile).map(({ x, y }): Move => ({ type: "place", tile, x, y })),
      { type: "reserve", tile },
      ...(!award && mayGoToDirk(state, tile) ? [{ type: "dirk" as const, tile }] : []),
    ]);
    return [...tiles, ...state.rules.flatMap((module) => module.disposals?.(state, seat) ?? [])];
  },

  play(state, _, seat, move) {
    if (move.type !== "place" && move.type !== "reserve" && move.type !== "dirk") {
      ownerOf(state, move.type).dispose?.(state, seat, move);
      return;
    }
    const owner = seatOf(state, seat);
    owner.bought = without(owner.bought, move.tile);
    if (move.type === "place") placeTile(state, seat, move.tile, move);
    else if (move.type === "reserve") owner.reserve.push(move.tile);
    else state.dirk?.tiles.push(move.tile);
  },
};
