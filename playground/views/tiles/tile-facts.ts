import type { Tile } from "alhambra-engine";
import { KINDS, type Kind } from "../../art/kinds.js";
import { SIDES, type Side } from "../../art/walls.js";

export interface KindGroup {
  readonly kind: Kind;
  /** From the cheapest to the dearest. */
  readonly tiles: readonly Tile[];
}

export interface WallCounts {
  readonly bySide: Readonly<Record<Side, number>>;
  /** How many tiles have no wall, one, two and so on. */
  readonly byNumber: readonly number[];
}

export function groupByKind(tiles: readonly Tile[]): KindGroup[] {
  return KINDS.map((kind) => ({
    kind,
    tiles: tiles.filter((tile) => tile.kind === kind).sort((a, b) => a.price - b.price),
  })).filter((group) => group.tiles.length > 0);
}

export function countWalls(tiles: readonly Tile[]): WallCounts {
  const bySide = { N: 0, E: 0, S: 0, W: 0 };
  const byNumber: number[] = [];
  for (const { walls } of tiles) {
    for (const side of SIDES) if (walls.includes(side)) bySide[side]++;
    byNumber[walls.length] = (byNumber[walls.length] ?? 0) + 1;
  }
  return { bySide, byNumber: Array.from(byNumber, (count) => count ?? 0) };
}
