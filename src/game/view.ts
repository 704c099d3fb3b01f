import { copy } from "../check/copy.js";
import { isList, isObject, type Json, plain } from "../check/plain.js";
import { named, whole } from "../check/values.js";
import { AlhambraError } from "../errors.js";
import { FACADES } from "../generated/facades.js";
import type { ModuleId } from "../generated/modules.js";
import type { GameEvent, Position } from "./types.js";

const MOST_SEATS = 6;
/** All the events of a long game as JSON. */
const MOST_CHARACTERS = 67_108_864;

/** How well a seat remembers. */
export interface ViewOptions {
  /** `"book"`: other hands are numbers of cards. `"perfect"`: every card was once seen, so hands are known. */
  readonly recall?: "book" | "perfect";
}

/** What a seat, or with null a spectator, may know of a position. */
export function viewFor(state: Position, seat: number | null, options: ViewOptions): Position {
  const { recall = "book" } = readOptions(options);
  const { config, seats, tower, deck, modules, chance: _chance, generator: _generator, ...open } = state;
  const { seed: _seed, ...rest } = config;
  const hidden = (list: readonly unknown[] | { readonly count: number }) => ({
    count: Array.isArray(list) ? list.length : "count" in list ? list.count : 0,
  });
  return copy({
    ...open,
    config: rest,
    seats: seats.map((entry, i) =>
      i === seat || recall === "perfect" ? entry : { ...entry, hand: hidden(entry.hand) },
    ),
    tower: hidden(tower),
    deck: hidden(deck),
    modules: hideModules(modules, seat),
  });
}

/** What modules keep, without what they keep from that seat. */
function hideModules(modules: Position["modules"], seat: number | null): Position["modules"] {
  return Object.fromEntries(
    Object.entries(modules).map(([id, state]) => {
      const facade = FACADES[id as ModuleId];
      return [id, facade.hide ? facade.hide(state, seat) : state];
    }),
  );
}

function readOptions(options: unknown): ViewOptions {
  const given = plain(options, "The options");
  const recall = isObject(given) ? (given.recall ?? "book") : undefined;
  if (recall === "book" || recall === "perfect") return { recall };
  throw new AlhambraError("bad-argument", `recall must be "book" or "perfect", not ${named(recall)}.`);
}

/** The events a seat, or with null a spectator, may be told. */
export function redact(events: readonly GameEvent[], seat: number | null): GameEvent[] {
  if (seat !== null) whole(seat, 0, MOST_SEATS - 1, "seat");
  const given = plain(events, "The list of events", MOST_CHARACTERS);
  if (!isList(given) || !given.every(isEvent)) {
    throw new AlhambraError("bad-argument", "Events are a list of what a game has told.");
  }
  // Copies of the caller's events, of which no more has to be known.
  const copies = given as unknown as readonly GameEvent[];
  return copies.filter(({ to }) => to === "all" || (seat !== null && to.includes(seat)));
}

function isEvent(event: Json): boolean {
  return isObject(event) && (event.to === "all" || isList(event.to));
}
