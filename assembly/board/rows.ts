/**
 * Rows of planes in vectors: every cell takes what lies beside it. A narrow plane is two vectors, 0 and 1.
 * Inlined one and all: vectors stay in registers.
 */
export class Rows {
  @inline
  static fromEast<T>(v: v128): v128 {
    return v128.shr<T>(v, 1);
  }

  @inline
  static fromWest<T>(v: v128): v128 {
    return v128.shl<T>(v, 1);
  }

  /** From the row above, in the upper and the lower vector. */
  @inline
  static fromNorth0(upper: v128): v128 {
    return i16x8.shuffle(upper, i16x8.splat(0), 8, 0, 1, 2, 3, 4, 5, 6);
  }

  @inline
  static fromNorth1(upper: v128, lower: v128): v128 {
    return i16x8.shuffle(upper, lower, 7, 8, 9, 10, 11, 12, 13, 14);
  }

  @inline
  static fromSouth0(upper: v128, lower: v128): v128 {
    return i16x8.shuffle(upper, lower, 1, 2, 3, 4, 5, 6, 7, 8);
  }

  @inline
  static fromSouth1(lower: v128): v128 {
    return i16x8.shuffle(lower, i16x8.splat(0), 1, 2, 3, 4, 5, 6, 7, 8);
  }

  /** Cells set in two planes of four or more. */
  @inline
  static twoOf(a: v128, b: v128, c: v128, d: v128): v128 {
    return v128.or(v128.or(v128.and(a, b), v128.and(c, d)), v128.and(v128.or(a, b), v128.or(c, d)));
  }
}
