/** Why a change of a board is refused, in the order of rulings/base.md, section 1. */
export enum Reason {
  OK = 0,
  OCCUPIED = 1,
  DETACHED = 2,
  LIMIT = 3,
  EDGE = 4,
  UNREACHABLE = 5,
  UNSUPPORTED = 6,
  HOLE = 7,
  EMPTY = 8,
  START = 9,
  FIXED = 10,
}
