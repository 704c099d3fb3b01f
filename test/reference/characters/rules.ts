// Characters (p. 14; mega-box-a.md): cards that are auctioned off when they are drawn, each with an ability of its own.

import { isMoney, total } from "../base/cards.js";
import { frameOf, push } from "../base/frames.js";
import type { Module } from "../base/module.js";
import type { Deal } from "../base/payments.js";
import { printedPiece } from "../base/pieces.js";
import { refuse } from "../base/setup.js";
import { displayMoney, type State } from "../base/state.js";
import type { DeckCard, Item, ScoringNumber } from "../base/types.js";
import { advising, begging, freeMoves, hoarding, playFree, redesigning } from "./abilities.js";
import { auction, bidding, entertaining, paying } from "./auction.js";
import { CARDS, factsOf, isReady, ownerOf, owns, putOut, use } from "./cards.js";
import data from "./data.json" with { type: "json" };

const TRADER_LIMIT = 7;
const TAKE_LIMIT = 5;
const MISER_PRICE = 10;
const WATCH_WALL = 3;

declare module "../base/types.js" {
  interface With {
    characters?: { patron: true };
  }
}

/** Left out, the cards set aside are the first that are not in the deck. */
function asideFor(deck: readonly DeckCard[], given: readonly string[] | undefined): string[] {
  if (given === undefined) return CARDS.filter((card) => !deck.includes(card)).slice(0, data.aside);
  const bad = given.some((card) => !CARDS.includes(card) || deck.includes(card));
  if (bad || new Set(given).size !== given.length || given.length > data.aside)
    refuse("bad characters set aside");
  return [...given];
}

/** The patron pays the exact amount: the building is free and brings a bonus turn. Never in the window (p. 14). */
function patronDeals(state: State, seat: number, deal: Deal): Deal[] {
  const plain = Object.keys(deal.with).length === 0;
  if (!plain || deal.window || !owns(state, seat, "characters:rich-patron")) return [];
  return [{ ...deal, with: { characters: { patron: true } }, paying: "nothing" }];
}

function bought(state: State, seat: number, deal: Deal): void {
  if (deal.with.characters !== undefined) putOut(state, "characters:rich-patron");
  const dear = (printedPiece(state, deal.tile).price ?? 0) >= MISER_PRICE;
  if (dear && !deal.window && isReady(state, seat, "characters:miser") && displayMoney(state).length > 0)
    push(state, { op: "characters:miser", seat });
}

/** One point more for every three that he got for walls. */
function watchItems(state: State, scoring: ScoringNumber, walls: readonly Item[]): Item[] {
  const seat = ownerOf(state, "characters:city-watch");
  const count = walls
    .filter((item) => item.seat === seat && item.source === "wall")
    .reduce((sum, { points }) => sum + points, 0);
  const points = Math.floor(count / WATCH_WALL);
  if (seat === null || points === 0) return [];
  return [{ scoring, seat, source: "characters:city-watch", count, points }];
}

export const characters: Module = {
  id: data.id,
  page: data.page,
  cards: CARDS,
  inserts: data.inserts,
  deal: (_, left) => ({ characters: { aside: [...left] } }),

  setUp(state, { deck, setup }) {
    state.modules.characters = {
      owned: state.seats.map(() => []),
      used: [],
      out: [],
      aside: asideFor(deck, setup?.characters?.aside),
    };
  },

  turnStarts(state) {
    factsOf(state).used = [];
  },

  reveal: auction,

  takeLimit: (state) => (isReady(state, state.active, "characters:trader") ? TRADER_LIMIT : TAKE_LIMIT),
  took(state, cards) {
    if (cards.length > 1 && total(cards.filter(isMoney)) > TAKE_LIMIT) use(state, "characters:trader");
  },

  deals: patronDeals,
  bought,

  freeMoves,
  act(state, seat, move) {
    playFree(state, seat, move);
    return "free";
  },

  extras: (state) =>
    isReady(state, state.active, "characters:master-builder")
      ? [{ op: "characters:redesign", seat: state.active }]
      : [],

  choices(state) {
    const seat = ownerOf(state, "characters:wise-man");
    return seat === null ? [] : [{ op: "characters:wise-man", seat }];
  },
  kindCount: (state, seat, kind) =>
    frameOf(state, "scoring")?.named.some((choice) => choice.seat === seat && choice.kind === kind) ? 0.5 : 0,
  guardItems: watchItems,

  operations: {
    "characters:bid": bidding,
    "characters:pay": paying,
    "characters:entertainer": entertaining,
    "characters:beg": begging,
    "characters:miser": hoarding,
    "characters:redesign": redesigning,
    "characters:wise-man": advising,
  },
};
