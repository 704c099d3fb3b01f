/**
 * The longest wall of a narrow palace, without walking: all walled outline edges lie in four edge sets; a round
 * keeps an edge if the edge before it on the ring (one of three, by the shape of the corner) is still in a set; the
 * rounds until none is left are the longest run. Two vectors a set, all in registers.
 */
import { FILLED, plane, WALL_E, WALL_N, WALL_S, WALL_W } from "./layout";
import { Rows } from "./rows";

/** A ring walled all round keeps its edges for ever: whoever outlasts this many rounds is walked along instead. */
const MAX_ROUNDS: u32 = 48;
export const UNDECIDED: u32 = 0xffff;

/** Edges of `set` that go on from a left turn, straight on, or a right turn where no tile bars the corner. */
function follow(set: v128, left: v128, ahead: v128, right: v128, bar: v128): v128 {
  return v128.and(set, v128.or(v128.or(left, ahead), v128.andnot(right, bar)));
}

/** Longest wall of a narrow palace, UNDECIDED when it is a long ring. */
export function longestNarrowWall(b: usize): u32 {
  const filled = plane<u16>(b, FILLED);
  const none = i16x8.splat(0);
  const upper = i16x8.bitmask(i16x8.ne(load<v128>(filled), none));
  const rows = <u32>(upper | (i16x8.bitmask(i16x8.ne(load<v128>(filled, 16), none)) << 8));
  const first = ctz(rows);
  return rows >> first < 256 ? lowWall(b, (<usize>first) << 1) : highWall(b);
}

/** A palace of at most eight rows, `at` being the byte of its first one, fits into one vector. */
function lowWall(b: usize, at: usize): u32 {
  const filled = plane<u16>(b, FILLED) + at;
  const occ = load<v128>(filled);
  const above = load<v128>(filled - 2);
  const below = load<v128>(filled + 2);
  let n = v128.andnot(load<v128>(plane<u16>(b, WALL_N) + at), above);
  let e = v128.andnot(load<v128>(plane<u16>(b, WALL_E) + at), Rows.fromEast<u16>(occ));
  let s = v128.andnot(load<v128>(plane<u16>(b, WALL_S) + at), below);
  let w = v128.andnot(load<v128>(plane<u16>(b, WALL_W) + at), Rows.fromWest<u16>(occ));
  const northWest = Rows.fromWest<u16>(above);
  const northEast = Rows.fromEast<u16>(above);
  const southEast = Rows.fromEast<u16>(below);
  const southWest = Rows.fromWest<u16>(below);
  for (let rounds: u32 = 0; rounds < MAX_ROUNDS; rounds++) {
    if (!v128.any_true(v128.or(v128.or(n, e), v128.or(s, w)))) return rounds;
    const nextN = follow(n, Rows.fromWest<u16>(Rows.fromNorth0(e)), Rows.fromWest<u16>(n), w, northWest);
    const nextE = follow(e, Rows.fromEast<u16>(Rows.fromNorth0(s)), Rows.fromNorth0(e), n, northEast);
    const nextS = follow(s, Rows.fromEast<u16>(Rows.fromSouth1(w)), Rows.fromEast<u16>(s), e, southEast);
    w = follow(w, Rows.fromWest<u16>(Rows.fromSouth1(n)), Rows.fromSouth1(w), s, southWest);
    n = nextN;
    e = nextE;
    s = nextS;
  }
  return UNDECIDED;
}

function highWall(b: usize): u32 {
  const filled = plane<u16>(b, FILLED);
  const occ0 = load<v128>(filled);
  const occ1 = load<v128>(filled, 16);
  const above0 = load<v128>(filled - 2);
  const above1 = load<v128>(filled + 14);
  const below0 = load<v128>(filled + 2);
  const below1 = load<v128>(filled + 18);
  let n0 = v128.andnot(load<v128>(plane<u16>(b, WALL_N)), above0);
  let n1 = v128.andnot(load<v128>(plane<u16>(b, WALL_N) + 16), above1);
  let e0 = v128.andnot(load<v128>(plane<u16>(b, WALL_E)), Rows.fromEast<u16>(occ0));
  let e1 = v128.andnot(load<v128>(plane<u16>(b, WALL_E) + 16), Rows.fromEast<u16>(occ1));
  let s0 = v128.andnot(load<v128>(plane<u16>(b, WALL_S)), below0);
  let s1 = v128.andnot(load<v128>(plane<u16>(b, WALL_S) + 16), below1);
  let w0 = v128.andnot(load<v128>(plane<u16>(b, WALL_W)), Rows.fromWest<u16>(occ0));
  let w1 = v128.andnot(load<v128>(plane<u16>(b, WALL_W) + 16), Rows.fromWest<u16>(occ1));
  const northWest0 = Rows.fromWest<u16>(above0);
  const northWest1 = Rows.fromWest<u16>(above1);
  const northEast0 = Rows.fromEast<u16>(above0);
  const northEast1 = Rows.fromEast<u16>(above1);
  const southEast0 = Rows.fromEast<u16>(below0);
  const southEast1 = Rows.fromEast<u16>(below1);
  const southWest0 = Rows.fromWest<u16>(below0);
  const southWest1 = Rows.fromWest<u16>(below1);
  for (let rounds: u32 = 0; rounds < MAX_ROUNDS; rounds++) {
    const left = v128.or(
      v128.or(v128.or(n0, n1), v128.or(e0, e1)),
      v128.or(v128.or(s0, s1), v128.or(w0, w1)),
    );
    if (!v128.any_true(left)) return rounds;
    const nextN0 = follow(
      n0,
      Rows.fromWest<u16>(Rows.fromNorth0(e0)),
      Rows.fromWest<u16>(n0),
      w0,
      northWest0,
    );
    const nextN1 = follow(
      n1,
      Rows.fromWest<u16>(Rows.fromNorth1(e0, e1)),
      Rows.fromWest<u16>(n1),
      w1,
      northWest1,
    );
    const nextE0 = follow(e0, Rows.fromEast<u16>(Rows.fromNorth0(s0)), Rows.fromNorth0(e0), n0, northEast0);
    const nextE1 = follow(
      e1,
      Rows.fromEast<u16>(Rows.fromNorth1(s0, s1)),
      Rows.fromNorth1(e0, e1),
      n1,
      northEast1,
    );
    const nextS0 = follow(
      s0,
      Rows.fromEast<u16>(Rows.fromSouth0(w0, w1)),
      Rows.fromEast<u16>(s0),
      e0,
      southEast0,
    );
    const nextS1 = follow(
      s1,
      Rows.fromEast<u16>(Rows.fromSouth1(w1)),
      Rows.fromEast<u16>(s1),
      e1,
      southEast1,
    );
    w0 = follow(w0, Rows.fromWest<u16>(Rows.fromSouth0(n0, n1)), Rows.fromSouth0(w0, w1), s0, southWest0);
    w1 = follow(w1, Rows.fromWest<u16>(Rows.fromSouth1(n1)), Rows.fromSouth1(w1), s1, southWest1);
    n0 = nextN0;
    n1 = nextN1;
    e0 = nextE0;
    e1 = nextE1;
    s0 = nextS0;
    s1 = nextS1;
  }
  return UNDECIDED;
}
