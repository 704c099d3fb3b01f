// Vizier's Favour (p. 8; mega-box-a.md, modules.md "Interrupt window").

import { describe, expect, test } from "vitest";
import type { Reference } from "../base/game.js";
import { createReference } from "../registry.js";
import { buy, place, reserve, take, toDirk, towerFrom } from "../stack.js";
import { arranged, movesOf, palace, seatIs, tableWith } from "../stack-modules.js";

const RULES = ["viziers-favour"];
const PASS = { type: "pass" as const };
const WAKE = { type: "viziers-favour:wake" as const };
/** Florin, dirham, denar, ducat: seats 0, 1 and 2 can pay 9, 2, 11, 18 or 20 of the first three. */
const TOWER = towerFrom("seraglio-9-0", "arcades-9-0", "garden-9-e", "tower-9-ne", "chambers-9-s");

const at = (game: Reference) => [game.phase, game.turn, game.active];
const awake = (game: Reference) => game.state().modules["viziers-favour"]?.awake;

describe("setup and the action (p. 8)", () => {
  test("each player's vizier is awake at the start; waking one that is awake is no action", () => {
    const game = createReference(tableWith(RULES, {}));
    expect(awake(game)).toEqual([true, true, true]);
    expect(movesOf(game, "viziers-favour:wake")).toEqual([]);
  });

  test("bring the vizier back into play: an action that earns no further one", () => {
    const game = arranged(tableWith(RULES, {}), (state) => {
      state.modules["viziers-favour"] = { awake: [false, false, false] };
    });
    game.play(WAKE);
    expect(awake(game)).toEqual([true, false, false]);
    // He can be used at once, in the window after this very turn.
    expect(at(game)).toEqual(["interrupt", 0, 0]);
  });
});

describe("the special move (p. 8)", () => {
  test("no window before the first turn; after a turn all are asked, the next seat first, who has just played last", () => {
    const game = createReference(tableWith(RULES, { tower: TOWER }));
    expect(at(game)).toEqual(["action", 0, 0]);
    game.play(take("ducat-6"));
    const asked: (number | null)[] = [];
    while (game.phase === "interrupt") {
      asked.push(game.turn);
      game.play(PASS);
    }
    expect(asked).toEqual([1, 2, 0]);
    expect(at(game)).toEqual(["action", 1, 1]);
  });

  test("only with exact money, and with a vizier that is awake", () => {
    const game = createReference(tableWith(RULES, { tower: TOWER }));
    game.play(take("ducat-6"));
    // Seat 1 holds dirhams 9, 9 and 2: the tile for 9 on space 2 and no overpayment.
    expect(game.legalMoves()).toEqual([buy(2, "dirham-9"), PASS]);
    const asleep = arranged(tableWith(RULES, { tower: TOWER }), (state) => {
      state.modules["viziers-favour"] = { awake: [false, false, true] };
    });
    asleep.play(take("ducat-6"));
    expect(at(asleep)).toEqual(["interrupt", 2, 0]);
    expect(asleep.play(PASS).turn).toBe(1);
  });

  test("a seat that cannot pay is asked all the same, so that nothing leaks", () => {
    const game = arranged(tableWith(RULES, { tower: TOWER }), (state) => seatIs(state, 1, { hand: [] }));
    game.play(take("ducat-6"));
    expect([game.turn, game.legalMoves()]).toEqual([1, [PASS]]);
  });

  test("he falls asleep, the tile is built or reserved, the market refilled, then the normal order resumes", () => {
    const game = createReference(tableWith(RULES, { tower: TOWER, deck: "ducat-1" }));
    game.play(take("ducat-6")).play(PASS);
    expect(at(game)).toEqual(["interrupt", 2, 0]);
    const before = game.state();
    game.play(buy(3, "denar-9"));
    expect(at(game)).toEqual(["disposal", 2, 0]);
    expect(game.state().market).toEqual(["seraglio-9-0", "arcades-9-0", null, "tower-9-ne"]);
    expect(game.isLegal(reserve("garden-9-e"))).toBe(true);
    game.play(place("garden-9-e", 1, 0));
    expect(awake(game)).toEqual([true, true, false]);
    expect(game.state().market).toEqual(["seraglio-9-0", "arcades-9-0", "chambers-9-s", "tower-9-ne"]);
    expect(game.state().display).toEqual(before.display);
    // The others may decide again: seat 1, who passed, and seat 0; then seat 1 plays on.
    expect(at(game)).toEqual(["interrupt", 1, 0]);
    expect(at(game.play(PASS))).toEqual(["interrupt", 0, 0]);
    expect(at(game.play(PASS))).toEqual(["action", 1, 1]);
  });

  test("the player who makes the move gets no extra turn", () => {
    const game = createReference(tableWith(RULES, { tower: TOWER }));
    game.play(take("ducat-6")).play(buy(2, "dirham-9")).play(reserve("arcades-9-0"));
    expect(at(game)).toEqual(["interrupt", 2, 0]);
  });

  test("several at the same time: the next in the order of play comes first", () => {
    const game = arranged(tableWith(RULES, { tower: TOWER }), (state) => {
      for (const seat of [0, 1, 2]) seatIs(state, seat, { hand: [{ currency: "denar", value: 9 }] });
    });
    game.play(take("ducat-6"));
    expect([game.turn, game.isLegal(buy(3, "denar-9"))]).toEqual([1, true]);
    game.play(buy(3, "denar-9")).play(reserve("garden-9-e"));
    // The tile is gone; the next one on its space is another.
    expect([game.turn, game.state().market[2]]).toEqual([2, "chambers-9-s"]);
    game.play(buy(3, "denar-9")).play(reserve("chambers-9-s"));
    expect(game.turn).toBe(0);
  });

  test("one vizier each: awake again only by the action in an own turn", () => {
    const game = createReference(tableWith(RULES, { tower: TOWER }));
    game.play(take("ducat-6")).play(buy(2, "dirham-9")).play(reserve("arcades-9-0")).play(PASS).play(PASS);
    expect(at(game)).toEqual(["action", 1, 1]);
    expect(game.isLegal(WAKE)).toBe(true);
    game.play(take("ducat-7"));
    expect(at(game)).toEqual(["interrupt", 2, 1]);
  });

  test("with two players the tile may be given to Dirk", () => {
    const hands = ["florin-9 florin-9 florin-2", "dirham-9 dirham-9 dirham-2"];
    const tower = [...towerFrom().slice(0, 6), ...TOWER];
    const game = createReference(tableWith(RULES, { hands, tower: [...new Set(tower)] }));
    game.play(take("ducat-6")).play(buy(2, "dirham-9")).play(toDirk("arcades-9-0"));
    expect(game.dirk?.tiles).toContain("arcades-9-0");
    expect(at(game)).toEqual(["interrupt", 0, 0]);
  });

  test("a scoring card that was drawn is scored before the window", () => {
    const board = palace("garden - 1 0");
    const game = arranged(tableWith(RULES, { tower: TOWER, deck: "score-1 florin-3" }), (state) =>
      seatIs(state, 0, { board }),
    );
    game.play(take("ducat-6"));
    expect([game.phase, game.scores]).toEqual(["interrupt", [5, 0, 0]]);
  });
});

describe("the end of the game (p. 8)", () => {
  const short = TOWER.slice(0, 4);

  test("no vizier once the last building tiles are being given out", () => {
    const game = createReference(tableWith(RULES, { tower: short }));
    game.play(buy(1, "florin-9")).play(take("ducat-6")).play(reserve("seraglio-9-0"));
    while (!game.over) {
      expect(game.phase).toBe("award");
      game.play(movesOf(game, "reserve")[0] ?? PASS);
    }
    expect(game.scores).toEqual([0, 0, 0]);
  });

  test("a vizier's purchase after which the market cannot be filled ends the game at once (ruling)", () => {
    const game = createReference(tableWith(RULES, { tower: short }));
    game.play(take("ducat-6")).play(buy(2, "dirham-9")).play(reserve("arcades-9-0"));
    // Nobody is asked again; the most florins are seat 0's.
    expect(at(game)).toEqual(["award", 0, 0]);
  });

  test("awake or asleep, he is worth nothing at the end", () => {
    const game = createReference(tableWith(RULES, { tower: short }));
    game.play(take("ducat-6")).play(buy(2, "dirham-9")).play(reserve("arcades-9-0"));
    while (!game.over) game.play(movesOf(game, "reserve")[0] ?? PASS);
    expect([game.breakdown, game.winners]).toEqual([[], [0, 1, 2]]);
  });

  test("windows and passes alone keep no game alive", () => {
    const game = arranged(tableWith(RULES, { tower: TOWER }), (state) => {
      for (const seat of [0, 1, 2]) seatIs(state, seat, { hand: [] });
      state.display = [{ currency: "ducat", value: 1 }, null, null, null];
    });
    game.play(take("ducat-1"));
    let passes = 0;
    for (; game.phase === "interrupt"; passes++) game.play(PASS);
    // After seat 0's turn and after two turns without any decision; the third ends the game.
    expect([passes, game.phase]).toEqual([9, "award"]);
  });
});
