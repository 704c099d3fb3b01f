/** Pieces, cards and seats as a person at the table calls them. */
import { CURRENCIES } from "../../generated/components.js";
import type { Engine, HandCard, Who } from "../../index.node.js";
import type { Ink } from "./ink.js";

/** What a tile looks like; a piece that is no building tile has only its name. */
export interface Look {
  readonly id: string;
  readonly kind?: string;
  readonly price?: number;
  readonly walls?: string;
}

/** Calls things by their names. */
export class Words {
  readonly ink: Ink;
  readonly #tiles: ReadonlyMap<string, Look>;
  readonly #seat: number;

  constructor(engine: Engine, seat: number, ink: Ink) {
    this.ink = ink;
    this.#tiles = new Map(engine.tiles().map((tile) => [tile.id, tile]));
    this.#seat = seat;
  }

  look(id: string): Look {
    return this.#tiles.get(id) ?? { id };
  }

  /** `garden 8`, in colour. */
  tile(id: string): string {
    const { kind, price } = this.look(id);
    return kind === undefined ? id : this.ink(kind, `${kind} ${price}`);
  }

  /** Letter and price, as palaces show a tile. */
  short(id: string): string {
    const { kind, price } = this.look(id);
    return kind === undefined ? id.slice(0, 3) : `${kind[0]}${price}`;
  }

  /** Cards by currency: `denar 3+5, florin 1`; cards of modules by their names behind the money. */
  cards(cards: readonly HandCard[], between = "+"): string {
    const money = cards.filter((card) => typeof card !== "string");
    const hands = CURRENCIES.map((currency) => {
      const values = money.filter((card) => card.currency === currency).map(({ value }) => value);
      return values.length === 0
        ? ""
        : this.ink(currency, `${currency} ${values.sort((a, b) => a - b).join(between)}`);
    });
    const others = cards.filter((card) => typeof card === "string");
    return [...hands.filter((hand) => hand !== ""), ...others].join(", ") || "nothing";
  }

  who(who: Who): string {
    if (who === this.#seat) return "You";
    return who === "dirk" ? "Dirk" : `Seat ${who}`;
  }

  /** A verb as it goes with somebody: you take, seat 1 takes. */
  does(who: Who, verb: string): string {
    return `${this.who(who)} ${who === this.#seat ? verb : verb.replace(/^\w+/, (word) => `${word}s`)}`;
  }
}
