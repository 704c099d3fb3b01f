import { CURRENCIES, KINDS, MONEY_COPIES, SPACE_CURRENCIES, TILE_IDS } from "../generated/components.js";
import { MODULES } from "../generated/modules.js";
import type { Card, DeckCard, HandCard, ModuleCard, Phase, ScoreItem, Who } from "./types.js";

/** Names for the core's numbers. Card codes: currency * 16 + value; the scoring cards stand at the top. */
const SCORE_CARDS = new Map<number, DeckCard>([
  [0xf1, "score-1"],
  [0xf2, "score-2"],
]);
const START = "start";
/** Starting tiles follow the buildings, one a seat. */
const FIRST_START = TILE_IDS.length;
const SEATS = 6;
const PIECES = MODULES.flatMap(({ pieces }) => pieces);
const TILE_NAMES = new Map<number, string>([
  ...TILE_IDS.map((id, number) => [number, id] as const),
  ...Array.from({ length: SEATS }, (_, seat) => [FIRST_START + seat, START] as const),
  ...PIECES.map(({ number, id }) => [number, id] as const),
]);
const TILE_NUMBERS = new Map<string, number>(
  [...TILE_NAMES].filter(([, id]) => id !== START).map(([number, id]) => [id, number]),
);
const CARDS = MODULES.flatMap(({ cards }) => cards);
const CARD_NAMES = new Map(CARDS.map(({ code, id }) => [code, id as ModuleCard]));
const CARD_CODES = new Map(CARDS.map(({ code, id }) => [id, code]));
/** Groups of cards that hands and the discard pile can hold beside money; from 8 on none can. */
const FIRST_CARD_GROUP = 5;
const LAST_HELD_GROUP = 7;
const PHASES = new Map<number, Phase>([
  [1, "action"],
  [2, "disposal"],
  [3, "award"],
  [4, "payment"],
  [5, "interrupt"],
  [6, "over"],
  ...MODULES.flatMap(({ phases }) => phases.map(({ number, name }) => [number, name as Phase] as const)),
]);
const CURRENCY_NAMES: readonly unknown[] = CURRENCIES;
const SOURCES = new Map<number, ScoreItem["source"]>([
  ...(["wall", ...KINDS] as const).map((source, number) => [number, source] as const),
  ...MODULES.flatMap(({ scores }) =>
    scores.map(({ number, source }) => [number, source as ScoreItem["source"]] as const),
  ),
]);
export const MAX_VALUE = 9;
const DIRK = 6;

/** Looks a number of the core up; one without a name would be a fault of the core. */
function known<T>(name: T | undefined, what: string, number: number): T {
  if (name === undefined) throw new RangeError(`The core named ${what} ${number}.`);
  return name;
}

export function tileName(number: number): string {
  return known(TILE_NAMES.get(number), "tile", number);
}

export function tileNumber(id: unknown): number | undefined {
  return typeof id === "string" ? TILE_NUMBERS.get(id) : undefined;
}

export function moneyCard(code: number): Card {
  return { currency: known(CURRENCIES[code >> 4], "card", code), value: code & 15 };
}

/** A card that lies in the display, in a hand or in the discard pile. */
export function heldCard(code: number): HandCard {
  return CARD_NAMES.get(code) ?? moneyCard(code);
}

export function deckCard(code: number): DeckCard {
  return SCORE_CARDS.get(code) ?? heldCard(code);
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

/** Code of a card that a hand can hold. */
export function heldCode(card: unknown): number | undefined {
  const code = cardCode(card);
  return code !== undefined && code >> 4 <= LAST_HELD_GROUP ? code : undefined;
}

/** Code of a card of the box, scoring cards not among them. */
export function cardCode(card: unknown): number | undefined {
  return typeof card === "string" ? CARD_CODES.get(card) : moneyCode(card);
}

export function deckCode(card: unknown): number | undefined {
  for (const [code, name] of SCORE_CARDS) if (name === card) return code;
  return cardCode(card);
}

/** Whether a card belongs to a module: those are counted apart from the money. */
export function isModuleCard(code: number): boolean {
  return CARD_NAMES.has(code);
}

export function phaseName(number: number): Phase {
  return known(PHASES.get(number), "phase", number);
}

export function phaseNumber(name: unknown): number | undefined {
  for (const [number, phase] of PHASES) if (phase === name) return number;
}

export function sourceName(number: number): ScoreItem["source"] {
  return known(SOURCES.get(number), "source", number);
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

/** The cards of a word of a purse: money, or the cards of a module's group. */
export function purseCards(group: number, word: number): HandCard[] {
  if (group < FIRST_CARD_GROUP) return wordCards(group, word);
  const cards: HandCard[] = [];
  for (let number = 1; number <= MAX_VALUE; number++) {
    const copies = (word >> (2 * (number - 1))) & 3;
    for (let i = 0; i < copies; i++) cards.push(heldCard(group * 16 + number));
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
