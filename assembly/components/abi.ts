import { TILE_COUNT, TILE_SIZE, TILES } from "./tables";

/** Number of building tiles in the box. */
export function tileCount(): i32 {
  return TILE_COUNT;
}

/** Bytes between two tile records. */
export function tileSize(): i32 {
  return TILE_SIZE;
}

/** Address of the tile records: kind, price, walls. */
export function tileTable(): usize {
  return TILES;
}

/** 1 when this build carries the expansion modules. */
export function withModules(): i32 {
  return WITH_MODULES;
}
