// Why a change to an Alhambra is not allowed: the first reason in the order of base.md 1, with its evidence.

import { keyOf } from "./cells.js";
import { type Cells, clashes, cutOff, shutIn, touching, withoutTile, withTile } from "./laws.js";
import type { Cell, Edge } from "./types.js";

export type Reason =
  | "ok"
  | "occupied"
  | "detached"
  | "limit"
  | "edge"
  | "unreachable"
  | "hole"
  | "empty"
  | "start";

/** `edges`: all clashing sides; `cells`: all cells of every enclosed area; `tiles`: all tiles cut off. */
export interface Explanation {
  reason: Reason;
  edges: Edge[];
  cells: Cell[];
  tiles: Cell[];
}

/** No tile stands further than this from the start; 55 tiles in a line always fit (base.md: the grid's own limit). */
export const LIMIT = 63;

function because(reason: Reason, evidence: Partial<Explanation> = {}): Explanation {
  return { reason, edges: [], cells: [], tiles: [], ...evidence };
}

/** Position a building tile (p. 5), also `add` of a redesign (p. 4). */
export function explainPlace(cells: Cells, walls: string, cell: Cell): Explanation {
  if (cells.has(keyOf(cell))) return because("occupied");
  if (touching(cells, cell).length === 0) return because("detached");
  if (Math.abs(cell.x) > LIMIT || Math.abs(cell.y) > LIMIT) return because("limit");
  const edges = clashes(cells, cell, walls);
  if (edges.length > 0) return because("edge", { edges });
  const after = withTile(cells, { ...cell, walls });
  const tiles = cutOff(after);
  if (tiles.length > 0) return because("unreachable", { tiles });
  const enclosed = shutIn(after);
  if (enclosed.length > 0) return because("hole", { cells: enclosed });
  return because("ok");
}

/** Remove a building tile (p. 4). */
export function explainRemove(cells: Cells, cell: Cell): Explanation {
  const tile = cells.get(keyOf(cell));
  if (tile === undefined) return because("empty");
  if (tile.kind === "start") return because("start");
  const after = withoutTile(cells, cell);
  const tiles = cutOff(after);
  if (tiles.length > 0) return because("unreachable", { tiles });
  const enclosed = shutIn(after);
  if (enclosed.length > 0) return because("hole", { cells: enclosed });
  return because("ok");
}

/** Exchange a building tile for one that takes exactly the same place (p. 4). */
export function explainSwap(cells: Cells, walls: string, cell: Cell): Explanation {
  const tile = cells.get(keyOf(cell));
  if (tile === undefined) return because("empty");
  if (tile.kind === "start") return because("start");
  const without = withoutTile(cells, cell);
  const edges = clashes(without, cell, walls);
  if (edges.length > 0) return because("edge", { edges });
  const tiles = cutOff(withTile(without, { ...cell, walls }));
  if (tiles.length > 0) return because("unreachable", { tiles });
  return because("ok");
}
