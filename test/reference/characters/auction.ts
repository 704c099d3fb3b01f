// The auction of a character (p. 14): it interrupts whatever the card was drawn for.

import { minus, total } from "../base/cards.js";
import { CURRENCIES } from "../base/components.js";
import { type FrameOf, frameOf, type Operation, pop, push } from "../base/frames.js";
import { payments, sources } from "../base/payments.js";
import { credit, nextSeat, type State, seatOf, seatsFrom } from "../base/state.js";
import type { Card, Currency, Move, ScoringNumber } from "../base/types.js";
import { ENTERTAINER, factsOf, gain, putOut } from "./cards.js";

const ENTERTAINER_POINTS = 8;

interface Auction {
  card: string;
  /** The highest bid so far and whose it is. */
  bid: number;
  bidder: number | null;
  /** Seats that take no more part. */
  passed: number[];
  /** Where the asking goes on. */
  next: number;
}

declare module "../base/types.js" {
  interface ModuleMoves {
    "characters:bid": { type: "characters:bid"; amount: number };
    "characters:pay": { type: "characters:pay"; pay: Card[] };
    "characters:entertainer": { type: "characters:entertainer"; keep: boolean };
  }
}

declare module "../base/frames.js" {
  interface FrameTypes {
    "characters:bid": Auction;
    "characters:pay": { seat: number; card: string; bid: number };
    "characters:entertainer": { seat: number };
  }
}

/** The seat that plays next; while a turn's own actions last, that is the one whose turn it is (modules.md, words). */
function auctioneer(state: State): number {
  return frameOf(state, "turn")?.step === "actions" ? state.active : nextSeat(state);
}

export function auction(state: State, card: string): void {
  push(state, { op: "characters:bid", card, bid: 0, bidder: null, passed: [], next: auctioneer(state) });
}

const billIn = (currency: Currency, amount: number) => ({ amount, currencies: [currency], exact: false });

/** "Players can only make bids which they can pay in one currency." */
function mostInOneCurrency(state: State, seat: number): number {
  return Math.max(...CURRENCIES.map((currency) => total(sources(state, seat, billIn(currency, 0)))));
}

export const bidding: Operation<FrameOf<"characters:bid">> = {
  /** Over when one bidder is left or all have passed; the last seat without any bid before it is still asked. */
  run(state, { card, bid, bidder, passed, next }) {
    const left = seatsFrom(state, next).filter((seat) => !passed.includes(seat));
    const [first] = left;
    if (first === undefined) {
      putOut(state, card);
      return pop(state);
    }
    if (left.length === 1 && first === bidder) {
      pop(state);
      push(state, { op: "characters:pay", seat: bidder, card, bid });
      return null;
    }
    return { phase: "characters:bid", seat: first };
  },

  moves(state, { bid }, seat) {
    const higher = Math.max(0, mostInOneCurrency(state, seat) - bid);
    const bids = Array.from(
      { length: higher },
      (_, i): Move => ({ type: "characters:bid", amount: bid + 1 + i }),
    );
    return [...bids, { type: "pass" }];
  },

  play(state, frame, seat, move) {
    if (move.type === "characters:bid") {
      frame.bid = move.amount;
      frame.bidder = seat;
    } else {
      frame.passed.push(seat);
    }
    frame.next = (seat + 1) % state.players;
  },
};

/** Every payment in one currency of at least the bid; the winner lays the card open. */
export const paying: Operation<FrameOf<"characters:pay">> = {
  run: (_, { seat }) => ({ phase: "characters:pay", seat }),

  moves: (state, { bid }, seat) =>
    CURRENCIES.flatMap((currency) => payments(state, seat, billIn(currency, bid))).map((pay) => ({
      type: "characters:pay",
      pay,
    })),

  play(state, { card }, seat, move) {
    if (move.type !== "characters:pay") return;
    const winner = seatOf(state, seat);
    winner.hand = minus(winner.hand, move.pay);
    state.discard.push(...move.pay);
    pop(state);
    gain(state, seat, card);
    if (card === ENTERTAINER) push(state, { op: "characters:entertainer", seat });
  },
};

/** Kept he is worth 8 points; else he is exchanged for the top card set aside. Either way he is out. */
export const entertaining: Operation<FrameOf<"characters:entertainer">> = {
  run: (_, { seat }) => ({ phase: "characters:entertainer", seat }),

  moves: () => [
    { type: "characters:entertainer", keep: true },
    { type: "characters:entertainer", keep: false },
  ],

  play(state, _, seat, move) {
    pop(state);
    putOut(state, ENTERTAINER);
    const keep = move.type === "characters:entertainer" && move.keep;
    const other = keep ? undefined : factsOf(state).aside.shift();
    if (other !== undefined) gain(state, seat, other);
    if (!keep) return;
    const scoring: ScoringNumber = state.scorings === 0 ? 1 : state.scorings === 1 ? 2 : 3;
    credit(state, { scoring, seat, source: "characters:entertainer", count: 1, points: ENTERTAINER_POINTS });
  },
};
