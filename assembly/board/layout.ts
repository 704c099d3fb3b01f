/**
 * Where things lie in the memory of one board; every offset follows from the one before.
 *
 * A board is kept as bit planes: NARROW, 16 rows of 16 bits, while it fits into 14 x 14 cells; WIDE, 64 rows of 64
 * bits, while it does not; MODULES, a grid of shape words, while a piece stands on it that the planes cannot tell
 * (see general/). The outer rows and columns of a window hold no tile, and every plane has 16 zero bytes before and
 * after it, so that looking one row or column further never meets a stranger. The forms past the narrow one share
 * their memory: a board is in exactly one of them.
 */
export const NARROW: u32 = 0;
export const WIDE: u32 = 1;
export const MODULES: u32 = 2;

/** Widest extent of a palace in either direction; beyond it a placement is refused with `limit`. */
export const MAX_EXTENT: i32 = 62;
/** Most pieces on a board, the starting tile included: as many as there are piece records. */
export const MAX_PIECES: u32 = 192;

// Header. Window column = x + left, window row = y + top.
export const FORM: usize = 0;
/** Which derived planes are out of date. */
export const STALE: usize = 1;
export const FITS_STALE: u32 = 1;
export const CUTS_STALE: u32 = 2;
export const COUNT: usize = 2;
/** Pieces that only the modules' form can hold, and watchtowers among them. */
export const SPECIALS: usize = 3;
export const TOWERS: usize = 20;
export const LEFT: usize = 4;
export const TOP: usize = 8;
/** Byte range of the rows in use, one free row more on each side; only the wide form needs it. */
export const FIRST: usize = 12;
export const PAST: usize = 16;
const HEADER: usize = 32;

// Planes of the narrow form, 48 bytes apart.
const NARROW_STRIDE: usize = 48;
const NARROW_PLANES: usize = HEADER + 16;
const NARROW_DERIVED: usize = NARROW_PLANES + 6 * NARROW_STRIDE;
const NARROW_IDS: usize = NARROW_DERIVED + 14 * 32;
export const NARROW_SIZE: usize = NARROW_IDS + 256;

// Planes of the wide form, 528 bytes apart.
const WIDE_STRIDE: usize = 528;
const WIDE_PLANES: usize = NARROW_SIZE + 16;
const WIDE_DERIVED: usize = WIDE_PLANES + 6 * WIDE_STRIDE;
const WIDE_IDS: usize = WIDE_DERIVED + 14 * 512;
const WIDE_SIZE: usize = WIDE_IDS + 4096;

/** Shape words of the modules' form, 64 x 64, with an empty row before and after. */
export const GRID_MARGIN: usize = 4 * 64 + 16;
export const GRID_SIZE: usize = 4 * 4096;
export const SHAPES: usize = NARROW_SIZE + GRID_MARGIN;
const SHAPES_SIZE: usize = SHAPES + GRID_SIZE + GRID_MARGIN;

/** Bytes of a board, a multiple of 64. */
export const BOARD_SIZE: usize = ((SHAPES_SIZE > WIDE_SIZE ? SHAPES_SIZE : WIDE_SIZE) + 63) & ~63;

/** One plane, by number: 0 filled, 1-4 walls N E S W, 5 fixed (the starting tile and what a module fixes). */
export const FILLED: usize = 0;
export const WALL_N: usize = 1;
export const WALL_E: usize = 2;
export const WALL_S: usize = 3;
export const WALL_W: usize = 4;
export const UNMOVED: usize = 5;

/**
 * Derived planes, by number: 0-3 cells that may be filled and agree with walls N and E as given by the two low
 * bits of a mask; 4-7 the same for swaps; 8-11 cells that disagree with walls S and W (the two high bits);
 * 12 tiles whose removal cuts others off; 13 tiles that may be removed.
 */
export const PLACES: usize = 0;
export const SWAPS: usize = 4;
export const CLASHES: usize = 8;
export const CUTS: usize = 12;
export const REMOVABLE: usize = 13;

/** To be called after every change of a board. */
export function spoil(b: usize): void {
  store<u8>(b, FITS_STALE | CUTS_STALE, STALE);
}

/** Whether a board is in the modules' form, which the base core does not know. */
export function holdsShapes(b: usize): bool {
  return WITH_MODULES != 0 && load<u8>(b, FORM) == MODULES;
}

export function plane<T>(b: usize, number: usize): usize {
  return sizeof<T>() == 2
    ? b + NARROW_PLANES + number * NARROW_STRIDE
    : b + WIDE_PLANES + number * WIDE_STRIDE;
}

export function derived<T>(b: usize, number: usize): usize {
  return sizeof<T>() == 2 ? b + NARROW_DERIVED + number * 32 : b + WIDE_DERIVED + number * 512;
}

export function ids<T>(b: usize): usize {
  return sizeof<T>() == 2 ? b + NARROW_IDS : b + WIDE_IDS;
}

/** Cells of a row of the window, and how far to shift a row number to number its first cell. */
export function span<T>(): i32 {
  return sizeof<T>() == 2 ? 16 : 64;
}
