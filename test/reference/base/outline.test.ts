// Points for the wall around your Alhambra (p. 5-6) and the order of runs (base.md 1, modules.md).

import { describe, expect, test } from "vitest";
import { keyOf } from "./cells.js";
import { Board, type TileLike } from "./index.js";
import type { Cells, Placed } from "./laws.js";
import { rings, wallRuns } from "./outline.js";

function build(...tiles: [TileLike, number, number][]): Board {
  return tiles.reduce((board, [tile, x, y]) => board.place(tile, x, y), Board.start());
}

/** Cells that need not be a legal Alhambra. */
function loose(...tiles: Placed[]): Cells {
  return new Map(tiles.map((tile) => [keyOf(tile), tile]));
}

describe("the longest wall (p. 5-6)", () => {
  test("no wall: length 0 and no edges", () => {
    expect(Board.start().longestWall()).toEqual({ length: 0, edges: [] });
    expect(Board.start().walls()).toEqual([]);
  });

  test("each side with a wall segment counts 1; edges clockwise from the first", () => {
    expect(build(["pavilion-2-new", 0, -1]).longestWall()).toEqual({
      length: 3,
      edges: [
        { x: 0, y: -1, side: "W" },
        { x: 0, y: -1, side: "N" },
        { x: 0, y: -1, side: "E" },
      ],
    });
  });

  test("a run goes on over several tiles and round corners, outward and inward", () => {
    // garden-9-e at (1,0) and tower-13-e at (1,1): one straight run of two.
    expect(build(["garden-9-e", 1, 0], ["tower-13-e", 1, 1]).longestWall()).toEqual({
      length: 2,
      edges: [
        { x: 1, y: 0, side: "E" },
        { x: 1, y: 1, side: "E" },
      ],
    });
    // An inward corner: east side of (1,0), then north side of (2,1).
    const inward = build([{ walls: "E" }, 1, 0], [{ walls: "" }, 1, 1], [{ walls: "N" }, 2, 1]);
    expect(inward.longestWall()).toEqual({
      length: 2,
      edges: [
        { x: 1, y: 0, side: "E" },
        { x: 2, y: 1, side: "N" },
      ],
    });
  });

  test("walls that are back-to-back count for nothing, and break no run outside", () => {
    const board = build(
      [{ walls: "NE" }, 1, 0],
      [{ walls: "" }, 1, 1],
      [{ walls: "" }, 2, 1],
      [{ walls: "NW" }, 2, 0],
    );
    expect(board.longestWall()).toEqual({
      length: 2,
      edges: [
        { x: 1, y: 0, side: "N" },
        { x: 2, y: 0, side: "N" },
      ],
    });
    expect(board.walls()).toHaveLength(1);
  });

  test("only the longest run counts; equally long ones by the first edge's y, x, side", () => {
    const board = build([{ walls: "NE" }, 1, 0], [{ walls: "NW" }, -1, 0], [{ walls: "S" }, 0, 1]);
    expect(board.walls().map((run) => run.edges[0])).toEqual([
      { x: -1, y: 0, side: "W" },
      { x: 1, y: 0, side: "N" },
      { x: 0, y: 1, side: "S" },
    ]);
    expect(board.walls().map((run) => run.length)).toEqual([2, 2, 1]);
  });

  test("a fully walled ring counts each edge once and starts at its smallest edge", () => {
    const board = build(
      [{ walls: "NEW" }, 0, -1],
      [{ walls: "NES" }, 1, 0],
      [{ walls: "ESW" }, 0, 1],
      [{ walls: "NSW" }, -1, 0],
    );
    const wall = board.longestWall();
    expect(wall.length).toBe(12);
    expect(wall.edges[0]).toEqual({ x: 0, y: -1, side: "N" });
    expect(wall.edges[11]).toEqual({ x: 0, y: -1, side: "W" });
    expect(new Set(wall.edges.map((e) => `${e.x},${e.y},${e.side}`)).size).toBe(12);
    expect(board.walls()).toHaveLength(1);
  });
});

describe("the general outline (modules.md)", () => {
  test("a lone tile has one ring: N, E, S, W", () => {
    expect(rings(loose({ x: 0, y: 0, walls: "" })).map((ring) => ring.map((e) => e.side).join(""))).toEqual([
      "NESW",
    ]);
  });

  test("where two tiles touch only at a corner the ring stays with the same outside cell", () => {
    const [ring, ...others] = rings(loose({ x: 0, y: 0, walls: "" }, { x: 1, y: 1, walls: "" }));
    expect(others).toEqual([]);
    expect(ring?.map((e) => `${e.x}${e.y}${e.side}`)).toEqual([
      "00N",
      "00E",
      "11N",
      "11E",
      "11S",
      "11W",
      "00S",
      "00W",
    ]);
  });

  test("an enclosed empty cell has a ring of its own; the longest run of any ring counts", () => {
    const tiles: Placed[] = [];
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ] as const) {
      const walls =
        (x === 1 && y === 0 ? "S" : "") + (x === 0 && y === 1 ? "E" : "") + (x === 0 && y === 0 ? "N" : "");
      tiles.push({ x, y, walls });
    }
    const cells = loose(...tiles);
    expect(rings(cells).map((ring) => ring.length)).toEqual([12, 4]);
    expect(wallRuns(cells).map((run) => run.edges)).toEqual([
      [
        { x: 1, y: 0, side: "S" },
        { x: 0, y: 1, side: "E" },
      ],
      [{ x: 0, y: 0, side: "N" }],
    ]);
  });
});
