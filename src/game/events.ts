import type { RunningCore } from "../core.js";
import { MODULES } from "../generated/modules.js";
import { readFields } from "./fields.js";
import { readTaken } from "./moves.js";
import { deckCard, moneyCard, purseCards, seatsIn, sourceName, tileName, who } from "./names.js";
import { viewOf } from "./table.js";
import type { GameEvent, ScoreItem } from "./types.js";

/** An event is 16 bytes: type, seat, addressees, place, piece + 1, second piece + 1, x, y; then its content. */
const EVENT_BYTES = 16;
const TYPES = [
  "",
  "deal",
  "reveal",
  "take",
  "buy",
  "pay",
  "place",
  "reserve",
  "give",
  "remove",
  "add",
  "swap",
  "shuffle",
  "scoring",
  "score",
  "award",
  "turn",
  "over",
  "order",
] as const;
const OWN_EVENTS = MODULES.flatMap(({ events }) => events);
const DIRK = 6;

/** What a decision brought: what players are told, and the orders that only a record may know. */
export interface Told {
  readonly events: GameEvent[];
  /** New piles, card codes, top first. */
  readonly reshuffles: number[][];
}

/** Lets the core tell what happens meanwhile. Whatever comes of it, the core is told to be silent again. */
export function listen(core: RunningCore, ply: number, action: () => void): Told {
  core.exports.gameListen(1);
  try {
    action();
    return readEvents(core, ply);
  } finally {
    core.exports.gameListen(0);
  }
}

/** Reads what the core told since it was last asked to do something. */
function readEvents(core: RunningCore, ply: number): Told {
  const told: Told = { events: [], reshuffles: [] };
  const view = viewOf(core);
  const start = core.exports.gameEvents();
  for (let i = 0; i < core.exports.gameEventCount(); i++) {
    const at = start + i * EVENT_BYTES;
    const type = TYPES[view.getUint8(at)];
    if (type === "order") keepOrder(view, at, told.reshuffles.at(-1));
    else if (type !== "turn") told.events.push(readEvent(view, at, ply));
    if (type === "shuffle") told.reshuffles.push([]);
  }
  return told;
}

function keepOrder(view: DataView, at: number, pile: number[] | undefined): void {
  for (let i = 0; i < view.getUint8(at + 5); i++) pile?.push(view.getUint8(at + 8 + i));
}

function readEvent(view: DataView, at: number, ply: number): GameEvent {
  const base = { ply, to: "all" as const };
  const type = TYPES[view.getUint8(at)];
  const seat = view.getUint8(at + 1);
  const space = view.getUint8(at + 3);
  const piece = view.getUint8(at + 4) - 1;
  const x = view.getInt8(at + 6);
  const y = view.getInt8(at + 7);
  const content = view.getUint32(at + 8, true);
  const own = OWN_EVENTS.find(({ number }) => number === view.getUint8(at));
  // A module's event has the fields its manifest lists, which is what its type was made from.
  if (own) return { type: own.type, ...base, seat, ...readFields(view, at, own.fields) } as GameEvent;
  switch (type) {
    case "deal":
      return seat === DIRK
        ? { type, ...base, seat: "dirk", tile: tileName(piece) }
        : { type, ...base, seat, card: moneyCard(content) };
    case "reveal":
      return piece >= 0
        ? { type, ...base, seat: null, tile: tileName(piece), space }
        : { type, ...base, seat: null, card: deckCard(content) };
    case "take":
      return { type, ...base, seat, cards: readTaken(view, at + 8) };
    case "buy":
    case "award":
      return { type, ...base, seat, tile: tileName(piece), space };
    case "pay":
      return { type, ...base, seat, cards: purseCards(view.getUint8(at + 5), content) };
    case "place":
    case "add":
    case "remove":
      return { type, ...base, seat, tile: tileName(piece), x, y };
    case "swap":
      return { type, ...base, seat, tile: tileName(piece), out: tileName(view.getUint8(at + 5) - 1), x, y };
    case "reserve":
    case "give":
      return { type, ...base, seat, tile: tileName(piece) };
    case "shuffle":
      return { type, ...base, seat: null, count: content };
    case "scoring":
      return { type, ...base, seat: null, scoring: scoringNumber(space) };
    case "score":
      return { type, ...base, ...readScore(view, at, seat, space) };
    case "over":
      return { type, ...base, seat: null, winners: seatsIn(content) };
    default:
      throw new RangeError(`The core told an event ${view.getUint8(at)}.`);
  }
}

function readScore(view: DataView, at: number, seat: number, scoring: number): ScoreItem {
  return scoreItem(
    scoring,
    seat,
    view.getUint8(at + 4),
    view.getUint8(at + 5),
    view.getUint16(at + 10, true),
    view.getUint16(at + 8, true),
    view.getInt32(at + 12, true),
  );
}

/** An item is 12 bytes: scoring, seat, source, first place, seats tied, zero, count in halves, points. */
const ITEM_BYTES = 12;

/** The items of the core's list. */
export function readItems(core: RunningCore, count: number): ScoreItem[] {
  const view = viewOf(core);
  const start = core.exports.gameItems();
  return Array.from({ length: count }, (_, i) => {
    const at = start + i * ITEM_BYTES;
    const byte = (offset: number) => view.getUint8(at + offset);
    return scoreItem(
      byte(0),
      byte(1),
      byte(2),
      byte(3),
      byte(4),
      view.getUint16(at + 6, true),
      view.getInt32(at + 8, true),
    );
  });
}

function scoreItem(
  scoring: number,
  seat: number,
  source: number,
  place: number,
  tied: number,
  halves: number,
  points: number,
): ScoreItem {
  const sharers = bits(tied);
  return {
    scoring: scoringNumber(scoring),
    seat: who(seat),
    source: sourceName(source),
    count: halves / 2,
    points,
    ...(place > 0 ? { places: Array.from({ length: sharers }, (_, i) => place + i) } : {}),
    ...(sharers > 1 ? { tied: sharers } : {}),
  };
}

function scoringNumber(number: number): 1 | 2 | 3 {
  if (number === 1 || number === 2 || number === 3) return number;
  throw new RangeError(`The core held scoring ${number}.`);
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
