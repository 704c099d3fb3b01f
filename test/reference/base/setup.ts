// Getting ready to play (p. 2-3; base.md 2 "Setup"), from stacked orders: 1 modules, 2 tower, 3 starting money, 4 display,
// 5 piles, 7 Dirk's six tiles, 8 market. Nobody decides anything.

import { Board } from "./board.js";
import { countCards, isMoney, total } from "./cards.js";
import { isTile, moneyBox } from "./components.js";
import { RuleError } from "./errors.js";
import type { Module } from "./module.js";
import { allPieces } from "./pieces.js";
import { drawTiles, type SeatState, type State } from "./state.js";
import type { Card, DeckCard, Setup } from "./types.js";

const LEAST_START_MONEY = 20;
export const DISPLAY = 4;
export const MARKET = 4;
const PILES = 5;
export const DIRK_TILES = 6;

export function refuse(why: string): never {
  throw new RuleError("bad-config", why);
}

/** A stacked order may be shorter than the box, never more than it holds (api.md). */
function checkSetup(setup: Setup, rules: readonly Module[]): void {
  if (![2, 3, 4, 5, 6].includes(setup.players)) refuse("2 to 6 players");
  for (const id of setup.tower) if (!isTile(id)) refuse(`unknown tile ${id}`);
  if (new Set(setup.tower).size !== setup.tower.length) refuse("a tile stands twice in the tower");
  const special = ["score-1", "score-2", ...rules.flatMap((module) => module.cards ?? [])];
  const box = countCards([...moneyBox(setup.players), ...special]);
  for (const [name, count] of countCards(setup.deck)) {
    if (count > (box.get(name) ?? 0)) refuse(`more ${name} than the box holds`);
  }
}

function dealOne(deck: DeckCard[]): Card {
  const card = deck.shift();
  if (card === undefined) refuse("the deck is too short");
  if (!isMoney(card)) refuse(`${card} in the dealt part`);
  return card;
}

/** One card at a time, face up, until the total is 20 or more (p. 2). */
function dealHand(deck: DeckCard[]): Card[] {
  const hand: Card[] = [];
  while (total(hand) < LEAST_START_MONEY) hand.push(dealOne(deck));
  return hand;
}

/** Fewest cards, then the lowest total, then the lowest seat (p. 3; the book: the younger). */
export function startingPlayer(hands: readonly (readonly Card[])[]): number {
  let best = 0;
  hands.forEach((hand, seat) => {
    const other = hands[best] ?? [];
    if (hand.length < other.length || (hand.length === other.length && total(hand) < total(other)))
      best = seat;
  });
  return best;
}

/** Sizes that differ by at most one, larger first. */
export function pileSizes(cards: number): number[] {
  return Array.from({ length: PILES }, (_, i) => Math.floor(cards / PILES) + (i < cards % PILES ? 1 : 0));
}

/** Piles 2 and 4 hold one scoring card each; modules add their cards to some piles. */
export function insertsOf(rules: readonly Module[]): number[] {
  return [0, 1, 0, 1, 0].map((scoring, pile) =>
    rules.reduce((sum, module) => sum + (module.inserts?.[pile] ?? 0), scoring),
  );
}

/** Pile k is its share of the money and its inserts; a deck shorter than the box is one single pile (modules.md). */
function innerPiles(setup: Setup, rules: readonly Module[], deck: readonly DeckCard[]): number[] {
  const inserts = insertsOf(rules);
  const inserted = inserts.reduce((sum, n) => sum + n, 0);
  if (setup.deck.length < moneyBox(setup.players).length + inserted)
    return deck.length > 0 ? [deck.length] : [];
  return pileSizes(deck.length - inserted).map((size, i) => size + (inserts[i] ?? 0));
}

/** `rules`: the modules in play, in book order. */
export function setUp(setup: Setup, rules: readonly Module[] = []): State {
  checkSetup(setup, rules);
  const tower = [...setup.tower];
  const deck = [...setup.deck];
  const hands = Array.from({ length: setup.players }, () => dealHand(deck));
  const display = Array.from({ length: DISPLAY }, () => dealOne(deck));
  const first = startingPlayer(hands);
  const seats = hands.map(
    (hand): SeatState => ({ hand, reserve: [], bought: [], board: Board.start(), score: 0 }),
  );
  const state: State = {
    players: setup.players,
    rules,
    pieces: allPieces(rules),
    seats,
    dirk: setup.players === 2 ? { tiles: [], score: 0 } : null,
    display,
    market: [],
    tower,
    deck,
    piles: innerPiles(setup, rules, deck),
    discard: [],
    chance: [...(setup.chance ?? [])],
    shuffle: setup.shuffle,
    insert: setup.insert,
    drawn: [],
    frames: [],
    active: first,
    turn: first,
    phase: "action",
    acted: false,
    decided: false,
    idle: 0,
    revealed: [],
    scorings: 0,
    items: [],
    modules: {},
  };
  for (const module of rules) module.setUp?.(state, setup);
  if (tower.length < MARKET + (state.dirk === null ? 0 : DIRK_TILES)) refuse("the tower is too short");
  state.dirk?.tiles.push(...drawTiles(state, DIRK_TILES));
  state.market = drawTiles(state, MARKET);
  return state;
}
