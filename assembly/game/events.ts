/**
 * What happened, told while it happens, and only when somebody listens. The buffer lies outside the facts. Every
 * event says who may see it: `to` is a set of seats, ALL everybody, 0 nobody (what a record needs and no player
 * may be told).
 */
@unmanaged
export class Event {
  type: u8 = 0;
  /** Seat concerned, 6 Dirk, 7 nobody. */
  seat: u8 = 0;
  to: u8 = 0;
  /** Market space 1-4, place of the display 1-8, or number of the scoring. */
  place: u8 = 0;
  /** Piece number + 1, 0 none. score: the source. */
  piece: u8 = 0;
  /** Second piece + 1 (the one swapped out). score: first place covered. pay: currency. */
  other: u8 = 0;
  x: i8 = 0;
  y: i8 = 0;
  /** Card codes or a payment word. score: low half the count in halves, high half the seats tied. */
  content: u64 = 0;
}

/** Base events; modules number theirs from 64. ORDER is for records: eight cards of a new pile. */
export enum EventType {
  DEAL = 1,
  REVEAL = 2,
  TAKE = 3,
  BUY = 4,
  PAY = 5,
  PLACE = 6,
  RESERVE = 7,
  GIVE = 8,
  REMOVE = 9,
  ADD = 10,
  SWAP = 11,
  SHUFFLE = 12,
  SCORING = 13,
  SCORE = 14,
  AWARD = 15,
  TURN = 16,
  OVER = 17,
  ORDER = 18,
}

export const EVENT_BYTES: usize = 16;
export const EVENT_LIMIT: u32 = 1024;
export const EVENTS: usize = memory.data(<i32>(<usize>EVENT_LIMIT * EVENT_BYTES), 16);
export const ALL: u8 = 0xff;
export const NO_SEAT: u32 = 7;

let listening: bool = false;
let count: u32 = 0;

export function listen(on: bool): void {
  listening = on;
  count = 0;
}

export function eventCount(): u32 {
  return count;
}

export function clearEvents(): void {
  count = 0;
}

function append(type: EventType, seat: u32, content: u64): Event {
  assert(count < EVENT_LIMIT);
  const event = changetype<Event>(EVENTS + <usize>count * EVENT_BYTES);
  store<u64>(changetype<usize>(event), 0);
  event.type = <u8>type;
  event.seat = <u8>seat;
  event.to = ALL;
  event.content = content;
  count++;
  return event;
}

/** A bare event: who, and what cards, payment or number. */
export function tell(type: EventType, seat: u32, place: u32, content: u64): void {
  if (!listening) return;
  append(type, seat, content).place = <u8>place;
}

export function tellPay(seat: u32, currency: u32, payment: u32): void {
  if (!listening) return;
  append(EventType.PAY, seat, payment).other = <u8>currency;
}

/** A piece goes somewhere; `place` a market space or 0, `other` a second piece or -1. */
export function tellPiece(type: EventType, seat: u32, piece: u32, place: u32): void {
  if (!listening) return;
  const event = append(type, seat, 0);
  event.piece = <u8>(piece + 1);
  event.place = <u8>place;
}

export function tellCell(type: EventType, seat: u32, piece: u32, other: i32, x: i32, y: i32): void {
  if (!listening) return;
  const event = append(type, seat, 0);
  event.piece = <u8>(piece + 1);
  event.other = <u8>(other + 1);
  event.x = <i8>x;
  event.y = <i8>y;
}

export function tellScore(
  seat: u32,
  scoring: u32,
  source: u32,
  place: u32,
  tied: u32,
  halves: u32,
  points: i32,
): void {
  if (!listening) return;
  const event = append(
    EventType.SCORE,
    seat,
    <u64>halves | ((<u64>tied) << 16) | ((<u64>(<u32>points)) << 32),
  );
  event.place = <u8>scoring;
  event.piece = <u8>source;
  event.other = <u8>place;
}

/** Something that only a module knows how to tell; -1 is no piece. */
export function tellModule(type: u32, seat: u32, piece: i32, other: i32, content: u64): void {
  if (!listening) return;
  const event = append(<EventType>type, seat, content);
  event.piece = <u8>(piece + 1);
  event.other = <u8>(other + 1);
}

/** The order of a new pile, top first, given bottom first: nobody is told, a record needs it. */
export function tellOrder(bottom: usize, length: u32): void {
  if (!listening) return;
  for (let from: u32 = 0; from < length; from += 8) {
    const event = append(EventType.ORDER, NO_SEAT, 0);
    event.to = 0;
    const here = min<u32>(8, length - from);
    event.other = <u8>here;
    for (let i: u32 = 0; i < here; i++) {
      const entry = <u64>load<u8>(bottom + (length - 1 - from - i));
      event.content |= entry << (i << 3);
    }
  }
}
