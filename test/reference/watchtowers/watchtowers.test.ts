// Watchtowers in a game (p. 29; mega-box-a.md): purchase, placing, scoring.

import { describe, expect, test } from "vitest";
import { Board, KINDS, type Kind } from "../base/index.js";
import type { State } from "../base/state.js";
import type { Corner } from "../base/types.js";
import { createReference } from "../registry.js";
import { money, place, reserve, take, toDirk, towerFrom } from "../stack.js";
import { arranged, movesOf, palace, seatIs, tableWith } from "../stack-modules.js";
import data from "./data.json" with { type: "json" };

const RULES = ["watchtowers"];
const PASS = { type: "pass" as const };
const WITH = { watchtowers: true as const };
const buyBoth = (space: number, pay: string) => ({
  type: "buy" as const,
  space,
  pay: money(pay),
  with: WITH,
});
const put = (kind: Kind, x: number, y: number, corner: Corner) => ({
  type: "watchtowers:place" as const,
  kind,
  x,
  y,
  corner,
});
const back = (kind: Kind) => ({ type: "watchtowers:return" as const, kind });
const waiting = (game: ReturnType<typeof arranged>) => game.state().modules.watchtowers?.waiting;

/** Space 1 offers a seraglio for 9; seat 0 holds what is given. */
function shop(
  hand: string,
  more: Partial<Parameters<typeof tableWith>[1]> = {},
  change: (state: State) => void = () => {},
  modules = RULES,
) {
  const tower = towerFrom("seraglio-9-0", "tower-12-0", "garden-11-0", "arcades-10-0");
  return arranged(tableWith(modules, { tower, ...more }), (state) => {
    seatIs(state, 0, { hand: money(hand) });
    change(state);
  });
}

describe("components (p. 29)", () => {
  test("18 watchtowers, 3 of each of the 6 colours; 6, 4 or 2 more to pay", () => {
    expect([data.perKind * KINDS.length, data.surcharge]).toEqual([18, [6, 4, 2]]);
  });
});

describe("purchase (p. 29)", () => {
  test.each([
    [0, 6],
    [1, 4],
    [2, 2],
  ])("after %i scorings it costs %i more, in the currency of the building", (scorings, more) => {
    const rest = `florin-${more}`;
    const game = shop(`florin-9 ${rest} dirham-9 dirham-9`, {}, (state) => {
      state.scorings = scorings;
    });
    const both = movesOf(game, "buy").filter((move) => move.with !== undefined);
    expect(both.filter(({ space }) => space === 1)).toEqual([
      { type: "buy", space: 1, pay: money(`${rest} florin-9`), with: WITH },
    ]);
    // The exact amount for both earns another turn.
    game.play(buyBoth(1, `florin-9 ${rest}`));
    expect([game.phase, game.turn, waiting(game)]).toEqual(["action", 0, ["seraglio"]]);
  });

  test("exactness is that of the total: what is exact for the building alone is too little, more ends the actions", () => {
    const game = shop("florin-9 florin-9");
    expect(game.isLegal(buyBoth(1, "florin-9"))).toBe(false);
    game.play(buyBoth(1, "florin-9 florin-9"));
    expect(game.phase).toBe("disposal");
  });

  test("one for each building bought, of its colour, while there are any", () => {
    const none = shop("florin-9 florin-6 dirham-9 dirham-9", {}, (state) => {
      const standing = [1, 2, 3].map((x) => ({
        seat: 1,
        kind: "seraglio" as const,
        x,
        y: 0,
        corner: "NE" as const,
      }));
      state.modules.watchtowers = { standing, waiting: [] };
    });
    const spaces = movesOf(none, "buy").flatMap((move) => (move.with === undefined ? [] : [move.space]));
    expect(spaces).toEqual([2]);
    const game = shop("florin-9 florin-6 dirham-9 dirham-9");
    game.play(buyBoth(1, "florin-9 florin-6")).play(buyBoth(2, "dirham-9 dirham-9"));
    expect(waiting(game)).toEqual(["seraglio", "tower"]);
  });

  test("not with a square (p. 29)", () => {
    const game = shop("florin-9 florin-6", {}, () => {}, [...RULES, "squares"]);
    game.play({ type: "squares:take", kind: "garden" });
    expect(waiting(game)).toEqual([]);
  });

  test("an exchange card pays for both together", () => {
    const card = "currency-exchange:dirham-florin";
    const game = shop("", {}, (state) => seatIs(state, 0, { hand: [...money("florin-9 dirham-6"), card] }), [
      ...RULES,
      "currency-exchange",
    ]);
    const buy = { type: "buy" as const, space: 1, with: { "currency-exchange": { card }, ...WITH } };
    expect(game.isLegal(buy)).toBe(true);
    game.play(buy);
    const [six] = money("dirham-6");
    const [nine] = money("florin-9");
    if (six === undefined || nine === undefined) throw new Error("no cards");
    expect(game.legalMoves()).toEqual([{ type: "pay", source: six }]);
    game.play({ type: "pay", source: six }).play({ type: "pay", source: nine }).play({ type: "done" });
    expect([game.phase, waiting(game), game.state().seats[0]?.hand]).toEqual(["action", ["seraglio"], []]);
  });

  test("not by the Rich Patron (ruling)", () => {
    const game = shop("", {}, (state) => state.modules.characters?.owned[0]?.push("characters:rich-patron"), [
      ...RULES,
      "characters",
    ]);
    const withs = movesOf(game, "buy").map((move) => move.with);
    expect(withs).toEqual(Array.from({ length: 4 }, () => ({ characters: { patron: true } })));
  });

  test("the Miser looks at the building's price alone", () => {
    const own = (state: State) => state.modules.characters?.owned[0]?.push("characters:miser");
    const game = shop("florin-9 florin-6", {}, own, [...RULES, "characters"]);
    game.play(buyBoth(1, "florin-9 florin-6"));
    expect(game.phase).not.toBe("characters:miser");
  });

  test("in a vizier's move, the total paid exactly (ruling)", () => {
    const game = arranged(
      tableWith([...RULES, "viziers-favour"], { tower: towerFrom("seraglio-9-0", "tower-12-0") }),
      (state) => seatIs(state, 1, { hand: money("florin-9 florin-6 florin-2") }),
    );
    game.play(take("ducat-6"));
    const both = { type: "buy" as const, space: 1, pay: money("florin-6 florin-9"), with: WITH };
    expect(game.legalMoves()).toEqual([{ type: "buy", space: 1, pay: money("florin-9") }, both, PASS]);
    game.play(both);
    expect([game.phase, game.turn]).toEqual(["disposal", 1]);
    game.play(place("seraglio-9-0", 1, 0)).play(put("seraglio", 2, 0, "SW"));
    expect([game.phase, game.turn, game.active]).toEqual(["interrupt", 2, 0]);
    expect(game.state().modules.watchtowers?.standing).toEqual([
      { seat: 1, kind: "seraglio", x: 2, y: 0, corner: "SW" },
    ]);
  });
});

describe("placing (p. 29)", () => {
  const built = Board.start().place({ id: "seraglio-8-s", kind: "seraglio", price: 8, walls: "S" }, 1, 0);

  test("building and watchtower in any order, the watchtower also beside another building of its colour", () => {
    const game = shop("florin-9 florin-9", {}, (state) => seatIs(state, 0, { board: built }));
    game.play(buyBoth(1, "florin-9 florin-9"));
    game.play(put("seraglio", 2, 0, "NW"));
    expect(game.phase).toBe("disposal");
    game.play(reserve("seraglio-9-0"));
    expect([game.turn, game.state().modules.watchtowers?.standing.length]).toEqual([1, 1]);
  });

  test("no reserve board for it, and with two players no Dirk: only the building may go there", () => {
    const hands = ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"];
    const tower = towerFrom(...towerFrom().slice(0, 6), "seraglio-9-0");
    const game = arranged(tableWith(RULES, { hands, tower }), (state) => seatIs(state, 0, { board: built }));
    game.play(buyBoth(1, "florin-9 florin-9")).play(toDirk("seraglio-9-0"));
    expect(game.legalMoves().every(({ type }) => type === "watchtowers:place")).toBe(true);
  });

  test("while the tile waits a watchtower that fits nowhere has no move; then it goes back to the supply (ruling)", () => {
    const game = shop("florin-9 florin-9");
    game.play(buyBoth(1, "florin-9 florin-9"));
    expect(new Set(game.legalMoves().map(({ type }) => type))).toEqual(new Set(["place", "reserve"]));
    game.play(reserve("seraglio-9-0"));
    expect(game.legalMoves()).toEqual([back("seraglio")]);
    game.play(back("seraglio"));
    expect([game.turn, game.state().modules.watchtowers]).toEqual([1, { standing: [], waiting: [] }]);
  });

  test("another waiting watchtower does not block the return", () => {
    const game = shop("florin-9 florin-6 dirham-9 dirham-9", {}, (state) =>
      seatIs(state, 0, { board: built }),
    );
    game.play(buyBoth(1, "florin-9 florin-6")).play(buyBoth(2, "dirham-9 dirham-9")).play(take("ducat-6"));
    game.play(reserve("seraglio-9-0")).play(reserve("tower-12-0"));
    expect(game.isLegal(back("tower"))).toBe(true);
    expect(game.isLegal(back("seraglio"))).toBe(false);
    expect(movesOf(game, "watchtowers:place").every(({ kind }) => kind === "seraglio")).toBe(true);
  });

  test("the tile it leans on cannot be taken away, only exchanged for one of its colour", () => {
    const game = shop("florin-9", {}, (state) => {
      const board = built.place({ kind: "seraglio", corner: "NW", walls: "" }, 2, 0);
      seatIs(state, 0, { board, reserve: ["tower-11-s", "seraglio-9-0"] });
    });
    expect(movesOf(game, "remove")).toEqual([]);
    expect(movesOf(game, "swap")).toEqual([{ type: "swap", tile: "seraglio-9-0", x: 1, y: 0 }]);
  });

  test("a city wall: not towards a watchtower's short side, but towards the cell kept empty by a long side", () => {
    const offer = (state: State) => {
      const facts = state.modules["city-walls"];
      if (facts !== undefined) facts.offer = ["city-walls:E", "city-walls:S"];
      const board = built.place({ kind: "seraglio", corner: "NW", walls: "" }, 2, 0);
      seatIs(state, 0, { board: board.place({ id: "garden-10-0", kind: "garden", walls: "" }, 2, -1) });
    };
    const game = shop("", {}, offer, [...RULES, "city-walls"]);
    const builds = movesOf(game, "city-walls:build").map(({ card, tile }) => `${card} ${tile}`);
    expect(builds).not.toContain("city-walls:E seraglio-8-s");
    expect(builds).not.toContain("city-walls:S garden-10-0");
    expect(builds).toContain("city-walls:E garden-10-0");
  });
});

describe("scoring (p. 29)", () => {
  const totals = (board: Board) => {
    const game = arranged(tableWith(RULES, { deck: "score-1 florin-3" }), (state) =>
      seatIs(state, 0, { board }),
    );
    game.play(take("ducat-6"));
    const points = (source: string) => game.breakdown.find((item) => item.source === source)?.points ?? 0;
    return [points("wall"), points("watchtowers:tower")];
  };
  const tower = (corner: Corner) => ({ kind: "tower" as const, corner, walls: "" });

  test("the printed example a): 4 points, neither watchtower being part of the longest wall", () => {
    const board = palace("tower N 1 0", "garden NS -1 0", "garden NSW -2 0")
      .remove(-2, 0)
      .place({ kind: "garden", walls: "NW" }, -2, 0)
      .place({ kind: "chambers", walls: "W" }, -2, 1)
      .place(tower("SW"), 2, 0);
    expect(totals(board)).toEqual([4, 0]);
  });

  const stairs = (last: string) =>
    palace("garden N 1 0", "tower N 2 0", "tower - 2 1", "tower - 3 1", `garden ${last} 3 2`, "garden ES 4 2")
      .place(tower("SW"), 3, 0)
      .place(tower("SW"), 4, 1);

  test("the printed example b): 11 points, wall 7 and watchtowers 4", () => {
    expect(totals(stairs("S"))).toEqual([7, 4]);
  });

  test("the printed example c): 12 points, wall 8 and watchtowers 4", () => {
    expect(totals(stairs("SW"))).toEqual([8, 4]);
  });

  test("the points of the item are two for each, its count their number; walls of all seats first", () => {
    const board = palace("tower N 1 0").place(tower("SW"), 2, 0);
    const game = arranged(tableWith(RULES, { deck: "score-1 florin-3" }), (state) => {
      seatIs(state, 0, { board });
      seatIs(state, 2, { board });
    });
    game.play(take("ducat-6"));
    expect(game.breakdown.slice(0, 4)).toEqual([
      { scoring: 1, seat: 0, source: "wall", count: 2, points: 2 },
      { scoring: 1, seat: 2, source: "wall", count: 2, points: 2 },
      { scoring: 1, seat: 0, source: "watchtowers:tower", count: 1, points: 2 },
      { scoring: 1, seat: 2, source: "watchtowers:tower", count: 1, points: 2 },
    ]);
  });

  test("the City Watch counts the wall's points, not the watchtowers' bonus (ruling)", () => {
    const board = palace("tower N 1 0").place(tower("SW"), 2, 0);
    const game = arranged(tableWith([...RULES, "characters"], { deck: "score-1 florin-3" }), (state) => {
      seatIs(state, 0, { board });
      state.modules.characters?.owned[0]?.push("characters:city-watch");
    });
    game.play(take("ducat-6"));
    expect(game.breakdown.some(({ source }) => source === "characters:city-watch")).toBe(false);
    expect(game.scores[0]).toBe(2 + 2 + 6);
  });

  test("a game without any purchase goes on as ever", () => {
    const game = createReference(tableWith(RULES, {}));
    expect(game.state().modules.watchtowers).toEqual({ standing: [], waiting: [] });
  });
});
