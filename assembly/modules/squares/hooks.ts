import { KIND_COUNT } from "../../components/tables";
import { facts } from "../../game/facts";
import { argumentHead, Move } from "../../game/moves";
import { offerMove } from "../../game/offers";
import { Phase } from "../../game/phase";
import { endActions } from "../../game/turn";
import { SQUARES_TAKE } from "../../generated/modules";
import { countOpenNeighbours } from "./count";
import { isSquare, layOutPiles, mayTake, redealPiles, takeSquare } from "./piles";

/** Squares (Mega Box p. 11). */

export function layOut(): void {
  layOutPiles();
}

export function offerActions(seat: u32): void {
  for (let kind: u32 = 0; kind < <u32>KIND_COUNT; kind++) {
    if (mayTake(seat, kind)) offerMove(argumentHead(SQUARES_TAKE, kind), 0);
  }
}

export function accepts(seat: u32, move: Move): bool {
  const kind: u32 = move.argument;
  return facts.phase == <u8>Phase.ACTION && kind < <u32>KIND_COUNT && mayTake(seat, kind);
}

/** A square is free, so it is never paid exactly and earns nothing further. */
export function play(seat: u32, move: Move): void {
  takeSquare(seat, move.argument);
  endActions();
}

/** It was not bought, so it is no gift (ruling). */
export function keptFromDirk(piece: u32): bool {
  return isSquare(piece);
}

export function countBuildings(): void {
  countOpenNeighbours();
}

export function redealHidden(_seat: u32): void {
  redealPiles();
}
