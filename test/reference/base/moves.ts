// Moves as data: when two are equal, and how they are written.

import { cardName, sortCards } from "./cards.js";
import type { Card, DeckCard, Move } from "./types.js";

function isCard(value: unknown): value is Card {
  return typeof value === "object" && value !== null && "currency" in value && "value" in value;
}

/** Cards as their names, lists sorted, fields by name. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain).sort();
  if (isCard(value) && Object.keys(value).length === 2) return cardName(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .map(([name, part]): [string, unknown] => [name, plain(part)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A text that is equal exactly for equal moves, whatever the order of cards and keys; unknown keys are kept. */
export function moveKey(move: Move): string {
  return JSON.stringify(plain(move));
}

/** The same move with its cards in order. */
export function normalMove(move: Move): Move {
  const sorted = (list: readonly DeckCard[]): DeckCard[] => sortCards(list);
  if ("cards" in move) return { ...move, cards: sorted(move.cards) };
  if ("pay" in move && move.pay !== undefined) return { ...move, pay: sortCards(move.pay) };
  return { ...move };
}
