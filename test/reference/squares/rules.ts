// Squares (p. 11; mega-box-a.md): 24 free tiles in six piles, at most three a player; each counts as up to three buildings
// of its colour.

import { beside, OPPOSITE, SIDES } from "../base/cells.js";
import { asKind, KINDS } from "../base/components.js";
import type { Module } from "../base/module.js";
import { refuse } from "../base/setup.js";
import { type State, seatOf } from "../base/state.js";
import type { Kind } from "../base/types.js";
import data from "./data.json" with { type: "json" };

type Piles = Record<Kind, string[]>;

declare module "../base/types.js" {
  interface ModuleMoves {
    "squares:take": { type: "squares:take"; kind: Kind };
  }
  interface ModuleFacts {
    /** Each pile top first. */
    squares: { piles: Piles };
  }
  interface ModuleSetups {
    squares: Partial<Piles>;
  }
}

/** Which colour a square has; it is no building of that kind (modules.md, words). */
const COLOURS = new Map(data.tiles.map(({ id, kind }) => [id, asKind(kind)]));

const isSquare = (tile: string): boolean => COLOURS.has(tile);

function pilesOf(state: State): Piles {
  const facts = state.modules.squares;
  if (facts === undefined) throw new Error("no squares in play");
  return facts.piles;
}

function squaresOf(kind: Kind): string[] {
  return [...COLOURS].flatMap(([id, colour]) => (colour === kind ? [id] : []));
}

/** What is left out of a stacked pile lies below what is given. */
function pileFor(kind: Kind, given: readonly string[]): string[] {
  const box = squaresOf(kind);
  if (new Set(given).size !== given.length || given.some((id) => !box.includes(id)))
    refuse(`bad pile of ${kind} squares`);
  return [...given, ...box.filter((id) => !given.includes(id))];
}

/** In the Alhambra, in the reserve or waiting. */
function held(state: State, seat: number): number {
  const { board, reserve, bought } = seatOf(state, seat);
  const built = board.tiles().map(({ id = "" }) => id);
  return [...built, ...reserve, ...bought].filter(isSquare).length;
}

/** The buildings of its colour beside a square, without a wall in between; three at most. */
function countOf(
  state: State,
  seat: number,
  cell: { x: number; y: number; walls: string },
  kind: Kind,
): number {
  const { board } = seatOf(state, seat);
  const joined = SIDES.filter((side) => {
    const { x, y } = beside(cell, side);
    const other = board.at(x, y);
    return other?.kind === kind && !cell.walls.includes(side) && !other.walls.includes(OPPOSITE[side]);
  });
  return Math.min(joined.length, data.maxCount);
}

export const squares: Module = {
  id: data.id,
  page: data.page,
  tiles: data.tiles.map(({ id, walls }) => ({ id, walls })),

  deal: (shuffle) => ({
    squares: Object.fromEntries(KINDS.map((kind) => [kind, shuffle(squaresOf(kind))])),
  }),

  setUp(state, { setup }) {
    const pile = (kind: Kind): string[] => pileFor(kind, setup?.squares?.[kind] ?? []);
    state.modules.squares = {
      piles: {
        pavilion: pile("pavilion"),
        seraglio: pile("seraglio"),
        arcades: pile("arcades"),
        chambers: pile("chambers"),
        garden: pile("garden"),
        tower: pile("tower"),
      },
    };
  },

  actions(state, seat) {
    if (held(state, seat) >= data.maxPerPlayer) return [];
    const piles = pilesOf(state);
    return KINDS.filter((kind) => piles[kind].length > 0).map((kind) => ({ type: "squares:take", kind }));
  },

  /** A square costs nothing and so cannot be paid for exactly: no extra turn. */
  act(state, seat, move) {
    if (move.type === "squares:take") {
      const top = pilesOf(state)[move.kind].shift();
      if (top !== undefined) seatOf(state, seat).bought.push(top);
    }
    return "ends";
  },

  /** It was not bought (ruling). */
  mayBeGiven: (tile) => !isSquare(tile),

  kindCount(state, seat, kind) {
    const built = seatOf(state, seat)
      .board.tiles()
      .filter(({ id = "" }) => COLOURS.get(id) === kind);
    return built.reduce((sum, cell) => sum + countOf(state, seat, cell, kind), 0);
  },
};
