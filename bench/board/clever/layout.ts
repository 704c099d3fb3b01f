/**
 * The core's narrow board in plain TypeScript, for V8: 16 rows of 16 bits, two rows to an Int32, eight words a plane
 * with a zero word before and after. Outer rows and columns hold no tile, so that a shift by one never carries a
 * tile into the next row. Palaces of at most 14 x 14 cells, as in assembly/board/layout.ts.
 */
export const WORDS = 8;
const STRIDE = WORDS + 2;

export const FILLED = 1;
export const WALL_N = FILLED + STRIDE;
export const WALL_E = WALL_N + STRIDE;
export const WALL_S = WALL_E + STRIDE;
export const WALL_W = WALL_S + STRIDE;
export const UNMOVED = WALL_W + STRIDE;

/** Derived planes: four for walls N and E, four for swaps, four clashes for walls S and W, cuts, removable. */
export const PLACES = UNMOVED + STRIDE;
export const SWAPS = PLACES + 4 * WORDS;
export const CLASHES = SWAPS + 4 * WORDS;
export const CUTS = CLASHES + 4 * WORDS;
export const REMOVABLE = CUTS + WORDS;

/** Window column = x + LEFT, window row = y + TOP; words FIRST to PAST can hold a tile or a neighbour of one. */
export const LEFT = REMOVABLE + WORDS;
export const TOP = LEFT + 1;
export const FIRST = TOP + 1;
export const PAST = FIRST + 1;
export const STALE = PAST + 1;
export const BOARD_WORDS = STALE + 1;

/** Bytes of the grid of tiles beside the planes: 16 + walls where a tile stands; and of the grid of ids. */
export const CELLS = 256;
export const TILE = 16;

export function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Number of the lowest bit. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}
