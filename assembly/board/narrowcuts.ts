/**
 * The exact cut tiles of a narrow palace with a loop wider than a 2 x 2 block. The local test marked every tile whose
 * foot neighbours do not meet around one of its corners; here each of them is taken out and water let in at one of
 * its neighbours, over all rows at once and without leaving the registers, until all of them are wet or none is more.
 */
import { freeRows } from "./cuts";
import { CUTS, derived, FILLED, plane, WALL_E, WALL_S } from "./layout";
import { Rows } from "./rows";

/** One full row among empty ones: loaded from 2r bytes before it, it lies in row r of a vector. */
const ONE_ROW: usize = memory.data<u16>([
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xffff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]);
const FULL: usize = 30;

export function findNarrowCuts(b: usize): void {
  const filled = plane<u16>(b, FILLED);
  const occ0 = load<v128>(filled);
  const occ1 = load<v128>(filled, 16);
  const wallE = plane<u16>(b, WALL_E);
  const wallS = plane<u16>(b, WALL_S);
  const linkE0 = v128.andnot(v128.and(occ0, Rows.fromEast<u16>(occ0)), load<v128>(wallE));
  const linkE1 = v128.andnot(v128.and(occ1, Rows.fromEast<u16>(occ1)), load<v128>(wallE, 16));
  const linkS0 = v128.andnot(v128.and(occ0, load<v128>(filled, 2)), load<v128>(wallS));
  const linkS1 = v128.andnot(v128.and(occ1, load<v128>(filled, 18)), load<v128>(wallS, 16));
  const cuts = derived<u16>(b, CUTS);
  for (let row: usize = 1; row < 15; row++) {
    let exact: u32 = load<u16>(cuts + (row << 1));
    for (let doubtful = exact; doubtful != 0; doubtful &= doubtful - 1) {
      const bit = doubtful & (0 - doubtful);
      const tile = i16x8.splat(<i16>bit);
      const tile0 = v128.and(tile, load<v128>(ONE_ROW + FULL - (row << 1)));
      const tile1 = v128.and(tile, load<v128>(ONE_ROW + FULL + 16 - (row << 1)));
      if (joinedWithout(tile0, tile1, linkE0, linkE1, linkS0, linkS1)) exact &= ~bit;
    }
    store<u16>(cuts + (row << 1), exact);
  }
  freeRows<u16>(b, 0);
  freeRows<u16>(b, 16);
}

/** Whether all foot neighbours of one tile reach each other without it; it has two at least. */
function joinedWithout(
  tile0: v128,
  tile1: v128,
  linkE0: v128,
  linkE1: v128,
  linkS0: v128,
  linkS1: v128,
): bool {
  const north0 = v128.and(Rows.fromSouth0(tile0, tile1), linkS0);
  const north1 = v128.and(Rows.fromSouth1(tile1), linkS1);
  const east0 = Rows.fromWest<u16>(v128.and(tile0, linkE0));
  const east1 = Rows.fromWest<u16>(v128.and(tile1, linkE1));
  const down0 = v128.and(tile0, linkS0);
  const down1 = v128.and(tile1, linkS1);
  const south0 = Rows.fromNorth0(down0);
  const south1 = Rows.fromNorth1(down0, down1);
  const west0 = v128.and(Rows.fromEast<u16>(tile0), linkE0);
  const west1 = v128.and(Rows.fromEast<u16>(tile1), linkE1);
  const wanted0 = v128.or(v128.or(north0, east0), v128.or(south0, west0));
  const wanted1 = v128.or(v128.or(north1, east1), v128.or(south1, west1));
  let water0 = north0;
  let water1 = north1;
  if (!v128.any_true(v128.or(water0, water1))) {
    water0 = east0;
    water1 = east1;
    if (!v128.any_true(v128.or(water0, water1))) {
      water0 = south0;
      water1 = south1;
    }
  }
  while (true) {
    const flow0 = v128.and(water0, linkS0);
    const flow1 = v128.and(water1, linkS1);
    const beside0 = v128.or(
      Rows.fromWest<u16>(v128.and(water0, linkE0)),
      v128.and(Rows.fromEast<u16>(water0), linkE0),
    );
    const beside1 = v128.or(
      Rows.fromWest<u16>(v128.and(water1, linkE1)),
      v128.and(Rows.fromEast<u16>(water1), linkE1),
    );
    const above0 = v128.or(Rows.fromNorth0(flow0), v128.and(Rows.fromSouth0(water0, water1), linkS0));
    const above1 = v128.or(Rows.fromNorth1(flow0, flow1), v128.and(Rows.fromSouth1(water1), linkS1));
    const next0 = v128.andnot(v128.or(water0, v128.or(beside0, above0)), tile0);
    const next1 = v128.andnot(v128.or(water1, v128.or(beside1, above1)), tile1);
    if (!v128.any_true(v128.or(v128.andnot(wanted0, next0), v128.andnot(wanted1, next1)))) return true;
    if (!v128.any_true(v128.or(v128.xor(next0, water0), v128.xor(next1, water1)))) return false;
    water0 = next0;
    water1 = next1;
  }
}
