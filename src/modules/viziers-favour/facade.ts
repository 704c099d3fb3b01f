import { isList, isObject } from "../../check/plain.js";
import type { Facade } from "../facade.js";

export interface State {
  /** By seat. */
  readonly awake: readonly boolean[];
}

export type Setup = never;

/** The slot holds the set of seats whose vizier is awake. */
export const facade: Facade = {
  read(slot, players): State {
    return { awake: Array.from({ length: players }, (_, seat) => ((slot.getUint8(0) >> seat) & 1) === 1) };
  },

  write(state, slot, { players, fault }) {
    const given = isObject(state) ? state.awake : undefined;
    const awake = given === undefined ? Array.from({ length: players }, () => true) : given;
    if (!isList(awake) || awake.length !== players || awake.some((value) => typeof value !== "boolean")) {
      return fault("/awake", "awake tells of each seat whether its vizier is awake.");
    }
    slot.setUint8(
      0,
      awake.reduce<number>((seats, value, seat) => (value ? seats | (1 << seat) : seats), 0),
    );
  },
};
