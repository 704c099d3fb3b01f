/**
 * Derived planes are made at the first question after a change, and only those it needs: what fits where, or who
 * cuts whom off.
 */
import { deriveCuts } from "./cuts";
import { deriveFits } from "./fits";
import {
  COUNT,
  CUTS_STALE,
  derived,
  FIRST,
  FITS_STALE,
  FORM,
  MAX_EXTENT,
  MAX_PIECES,
  NARROW,
  PAST,
  PLACES,
  STALE,
} from "./layout";
import { findNarrowCuts } from "./narrowcuts";
import { boxHeight, boxWidth, measure } from "./settle";
import { findWideCuts } from "./widecuts";

export function freshenFits(b: usize): void {
  const stale: u32 = load<u8>(b, STALE);
  if ((stale & FITS_STALE) == 0) return;
  if (load<u8>(b, FORM) == NARROW) {
    deriveFits<u16>(b, 0);
    deriveFits<u16>(b, 16);
  } else {
    const past = <usize>load<u32>(b, PAST);
    for (let at = <usize>load<u32>(b, FIRST); at < past; at += 16) deriveFits<u64>(b, at);
    keepInside(b);
  }
  if (load<u8>(b, COUNT) >= MAX_PIECES) refuseAll(b);
  store<u8>(b, stale & ~FITS_STALE, STALE);
}

export function freshenCuts(b: usize): void {
  const stale: u32 = load<u8>(b, STALE);
  if ((stale & CUTS_STALE) == 0) return;
  let loops: i32 = 1;
  if (load<u8>(b, FORM) == NARROW) {
    loops += deriveCuts<u16>(b, 0) + deriveCuts<u16>(b, 16);
    if (loops != 0) findNarrowCuts(b);
  } else {
    const past = <usize>load<u32>(b, PAST);
    for (let at = <usize>load<u32>(b, FIRST); at < past; at += 16) loops += deriveCuts<u64>(b, at);
    if (loops != 0) findWideCuts(b);
  }
  store<u8>(b, stale & ~CUTS_STALE, STALE);
}

/** A palace as wide or high as the grid has no cells beyond its own box. */
function keepInside(b: usize): void {
  measure(b);
  const wide = boxWidth() == MAX_EXTENT;
  const high = boxHeight() == MAX_EXTENT;
  const columns: u64 = wide ? ~(1 | (1 << 63)) : ~0;
  for (let k: usize = 0; k < 4; k++) {
    const rows = derived<u64>(b, PLACES + k);
    if (high) {
      store<u64>(rows, 0);
      store<u64>(rows, 0, 63 * 8);
    }
    for (let at: usize = 0; at < 512; at += 8) store<u64>(rows + at, load<u64>(rows + at) & columns);
  }
}

function refuseAll(b: usize): void {
  if (load<u8>(b, FORM) == NARROW) memory.fill(derived<u16>(b, PLACES), 0, 4 * 32);
  else memory.fill(derived<u64>(b, PLACES), 0, 4 * 512);
}
