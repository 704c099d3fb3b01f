/** All answers about tiles at once, as assembly/board/derive.ts makes them, two rows at a time. */
import { findCuts } from "./cuts.js";
import {
  CLASHES,
  CUTS,
  FILLED,
  FIRST,
  ones,
  PAST,
  PLACES,
  REMOVABLE,
  STALE,
  SWAPS,
  UNMOVED,
  WALL_E,
  WALL_N,
  WALL_S,
  WALL_W,
  WORDS,
} from "./layout.js";

/** Two of four planes. */
function twoOf(a: number, b: number, c: number, d: number): number {
  return (a & b) | (c & d) | ((a | b) & (c | d));
}

/** Rows as their northern neighbours see them: the row above takes each row's place. */
function fromNorth(before: number, here: number): number {
  return (here << 16) | (before >>> 16);
}

function fromSouth(here: number, after: number): number {
  return (here >>> 16) | (after << 16);
}

export function derive(w: Int32Array, b: number): void {
  let first = 0;
  while (((w[b + FILLED + first] ?? 0) | (w[b + FILLED + first + 1] ?? 0)) === 0) first++;
  let past = WORDS;
  while (((w[b + FILLED + past - 1] ?? 0) | (w[b + FILLED + past - 2] ?? 0)) === 0) past--;
  w[b + FIRST] = first;
  w[b + PAST] = past;
  let loops = 1;
  for (let i = b + first; i < b + past; i++) loops += deriveWord(w, i);
  if (loops !== 0) findCuts(w, b);
  w[b + STALE] = 0;
}

/** `i` is the board's address plus the number of the word. */
function deriveWord(w: Int32Array, i: number): number {
  const occBefore = w[i + FILLED - 1] ?? 0;
  const occ = w[i + FILLED] ?? 0;
  const occAfter = w[i + FILLED + 1] ?? 0;
  const ownE = w[i + WALL_E] ?? 0;
  const oN = fromNorth(occBefore, occ);
  const oS = fromSouth(occ, occAfter);
  const oE = occ >>> 1;
  const oW = occ << 1;
  const wN = fromNorth(w[i + WALL_S - 1] ?? 0, w[i + WALL_S] ?? 0);
  const wS = fromSouth(w[i + WALL_N] ?? 0, w[i + WALL_N + 1] ?? 0);
  const wE = (w[i + WALL_W] ?? 0) >>> 1;
  const wW = ownE << 1;
  const pN = oN & ~wN;
  const pE = oE & ~wE;
  const pS = oS & ~wS;
  const pW = oW & ~wW;

  const bN = (oE | (oN >>> 1)) & ~oN;
  const bE = (oS | (oS >>> 1)) & ~oE;
  const bS = (oW | (oS << 1)) & ~oS;
  const bW = (oN | (oN << 1)) & ~oW;
  const ok = (pN | pE | pS | pW) & ~(occ | twoOf(bN, bE, bS, bW));
  const movable = occ & ~(w[i + UNMOVED] ?? 0);

  w[i + PLACES] = ok & ~(wN | wE);
  w[i + PLACES + WORDS] = ok & ~(pN | wE);
  w[i + PLACES + 2 * WORDS] = ok & ~(wN | pE);
  w[i + PLACES + 3 * WORDS] = ok & ~(pN | pE);
  w[i + SWAPS] = movable & ~(wN | wE);
  w[i + SWAPS + WORDS] = movable & ~(pN | wE);
  w[i + SWAPS + 2 * WORDS] = movable & ~(wN | pE);
  w[i + SWAPS + 3 * WORDS] = movable & ~(pN | pE);
  w[i + CLASHES] = wS | wW;
  w[i + CLASHES + WORDS] = pS | wW;
  w[i + CLASHES + 2 * WORDS] = wS | pW;
  w[i + CLASHES + 3 * WORDS] = pS | pW;

  const lN = occ & pN;
  const lE = occ & pE;
  const lS = occ & pS;
  const lW = occ & pW;
  const northE = oN & (oN >>> 1) & ~fromNorth(w[i + WALL_E - 1] ?? 0, ownE);
  const southE = oS & (oS >>> 1) & ~fromSouth(ownE, w[i + WALL_E + 1] ?? 0);
  const block = lE & southE & lS & (lS >>> 1);
  const above = northE & lE & lN & (lN >>> 1);
  const cut = twoOf(lN & ~above, lE & ~block, lS & ~(block << 1), lW & ~(above << 1));
  w[i + CUTS] = cut;
  w[i + REMOVABLE] = movable & ~(cut | (oN & oE & oS & oW));
  return ones(lE & ~block) - ones(occ & ~lS);
}
