import { nothing, svg } from "lit";
import { beside, type Cell, keyOf, OPPOSITE, type Standing, sameCell } from "../../art/cells.js";
import { clash, footsteps, hole, occupied, ringed } from "../../art/marks.js";
import { barredWay } from "../../art/outline.js";
import type { Refusal } from "./types.js";

/** From a cell that nothing touches to the nearest tile, corner by corner of the way. */
function gap(cell: Cell, tiles: readonly Standing[]): Cell[] {
  const far = (tile: Cell) => Math.abs(tile.x - cell.x) + Math.abs(tile.y - cell.y);
  const nearest = tiles.toSorted((a, b) => far(a) - far(b))[0];
  return nearest ? [cell, { x: nearest.x, y: cell.y }, nearest] : [];
}

/** Why not, drawn: clashing sides, shut-in cells, the walk that ends at a wall, the gap, what stands in the way. */
export function drawEvidence(refusal: Refusal, tiles: readonly Standing[]) {
  const { reason, edges, cells } = refusal;
  const cutOff = refusal.tiles.filter((tile) => !sameCell(tile, refusal));
  return svg`
    ${cells.map(hole)}
    ${cutOff.map(ringed)}
    ${edges.map((edge) => clash(edge))}
    ${reason === "occupied" ? occupied(refusal) : nothing}
    ${reason === "detached" ? footsteps(gap(refusal, tiles)) : nothing}
    ${reason === "unreachable" && cutOff.length === 0 ? barred(refusal, tiles) : nothing}`;
}

function barred(cell: Cell, tiles: readonly Standing[]) {
  const found = barredWay(cell, tiles);
  if (!found) return nothing;
  return footsteps(found.way, { ...beside(cell, found.side), side: OPPOSITE[found.side] });
}

export const refusalAt = (refusals: readonly Refusal[], cell: Cell | null): Refusal | undefined =>
  cell ? refusals.find((refusal) => keyOf(refusal) === keyOf(cell)) : undefined;
