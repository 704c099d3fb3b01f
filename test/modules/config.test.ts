import { describe, expect, expectTypeOf, test } from "vitest";
import { AlhambraError } from "../../src/errors.js";
import type { Move } from "../../src/game/types.js";
import { loadEngine } from "../../src/index.node.js";
import { BUILD, coreBytes } from "../support/core.js";
import { engine } from "../support/engine.js";

/** Faults of a config, `path: message`. */
function faultsOf(config: object): string[] {
  try {
    engine.createGame(config as Parameters<typeof engine.createGame>[0]);
    return [];
  } catch (error) {
    if (!(error instanceof AlhambraError)) throw error;
    return (error.faults ?? []).map(({ path, message }) => `${error.code} ${path}: ${message}`);
  }
}

describe("the catalogue", () => {
  test("lists the modules in the order of the book, with page and provenance", () => {
    const listed = engine.modules.map(({ id, title, page }) => [id, title, page]);
    expect(listed).toContainEqual(["viziers-favour", "Vizier's Favour", 8]);
    expect(listed).toContainEqual(["squares", "Squares", 11]);
    const numbers = engine.modules.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    for (const { games, provenance, summary } of engine.modules) {
      expect(games).toEqual(["alhambra"]);
      expect(provenance[0]?.known).toBeTruthy();
      expect(summary).toMatch(/\.$/);
    }
  });

  test("tables that nobody has seen printed say so", () => {
    const squares = engine.modules.find(({ id }) => id === "squares");
    expect(squares?.provenance[0]).toMatchObject({ confidence: "reconstructed" });
    expect(squares?.provenance[0]?.reconstructed).toBeTruthy();
    expect(squares?.pieces.filter(({ attested }) => attested).map(({ id }) => id)).toEqual([
      "square-pavilion-1",
    ]);
  });

  test("the base core knows no modules", async () => {
    const base = await loadEngine({ wasm: coreBytes(BUILD === "checked" ? "base-checked" : "base") });
    expect(base.modules).toEqual([]);
    expect(() => base.createGame({ players: 2, modules: ["squares"] })).toThrow(/full one/);
  });
});

describe("a config with modules", () => {
  test("is read in any order and keeps the order of the book", () => {
    const game = engine.createGame({ players: 3, modules: ["squares", { id: "viziers-favour" }] });
    expect(game.state().config.modules).toEqual(["viziers-favour", "squares"]);
  });

  test.each([
    ["an unknown one", { players: 3, modules: ["rectangles"] }, "bad-config /modules/0:"],
    ["one twice", { players: 3, modules: ["squares", "squares"] }, "bad-config /modules/1:"],
    [
      "an option it does not have",
      { players: 3, modules: [{ id: "squares", big: true }] },
      "bad-config /modules/0/big:",
    ],
    ["no list", { players: 3, modules: "squares" }, "bad-config /modules:"],
    ["a setup of another", { players: 3, setup: { squares: {} } }, "bad-config /setup/squares:"],
    [
      "a setup that deals nothing",
      { players: 3, modules: ["viziers-favour"], setup: { "viziers-favour": {} } },
      "bad-config /setup/viziers-favour:",
    ],
    [
      "a square in the wrong pile",
      { players: 3, modules: ["squares"], setup: { squares: { garden: ["square-tower-1"] } } },
      "bad-config /setup/squares/garden/0:",
    ],
    [
      "a square twice",
      {
        players: 3,
        modules: ["squares"],
        setup: { squares: { tower: ["square-tower-1", "square-tower-1"] } },
      },
      "bad-config /setup/squares/tower/1:",
    ],
    [
      "a square in the tower",
      { players: 3, modules: ["squares"], tower: ["square-tower-1"] },
      "bad-config /tower/0:",
    ],
    [
      "a card of a module not in play",
      { players: 3, deck: ["currency-exchange:denar-florin"] },
      "bad-config /deck/0:",
    ],
  ])("refuses %s", (_, config, fault) => {
    expect(faultsOf(config).some((found) => found.startsWith(fault))).toBe(true);
  });

  test("piles of squares can be stacked; what is left out lies below", () => {
    const game = engine.createGame({
      players: 3,
      modules: ["squares"],
      setup: { squares: { garden: ["square-garden-4", "square-garden-2"] } },
    });
    const { piles } = game.state().modules.squares ?? {};
    expect(piles?.garden).toHaveLength(5);
    expect(Array.isArray(piles?.garden) && piles.garden.slice(0, 2)).toEqual([
      "square-garden-4",
      "square-garden-2",
    ]);
    expect(game.record().setup.squares).toEqual(piles);
  });

  test("the chosen modules narrow what a game's moves can be", () => {
    const squares = engine.createGame({ players: 2, modules: ["squares"] });
    const plain = engine.createGame({ players: 2 });
    const exchange = engine.createGame({ players: 2, modules: [{ id: "currency-exchange" }] });
    expectTypeOf(squares.legalMoves()).toEqualTypeOf<Move<"squares">[]>();
    expectTypeOf(plain.legalMoves()).toEqualTypeOf<Move<never>[]>();
    expectTypeOf(exchange.legalMoves()).toEqualTypeOf<Move<"currency-exchange">[]>();
    type Types<M extends { type: string }> = M["type"];
    expectTypeOf<Types<Move<"squares">>>().extract<"squares:take">().toEqualTypeOf<"squares:take">();
    expectTypeOf<Types<Move<never>>>().extract<`${string}:${string}` | "pay">().toEqualTypeOf<never>();
    const take: Move<"squares"> = { type: "squares:take", kind: "garden" };
    squares.play(take);
    // @ts-expect-error a game without modules has no such move
    expect(plain.isLegal(take)).toBe(false);
    // @ts-expect-error there are no squares of that kind
    expect(squares.isLegal({ type: "squares:take", kind: "stable" })).toBe(false);
  });
});

describe("what a seat sees", () => {
  test("the top of each pile of squares and how many there are", () => {
    const game = engine.createGame({ players: 3, seed: 4, modules: ["squares"] });
    const { piles } = game.view(1).modules.squares ?? {};
    const { piles: all } = game.state().modules.squares ?? {};
    expect(piles?.tower).toEqual({ count: 5, known: Array.isArray(all?.tower) ? all.tower.slice(0, 1) : [] });
  });

  test("whose vizier is awake", () => {
    const game = engine.createGame({ players: 3, modules: ["viziers-favour"] });
    expect(game.view(null).modules["viziers-favour"]).toEqual({ awake: [true, true, true] });
  });

  test("a payment lies open while it is made", () => {
    const deck = stackedDeck();
    const game = engine.createGame({ players: 3, modules: ["currency-exchange"], deck });
    const offer = () => game.legalMoves().find((move) => move.type === "buy" && "with" in move);
    for (let n = 0; n < 200 && !offer(); n++) game.play(game.legalMoves()[0] ?? []);
    const move = offer();
    expect(move).toMatchObject({ with: { "currency-exchange": { card: expect.stringContaining("-") } } });
    expect(move).not.toHaveProperty("pay");
    const seat = game.turn ?? 0;
    game.play(move ?? []);
    expect(game.phase).toBe("payment");
    const first = game.legalMoves()[0];
    game.play(first ?? []);
    const bill = game.view(null).pending?.at(-1)?.bill;
    expect(bill?.move).toEqual(move);
    expect(first?.type === "pay" && bill?.paid).toEqual([first?.type === "pay" && first.source]);
    expect(engine.createGame({ position: game.state() }).hash).toBe(game.hash);
    expect(game.turn).toBe(seat);
  });
});

/** Plenty of large cards, then exchange cards to be taken. */
function stackedDeck() {
  const currencies = ["denar", "dirham", "ducat", "florin"] as const;
  const money = [9, 8, 7, 6].flatMap((value) => currencies.map((currency) => ({ currency, value })));
  const cards = ["denar-dirham", "denar-ducat", "denar-florin", "dirham-ducat"] as const;
  return [...money, ...cards.map((card) => `currency-exchange:${card}` as const), ...money];
}
