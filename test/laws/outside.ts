/**
 * A client that has only the contract: it keeps a view up to date with the events it is told. It asks no engine; what
 * it knows of the game is the meaning of each event and how a position lists things.
 */
import tiles from "../../assembly/components/tiles.json" with { type: "json" };
import type {
  Card,
  DirkPosition,
  GameEvent,
  HandCard,
  Hidden,
  Position,
  SeatPosition,
} from "../../src/game/types.js";

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Seat = Writable<SeatPosition>;
type View = Writable<Omit<Position, "seats" | "dirk" | "market">> & {
  seats: Seat[];
  dirk: Writable<DirkPosition> | null;
  market: (string | null)[];
};

const CURRENCIES = ["denar", "dirham", "ducat", "florin"];
const FILE_ORDER = new Map(tiles.tiles.map(({ id }, place) => [id, place]));

/** This client knows the base game only. */
function money(card: HandCard): Card {
  if (typeof card === "string") throw new Error(`${card} is no card of the base game`);
  return card;
}

const byMoney = (a: Card, b: Card) =>
  CURRENCIES.indexOf(a.currency) - CURRENCIES.indexOf(b.currency) || a.value - b.value;
const byFile = (a: string, b: string) => (FILE_ORDER.get(a) ?? 0) - (FILE_ORDER.get(b) ?? 0);

const withCards = (cards: readonly HandCard[], more: readonly HandCard[]) =>
  [...cards, ...more].map(money).sort(byMoney);
const withTile = (list: readonly string[], tile: string) => [...list, tile].sort(byFile);
const withoutTile = (list: readonly string[], tile: string) => list.filter((other) => other !== tile);

function withoutCards(cards: readonly HandCard[], less: readonly HandCard[]): Card[] {
  const rest = cards.map(money);
  for (const { currency, value } of less.map(money)) {
    const at = rest.findIndex((card) => card.currency === currency && card.value === value);
    if (at < 0) throw new Error(`${currency} ${value} is not there`);
    rest.splice(at, 1);
  }
  return rest;
}

/** A hand that is only counted stays a count. */
function handWith(hand: SeatPosition["hand"], cards: readonly HandCard[]): SeatPosition["hand"] {
  return "count" in hand ? { count: hand.count + cards.length } : withCards(hand, cards);
}

function handWithout(hand: SeatPosition["hand"], cards: readonly HandCard[]): SeatPosition["hand"] {
  return "count" in hand ? { count: hand.count - cards.length } : withoutCards(hand, cards);
}

function lay(seat: Seat, tile: string, x: number, y: number): void {
  seat.board = [...seat.board, { tile, x, y }].sort((a, b) => a.y - b.y || a.x - b.x);
}

function lift(seat: Seat, x: number, y: number): void {
  seat.board = seat.board.filter((entry) => entry.x !== x || entry.y !== y);
}

/** One card or tile fewer in a pile of which only the number is known. */
function drawn(pile: readonly unknown[] | Hidden): Hidden {
  return { count: ("count" in pile ? pile.count : pile.length) - 1 };
}

function drawCard(view: View): void {
  view.deck = drawn(view.deck);
  const [top, ...rest] = view.piles ?? [];
  if (top === undefined) return;
  const piles = top > 1 ? [top - 1, ...rest] : rest;
  // A last pile is the whole deck and needs no telling.
  if (piles.length > 1) view.piles = piles;
  else delete view.piles;
}

/** The view after what it was told. */
export function applyEvents(before: Position, events: readonly GameEvent[]): Position {
  const view: View = {
    ...before,
    seats: before.seats.map((seat) => ({ ...seat })),
    dirk: before.dirk && { ...before.dirk },
    market: [...before.market],
  };
  for (const event of events) applyEvent(view, event);
  return view;
}

function seatOf(view: View, seat: number | "dirk" | null): Seat {
  const found = typeof seat === "number" ? view.seats[seat] : undefined;
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

function dirkOf(view: View): Writable<DirkPosition> {
  if (!view.dirk) throw new Error("Dirk does not play");
  return view.dirk;
}

function applyEvent(view: View, event: GameEvent): void {
  switch (event.type) {
    case "deal":
      if (event.tile !== undefined) {
        dirkOf(view).tiles = withTile(dirkOf(view).tiles, event.tile);
        view.tower = drawn(view.tower);
      } else if (event.card) {
        const seat = seatOf(view, event.seat);
        seat.hand = handWith(seat.hand, [event.card]);
        drawCard(view);
      }
      break;
    case "reveal":
      if (event.tile !== undefined) {
        view.market[(event.space ?? 0) - 1] = event.tile;
        view.tower = drawn(view.tower);
      } else {
        drawCard(view);
        // A scoring card is set aside.
        if (typeof event.card === "object") view.display = withCards(view.display, [event.card]);
      }
      break;
    case "take": {
      const seat = seatOf(view, event.seat);
      view.display = withoutCards(view.display, event.cards);
      seat.hand = handWith(seat.hand, event.cards);
      break;
    }
    case "pay": {
      const seat = seatOf(view, event.seat);
      seat.hand = handWithout(seat.hand, event.cards);
      view.discard = withCards(view.discard, event.cards);
      break;
    }
    case "buy":
    case "award": {
      const seat = seatOf(view, event.seat);
      view.market[event.space - 1] = null;
      seat.bought = withTile(seat.bought, event.tile);
      break;
    }
    case "shuffle":
      view.deck = { count: event.count };
      view.discard = [];
      delete view.piles;
      break;
    case "scoring":
      view.scorings = event.scoring;
      break;
    case "score": {
      const scored = event.seat === "dirk" ? dirkOf(view) : seatOf(view, event.seat);
      scored.score += event.points;
      break;
    }
    case "turn":
      view.turn = event.seat;
      view.active = event.active;
      view.phase = event.phase;
      if (event.acted) view.acted = true;
      else delete view.acted;
      break;
    case "over":
      view.turn = null;
      view.phase = "over";
      delete view.acted;
      break;
    case "place":
    case "add":
    case "remove":
    case "swap":
    case "reserve":
    case "give":
      moveTile(view, seatOf(view, event.seat), event);
      break;
    default:
      throw new Error(`${event.type} is no event of the base game`);
  }
}

type TileEvent = Extract<GameEvent, { type: "place" | "add" | "remove" | "swap" | "reserve" | "give" }>;

function moveTile(view: View, seat: Seat, event: TileEvent): void {
  const { type, tile } = event;
  if (type === "place" || type === "reserve" || type === "give") seat.bought = withoutTile(seat.bought, tile);
  if (type === "add" || type === "swap") seat.reserve = withoutTile(seat.reserve, tile);
  if (type === "remove" || type === "swap") lift(seat, event.x, event.y);
  if (type === "place" || type === "add" || type === "swap") lay(seat, tile, event.x, event.y);
  if (type === "reserve" || type === "remove") seat.reserve = withTile(seat.reserve, tile);
  if (type === "swap") seat.reserve = withTile(seat.reserve, event.out);
  if (type === "give") dirkOf(view).tiles = withTile(dirkOf(view).tiles, tile);
}
