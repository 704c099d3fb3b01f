/**
 * Outside walls with their edges. A run is written as its length, its number of watchtowers and then its edges,
 * clockwise, all u32; runs come longest first, then by watchtowers, then by first edge (base.md; modules.md).
 */
import { edgeAt } from "./cell";
import { cellOfIndex, gridOf } from "./general/sketch";
import { isWalled, nextEdge, outerWalls, previousEdge } from "./ring";

/** Walled outline edges already in a run, a mask a cell. */
const TAKEN: usize = memory.data(4096, 16);
/** Runs as found, and where each of them begins; 192 pieces have at most 768 edges. */
const FOUND: usize = memory.data(768 * 12, 16);
const HEADS: usize = memory.data(768 * 4, 16);
const RUN_HEADER: usize = 8;

function take(edge: u32): void {
  const cell = TAKEN + <usize>(edge >> 3);
  store<u8>(cell, <u8>(<u32>load<u8>(cell) | (1 << (edge & 7))));
}

/** The first edge of the run this edge lies in; on a ring walled all round, this edge. */
function firstOfRun(grid: usize, edge: u32): u32 {
  let first = edge;
  while (true) {
    const before = previousEdge(grid, first);
    if (before == edge || !isWalled(grid, before)) return before == edge ? edge : first;
    first = before;
  }
}

function writeRun(b: usize, grid: usize, first: u32, run: usize): usize {
  let to = run + RUN_HEADER;
  let towers: u32 = 0;
  let edge = first;
  do {
    store<u32>(to, edgeAt(cellOfIndex(b, <i32>(edge >> 3)), edge & 7));
    to += 4;
    towers += (edge >> 2) & 1;
    take(edge);
    edge = nextEdge(grid, edge);
  } while (edge != first && isWalled(grid, edge));
  store<u32>(run, <u32>(to - run - RUN_HEADER) >> 2);
  store<u32>(run, towers, 4);
  return to;
}

/** Finds all runs, smallest edge first, and returns how many there are. */
function findRuns(b: usize): u32 {
  const grid = gridOf(b, 0);
  let runs: u32 = 0;
  let to = FOUND;
  memory.fill(TAKEN, 0, 4096);
  for (let index: i32 = 64; index < 4032; index++) {
    for (let side: u32 = 0, walls = outerWalls(grid, index); walls >> side != 0; side++) {
      if ((((walls & ~load<u8>(TAKEN + <usize>index)) >> side) & 1) == 0) continue;
      store<u32>(HEADS + ((<usize>runs) << 2), <u32>to);
      to = writeRun(b, grid, firstOfRun(grid, <u32>(index << 3) | side), to);
      runs++;
    }
  }
  return runs;
}

function comesBefore(run: usize, other: usize): bool {
  const length = load<u32>(run);
  const towers = load<u32>(run, 4);
  if (length != load<u32>(other)) return length > load<u32>(other);
  if (towers != load<u32>(other, 4)) return towers > load<u32>(other, 4);
  return load<u32>(run, RUN_HEADER) < load<u32>(other, RUN_HEADER);
}

/** Moves the best of the runs from number `from` on to that number and returns it. */
function bestRun(from: u32, runs: u32): usize {
  const place = HEADS + ((<usize>from) << 2);
  for (let n = from + 1; n < runs; n++) {
    const other = HEADS + ((<usize>n) << 2);
    const best = load<u32>(place);
    if (!comesBefore(load<u32>(other), best)) continue;
    store<u32>(place, load<u32>(other));
    store<u32>(other, best);
  }
  return load<u32>(place);
}

function copyRun(run: usize, out: usize): usize {
  const size = RUN_HEADER + ((<usize>load<u32>(run)) << 2);
  memory.copy(out, run, size);
  return out + size;
}

/** Writes every outside run and returns their number. */
export function allRunsInto(b: usize, out: usize): u32 {
  const runs = findRuns(b);
  let to = out;
  for (let n: u32 = 0; n < runs; n++) to = copyRun(bestRun(n, runs), to);
  return runs;
}

/** Writes the longest run (a length of 0 when there is no wall) and returns its length. */
export function longestRunInto(b: usize, out: usize): u32 {
  const runs = findRuns(b);
  if (runs == 0) {
    store<u64>(out, 0);
    return 0;
  }
  copyRun(bestRun(0, runs), out);
  return load<u32>(out);
}

/** Length of the longest run of a board with module pieces. */
export function longestRun(b: usize): u32 {
  const runs = findRuns(b);
  return runs == 0 ? 0 : load<u32>(bestRun(0, runs));
}
