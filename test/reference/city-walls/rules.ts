// City Walls (p. 16; mega-box-a.md): eight cards with patterns of walls that are built on one's own tiles for good.

import { beside, SIDES } from "../base/cells.js";
import type { Module } from "../base/module.js";
import { joinWalls, pieceOf, sortPieces } from "../base/pieces.js";
import { type State, seatOf } from "../base/state.js";
import data from "./data.json" with { type: "json" };

/** Walls built on a tile, as drawn; `seat` only for a starting tile. */
interface Segments {
  tile: string;
  walls: string;
  seat?: number;
}

interface Facts {
  offer: string[];
  out: string[];
  segments: Segments[];
}

declare module "../base/types.js" {
  interface ModuleMoves {
    "city-walls:build": { type: "city-walls:build"; card: string; tile: string };
  }
  interface ModuleFacts {
    "city-walls": Facts;
  }
}

const PATTERNS = new Map(data.cards.map(({ id, walls }) => [id, walls]));
const CARDS = [...PATTERNS.keys()];

function factsOf(state: State): Facts {
  const facts = state.modules["city-walls"];
  if (facts === undefined) throw new Error("no city walls in play");
  return facts;
}

function patternOf(card: string): string {
  const pattern = PATTERNS.get(card);
  if (pattern === undefined) throw new Error(`unknown card ${card}`);
  return pattern;
}

const sortCards = (cards: readonly string[]): string[] => CARDS.filter((card) => cards.includes(card));

/** The entry of a tile, or of the starting tile of a seat. */
function segmentsOf(state: State, tile: string, seat: number): Segments | undefined {
  return factsOf(state).segments.find(
    (entry) => entry.tile === tile && (tile !== "start" || entry.seat === seat),
  );
}

/** Starting tiles by seat, then the others in the order of the data. */
function sortSegments(state: State, segments: readonly Segments[]): Segments[] {
  const order = sortPieces(
    state,
    segments.map(({ tile }) => tile),
  );
  return [...segments].sort(
    (a, b) => order.indexOf(a.tile) - order.indexOf(b.tile) || (a.seat ?? 0) - (b.seat ?? 0),
  );
}

/** Bought, in the reserve or in the Alhambra, the starting tile too. */
function tilesOf(state: State, seat: number): string[] {
  const { board, reserve, bought } = seatOf(state, seat);
  const built = board.tiles().map(({ id = "" }) => id);
  return [...built, ...sortPieces(state, [...reserve, ...bought])];
}

/** Not over a wall; in the Alhambra only where nothing stands beside, for both tiles of a side must match. */
function mayBuild(state: State, seat: number, pattern: string, tile: string): boolean {
  const { board } = seatOf(state, seat);
  const { walls } = pieceOf(state, tile, seat);
  const cell = board.tiles().find(({ id }) => id === tile);
  return SIDES.filter((side) => pattern.includes(side)).every((side) => {
    if (walls.includes(side)) return false;
    if (cell === undefined) return true;
    const { x, y } = beside(cell, side);
    return board.isFree(x, y);
  });
}

function build(state: State, seat: number, card: string, tile: string): void {
  const facts = factsOf(state);
  facts.offer = facts.offer.filter((other) => other !== card);
  facts.out = sortCards([...facts.out, card]);
  const before = segmentsOf(state, tile, seat);
  const after: Segments = {
    tile,
    walls: joinWalls(before?.walls ?? "", patternOf(card)),
    ...(tile === "start" ? { seat } : {}),
  };
  facts.segments = sortSegments(state, [...facts.segments.filter((entry) => entry !== before), after]);
  const owner = seatOf(state, seat);
  const cell = owner.board.tiles().find(({ id }) => id === tile);
  if (cell !== undefined) owner.board = owner.board.withWalls(cell, pieceOf(state, tile, seat).walls);
}

export const cityWalls: Module = {
  id: data.id,
  page: data.page,
  cards: CARDS,
  inserts: data.inserts,

  setUp(state) {
    state.modules["city-walls"] = { offer: [], out: [], segments: [] };
  },

  /** Face up beside the board; another card is drawn in its place. */
  reveal(state, card) {
    const facts = factsOf(state);
    facts.offer = sortCards([...facts.offer, card]);
  },

  actions: (state, seat) =>
    factsOf(state).offer.flatMap((card) =>
      tilesOf(state, seat)
        .filter((tile) => mayBuild(state, seat, patternOf(card), tile))
        .map((tile) => ({ type: "city-walls:build" as const, card, tile })),
    ),

  act(state, seat, move) {
    if (move.type === "city-walls:build") build(state, seat, move.card, move.tile);
    return "ends";
  },

  addedWalls: (state, tile, seat) => segmentsOf(state, tile, seat)?.walls ?? "",
};
