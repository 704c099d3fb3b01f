// Short ways to write stacked games with modules in tests.

import { Board } from "./base/board.js";
import { KINDS } from "./base/components.js";
import { RuleError } from "./base/errors.js";
import { arrange, type Reference } from "./base/game.js";
import { type SeatState, type State, seatOf } from "./base/state.js";
import type { Chance, DeckCard, Move, Setup } from "./base/types.js";
import { modulesOf } from "./registry.js";
import { cardOf, type Table, table, words } from "./stack.js";

/** "florin-9 currency-exchange:denar-florin score-1" */
function deckCards(text: string): DeckCard[] {
  return words(text).map((word) => (word.includes(":") ? word : cardOf(word)));
}

/** A stacked setup with modules: their cards in the deck, their orders in `setup`; outcomes of chance as they are. */
export function tableWith(
  modules: readonly string[],
  { deck = "", setup, outcomes = [], ...rest }: Table & { setup?: Setup["setup"]; outcomes?: Chance[] },
): Setup {
  const { players, tower, deck: dealt } = table(rest);
  return {
    players,
    modules,
    ...(setup === undefined ? {} : { setup }),
    tower,
    deck: [...dealt, ...deckCards(deck)],
    chance: outcomes,
  };
}

/** A game whose first position is changed by hand before the first turn begins. */
export function arranged(setup: Setup, change: (state: State) => void): Reference {
  return arrange(setup, modulesOf(setup.modules ?? []), change);
}

/** Made-up tiles on their cells, each placed by the rules: "arcades NE 1 0"; a dash for no walls or no kind. */
export function palace(...tiles: string[]): Board {
  return tiles.reduce((board, text) => {
    const [kind, walls = "-", x, y] = text.split(" ");
    const known = KINDS.find((k) => k === kind);
    const tile = { ...(known === undefined ? {} : { kind: known }), walls: walls === "-" ? "" : walls };
    return board.place(tile, Number(x), Number(y));
  }, Board.start());
}

/** Changes the palace, the reserve or the hand of a seat. */
export function seatIs(state: State, seat: number, change: Partial<SeatState>): void {
  Object.assign(seatOf(state, seat), change);
}

/** The legal moves of a type. */
export function movesOf<T extends Move["type"]>(game: Reference, type: T): Extract<Move, { type: T }>[] {
  return game.legalMoves().filter((move): move is Extract<Move, { type: T }> => move.type === type);
}

/** The code of what an action throws. */
export function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return error instanceof RuleError ? error.code : "another error";
  }
  return "accepted";
}
