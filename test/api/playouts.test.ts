/** Random games through the API: every one of them can be played again, however the run was cut. */
import { expect, test } from "vitest";
import { loadEngine } from "../../src/index.node.js";
import { BUILD, coreBytes } from "../support/core.js";

const engine = await loadEngine({ wasm: coreBytes() });
type Game = ReturnType<typeof engine.createGame>;

/** What two runs of the same games must agree in. */
function outcome(run: ReturnType<typeof engine.playouts>) {
  const { ms: _ms, ...rest } = run;
  return rest;
}

const MASK = (1n << 64n) - 1n;
const rotl = (x: bigint, by: bigint) => ((x << by) | (x >> (64n - by))) & MASK;

/** xoroshiro128++ and a fair number below a limit, as docs/notation.md has no need to say: written a second time. */
class Generator {
  constructor(
    private low: bigint,
    private high: bigint,
  ) {}

  static of(digits: string): Generator {
    return new Generator(BigInt(`0x${digits.slice(16)}`), BigInt(`0x${digits.slice(0, 16)}`));
  }

  private next(): bigint {
    const result = (rotl((this.low + this.high) & MASK, 17n) + this.low) & MASK;
    const mixed = this.high ^ this.low;
    this.low = (rotl(this.low, 49n) ^ mixed ^ (mixed << 21n)) & MASK;
    this.high = rotl(mixed, 28n);
    return result;
  }

  below(limit: number): number {
    const size = BigInt(limit);
    const unfair = (1n << 32n) % size;
    for (;;) {
      const product = (this.next() >> 32n) * size;
      if ((product & 0xffff_ffffn) >= unfair) return Number(product >> 32n);
    }
  }

  toString(): string {
    return [this.high, this.low].map((word) => word.toString(16).padStart(16, "0")).join("");
  }
}

/** The random game of a seed, played move by move through the API. */
function playByHand(players: number, seed: number, cap: number) {
  let game: Game = engine.createGame({ players, seed });
  let moves = 0;
  let decisions = 0;
  for (; !game.over && decisions < cap; decisions++) {
    const state = game.state();
    const generator = Generator.of(state.generator ?? "");
    const list = game.legalMoves();
    const move = list[generator.below(list.length)];
    if (!move) throw new Error("no move");
    moves += list.length;
    game = engine.createGame({ position: { ...state, generator: String(generator) } });
    game.play(move);
  }
  return { game, moves, decisions };
}

test.each([2, 3, 4, 5, 6])(
  "a random game of %i is the one played by hand, drawing uniformly from legalMoves",
  (players) => {
    const cap = 60;
    const { game, moves, decisions } = playByHand(players, 11, cap);
    expect(outcome(engine.playouts({ players, seed: 11 }, { games: 1, cap }))).toEqual({
      games: 1,
      finished: 0,
      capped: 1,
      decisions,
      moves,
      scores: game.scores,
      wins: game.scores.map(() => 0),
      signature: game.hash,
    });
  },
);

test("a whole random game ends as the one played by hand, winners and points included", () => {
  const { game, moves, decisions } = playByHand(3, 5, 10_000);
  expect(game.over).toBe(true);
  const run = engine.playouts({ players: 3 }, { games: 1, seed: 5 });
  expect(run).toMatchObject({ finished: 1, capped: 0, decisions, moves, signature: game.hash });
  expect(run.scores).toEqual(game.scores);
  expect(run.wins).toEqual([0, 1, 2].map((seat) => Number(game.winners.includes(seat))));
});

test.each(["random", "sensible"] as const)("a run of %s games is the sum of its parts", (policy) => {
  const whole = outcome(engine.playouts({ players: 4, seed: 100 }, { games: 90, policy }));
  const parts = [0, 1, 41].map((first, i, starts) =>
    outcome(
      engine.playouts({ players: 4 }, { games: (starts[i + 1] ?? 90) - first, policy, seed: 100 + first }),
    ),
  );
  const sum = (key: "games" | "finished" | "capped" | "decisions" | "moves") =>
    parts.reduce((total, part) => total + part[key], 0);
  expect(whole).toEqual({
    games: sum("games"),
    finished: sum("finished"),
    capped: sum("capped"),
    decisions: sum("decisions"),
    moves: sum("moves"),
    scores: [0, 1, 2, 3].map((seat) => parts.reduce((total, { scores }) => total + (scores[seat] ?? 0), 0)),
    wins: [0, 1, 2, 3].map((seat) => parts.reduce((total, { wins }) => total + (wins[seat] ?? 0), 0)),
    signature: BigInt.asUintN(
      64,
      parts.reduce((total, { signature }) => total + BigInt(`0x${signature}`), 0n),
    )
      .toString(16)
      .padStart(16, "0"),
  });
  expect(whole.finished).toBe(90);
});

test("slices say how far the run is, other work may happen between them, and the last is the result", () => {
  const config = { players: 2, seed: "ffffffffffffffffffffffffffffffff" };
  const slices = engine.playoutSlices(config, { games: 80 });
  const seen: number[] = [];
  for (;;) {
    const { done, value } = slices.next();
    const game = engine.createGame({ players: 6, seed: seen.length });
    game.play(game.legalMoves()[0] ?? []);
    engine.createBoard().place("garden-8-ne", 1, 0);
    seen.push(value.games);
    if (!done) continue;
    expect(outcome(value)).toEqual(outcome(engine.playouts(config, { games: 80 })));
    break;
  }
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(80);
});

test("seeds are numbers of 128 bits, and the largest is followed by 0", () => {
  const last = engine.playouts({ players: 2 }, { games: 1, seed: "f".repeat(32) });
  const first = engine.playouts({ players: 2 }, { games: 1, seed: 0 });
  const both = engine.playouts({ players: 2 }, { games: 2, seed: "F".repeat(32) });
  expect(both.decisions).toBe(last.decisions + first.decisions);
  const carried = engine.playouts({ players: 2 }, { games: 2, seed: 0xffff_ffff });
  const apart = ["ffffffff", "100000000"].map((digits) =>
    engine.playouts({ players: 2 }, { games: 1, seed: digits.padStart(32, "0") }),
  );
  expect(carried.moves).toBe(apart.reduce((sum, { moves }) => sum + moves, 0));
});

test("a stacked tower and deck lie in every game", () => {
  const { tower, deck } = engine.createGame({ players: 3, seed: 9 }).record();
  if (!tower || !deck) throw new Error("no orders");
  const run = engine.playouts({ players: 3, tower, deck }, { games: 5, cap: 0 });
  expect(run).toMatchObject({ games: 5, capped: 5, decisions: 0 });
  const hashes = [0, 1, 2, 3, 4].map((seed) => engine.createGame({ players: 3, tower, deck, seed }).hash);
  const sum = hashes.reduce((total, hash) => total + BigInt(`0x${hash}`), 0n);
  expect(run.signature).toBe(BigInt.asUintN(64, sum).toString(16).padStart(16, "0"));
  const whole = engine.playouts({ players: 3, tower, deck }, { games: 5, policy: "sensible" });
  expect(whole.finished).toBe(5);
  expect(new Set(whole.scores).size).toBeGreaterThan(1);
});

test("games go on from a position; what it hides is dealt for each of them", () => {
  const game = engine.createGame({ players: 3, seed: 4 });
  game.play(game.legalMoves()[0] ?? []);
  const position = game.view(0);
  const run = engine.playouts({ position }, { games: 40, policy: "sensible", seed: 50 });
  expect(run).toMatchObject({ games: 40, finished: 40 });
  const first = { ...position, config: { ...position.config, seed: 50 } };
  const alone = engine.playouts({ position }, { games: 1, cap: 0, seed: 50 });
  expect(alone.signature).toBe(engine.createGame({ position: first }).hash);
  const parts = [0, 25].map((from) =>
    engine.playouts({ position }, { games: from ? 15 : 25, policy: "sensible", seed: 50 + from }),
  );
  expect(parts.map(({ decisions }) => decisions).reduce((a, b) => a + b)).toBe(run.decisions);
});

test("both cores play the same games", async () => {
  const base = await loadEngine({ wasm: coreBytes(BUILD === "checked" ? "base-checked" : "base") });
  const options = { games: 40, policy: "random" } as const;
  expect(outcome(base.playouts({ players: 5 }, options))).toEqual(
    outcome(engine.playouts({ players: 5 }, options)),
  );
  expect(base.modules).toEqual([]);
});

test.each([
  ["games", { games: -1 }],
  ["games", { games: 1.5 }],
  ["NaN", { games: Number.NaN }],
  ["games", { games: 2 ** 32 }],
  ["games", {}],
  ["cap", { games: 1, cap: 1e9 }],
  ["policy", { games: 1, policy: "clever" }],
  ["seed", { games: 1, seed: "7" }],
  ["speed", { games: 1, speed: 2 }],
  ["options", null],
  ["options", []],
])("options with wrong %s are a bad-argument, before anything is played", (word, options) => {
  const ask = (what: "playouts" | "playoutSlices") => () =>
    engine[what]({ players: 2 }, options as { games: number });
  for (const what of ["playouts", "playoutSlices"] as const) {
    expect(ask(what)).toThrow(
      expect.objectContaining({ code: "bad-argument", message: expect.stringContaining(word) }),
    );
  }
});

test("outcomes given in advance belong to one game, not to many", () => {
  const chance = [{ type: "reshuffle", cards: [{ currency: "denar", value: 1 }] }] as const;
  expect(() => engine.playouts({ players: 2, chance }, { games: 1 })).toThrow(
    expect.objectContaining({ code: "bad-config", faults: [expect.objectContaining({ path: "/chance" })] }),
  );
  const position = { ...engine.createGame({ players: 2 }).state(), chance };
  expect(() => engine.playouts({ position }, { games: 1 })).toThrow(
    expect.objectContaining({ faults: [expect.objectContaining({ path: "/position/chance" })] }),
  );
  expect(() => engine.playouts({ players: 2, tower: ["garden-8-ne"] }, { games: 1 })).toThrow(
    expect.objectContaining({ code: "bad-config", faults: [expect.objectContaining({ path: "/tower" })] }),
  );
});

test("a config that was refused does not leave the core talking", () => {
  expect(() => engine.createGame({ players: 2, tower: ["garden-8-ne"] })).toThrow("tower");
  const loud = engine.playouts({ players: 2 }, { games: 200 });
  expect(outcome(loud)).toEqual(outcome(engine.playouts({ players: 2 }, { games: 200 })));
});
