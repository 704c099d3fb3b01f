// Watchtowers on a board (p. 29; mega-box-a.md; modules.md "The general law of a board").

import { describe, expect, test } from "vitest";
import { often } from "../../support/long.js";
import { beside, CORNERS, neighbours, OPPOSITE, SIDES } from "../base/cells.js";
import { Board, type BoardEntry, KINDS, type Kind } from "../base/index.js";
import { trianglesIn } from "../base/outline.js";
import type { Corner, Side } from "../base/types.js";
import { Dice } from "../random.js";
import { palace } from "../stack-modules.js";

/** Milliseconds a test of random boards may take. */
const PATIENCE = often(120_000, 3_600_000);

const tower = (kind: Kind, corner: Corner) => ({ kind, corner, walls: "" });
const tile = (walls: string, kind: Kind = "garden") => ({ walls, kind });
/** "tower SW 2 0" as a watchtower. */
const put = (board: Board, text: string): Board => {
  const [kind, corner, x, y] = text.split(" ");
  const found = KINDS.find((k) => k === kind);
  const angle = CORNERS.find((c) => c === corner);
  if (found === undefined || angle === undefined) throw new Error(text);
  return board.place(tower(found, angle), Number(x), Number(y));
};

/** The rulings' boards. */
const R = palace("tower N 1 0");
const R2 = put(R, "tower SW 2 0");

const lengths = (board: Board): number[] => board.walls().map((run) => run.length);
const written = (board: Board): string[] =>
  board.longestWall().edges.map(({ x, y, side }) => `(${x},${y})${side}`);

describe("the examples of the rulings", () => {
  test("1: beside a building of its colour, an open side to an open side", () => {
    expect(R.check(tower("tower", "SW"), 2, 0)).toBe("ok");
  });

  test("2: nothing may stand at the long side", () => {
    expect(R.check(tower("tower", "NE"), 2, 0)).toBe("edge");
  });

  test("3: without a building of its colour at a short side it is unsupported", () => {
    expect(R.check(tower("garden", "SW"), 2, 0)).toBe("unsupported");
  });

  test("4: open edges may not touch walls", () => {
    expect(palace("tower NE 1 0").check(tower("tower", "SW"), 2, 0)).toBe("edge");
  });

  test("5: no tile can be placed adjacent to a watchtower's long edge", () => {
    for (const walls of ["", "W", "S", "ESW"]) {
      expect(R2.check(tile(walls), 3, 0)).toBe("edge");
      expect(R2.check(tile(walls), 2, -1)).toBe("edge");
    }
  });

  test("6: a path may be drawn through a watchtower", () => {
    expect(R2.check(tile("E"), 2, 1)).toBe("ok");
    expect(R2.check(tile("N"), 2, 1)).toBe("edge");
    // Beside another tile its walls must match that one too; the watchtower alone may be its way in.
    expect(R2.place(tile(""), 1, 1).check(tile("W"), 2, 1)).toBe("edge");
    expect(R2.check(tile("ESW"), 2, 1)).toBe("ok");
  });

  test("7: the long side counts 1 in the wall", () => {
    expect(written(R2)).toEqual(["(1,0)N", "(2,0)NE"]);
    const more = R2.place(tile("E"), 2, 1);
    expect(written(more)).toEqual(["(1,0)N", "(2,0)NE", "(2,1)E"]);
    expect([trianglesIn(R2.longestWall()), trianglesIn(more.longestWall())]).toEqual([1, 1]);
  });

  test("8: the run goes on through both ends of the long side", () => {
    const board = R2.place(tile(""), 2, 1).place(tile("N"), 3, 1);
    expect(written(board)).toEqual(["(1,0)N", "(2,0)NE", "(3,1)N"]);
  });

  test("9: a tile may go only if every watchtower still touches its colour and can be reached", () => {
    const other = R2.place(tile("E", "tower"), 2, 1);
    expect(other.checkRemove(1, 0)).toBe("unreachable");
    const way = R2.place(tile(""), 0, 1).place(tile(""), 1, 1);
    expect(way.place(tile("E", "tower"), 2, 1).checkRemove(1, 0)).toBe("ok");
    expect(way.place(tile("E", "garden"), 2, 1).checkRemove(1, 0)).toBe("unsupported");
  });

  test("10: the way out of a hole may lead over the empty half; with that shut too it is a hole", () => {
    const round = R2.place(tile(""), 2, 1).place(tile(""), 3, 1).place(tile(""), 4, 1).place(tile(""), 4, 0);
    const open = round.place(tile(""), 4, -1);
    expect(open.check(tile(""), 3, -1)).toBe("ok");
    const closing = open
      .place(tile(""), 3, -1)
      .place(tile(""), 3, -2)
      .place(tile(""), 2, -2)
      .place(tile(""), 1, -2);
    const explanation = closing.explain(tile("S"), 1, -1);
    expect(explanation.reason).toBe("hole");
    expect(explanation.cells).toEqual([
      { x: 2, y: -1 },
      { x: 2, y: 0 },
      { x: 3, y: 0 },
    ]);
  });
});

describe("placing (p. 29)", () => {
  test("turned any which way: of two open corners each fits where its short sides touch", () => {
    const open = palace("tower - 1 0");
    expect(CORNERS.filter((corner) => open.check(tower("tower", corner), 2, 0) === "ok")).toEqual([
      "SW",
      "NW",
    ]);
    expect(CORNERS.filter((corner) => open.check(tower("tower", corner), 1, 1) === "ok")).toEqual([
      "NE",
      "NW",
    ]);
  });

  test("occupied and detached come first", () => {
    expect(R2.check(tower("tower", "SW"), 2, 0)).toBe("occupied");
    expect(R2.check(tile(""), 2, 0)).toBe("occupied");
    expect(R.check(tower("tower", "SW"), 4, 4)).toBe("detached");
    expect(R.check(tower("tower", "SW"), 63, 63)).toBe("detached");
  });

  test("a short side beside another watchtower's short side; both lean on their own buildings", () => {
    const two = palace("tower - 1 0", "garden - 1 1");
    const board = put(two, "tower SW 2 0");
    expect(board.check(tower("garden", "NW"), 2, 1)).toBe("ok");
    expect(board.check(tower("garden", "SW"), 2, 1)).toBe("edge");
    expect(board.check(tower("tower", "NW"), 2, 1)).toBe("unsupported");
  });

  test("a watchtower is no building: it supports none and counts for nothing", () => {
    expect(R2.count("tower")).toBe(1);
    expect(R2.check(tower("tower", "NW"), 2, 1)).toBe("unsupported");
    expect(R2.tiles()).toHaveLength(2);
    expect(R2.triangles()).toEqual([{ kind: "tower", corner: "SW", walls: "", x: 2, y: 0 }]);
  });

  test("the colours of squares give no support (p. 29)", () => {
    const square = Board.start().place({ id: "square-tower-1", walls: "N" }, 1, 0);
    expect(square.check(tower("tower", "SW"), 2, 0)).toBe("unsupported");
  });

  test("a tile whose only open contact is a watchtower is reachable; without it, not", () => {
    const walled = R.place(tile("E"), 1, 1);
    expect(walled.check(tile("ESW"), 2, 1)).toBe("unreachable");
    expect(put(walled, "tower SW 2 0").check(tile("ESW"), 2, 1)).toBe("ok");
  });
});

describe("rebuilding (p. 29)", () => {
  test("watchtowers cannot be rebuilt", () => {
    expect(R2.checkRemove(2, 0)).toBe("fixed");
    expect(R2.checkSwap(tile(""), 2, 0)).toBe("fixed");
    expect(R2.removable()).toEqual([]);
  });

  test("an exchange must leave its colour beside it", () => {
    expect(R2.checkSwap(tile("N", "tower"), 1, 0)).toBe("ok");
    expect(R2.checkSwap(tile("N", "garden"), 1, 0)).toBe("unsupported");
    expect(R2.swaps(tile("N", "garden"))).toEqual([]);
    expect(R2.swaps(tile("N", "tower"))).toEqual([{ x: 1, y: 0 }]);
    const both = R2.place(tile("", "tower"), 2, 1);
    expect(both.checkSwap(tile("N", "garden"), 1, 0)).toBe("ok");
    expect(both.checkSwap(tile("NE", "tower"), 1, 0)).toBe("edge");
  });
});

describe("walls (p. 29)", () => {
  test("the side named by the corner opposite to the right angle, in all four positions", () => {
    const around: [string, Corner, string][] = [
      ["tower - 0 1", "NW", "SE"],
      ["tower - 0 1", "NE", "SW"],
      ["tower - 0 -1", "SW", "NE"],
      ["tower - 0 -1", "SE", "NW"],
    ];
    for (const [building, corner, side] of around) {
      const y = building.endsWith("-1") ? -2 : 2;
      const board = palace(building).place(tower("tower", corner), 0, y);
      expect(board.longestWall()).toEqual({ length: 1, edges: [{ x: 0, y, side }] });
    }
  });

  test("a short side facing an empty cell ends a run", () => {
    const board = palace("tower S 1 0", "garden S 2 0").place(tower("tower", "SE"), 1, -1);
    // West of the watchtower nothing is walled; its short east side is open to the empty cell 2,-1.
    expect(lengths(board)).toEqual([2, 1]);
  });

  test("a diagonal way: two watchtowers in one run, each counted once", () => {
    const stairs = palace("tower N 1 0", "garden - 1 1", "tower - 2 1", "garden - 2 2", "tower E 3 2");
    const board = put(put(stairs, "tower SW 2 0"), "tower SW 3 1");
    expect(written(board)).toEqual(["(1,0)N", "(2,0)NE", "(3,1)NE", "(3,2)E"]);
    expect(trianglesIn(board.longestWall())).toBe(2);
  });

  test("of equally long runs the one with more watchtowers", () => {
    const board = put(palace("tower N 1 0", "garden NW -1 0"), "tower SW 2 0");
    expect(lengths(board)).toEqual([2, 2]);
    expect(board.walls().map(trianglesIn)).toEqual([1, 0]);
  });
});

describe("random boards with watchtowers keep the general law", () => {
  /** Grows a palace by legal placements of tiles and watchtowers. */
  function grow(dice: Dice, pieces: number): Board {
    let board = Board.start();
    for (let n = 0; n < pieces; n++) {
      const walls = SIDES.filter(() => dice.below(3) === 0).join("");
      const kind = dice.pick(KINDS);
      const piece = dice.below(3) === 0 ? tower(kind, dice.pick(CORNERS)) : { kind, walls };
      const cells = board.legalPlacements(piece);
      if (cells.length === 0) continue;
      const { x, y } = dice.pick(cells);
      board = board.place(piece, x, y);
    }
    return board;
  }

  test(
    "what was built piece by piece is a legal board as a whole, and stays one when a tile goes",
    () => {
      const dice = new Dice(29);
      let standing = 0;
      for (let n = 0; n < often(15, 400); n++) {
        const board = grow(dice, 25);
        standing += board.triangles().length;
        const all = [...board.tiles(), ...board.triangles()];
        expect(Board.from(dice.shuffle(all)).tiles()).toEqual(board.tiles());
        for (const { x, y } of board.removable()) expect(board.remove(x, y).at(x, y)).toBeNull();
      }
      expect(standing).toBeGreaterThan(25);
    },
    PATIENCE,
  );

  test(
    "every long side and every walled side before empty ground is in exactly one run",
    () => {
      const dice = new Dice(31);
      for (let n = 0; n < often(15, 400); n++) {
        const board = grow(dice, 25);
        const edges = board.walls().flatMap((run) => run.edges.map(({ x, y, side }) => `${x},${y},${side}`));
        expect(new Set(edges).size).toBe(edges.length);
        const long = edges.filter((edge) => edge.split(",")[2]?.length === 2);
        expect(long).toHaveLength(board.triangles().length);
        const outer = board.tiles().flatMap(({ x, y, walls }) =>
          SIDES.filter((side) => walls.includes(side)).filter((side) => {
            const outside = beside({ x, y }, side);
            return board.isFree(outside.x, outside.y);
          }),
        );
        expect(edges.length - long.length).toBe(outer.length);
      }
    },
    PATIENCE,
  );

  /** Four quarters a cell: is any empty one cut off from the far outside? The same question asked in another way. */
  function hasHole(pieces: readonly BoardEntry[]): boolean {
    const filled = new Set<string>();
    for (const { x, y, corner } of pieces) {
      for (const side of SIDES) if (corner?.includes(side) ?? true) filled.add(`${x} ${y} ${side}`);
    }
    const span = 16;
    const free = new Set<string>();
    const todo: { x: number; y: number; side: Side }[] = [{ x: -span, y: -span, side: "N" }];
    for (let here = todo.pop(); here !== undefined; here = todo.pop()) {
      const { x, y, side } = here;
      const key = `${x} ${y} ${side}`;
      if (Math.abs(x) > span || Math.abs(y) > span || filled.has(key) || free.has(key)) continue;
      free.add(key);
      const turn = SIDES.indexOf(side);
      todo.push({ ...beside({ x, y }, side), side: OPPOSITE[side] });
      for (const next of [SIDES[(turn + 1) % 4], SIDES[(turn + 3) % 4]])
        if (next !== undefined) todo.push({ x, y, side: next });
    }
    return free.size + filled.size < 4 * (2 * span + 1) ** 2;
  }

  test(
    "whether a placement shuts empty ground in: as a flood over quarters of cells says",
    () => {
      const dice = new Dice(37);
      const seen = { ok: 0, hole: 0 };
      for (let n = 0; n < often(6, 400); n++) {
        const board = grow(dice, 30);
        const standing = [...board.tiles(), ...board.triangles()];
        expect(hasHole(standing)).toBe(false);
        const around = standing.flatMap((piece) => neighbours(piece));
        for (const { x, y } of around) {
          const reason = board.check({ walls: "" }, x, y);
          if (reason !== "ok" && reason !== "hole") continue;
          if (reason === "ok" && seen.ok > 4 * (seen.hole + 1)) continue;
          seen[reason] += 1;
          expect(hasHole([...standing, { x, y, walls: "" }])).toBe(reason === "hole");
        }
      }
      expect(seen.hole).toBeGreaterThan(2);
    },
    PATIENCE,
  );
});
