/**
 * Which tiles cut others off, by bit logic over whole rows: a tile does if its foot neighbours fall into two groups
 * or more when those that meet around one of its corners are taken together. A wider loop may join the groups from
 * afar: whether there is one is counted here, and narrowcuts.ts or widecuts.ts look closer if there is.
 */
import { CUTS, derived, FILLED, plane, REMOVABLE, UNMOVED, WALL_E, WALL_N, WALL_S, WALL_W } from "./layout";
import { Rows } from "./rows";

function ones(v: v128): i32 {
  return <i32>(popcnt<u64>(v128.extract_lane<u64>(v, 0)) + popcnt<u64>(v128.extract_lane<u64>(v, 1)));
}

/**
 * Derives the rows of one vector. Returns its share of the number of loops that no open 2 x 2 block accounts for,
 * by Euler: links minus tiles minus blocks, which over the whole board is that number minus 1.
 */
export function deriveCuts<T>(b: usize, at: usize): i32 {
  const row = sizeof<T>();
  const filled = plane<T>(b, FILLED) + at;
  const wallE = plane<T>(b, WALL_E) + at;
  const occ = load<v128>(filled);
  const oN = load<v128>(filled - row);
  const oS = load<v128>(filled + row);
  const oE = Rows.fromEast<T>(occ);
  const oW = Rows.fromWest<T>(occ);
  const lN = v128.andnot(v128.and(occ, oN), load<v128>(plane<T>(b, WALL_N) + at));
  const lE = v128.andnot(v128.and(occ, oE), load<v128>(wallE));
  const lS = v128.andnot(v128.and(occ, oS), load<v128>(plane<T>(b, WALL_S) + at));
  const lW = v128.andnot(v128.and(occ, oW), load<v128>(plane<T>(b, WALL_W) + at));

  // Open 2 x 2 blocks named by their north-western tile, and those one row further north.
  const northE = v128.andnot(v128.and(oN, Rows.fromEast<T>(oN)), load<v128>(wallE - row));
  const southE = v128.andnot(v128.and(oS, Rows.fromEast<T>(oS)), load<v128>(wallE + row));
  const block = v128.and(v128.and(lE, southE), v128.and(lS, Rows.fromEast<T>(lS)));
  const above = v128.and(v128.and(northE, lE), v128.and(lN, Rows.fromEast<T>(lN)));
  const cut = Rows.twoOf(
    v128.andnot(lN, above),
    v128.andnot(lE, block),
    v128.andnot(lS, Rows.fromWest<T>(block)),
    v128.andnot(lW, Rows.fromWest<T>(above)),
  );
  store<v128>(derived<T>(b, CUTS) + at, cut);
  freeRows<T>(b, at);
  return ones(v128.andnot(lE, block)) - ones(v128.andnot(occ, lS));
}

/** Removable: neither fixed nor a cut, and one side free, else the cell would be a hole. */
export function freeRows<T>(b: usize, at: usize): void {
  const filled = plane<T>(b, FILLED) + at;
  const occ = load<v128>(filled);
  const beside = v128.and(Rows.fromEast<T>(occ), Rows.fromWest<T>(occ));
  const above = load<v128>(filled - sizeof<T>());
  const below = load<v128>(filled + sizeof<T>());
  const buried = v128.and(beside, v128.and(above, below));
  const bound = v128.or(
    v128.or(buried, load<v128>(plane<T>(b, UNMOVED) + at)),
    load<v128>(derived<T>(b, CUTS) + at),
  );
  store<v128>(derived<T>(b, REMOVABLE) + at, v128.andnot(occ, bound));
}
