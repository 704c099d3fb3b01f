// Tiles of the base game and of the modules in play, as they are now: with the walls that were added to them.

import { SIDES } from "./cells.js";
import { TILES } from "./components.js";
import type { State } from "./state.js";
import type { Kind } from "./types.js";

export interface Piece {
  id: string;
  /** The kind it is a building of; squares and their like have none. */
  kind?: Kind;
  price?: number;
  /** As drawn. */
  walls: string;
}

/** All tiles of a game: the base game's in file order, then module by module in book order. */
export function allPieces(rules: State["rules"]): ReadonlyMap<string, Piece> {
  const pieces: Piece[] = [...TILES, ...rules.flatMap((module) => module.tiles ?? [])];
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

export function printedPiece(state: State, id: string): Piece {
  const piece = id === "start" ? { id, walls: "" } : state.pieces.get(id);
  if (piece === undefined) throw new Error(`unknown tile ${id}`);
  return piece;
}

/** The tile, or the starting tile of a seat, with the walls it has now. */
export function pieceOf(state: State, id: string, seat: number): Piece {
  const printed = printedPiece(state, id);
  const added = state.rules.map((module) => module.addedWalls?.(state, id, seat) ?? "").join("");
  return { ...printed, walls: joinWalls(printed.walls, added) };
}

export function joinWalls(some: string, more: string): string {
  return SIDES.filter((side) => some.includes(side) || more.includes(side)).join("");
}

/** In the order of the data files. */
export function sortPieces(state: State, ids: readonly string[]): string[] {
  const order = [...state.pieces.keys()];
  return [...ids].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
