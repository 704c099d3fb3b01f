/**
 * Which cells each wall mask may fill and which tiles it may replace, for all masks at once, by bit logic over whole
 * rows. Seen from a cell, o is "the neighbour is filled", w "its facing side is walled", p "one could walk in from
 * there". Everything holds for legal boards (base.md: no hole exists, shared sides agree), which lets the 8
 * neighbours decide about holes: b is a free side after which, clockwise, something is filled, and two of them mean
 * that the empty ground around the cell falls apart.
 */
import {
  CLASHES,
  derived,
  FILLED,
  PLACES,
  plane,
  SWAPS,
  UNMOVED,
  WALL_E,
  WALL_N,
  WALL_S,
  WALL_W,
} from "./layout";
import { Rows } from "./rows";

/** Derives the rows of one vector. */
export function deriveFits<T>(b: usize, at: usize): void {
  const row = sizeof<T>();
  const filled = plane<T>(b, FILLED) + at;
  const occ = load<v128>(filled);
  const oN = load<v128>(filled - row);
  const oS = load<v128>(filled + row);
  const oE = Rows.fromEast<T>(occ);
  const oW = Rows.fromWest<T>(occ);
  const wN = load<v128>(plane<T>(b, WALL_S) + at - row);
  const wS = load<v128>(plane<T>(b, WALL_N) + at + row);
  const wE = Rows.fromEast<T>(load<v128>(plane<T>(b, WALL_W) + at));
  const wW = Rows.fromWest<T>(load<v128>(plane<T>(b, WALL_E) + at));
  const pN = v128.andnot(oN, wN);
  const pE = v128.andnot(oE, wE);
  const pS = v128.andnot(oS, wS);
  const pW = v128.andnot(oW, wW);

  const bN = v128.andnot(v128.or(oE, Rows.fromEast<T>(oN)), oN);
  const bE = v128.andnot(v128.or(oS, Rows.fromEast<T>(oS)), oE);
  const bS = v128.andnot(v128.or(oW, Rows.fromWest<T>(oS)), oS);
  const bW = v128.andnot(v128.or(oN, Rows.fromWest<T>(oN)), oW);
  const reached = v128.or(v128.or(pN, pE), v128.or(pS, pW));
  const ok = v128.andnot(reached, v128.or(occ, Rows.twoOf(bN, bE, bS, bW)));
  const movable = v128.andnot(occ, load<v128>(plane<T>(b, UNMOVED) + at));

  // clash of an open (0) or walled (1) side N with E; S with W
  const clash0 = v128.or(wN, wE);
  const clash1 = v128.or(pN, wE);
  const clash2 = v128.or(wN, pE);
  const clash3 = v128.or(pN, pE);
  const places = derived<T>(b, PLACES) + at;
  const swaps = derived<T>(b, SWAPS) + at;
  const clashes = derived<T>(b, CLASHES) + at;
  const apart = derived<T>(b, 1) - derived<T>(b, 0);
  store<v128>(places, v128.andnot(ok, clash0));
  store<v128>(places + apart, v128.andnot(ok, clash1));
  store<v128>(places + 2 * apart, v128.andnot(ok, clash2));
  store<v128>(places + 3 * apart, v128.andnot(ok, clash3));
  store<v128>(swaps, v128.andnot(movable, clash0));
  store<v128>(swaps + apart, v128.andnot(movable, clash1));
  store<v128>(swaps + 2 * apart, v128.andnot(movable, clash2));
  store<v128>(swaps + 3 * apart, v128.andnot(movable, clash3));
  store<v128>(clashes, v128.or(wS, wW));
  store<v128>(clashes + apart, v128.or(pS, wW));
  store<v128>(clashes + 2 * apart, v128.or(wS, pW));
  store<v128>(clashes + 3 * apart, v128.or(pS, pW));
}
