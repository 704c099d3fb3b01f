import { MODULES } from "../../generated/modules.js";
import type { Kind } from "../../tiles.js";
import type { ModulePiece } from "../manifest.js";

/** The squares in the order of the data; a square's number is its place in this list. */
export const SQUARES: readonly ModulePiece[] = MODULES.find(({ id }) => id === "squares")?.pieces ?? [];

export function squareOf(number: number): string {
  const square = SQUARES[number];
  if (!square) throw new RangeError(`The core named square ${number}.`);
  return square.id;
}

export function squaresOf(kind: Kind): ModulePiece[] {
  return SQUARES.filter(({ colour }) => colour === kind);
}
