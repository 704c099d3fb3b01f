// Why a change to an Alhambra is not allowed: the first reason in the order of base.md 1, with its evidence.

import { keyOf } from "./cells.js";
import {
  type Cells,
  clashes,
  cutOff,
  type Placed,
  shutIn,
  touching,
  unsupported,
  withoutTile,
  withTile,
} from "./laws.js";
import type { Cell, Edge } from "./types.js";

export type Reason =
  | "ok"
  | "occupied"
  | "detached"
  | "limit"
  | "edge"
  | "unreachable"
  | "unsupported"
  | "hole"
  | "empty"
  | "start"
  | "fixed";

/** `edges`: all clashing sides; `cells`: all cells of every enclosed area; `tiles`: all that is cut off or leans on nothing. */
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

function explainStanding(after: Cells): Explanation {
  const tiles = cutOff(after);
  if (tiles.length > 0) return because("unreachable", { tiles });
  const leaning = unsupported(after);
  return leaning.length > 0 ? because("unsupported", { tiles: leaning }) : because("ok");
}

function explainHoles(after: Cells): Explanation {
  const enclosed = shutIn(after);
  return enclosed.length > 0 ? because("hole", { cells: enclosed }) : because("ok");
}

/** The first that is not "ok". */
function first(...questions: (() => Explanation)[]): Explanation {
  for (const ask of questions) {
    const answer = ask();
    if (answer.reason !== "ok") return answer;
  }
  return because("ok");
}

/** Position a building tile (p. 5) or a watchtower (p. 29), also `add` of a redesign (p. 4). */
export function explainPlace(cells: Cells, piece: Omit<Placed, keyof Cell>, cell: Cell): Explanation {
  if (cells.has(keyOf(cell))) return because("occupied");
  if (touching(cells, cell).length === 0) return because("detached");
  if (Math.abs(cell.x) > LIMIT || Math.abs(cell.y) > LIMIT) return because("limit");
  const edges = clashes(cells, cell, piece);
  if (edges.length > 0) return because("edge", { edges });
  const after = withTile(cells, { ...piece, x: cell.x, y: cell.y });
  return first(
    () => explainStanding(after),
    () => explainHoles(after),
  );
}

/** May what stands here be taken away at all? */
function explainTaking(tile: Placed | undefined): Explanation {
  if (tile === undefined) return because("empty");
  if (tile.kind === "start") return because("start");
  return because(tile.corner === undefined ? "ok" : "fixed");
}

/** Remove a building tile (p. 4). */
export function explainRemove(cells: Cells, cell: Cell): Explanation {
  const after = withoutTile(cells, cell);
  return first(
    () => explainTaking(cells.get(keyOf(cell))),
    () => explainStanding(after),
    () => explainHoles(after),
  );
}

/** Exchange a building tile for one that takes exactly the same place (p. 4). */
export function explainSwap(cells: Cells, piece: Omit<Placed, keyof Cell>, cell: Cell): Explanation {
  const taking = explainTaking(cells.get(keyOf(cell)));
  if (taking.reason !== "ok") return taking;
  const without = withoutTile(cells, cell);
  const edges = clashes(without, cell, piece);
  if (edges.length > 0) return because("edge", { edges });
  return explainStanding(withTile(without, { ...piece, x: cell.x, y: cell.y }));
}
