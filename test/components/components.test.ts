import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import money from "../../assembly/components/money.json" with { type: "json" };
import scoring from "../../assembly/components/scoring.json" with { type: "json" };
import tiles from "../../assembly/components/tiles.json" with { type: "json" };

const ofKind = (kind: string) => tiles.tiles.filter((tile) => tile.kind === kind);

describe("building tiles (Mega Box p. 2)", () => {
  test.each([
    ["pavilion", 7, 2, 8],
    ["seraglio", 7, 3, 9],
    ["arcades", 9, 4, 10],
    ["chambers", 9, 5, 11],
    ["garden", 11, 6, 12],
    ["tower", 11, 7, 13],
  ])("%s: %i tiles, prices %i to %i", (kind, count, least, most) => {
    const prices = ofKind(kind).map((tile) => tile.price);
    expect(prices).toHaveLength(count);
    expect(Math.min(...prices)).toBe(least);
    expect(Math.max(...prices)).toBe(most);
  });

  test("54 in all, with ids of their own that tell kind, price and walls", () => {
    expect(new Set(tiles.tiles.map((tile) => tile.id)).size).toBe(54);
    for (const { id, kind, price, walls } of tiles.tiles) {
      expect(id).toBe(`${kind}-${price}-${walls.toLowerCase() || "0"}`);
    }
  });

  test("up to three wall segments a tile, ten tiles without, twenty on each side", () => {
    expect(tiles.tiles.every((tile) => tile.walls.length <= 3)).toBe(true);
    expect(tiles.tiles.filter((tile) => tile.walls === "")).toHaveLength(10);
    for (const side of "NESW") {
      expect(tiles.tiles.filter((tile) => tile.walls.includes(side))).toHaveLength(20);
    }
    expect(tiles.start.walls).toBe("");
  });
});

describe("money (Mega Box p. 2, p. 7)", () => {
  test("108 cards in four currencies, 72 with two players", () => {
    const faces = money.currencies.length * money.values.length;
    expect(faces * money.copies).toBe(108);
    expect(faces * money.copiesTwoPlayers).toBe(72);
  });

  test("each market space has a currency of its own", () => {
    expect(money.market.map((space) => space.space)).toEqual([1, 2, 3, 4]);
    expect(new Set(money.market.map((space) => space.currency)).size).toBe(4);
  });
});

describe("points (Mega Box p. 6)", () => {
  test("first scoring pays one place, second two, third three, each kind one point more than the one before", () => {
    const table = scoring.scorings.map((entry) =>
      scoring.kinds.map((kind) => Reflect.get(entry.places, kind)),
    );
    const upTo = (first: number) => [0, 1, 2, 3, 4, 5].map((step) => first + step);
    const rows = (...firsts: number[]) => upTo(0).map((_, kind) => firsts.map((first) => upTo(first)[kind]));
    expect(table).toEqual([rows(1), rows(8, 1), rows(16, 8, 1)]);
  });
});

test("every component file says where it comes from and how sure it is", () => {
  for (const file of [tiles, money, scoring]) {
    expect(file.confidence).toBe("verified");
    expect(file.sources.length).toBeGreaterThan(0);
  }
});

test("the generated tables are those of the component files", () => {
  const script = fileURLToPath(new URL("../../tools/generate.js", import.meta.url));
  expect(() => execFileSync(process.execPath, [script, "--check"], { stdio: "pipe" })).not.toThrow();
});
