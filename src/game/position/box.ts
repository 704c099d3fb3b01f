import { isList, type Json } from "../../check/plain.js";
import { named } from "../../check/values.js";
import type { Fault } from "../../errors.js";
import { CURRENCIES, TILE_IDS } from "../../generated/components.js";
import type { ModuleId } from "../../generated/modules.js";
import { hasCard, hasPiece, infoOf } from "../../modules/chosen.js";
import {
  deckCard,
  deckCode,
  heldCode,
  isModuleCard,
  isScoring,
  MAX_VALUE,
  tileName,
  tileNumber,
} from "../names.js";
import type { Insert } from "./entered.js";

/** The box a position is laid out of: what has been taken out of it so far, and every fault found on the way. */
export class Box {
  readonly faults: Fault[] = [];
  /** Modules of the game, whose pieces and cards are in the box too. */
  modules: readonly ModuleId[] = [];
  readonly #tiles = new Map<number, string>();
  readonly #cards = new Map<number, number>();

  fault(path: string, message: string): 0 {
    this.faults.push({ code: "bad-position", path, message });
    return 0;
  }

  tile(id: Json | undefined, path: string): number {
    const tile = tileNumber(id);
    if (tile === undefined || (tile >= TILE_IDS.length && !hasPiece(this.modules, id)))
      return this.fault(path, `There is no tile ${named(id)}.`);
    const before = this.#tiles.get(tile);
    if (before !== undefined) this.fault(path, `${tileName(tile)} stands at ${before} already.`);
    else this.#tiles.set(tile, path);
    return tile;
  }

  tiles(list: Json | undefined, path: string): number[] {
    if (isList(list)) return list.map((id, i) => this.tile(id, `${path}/${i}`));
    this.fault(path, "This must be a list of tile ids.");
    return [];
  }

  /** Money, and what else hands, display and discard pile can hold. */
  cards(cards: Json | undefined, path: string): number[] {
    if (!isList(cards)) {
      this.fault(path, "This must be a list of cards.");
      return [];
    }
    return cards.flatMap((card, i) => {
      const code = heldCode(card);
      const fits = code !== undefined && this.#has(code);
      if (fits) this.count(code);
      else this.fault(`${path}/${i}`, "This is no card of this game that can lie here.");
      return fits ? [code] : [];
    });
  }

  /** Cards of the deck: money, and the scoring cards once each. */
  deck(deck: readonly Json[]): number[] {
    const scoring = new Set<number>();
    return deck.flatMap((card, i) => {
      const code = deckCode(card);
      if (code === undefined || !this.#has(code)) this.fault(`/deck/${i}`, "This game has no such card.");
      else if (!isScoring(code)) this.count(code);
      else if (scoring.has(code)) this.fault(`/deck/${i}`, `${card} is in the deck twice.`);
      else scoring.add(code);
      return code === undefined ? [] : [code];
    });
  }

  #has(code: number): boolean {
    return !isModuleCard(code) || hasCard(this.modules, code);
  }

  /** Whether a piece has a place already. */
  holds(id: string): boolean {
    return this.#tiles.has(tileNumber(id) ?? -1);
  }

  /** One more of a card has a place. */
  count(code: number): void {
    this.#cards.set(code, (this.#cards.get(code) ?? 0) + 1);
  }

  /** No card can be on the table more often than the box holds it. */
  checkCopies(copies: number): void {
    for (const [code, count] of this.#cards) {
      const most = isModuleCard(code) ? 1 : copies;
      if (count <= most) continue;
      const card = isModuleCard(code) ? deckCard(code) : `${CURRENCIES[code >> 4]} ${code & 15}`;
      this.fault("", `There are ${count} cards ${card}, the box holds ${most}.`);
    }
  }

  /** Tiles that lie nowhere. */
  unseenTiles(): number[] {
    return TILE_IDS.map((_, tile) => tile).filter((tile) => !this.#tiles.has(tile));
  }

  /** Money that lies nowhere. */
  unseenMoney(copies: number): number[] {
    return CURRENCIES.flatMap((_, currency) =>
      Array.from({ length: MAX_VALUE }, (_value, i) => currency * 16 + i + 1).flatMap((code) =>
        Array.from({ length: Math.max(copies - (this.#cards.get(code) ?? 0), 0) }, () => code),
      ),
    );
  }

  /** Cards of modules that lie nowhere. */
  unseenInserts(): Insert[] {
    return this.modules.flatMap((id) => {
      const { cards, inserts } = infoOf(id);
      return cards
        .filter(({ code }) => !this.#cards.has(code))
        .map(({ code }) => ({ code, group: code >> 4, counts: inserts }));
    });
  }
}
