import type { JsonObject } from "../check/plain.js";
import type { RunningCore } from "../core.js";
import { AlhambraError } from "../errors.js";
import { FACADES } from "../generated/facades.js";
import type { ModuleId } from "../generated/modules.js";
import { maskOf } from "../modules/chosen.js";
import { chanceBytes, type Settings } from "./config.js";
import { listen } from "./events.js";
import { readState } from "./state.js";
import type { Facts, Table } from "./table.js";
import type { DeckCard, GameEvent, Position, PositionConfig, ScoreItem, Setups } from "./types.js";

/** Where a game comes from; it never changes while the game goes on. */
export interface Origin {
  /** What `createGame` was given, as data. */
  readonly given: JsonObject;
  readonly config: PositionConfig;
  /** The facts before the first decision. */
  readonly facts: Facts;
  /** What happened during setup. */
  readonly events: readonly GameEvent[];
  /** Points that were there already. */
  readonly carried: readonly ScoreItem[];
  readonly start: Orders | { readonly position: Position };
  /** How modules dealt their things, in the shape of a config. */
  readonly setup: Setups;
  /** Outcomes of chance that were given in advance. */
  readonly chance: Settings["chance"];
}

/** Tower and deck as they were at the very beginning, top first. */
export interface Orders {
  readonly tower: readonly string[];
  readonly deck: readonly DeckCard[];
}

/** Bytes the core has for given orders. */
const ORDERS_ROOM = 8192;
const CHANCE_FAULT = 4;

/** What the core may find wrong with an order that is fine in itself, by its number. */
const FAULTS = [
  null,
  null,
  { path: "/tower", message: "The tower is too small for Dirk's tiles and the market." },
  { path: "/deck", message: "The deck must begin with enough money for the deal and the display." },
  { path: "/chance", message: "There are more given outcomes of chance than a game has room for." },
];

export function setUp(table: Table, settings: Settings): Origin {
  const { config, chance } = settings;
  const { facts, result } = table.change(null, (core) => {
    const { events } = listen(core, 0, () => deal(core, settings));
    return { events, state: readState(core, config) };
  });
  const { events, state } = result;
  const { turn, active, phase } = state;
  return {
    given: settings.given,
    config,
    facts,
    events: [...events, { type: "turn", ply: 0, seat: turn ?? active, to: "all", active, phase }],
    carried: [],
    start: startingOrders(events, state),
    setup: setupOf(state),
    chance,
  };
}

function deal(core: RunningCore, settings: Settings): void {
  const { config, seed, chance } = settings;
  const { tiles, cards } = writeOrders(core, settings);
  const outcomes = chanceBytes(chance);
  const fits = tiles + cards + outcomes.length <= ORDERS_ROOM;
  if (fits) core.bytes.set(outcomes, core.exports.gameOrders() + tiles + cards);
  refuseSetup(
    fits ? core.exports.gameSetup(config.players, tiles, cards, outcomes.length, ...seed) : CHANCE_FAULT,
  );
}

/** Writes a stacked tower and deck where the core looks for them; lengths of 0 say that the seed makes them. */
export function writeOrders(
  core: RunningCore,
  { config, tower, deck, setups }: Settings,
): { tiles: number; cards: number } {
  chooseModules(core, config, setups);
  core.bytes.set([...(tower ?? []), ...(deck ?? [])], core.exports.gameOrders());
  return { tiles: tower?.length ?? 0, cards: deck?.length ?? 0 };
}

/** Tells the core which modules the next game has, and what they are given. */
export function chooseModules(
  { exports, bytes }: RunningCore,
  { modules = [] }: PositionConfig,
  setups: readonly number[],
): void {
  if (modules.length > 0 && exports.withModules() === 0) {
    const message = "The base core knows no modules; load the full one.";
    throw new AlhambraError("bad-config", message, {
      faults: [{ code: "bad-config", path: "/modules", message }],
    });
  }
  bytes.set(setups, exports.gameSetups());
  exports.gameModules(...maskOf(modules), setups.length);
}

/** Throws what the core found wrong with a setup, by its number; 0 is nothing. */
export function refuseSetup(number: number): void {
  if (number === 0) return;
  const { path, message } = FAULTS[number] ?? { path: "", message: "The config makes no game." };
  throw new AlhambraError("bad-config", message, { faults: [{ code: "bad-config", path, message }] });
}

/** What the modules dealt, so that another program can deal it again. */
export function setupOf({ modules }: Position): Setups {
  const dealt = Object.entries(modules).flatMap(([id, state]) => {
    const facade = FACADES[id as ModuleId];
    return facade.setupOf ? [[id, facade.setupOf(state)]] : [];
  });
  return Object.fromEntries(dealt);
}

/** Tower and deck from before the deal: what has been drawn, in order, then what is left. */
function startingOrders(events: readonly GameEvent[], { tower, deck }: Position): Orders {
  const drawn = events.filter((event) => event.type === "deal" || event.type === "reveal");
  const tiles = drawn.flatMap(({ tile }) => (tile === undefined ? [] : [tile]));
  const cards = drawn.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return {
    tower: [...tiles, ...(Array.isArray(tower) ? tower : [])],
    deck: [...cards, ...(Array.isArray(deck) ? deck : [])],
  };
}
