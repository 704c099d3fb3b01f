/**
 * Cell lists and counts from derived planes. Three cells are written whatever the number of bits, because a list
 * length is what a processor guesses worst; what lies beyond the end is overwritten by the next list or ignored.
 */
import { CLASHES, derived, FIRST, FITS_STALE, FORM, LEFT, NARROW, PAST, TOP } from "./layout";

/** Bytes a list may scribble behind its last cell. */
export const LIST_SLACK: usize = 8;

function writeWide(word: u64, origin: u32, out: usize): usize {
  let to = out;
  for (let bits = word; bits != 0; bits &= bits - 1, to += 2) store<u16>(to, origin + <u32>ctz(bits));
  return to;
}

/** Cell code of the window's first cell. */
function origin(b: usize): u32 {
  return <u32>(((64 - load<i32>(b, TOP)) << 7) + 64 - load<i32>(b, LEFT));
}

/** Inlined: this is what play asks most. */
export class Fits {
  /** Writes the cells of four narrow rows and returns where the list ends. */
  @inline
  static write(word: u64, origin: u32, out: usize): usize {
    const end = out + ((<usize>popcnt(word)) << 1);
    let bits = word;
    let k = <u32>ctz(bits);
    store<u16>(out, origin + k + (k >> 4) * 112);
    bits &= bits - 1;
    k = <u32>ctz(bits);
    store<u16>(out, origin + k + (k >> 4) * 112, 2);
    bits &= bits - 1;
    k = <u32>ctz(bits);
    store<u16>(out, origin + k + (k >> 4) * 112, 4);
    bits &= bits - 1;
    for (let to = out + 6; bits != 0; bits &= bits - 1, to += 2) {
      k = <u32>ctz(bits);
      store<u16>(to, origin + k + (k >> 4) * 112);
    }
    return end;
  }

  @inline
  static bits<T>(b: usize, group: usize, walls: u32, at: usize): u64 {
    const fits = derived<T>(b, group + <usize>(walls & 3)) + at;
    const clash = derived<T>(b, CLASHES + <usize>(walls >> 2)) + at;
    return load<u64>(fits) & ~load<u64>(clash);
  }

  @inline
  static countNarrow(b: usize, group: usize, walls: u32): u32 {
    const upper = popcnt(Fits.bits<u16>(b, group, walls, 0)) + popcnt(Fits.bits<u16>(b, group, walls, 8));
    const lower = popcnt(Fits.bits<u16>(b, group, walls, 16)) + popcnt(Fits.bits<u16>(b, group, walls, 24));
    return <u32>(upper + lower);
  }

  /** Whether a board is narrow and knows what fits: form and staleness lie side by side. */
  @inline
  static areKept(b: usize): bool {
    return (load<u16>(b, FORM) & (255 | (FITS_STALE << 8))) == NARROW;
  }
}

/** Cells where a tile with these walls fits, of the group PLACES or SWAPS. */
export function fitsInto(b: usize, group: usize, walls: u32, out: usize): u32 {
  let to = out;
  let cell = origin(b);
  if (load<u8>(b, FORM) == NARROW) {
    const outer = Fits.bits<u16>(b, group, walls, 0);
    const last = Fits.bits<u16>(b, group, walls, 24);
    if (outer != 0) to = Fits.write(outer, cell, to);
    to = Fits.write(Fits.bits<u16>(b, group, walls, 8), cell + 512, to);
    to = Fits.write(Fits.bits<u16>(b, group, walls, 16), cell + 1024, to);
    if (last != 0) to = Fits.write(last, cell + 1536, to);
  } else {
    const past = <usize>load<u32>(b, PAST);
    for (let at = <usize>load<u32>(b, FIRST); at < past; at += 8) {
      to = writeWide(Fits.bits<u64>(b, group, walls, at), cell + ((<u32>at) << 4), to);
    }
  }
  return <u32>(to - out) >> 1;
}

export function countFits(b: usize, group: usize, walls: u32): u32 {
  if (load<u8>(b, FORM) == NARROW) return Fits.countNarrow(b, group, walls);
  let count: u64 = 0;
  const past = <usize>load<u32>(b, PAST);
  for (let at = <usize>load<u32>(b, FIRST); at < past; at += 8)
    count += popcnt(Fits.bits<u64>(b, group, walls, at));
  return <u32>count;
}

/** Cells of one derived plane. */
export function planeInto(b: usize, number: usize, out: usize): u32 {
  let to = out;
  let cell = origin(b);
  if (load<u8>(b, FORM) == NARROW) {
    const rows = derived<u16>(b, number);
    for (let at: usize = 0; at < 32; at += 8)
      to = Fits.write(load<u64>(rows + at), cell + ((<u32>at) << 6), to);
  } else {
    const rows = derived<u64>(b, number);
    const past = <usize>load<u32>(b, PAST);
    for (let at = <usize>load<u32>(b, FIRST); at < past; at += 8) {
      to = writeWide(load<u64>(rows + at), cell + ((<u32>at) << 4), to);
    }
  }
  return <u32>(to - out) >> 1;
}

export function countPlane(b: usize, number: usize): u32 {
  let count: u64 = 0;
  if (load<u8>(b, FORM) == NARROW) {
    const rows = derived<u16>(b, number);
    for (let at: usize = 0; at < 32; at += 8) count += popcnt(load<u64>(rows + at));
  } else {
    const rows = derived<u64>(b, number);
    const past = <usize>load<u32>(b, PAST);
    for (let at = <usize>load<u32>(b, FIRST); at < past; at += 8) count += popcnt(load<u64>(rows + at));
  }
  return <u32>count;
}
