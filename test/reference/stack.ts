// Short ways to write stacked games in tests.

import { cardName, isMoney } from "./base/cards.js";
import { CURRENCIES } from "./base/components.js";
import { type Card, type DeckCard, type Move, type Setup, TILES } from "./base/index.js";
import { arrangeReference } from "./base/narrow.js";

export const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

export function cardOf(word: string): DeckCard {
  if (word === "score-1" || word === "score-2") return word;
  const [name, value] = word.split("-");
  const currency = CURRENCIES.find((c) => c === name);
  if (currency === undefined) throw new Error(`bad card ${word}`);
  return { currency, value: Number(value) };
}

/** "florin-9 denar-2 score-1" */
export function cards(text: string): DeckCard[] {
  return words(text).map(cardOf);
}

export function money(text: string): Card[] {
  return cards(text).filter(isMoney);
}

export function names(list: readonly DeckCard[]): string {
  return list.map(cardName).join(" ");
}

/** Three hands of 20 in one currency each; seat 0 starts. */
export const THREE_HANDS = [
  "florin-9 florin-9 florin-2",
  "dirham-9 dirham-9 dirham-2",
  "denar-9 denar-9 denar-2",
];

export interface Table {
  hands?: string[];
  display?: string;
  deck?: string;
  tower?: string[];
  chance?: string[];
}

/** A stacked setup; the tower is filled up with the other tiles in file order unless it is given as a whole. */
export function table({ hands = THREE_HANDS, display, deck = "", tower, chance = [] }: Table): Setup {
  const top = display ?? "ducat-6 ducat-7 ducat-8 ducat-9";
  return {
    players: hands.length,
    deck: cards([...hands, top, deck].join(" ")),
    tower: tower ?? TILES.map((tile) => tile.id),
    chance: chance.map((text) => ({ type: "reshuffle", cards: money(text) })),
  };
}

/** A tower that begins with these tiles and goes on with all others in file order. */
export function towerFrom(...first: string[]): string[] {
  return [...first, ...TILES.map((tile) => tile.id).filter((id) => !first.includes(id))];
}

/** A game whose first position is changed by hand before the first turn begins. */
export const arranged = arrangeReference;

export const take = (text: string): Move => ({ type: "take", cards: money(text) });
export const buy = (space: number, text: string): Move => ({ type: "buy", space, pay: money(text) });
export const place = (tile: string, x: number, y: number): Move => ({ type: "place", tile, x, y });
export const reserve = (tile: string): Move => ({ type: "reserve", tile });
export const toDirk = (tile: string): Move => ({ type: "dirk", tile });
