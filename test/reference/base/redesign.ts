// Changes to an Alhambra: redesign (p. 4) and positioning a tile (p. 5).

import { pieceOf, sortPieces } from "./pieces.js";
import { type State, seatOf } from "./state.js";
import type { Cell, Move } from "./types.js";

type Redesign = Extract<Move, { type: "add" | "remove" | "swap" }>;

export function isRedesign(move: Move): move is Redesign {
  return move.type === "add" || move.type === "remove" || move.type === "swap";
}

export function legalCells(state: State, seat: number, tile: string): Cell[] {
  return seatOf(state, seat).board.legalPlacements(pieceOf(state, tile, seat));
}

export function placeTile(state: State, seat: number, tile: string, { x, y }: Cell): void {
  const owner = seatOf(state, seat);
  owner.board = owner.board.place(pieceOf(state, tile, seat), x, y);
}

/** Add, remove or exchange one tile. Tiles bought this turn are not in the reserve. */
export function redesignMoves(state: State, seat: number): Move[] {
  const { board } = seatOf(state, seat);
  const reserve = sortPieces(state, seatOf(state, seat).reserve);
  return [
    ...reserve.flatMap((tile) =>
      legalCells(state, seat, tile).map(({ x, y }): Move => ({ type: "add", tile, x, y })),
    ),
    ...board.removable().map(({ x, y }): Move => ({ type: "remove", x, y })),
    ...reserve.flatMap((tile) =>
      board.swaps(pieceOf(state, tile, seat)).map(({ x, y }): Move => ({ type: "swap", tile, x, y })),
    ),
  ];
}

export function without(tiles: readonly string[], tile: string): string[] {
  return tiles.filter((other) => other !== tile);
}

export function redesign(state: State, seat: number, move: Redesign): void {
  const owner = seatOf(state, seat);
  const there = owner.board.at(move.x, move.y)?.id;
  if (move.type === "remove") owner.board = owner.board.remove(move.x, move.y);
  else {
    owner.reserve = without(owner.reserve, move.tile);
    if (move.type === "add") placeTile(state, seat, move.tile, move);
    else owner.board = owner.board.swap(pieceOf(state, move.tile, seat), move.x, move.y);
  }
  if (there !== undefined) owner.reserve.push(there);
}
