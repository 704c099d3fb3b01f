/** The exact cut tiles of a wide palace, found as in narrowcuts.ts, over those rows of 64 cells that are in use. */
import { freeRows } from "./cuts";
import { CUTS, derived, FILLED, FIRST, PAST, plane, WALL_E, WALL_S } from "./layout";

/** Links east and south of every tile, and the flooded tiles, each with zero bytes around. */
const ROW: usize = 8;
const ROOM: usize = 16 + 512 + 16;
const LINK_E: usize = memory.data(544, 16) + 16;
const LINK_S: usize = memory.data(544, 16) + 16;
const WATER: usize = memory.data(544, 16) + 16;

export function findWideCuts(b: usize): void {
  const first = <usize>load<u32>(b, FIRST);
  const past = <usize>load<u32>(b, PAST);
  linkRows(b, first, past);
  const cuts = derived<u64>(b, CUTS);
  for (let at = first; at < past; at += ROW) {
    let doubtful: u64 = load<u64>(cuts + at);
    while (doubtful != 0) {
      const bit: u64 = doubtful & (<u64>0 - doubtful);
      doubtful &= doubtful - 1;
      if (joinedWithout(first, past, at, bit)) store<u64>(cuts + at, load<u64>(cuts + at) & ~bit);
    }
  }
  for (let at = first; at < past; at += 16) freeRows<u64>(b, at);
}

function linkRows(b: usize, first: usize, past: usize): void {
  const filled = plane<u64>(b, FILLED);
  memory.fill(LINK_E - 16, 0, ROOM);
  memory.fill(LINK_S - 16, 0, ROOM);
  for (let at = first; at < past; at += 16) {
    const occ = load<v128>(filled + at);
    const eastern = v128.and(occ, v128.shr<u64>(occ, 1));
    const southern = v128.and(occ, load<v128>(filled + at + ROW));
    store<v128>(LINK_E + at, v128.andnot(eastern, load<v128>(plane<u64>(b, WALL_E) + at)));
    store<v128>(LINK_S + at, v128.andnot(southern, load<v128>(plane<u64>(b, WALL_S) + at)));
  }
}

/** Whether all foot neighbours of one tile reach each other without it. */
function joinedWithout(first: usize, past: usize, at: usize, bit: u64): bool {
  const rowE = LINK_E + at;
  const rowN = LINK_S + at - ROW;
  const rowS = LINK_S + at;
  const linksE: u64 = load<u64>(rowE);
  const linksN: u64 = load<u64>(rowN);
  const linksS: u64 = load<u64>(rowS);
  const beside: u64 = <u64>((linksE & bit) << 1) | <u64>(linksE & (bit >> 1));
  store<u64>(rowE, linksE & ~(bit | (bit >> 1)));
  store<u64>(rowN, linksN & ~bit);
  store<u64>(rowS, linksS & ~bit);
  const joined = flood(first, past, at, linksN & bit, beside, linksS & bit);
  store<u64>(rowE, linksE);
  store<u64>(rowN, linksN);
  store<u64>(rowS, linksS);
  return joined;
}

/** Floods from one of the wanted tiles (in the rows north of, at and south of `at`) until all or no more are wet. */
function flood(first: usize, past: usize, at: usize, north: u64, beside: u64, south: u64): bool {
  const rowN = WATER + at - ROW;
  const row = WATER + at;
  const rowS = WATER + at + ROW;
  memory.fill(WATER - 16, 0, ROOM);
  if (north != 0) store<u64>(rowN, north);
  else if (south != 0) store<u64>(rowS, south);
  else store<u64>(row, beside & (<u64>0 - beside));
  do {
    const dry: u64 = (north & ~load<u64>(rowN)) | (beside & ~load<u64>(row)) | (south & ~load<u64>(rowS));
    if (dry == 0) return true;
  } while (rise(first, past));
  return false;
}

/** One step of the flood over every link; false when nothing new was reached. */
function rise(first: usize, past: usize): bool {
  let grown = i64x2.splat(0);
  for (let at = first; at < past; at += 16) {
    const water = load<v128>(WATER + at);
    const linkE = load<v128>(LINK_E + at);
    let next = v128.or(water, v128.shl<u64>(v128.and(water, linkE), 1));
    next = v128.or(next, v128.and(v128.shr<u64>(water, 1), linkE));
    next = v128.or(next, v128.and(load<v128>(WATER + at + ROW), load<v128>(LINK_S + at)));
    next = v128.or(next, v128.and(load<v128>(WATER + at - ROW), load<v128>(LINK_S + at - ROW)));
    grown = v128.or(grown, v128.xor(next, water));
    store<v128>(WATER + at, next);
  }
  return v128.any_true(grown);
}
