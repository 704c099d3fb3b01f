// Random stacked games: a little generator of its own, shuffled setups as the rule book shuffles them (p. 2-3), and a
// driver that plays to the end or to a cap.

import {
  type Card,
  createReference,
  type Move,
  moneyBox,
  pileSizes,
  type Reference,
  type ScoreCard,
  type Setup,
  TILES,
  total,
} from "./base/index.js";

/** mulberry32: whole numbers from 0 up to (not including) n. */
export class Dice {
  constructor(private state: number) {}

  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const rest = [...list];
    const out: T[] = [];
    while (rest.length > 0) out.push(...rest.splice(this.below(rest.length), 1));
    return out;
  }
}

/** How many of the cards are dealt and displayed before the piles are made. */
function cardsBeforePiles(players: number, money: readonly Card[]): number {
  let used = 0;
  for (let seat = 0; seat < players; seat++) {
    const from = used;
    while (total(money.slice(from, used)) < 20) used++;
  }
  return used + 4;
}

/** Money dealt into five piles; the inserts of each lie somewhere in it. */
export function stackDeck<C>(players: number, dice: Dice, inserts: readonly (readonly C[])[]): (Card | C)[] {
  const money = dice.shuffle(moneyBox(players));
  const used = cardsBeforePiles(players, money);
  const deck: (Card | C)[] = money.slice(0, used);
  let from = used;
  pileSizes(money.length - used).forEach((size, index) => {
    const pile: (Card | C)[] = money.slice(from, from + size);
    for (const card of inserts[index] ?? []) pile.splice(dice.below(pile.length + 1), 0, card);
    deck.push(...pile);
    from += size;
  });
  return deck;
}

/** Scoring card 1 somewhere in pile 2, scoring card 2 somewhere in pile 4 (p. 3). */
const SCORE_CARDS: readonly ScoreCard[][] = [[], ["score-1"], [], ["score-2"], []];

/** A shuffled game; reshuffles go on with the same dice (`Reference.chance` tells what came). */
export function randomSetup(players: number, dice: Dice): Setup {
  return {
    players,
    tower: dice.shuffle(TILES.map((tile) => tile.id)),
    deck: stackDeck(players, dice, SCORE_CARDS),
    shuffle: (cards) => dice.shuffle(cards),
  };
}

/** Uniform over the legal moves; "typed": first a kind of move, then one of them, which makes more redesigns. */
export type Policy = "uniform" | "typed" | "builder";

export function randomMove<M extends { type: string }>(moves: readonly M[], dice: Dice, policy: Policy): M {
  if (policy === "uniform") return dice.pick(moves);
  const types = [...new Set(moves.map((move) => move.type))];
  const builds = (type: string): boolean => ["place", "buy", "add"].includes(type) || type.includes(":");
  const wanted = policy === "builder" ? types.filter(builds) : [];
  const type = wanted.find(() => dice.below(8) > 0) ?? dice.pick(types);
  return dice.pick(moves.filter((move) => move.type === type));
}

interface Playable<M> {
  readonly over: boolean;
  legalMoves(): M[];
  playKnown(move: M): unknown;
}

export interface Driving<G> {
  policy?: Policy;
  cap?: number;
  /** Sees every position, the first and last included. */
  look?: (game: G) => void;
}

/** Plays until the game is over or `cap` decisions are made; the moves. */
function drive<M extends { type: string }, G extends Playable<M>>(
  game: G & Playable<M>,
  dice: Dice,
  { policy = "uniform", cap = 4000, look }: Driving<G>,
): M[] {
  const moves: M[] = [];
  look?.(game);
  while (!game.over && moves.length < cap) {
    const move = randomMove(game.legalMoves(), dice, policy);
    game.playKnown(move);
    moves.push(move);
    look?.(game);
  }
  return moves;
}

export interface Played<S, G, M> {
  setup: S;
  game: G;
  moves: M[];
  finished: boolean;
}

export function played<S, M extends { type: string }, G extends Playable<M>>(
  setup: S,
  game: G & Playable<M>,
  dice: Dice,
  driving: Driving<G>,
): Played<S, G, M> {
  const moves: M[] = drive(game, dice, driving);
  return { setup, game, moves, finished: game.over };
}

export function randomGame(
  setup: Setup,
  dice: Dice,
  driving: Driving<Reference> = {},
): Played<Setup, Reference, Move> {
  return played(setup, createReference(setup), dice, driving);
}
