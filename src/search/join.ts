import type { Division, PerftProgress } from "./perft.js";
import type { PlayoutResult } from "./playouts.js";

/** How the shares of a search add up; they come in the order of their shares. */

/** Numbers, or divisions of which every share has each so many-th. */
export function joinCounts(shares: readonly (number | readonly Division[])[]): number | Division[] {
  const divided = shares.filter((share) => typeof share !== "number");
  if (divided.length === 0) return shares.reduce<number>((sum, share) => sum + Number(share), 0);
  const longest = Math.max(...divided.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) => divided.flatMap((share) => share[row] ?? [])).flat();
}

export function joinPerftProgress(shares: readonly PerftProgress[]): PerftProgress {
  return shares.reduce((a, b) => ({
    done: a.done + b.done,
    total: a.total + b.total,
    nodes: a.nodes + b.nodes,
  }));
}

export function joinPlayouts(shares: readonly PlayoutResult[]): PlayoutResult {
  return shares.reduce((a, b) => ({
    games: a.games + b.games,
    finished: a.finished + b.finished,
    capped: a.capped + b.capped,
    decisions: a.decisions + b.decisions,
    moves: a.moves + b.moves,
    // They played at the same time.
    ms: Math.max(a.ms, b.ms),
    scores: sums(a.scores, b.scores),
    wins: sums(a.wins, b.wins),
    signature: BigInt.asUintN(64, BigInt(`0x${a.signature}`) + BigInt(`0x${b.signature}`))
      .toString(16)
      .padStart(16, "0"),
  }));
}

function sums(a: readonly number[], b: readonly number[]): number[] {
  return a.map((number, i) => number + (b[i] ?? 0));
}
