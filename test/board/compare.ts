/** Answers of the core and of the plain version, brought into one form and compared. */
import { expect } from "vitest";
import type { Cell, Evidence } from "./plain.js";

export const plainCells = (cells: readonly Cell[]): Cell[] => cells.map(({ x, y }) => ({ x, y }));

export const plainEvidence = ({ reason, edges, cells, tiles }: Evidence): Evidence => ({
  reason,
  edges,
  cells: plainCells(cells),
  tiles: plainCells(tiles),
});

/** Comparing text is several times faster than comparing trees, and says as much. */
export function same(actual: unknown, wanted: unknown, what: string): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (a !== b) expect.fail(`${what}: the core says ${a}, the plain version ${b}`);
}
