/** The exact cut tiles of a palace with a loop wider than a 2 x 2 block, as assembly/board/cuts.ts finds them. */
import { CUTS, FILLED, FIRST, PAST, REMOVABLE, UNMOVED, WALL_E, WALL_S, WORDS } from "./layout.js";

/** Links east and south of every tile, and the flooded tiles, a zero word before and after each. */
const linkE = new Int32Array(WORDS + 2);
const linkS = new Int32Array(WORDS + 2);
const water = new Int32Array(WORDS + 2);

export function findCuts(w: Int32Array, b: number): void {
  const first = w[b + FIRST] ?? 0;
  const past = w[b + PAST] ?? 0;
  linkRows(w, b, first, past);
  for (let i = first; i < past; i++) {
    let doubtful = w[b + CUTS + i] ?? 0;
    let cuts = doubtful;
    while (doubtful !== 0) {
      const bit = doubtful & -doubtful;
      doubtful &= doubtful - 1;
      if (joinedWithout(first, past, i + 1, bit)) cuts &= ~bit;
    }
    w[b + CUTS + i] = cuts;
    freeRows(w, b + i);
  }
}

function linkRows(w: Int32Array, b: number, first: number, past: number): void {
  linkE.fill(0);
  linkS.fill(0);
  for (let i = first; i < past; i++) {
    const occ = w[b + FILLED + i] ?? 0;
    const south = (occ >>> 16) | ((w[b + FILLED + i + 1] ?? 0) << 16);
    linkE[i + 1] = occ & (occ >>> 1) & ~(w[b + WALL_E + i] ?? 0);
    linkS[i + 1] = occ & south & ~(w[b + WALL_S + i] ?? 0);
  }
}

/** Whether all foot neighbours of one tile reach each other without it; `i` numbers words of the link planes. */
function joinedWithout(first: number, past: number, i: number, bit: number): boolean {
  const rowE = linkE[i] ?? 0;
  const rowS = linkS[i] ?? 0;
  const before = linkS[i - 1] ?? 0;
  // The link from the north is kept with the northern tile: in the low row's case in the word before.
  const low = (bit & 0xffff) !== 0;
  const northBit = low ? bit << 16 : bit >>> 16;
  const north = (low ? before : rowS) & northBit;
  const south = rowS & bit;
  const wantedSouth = low ? south << 16 : south >>> 16;
  const beside = ((rowE & bit) << 1) | (rowE & (bit >>> 1));
  const wantedBefore = low ? north : 0;
  const wantedHere = beside | (low ? wantedSouth : north);
  const wantedAfter = low ? 0 : wantedSouth;
  linkE[i] = rowE & ~(bit | (bit >>> 1));
  linkS[i] = rowS & ~(low ? bit : bit | northBit);
  if (low) linkS[i - 1] = before & ~northBit;
  const joined = flood(first, past, i, wantedBefore, wantedHere, wantedAfter);
  linkE[i] = rowE;
  linkS[i] = rowS;
  linkS[i - 1] = before;
  return joined;
}

function flood(first: number, past: number, i: number, before: number, here: number, after: number): boolean {
  water.fill(0);
  if (before !== 0) water[i - 1] = before;
  else if (after !== 0) water[i + 1] = after;
  else water[i] = here & -here;
  do {
    const dry = (before & ~(water[i - 1] ?? 0)) | (here & ~(water[i] ?? 0)) | (after & ~(water[i + 1] ?? 0));
    if (dry === 0) return true;
  } while (rise(first, past));
  return false;
}

/** One step of the flood over every link, in place: water may run further within one step. */
function rise(first: number, past: number): boolean {
  let grown = 0;
  for (let i = first + 1; i <= past; i++) {
    const wet = water[i] ?? 0;
    const e = linkE[i] ?? 0;
    const s = linkS[i] ?? 0;
    const sBefore = linkS[i - 1] ?? 0;
    let next = wet | ((wet & e) << 1) | ((wet >>> 1) & e);
    next |= ((wet >>> 16) | ((water[i + 1] ?? 0) << 16)) & s;
    const down = wet & s;
    next |= (down << 16) | (((water[i - 1] ?? 0) & sBefore) >>> 16);
    grown |= next ^ wet;
    water[i] = next;
  }
  return grown !== 0;
}

function freeRows(w: Int32Array, i: number): void {
  const occ = w[i + FILLED] ?? 0;
  const north = (occ << 16) | ((w[i + FILLED - 1] ?? 0) >>> 16);
  const south = (occ >>> 16) | ((w[i + FILLED + 1] ?? 0) << 16);
  const buried = (occ >>> 1) & (occ << 1) & north & south;
  w[i + REMOVABLE] = occ & ~(buried | (w[i + UNMOVED] ?? 0) | (w[i + CUTS] ?? 0));
}
