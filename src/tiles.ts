import type { CoreExports } from "./core.js";
import { KINDS, TILE_IDS } from "./generated/components.js";

/** One of the six kinds of buildings. */
export type Kind = (typeof KINDS)[number];

/** A building tile as printed. */
export interface Tile {
  readonly id: string;
  readonly kind: Kind;
  readonly price: number;
  /** Walled sides, a subset of the letters N E S W in that order. */
  readonly walls: string;
}

const SIDES = ["N", "E", "S", "W"] as const;

/** Letters of a wall mask of the core: N 1, E 2, S 4, W 8. */
export function wallLetters(mask: number): string {
  return SIDES.filter((_, bit) => mask & (1 << bit)).join("");
}

/** Reads the tile table of the core, in file order. */
export function readTiles(core: CoreExports): Tile[] {
  const table = core.tileTable();
  const size = core.tileSize();
  const bytes = new Uint8Array(core.memory.buffer, table, core.tileCount() * size);
  return TILE_IDS.map((id, tile) => {
    const kind = KINDS[bytes[tile * size] ?? -1];
    const price = bytes[tile * size + 1];
    const walls = bytes[tile * size + 2];
    if (kind === undefined || price === undefined || walls === undefined) {
      throw new RangeError(`The core has no tile ${tile}.`);
    }
    return { id, kind, price, walls: wallLetters(walls) };
  });
}
