import { TILE_COUNT, TILE_SIZE, TILES } from "./tables";

/** The 54 building tiles by number, as the box has them. */

/** Kind of a building tile: 0 pavilion to 5 tower. */
export function tileKind(tile: i32): i32 {
  assert(<u32>tile < <u32>TILE_COUNT);
  return load<u8>(TILES + <usize>(tile * TILE_SIZE));
}

export function tilePrice(tile: i32): i32 {
  assert(<u32>tile < <u32>TILE_COUNT);
  return load<u8>(TILES + <usize>(tile * TILE_SIZE), 1);
}

/** Walled sides as drawn: N 1, E 2, S 4, W 8. */
export function tileWalls(tile: i32): i32 {
  assert(<u32>tile < <u32>TILE_COUNT);
  return load<u8>(TILES + <usize>(tile * TILE_SIZE), 2);
}
