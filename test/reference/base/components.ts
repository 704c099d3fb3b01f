// What is in the box, read from the component files and checked for what the rule book says (p. 2).

import moneyFile from "../../../assembly/components/money.json" with { type: "json" };
import scoringFile from "../../../assembly/components/scoring.json" with { type: "json" };
import tilesFile from "../../../assembly/components/tiles.json" with { type: "json" };
import type { Card, Currency, Kind, ScoringNumber } from "./types.js";

export interface Tile {
  id: string;
  kind: Kind;
  price: number;
  walls: string;
}

/** Lowest to highest, the order of the six kinds in a scoring. */
export const KINDS: readonly Kind[] = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
/** The order in which currencies are listed (base.md, node counts). */
export const CURRENCIES: readonly Currency[] = ["denar", "dirham", "ducat", "florin"];

/** The kind of that name in a data file. */
export function asKind(text: string): Kind {
  const kind = KINDS.find((k) => k === text);
  if (kind === undefined) throw new Error(`unknown kind ${text}`);
  return kind;
}

export function asCurrency(text: string): Currency {
  const currency = CURRENCIES.find((c) => c === text);
  if (currency === undefined) throw new Error(`unknown currency ${text}`);
  return currency;
}

/** The 54 building tiles in file order. */
export const TILES: readonly Tile[] = tilesFile.tiles.map((t) => ({ ...t, kind: asKind(t.kind) }));

const byId = new Map(TILES.map((t) => [t.id, t]));

export function isTile(id: string): boolean {
  return byId.has(id);
}

export function tileOf(id: string): Tile {
  const tile = byId.get(id);
  if (tile === undefined) throw new Error(`unknown tile ${id}`);
  return tile;
}

/** All money cards: three of each, two of each with two players (p. 7), sorted. */
export function moneyBox(players: number): Card[] {
  const copies = players === 2 ? moneyFile.copiesTwoPlayers : moneyFile.copies;
  const box: Card[] = [];
  for (const currency of CURRENCIES) {
    for (const value of moneyFile.values) {
      for (let copy = 0; copy < copies; copy++) box.push({ currency, value });
    }
  }
  return box;
}

/** The currency of market space 1 to 4. */
export function currencyOfSpace(space: number): Currency {
  const found = moneyFile.market.find((m) => m.space === space);
  if (found === undefined) throw new Error(`no market space ${space}`);
  return asCurrency(found.currency);
}

/** The points of first, second, ... place for a kind in a scoring (p. 6). */
export function placePoints(scoring: ScoringNumber, kind: Kind): readonly number[] {
  const table = scoringFile.scorings.find((s) => s.scoring === scoring);
  if (table === undefined) throw new Error(`no scoring ${scoring}`);
  return table.places[kind];
}
