import { MOVE_BYTES, MoveKind } from "./moves";

/**
 * A survey of the moves: a row of sections, each a kind of move, its subject (a piece or a market space) and how
 * many moves it has. Counting stops there; only the section of a chosen or listed move is ever written out. A
 * survey holds until the next one is begun or the game goes on.
 */
const SECTION_BYTES: usize = 8;
const SECTION_LIMIT: usize = 1024;
const SECTIONS: usize = memory.data(<i32>(SECTION_LIMIT * SECTION_BYTES), 8);
let end: usize = SECTIONS;
let total: u32 = 0;
let inSection: u32 = 0;
let ready: u32 = 0;

export function beginSurvey(): void {
  end = SECTIONS;
  total = 0;
  if (WITH_MODULES != 0) ready = 0;
}

/** An empty section is overwritten by the next one: no branch on what nobody can foresee. */
export function addSection(kind: MoveKind, subject: u32, count: u32): void {
  store<u32>(end, <u32>kind | (subject << 8));
  store<u32>(end, count, 4);
  end += select<usize>(SECTION_BYTES, 0, count != 0);
  total += count;
}

/** Moves that lie ready so far (offers.ts). */
export function readyMoves(): u32 {
  return ready;
}

/** One more move lies ready: those that follow each other share a section. */
export function addReady(kind: u32): void {
  const last = end - SECTION_BYTES;
  if (last >= SECTIONS && (load<u32>(last) & 0xff) == kind) {
    store<u32>(last, load<u32>(last, 4) + 1, 4);
    total++;
  } else {
    addSection(<MoveKind>kind, ready, 1);
  }
  ready++;
}

/** Moves in all sections. */
export function surveyed(): u32 {
  return total;
}

export function sectionKind(section: u32): MoveKind {
  return <MoveKind>(section & 0xff);
}

export function sectionSubject(section: u32): u32 {
  return section >> 8;
}

/** The section of the n-th move; n must be below the number of moves. */
export function sectionOf(n: u32): u32 {
  let at = SECTIONS;
  for (; n >= load<u32>(at, 4); at += SECTION_BYTES) n -= load<u32>(at, 4);
  inSection = n;
  return load<u32>(at);
}

/** Number of the move within the section that was found last. */
export function numberInSection(): u32 {
  return inSection;
}

/**
 * Moves `from` to `from + limit - 1` of the survey, written by `write(section, first, count, out)`; returns how
 * many there were.
 */
export function writePage(
  from: u32,
  limit: u32,
  to: usize,
  write: (section: u32, first: u32, count: u32, out: usize) => void,
): u32 {
  let written: u32 = 0;
  for (let at = SECTIONS; at < end && written < limit; at += SECTION_BYTES) {
    const count = load<u32>(at, 4);
    if (from >= count) {
      from -= count;
      continue;
    }
    const here = min<u32>(limit - written, count - from);
    write(load<u32>(at), from, here, to + <usize>written * MOVE_BYTES);
    written += here;
    from = 0;
  }
  return written;
}
