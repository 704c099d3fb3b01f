import { CURRENCY_COUNT, KIND_COUNT, PLACE_POINTS, SPACE_COUNT, SPACE_CURRENCY, TILE_COUNT } from "./tables";
import { tileKind, tilePrice, tileWalls } from "./tiles";

describe("building tiles (Mega Box p. 2)", () => {
  test("are 54 in six kinds: 7, 7, 9, 9, 11, 11", () => {
    const counts = new StaticArray<i32>(KIND_COUNT);
    for (let tile = 0; tile < TILE_COUNT; tile++) counts[tileKind(tile)]++;
    expect(counts).toStrictEqual([7, 7, 9, 9, 11, 11] as StaticArray<i32>);
  });

  test("cost 2-8, 3-9, 4-10, 5-11, 6-12, 7-13 by kind", () => {
    for (let tile = 0; tile < TILE_COUNT; tile++) {
      const kind = tileKind(tile);
      expect(tilePrice(tile)).toBeGreaterThanOrEqual(kind + 2);
      expect(tilePrice(tile)).toBeLessThanOrEqual(kind + 8);
    }
  });

  test("have twenty wall segments on each side and ten tiles have none", () => {
    const sides = new StaticArray<i32>(4);
    let open = 0;
    for (let tile = 0; tile < TILE_COUNT; tile++) {
      const walls = tileWalls(tile);
      if (walls == 0) open++;
      for (let side = 0; side < 4; side++) sides[side] += (walls >> side) & 1;
    }
    expect(open).toBe(10);
    expect(sides).toStrictEqual([20, 20, 20, 20] as StaticArray<i32>);
  });
});

describe("scoring and market tables", () => {
  test("pay 16, 8 and 1 for pavilions in the third scoring (Mega Box p. 6)", () => {
    const row = PLACE_POINTS + <usize>(2 * KIND_COUNT * 3);
    expect(load<u8>(row)).toBe(16);
    expect(load<u8>(row, 1)).toBe(8);
    expect(load<u8>(row, 2)).toBe(1);
  });

  test("give each market space a currency of its own", () => {
    let seen = 0;
    for (let space = 0; space < SPACE_COUNT; space++) seen |= 1 << load<u8>(SPACE_CURRENCY + <usize>space);
    expect(seen).toBe((1 << CURRENCY_COUNT) - 1);
  });
});
