// Random stacked games: a little generator of its own, shuffled setups as the rule book shuffles them (p. 2-3), and a
// driver that plays to the end or to a cap.

import {
  type Card,
  createReference,
  type DeckCard,
  type Move,
  moneyBox,
  pileSizes,
  type Reference,
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

/** Scoring card 1 somewhere in pile 2, scoring card 2 somewhere in pile 4 (p. 3). */
export function randomDeck(players: number, dice: Dice): DeckCard[] {
  const money = dice.shuffle(moneyBox(players));
  const used = cardsBeforePiles(players, money);
  const deck: DeckCard[] = money.slice(0, used);
  let from = used;
  pileSizes(money.length - used).forEach((size, index) => {
    const pile: DeckCard[] = money.slice(from, from + size);
    if (index === 1) pile.splice(dice.below(size + 1), 0, "score-1");
    if (index === 3) pile.splice(dice.below(size + 1), 0, "score-2");
    deck.push(...pile);
    from += size;
  });
  return deck;
}

/** A shuffled game; reshuffles go on with the same dice (`Reference.chance` tells what came). */
export function randomSetup(players: number, dice: Dice): Setup {
  return {
    players,
    tower: dice.shuffle(TILES.map((tile) => tile.id)),
    deck: randomDeck(players, dice),
    shuffle: (cards) => dice.shuffle(cards),
  };
}

/** Uniform over the legal moves; "typed": first a kind of move, then one of them, which makes more redesigns. */
export type Policy = "uniform" | "typed" | "builder";

export function randomMove(moves: readonly Move[], dice: Dice, policy: Policy): Move {
  if (policy === "uniform") return dice.pick(moves);
  const types = [...new Set(moves.map((move) => move.type))];
  const wanted: Move["type"][] = policy === "builder" ? ["place", "buy", "add"] : [];
  const type = types.find((t) => wanted.includes(t) && dice.below(8) > 0) ?? dice.pick(types);
  return dice.pick(moves.filter((move) => move.type === type));
}

export interface Played {
  setup: Setup;
  game: Reference;
  moves: Move[];
  finished: boolean;
}

/** Plays until the game is over or `cap` decisions are made; `look` sees every position, the first and last included. */
export function randomGame(
  setup: Setup,
  dice: Dice,
  {
    policy = "uniform",
    cap = 4000,
    look,
  }: { policy?: Policy; cap?: number; look?: (game: Reference) => void } = {},
): Played {
  const game = createReference(setup);
  const moves: Move[] = [];
  look?.(game);
  while (!game.over && moves.length < cap) {
    const move = randomMove(game.legalMoves(), dice, policy);
    game.playKnown(move);
    moves.push(move);
    look?.(game);
  }
  return { setup, game, moves, finished: game.over };
}
