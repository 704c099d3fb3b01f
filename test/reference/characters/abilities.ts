// What the characters can do (p. 14): the free moves and the decisions of their own.

import { takeFromDisplay } from "../base/actions.js";
import { isMoney, minus, sameCard, sortCards } from "../base/cards.js";
import { KINDS } from "../base/components.js";
import { type FrameOf, frameOf, type Operation, pop, push } from "../base/frames.js";
import { isRedesign, redesign, redesignMoves } from "../base/redesign.js";
import { needCard, putIntoTower, revealSpecial } from "../base/refill.js";
import { displayMoney, drawTiles, type State, seatOf } from "../base/state.js";
import type { Card, Kind, Move } from "../base/types.js";
import { isReady, use } from "./cards.js";

const BEGGAR_HAND = 2;

declare module "../base/types.js" {
  interface ModuleMoves {
    "characters:beg": { type: "characters:beg" };
    "characters:dance": { type: "characters:dance"; space: number };
    "characters:change": { type: "characters:change"; give: Card; take: Card };
    "characters:miser": { type: "characters:miser"; card: Card };
    "characters:wise-man": { type: "characters:wise-man"; kind: Kind };
  }
}

declare module "../base/frames.js" {
  interface FrameTypes {
    /** The Beggar draws until he has a money card. */
    "characters:beg": { seat: number };
    "characters:miser": { seat: number };
    "characters:redesign": { seat: number };
    "characters:wise-man": { seat: number };
  }
}

function distinct(cards: readonly Card[]): Card[] {
  return sortCards(cards).filter((card, index, list) => {
    const before = list[index - 1];
    return before === undefined || !sameCard(before, card);
  });
}

const moneyOf = (state: State, seat: number): Card[] => seatOf(state, seat).hand.filter(isMoney);

/** At the start of the turn, with 0, 1 or 2 money cards in hand, while there is a card to draw. */
function begMoves(state: State, seat: number): Move[] {
  if (state.acted || !isReady(state, seat, "characters:beggar")) return [];
  const canDraw = state.deck.length + state.discard.length > 0;
  return canDraw && moneyOf(state, seat).length <= BEGGAR_HAND ? [{ type: "characters:beg" }] : [];
}

/** Before the turn: a tile of the market against a new one from the tower. */
function danceMoves(state: State, seat: number): Move[] {
  if (state.acted || state.tower.length === 0 || !isReady(state, seat, "characters:dancer")) return [];
  return state.market.flatMap((tile, index): Move[] =>
    tile === null ? [] : [{ type: "characters:dance", space: index + 1 }],
  );
}

/** A money card for one of the display of equal or lesser value. */
function changeMoves(state: State, seat: number): Move[] {
  if (!isReady(state, seat, "characters:moneychanger")) return [];
  return distinct(moneyOf(state, seat)).flatMap((give) =>
    distinct(displayMoney(state))
      .filter((take) => take.value <= give.value)
      .map((take): Move => ({ type: "characters:change", give, take })),
  );
}

export function freeMoves(state: State, seat: number): Move[] {
  return [...begMoves(state, seat), ...danceMoves(state, seat), ...changeMoves(state, seat)];
}

export function playFree(state: State, seat: number, move: Move): void {
  if (move.type === "characters:beg") {
    use(state, "characters:beggar");
    push(state, { op: "characters:beg", seat });
  } else if (move.type === "characters:dance") {
    use(state, "characters:dancer");
    const old = state.market[move.space - 1];
    state.market[move.space - 1] = drawTiles(state, 1)[0] ?? null;
    if (old !== null && old !== undefined) putIntoTower(state, old);
  } else if (move.type === "characters:change") {
    use(state, "characters:moneychanger");
    const owner = seatOf(state, seat);
    owner.hand = minus(owner.hand, [move.give]);
    state.discard.push(move.give);
    takeFromDisplay(state, seat, [move.take]);
  }
}

/** "If this is not a money card, follow the rules for the type of card, and the player can take another card." */
export const begging: Operation<FrameOf<"characters:beg">> = {
  run(state, { seat }) {
    const card = needCard(state);
    if (card !== null && !isMoney(card)) {
      revealSpecial(state, card);
      return null;
    }
    if (card !== null) seatOf(state, seat).hand.push(card);
    return pop(state);
  },
};

/** After a tile at a price of 10 or more he may pick up a face-up money card; passing does not use him up. */
export const hoarding: Operation<FrameOf<"characters:miser">> = {
  run: (_, { seat }) => ({ phase: "characters:miser", seat }),
  moves: (state) => [
    ...distinct(displayMoney(state)).map((card): Move => ({ type: "characters:miser", card })),
    { type: "pass" },
  ],
  play(state, _, seat, move) {
    pop(state);
    if (move.type !== "characters:miser") return;
    use(state, "characters:miser");
    takeFromDisplay(state, seat, [move.card]);
  },
};

/** An additional redesign at the end of the turn, after laying any new buildings. */
export const redesigning: Operation<FrameOf<"characters:redesign">> = {
  run: (_, { seat }) => ({ phase: "characters:redesign", seat }),
  moves: (state, { seat }) => [...redesignMoves(state, seat), { type: "pass" }],
  play(state, _, seat, move) {
    pop(state);
    if (!isRedesign(move)) return;
    use(state, "characters:master-builder");
    redesign(state, seat, move);
  },
};

/** In every scoring the owner of the Wise Man names a kind. */
export const advising: Operation<FrameOf<"characters:wise-man">> = {
  run: (_, { seat }) => ({ phase: "characters:wise-man", seat }),
  moves: () => KINDS.map((kind) => ({ type: "characters:wise-man", kind })),
  play(state, _, seat, move) {
    pop(state);
    if (move.type === "characters:wise-man") frameOf(state, "scoring")?.named.push({ seat, kind: move.kind });
  },
};
