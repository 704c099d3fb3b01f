import { CURRENCIES, KINDS, MONEY_COPIES, SPACE_CURRENCIES, TILE_IDS } from "../generated/components.js";
import type { Card, DeckCard, Phase, ScoreItem, Who } from "./types.js";

/** Names for the core's numbers. Card codes: currency * 16 + value; the scoring cards stand at the top. */
const SCORE_CARDS = new Map<number, DeckCard>([
  [0xf1, "score-1"],
  [0xf2, "score-2"],
]);
const TILE_NUMBERS = new Map<string, number>(TILE_IDS.map((id, number) => [id, number]));
const PHASES = new Map<number, Phase>([
  [1, "action"],
  [2, "disposal"],
  [3, "award"],
  [6, "over"],
]);
const CURRENCY_NAMES: readonly unknown[] = CURRENCIES;
const SOURCES = ["wall", ...KINDS] as const;
export const MAX_VALUE = 9;
const DIRK = 6;

/** Looks a number of the core up; one without a name would be a fault of the core. */
function known<T>(name: T | undefined, what: string, number: number): T {
  if (name === undefined) throw new RangeError(`The core named ${what} ${number}.`);
  return name;
}

export function tileName(number: number): string {
  return known(TILE_IDS[number], "tile", number);
}

export function tileNumber(id: unknown): number | undefined {
  return typeof id === "string" ? TILE_NUMBERS.get(id) : undefined;
}

export function moneyCard(code: number): Card {
  return { currency: known(CURRENCIES[code >> 4], "card", code), value: code & 15 };
}

export function deckCard(code: number): DeckCard {
  return SCORE_CARDS.get(code) ?? moneyCard(code);
}

/** Code of a money card, or undefined for anything that is none. */
export function moneyCode(card: unknown): number | undefined {
  if (typeof card !== "object" || card === null || !("currency" in card) || !("value" in card)) return;
  const { currency, value, ...rest } = card;
  const number = CURRENCY_NAMES.indexOf(currency);
  const fits = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_VALUE;
  return number < 0 || !fits || Object.keys(rest).length > 0 ? undefined : number * 16 + Number(value);
}

export function isScoring(code: number): boolean {
  return SCORE_CARDS.has(code);
}

export function deckCode(card: unknown): number | undefined {
  for (const [code, name] of SCORE_CARDS) if (name === card) return code;
  return moneyCode(card);
}

export function phaseName(number: number): Phase {
  return known(PHASES.get(number), "phase", number);
}

export function phaseNumber(name: unknown): number | undefined {
  for (const [number, phase] of PHASES) if (phase === name) return number;
}

export function sourceName(number: number): ScoreItem["source"] {
  return known(SOURCES[number], "source", number);
}

export function who(seat: number): Who {
  return seat === DIRK ? "dirk" : seat;
}

/** The cards of a money word: two bits a value, value 1 lowest. */
export function wordCards(currency: number, word: number): Card[] {
  const cards: Card[] = [];
  for (let value = 1; value <= MAX_VALUE; value++) {
    const copies = (word >> (2 * (value - 1))) & 3;
    for (let i = 0; i < copies; i++) cards.push(moneyCard(currency * 16 + value));
  }
  return cards;
}

/** One card as a part of the word of its currency. */
export function wordOf(code: number): number {
  return 1 << (2 * ((code & 15) - 1));
}

/** The seats of a set of bits. */
export function seatsIn(set: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((seat) => set & (1 << seat));
}

/** Number of the currency in which the tile on a market space (1-4) is paid. */
export function spaceCurrency(space: number): number {
  return CURRENCIES.findIndex((currency) => currency === SPACE_CURRENCIES[space - 1]);
}

/** How often each money card is in play. */
export function moneyCopies(players: number): number {
  return players === 2 ? MONEY_COPIES.two : MONEY_COPIES.more;
}
