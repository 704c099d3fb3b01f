// The ten character cards and where they are.

import type { State } from "../base/state.js";
import data from "./data.json" with { type: "json" };

interface Facts {
  /** By seat. */
  owned: string[][];
  /** Those with a clock that the active seat has used this turn. */
  used: string[];
  out: string[];
  /** Top first. */
  aside: string[];
}

declare module "../base/types.js" {
  interface ModuleFacts {
    characters: Facts;
  }
  interface ModuleSetups {
    characters: { aside: string[] };
  }
}

export const CARDS: readonly string[] = data.cards.map(({ id }) => id);
export const ENTERTAINER = "characters:travelling-entertainer";

export function factsOf(state: State): Facts {
  const facts = state.modules.characters;
  if (facts === undefined) throw new Error("no characters in play");
  return facts;
}

const sorted = (cards: readonly string[]): string[] => CARDS.filter((card) => cards.includes(card));

export function owns(state: State, seat: number, card: string): boolean {
  return factsOf(state).owned[seat]?.includes(card) ?? false;
}

export function ownerOf(state: State, card: string): number | null {
  const seat = factsOf(state).owned.findIndex((cards) => cards.includes(card));
  return seat < 0 ? null : seat;
}

export function gain(state: State, seat: number, card: string): void {
  const { owned } = factsOf(state);
  owned[seat] = sorted([...(owned[seat] ?? []), card]);
}

/** Used up, or bought by nobody. */
export function putOut(state: State, card: string): void {
  const facts = factsOf(state);
  facts.owned = facts.owned.map((cards) => cards.filter((other) => other !== card));
  facts.out = sorted([...facts.out, card]);
}

/** A card with a clock works once in each own turn. */
export function isReady(state: State, seat: number, card: string): boolean {
  return seat === state.active && owns(state, seat, card) && !factsOf(state).used.includes(card);
}

export function use(state: State, card: string): void {
  const facts = factsOf(state);
  facts.used = sorted([...facts.used, card]);
}
