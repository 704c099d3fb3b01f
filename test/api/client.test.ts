import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AlhambraError, connectEngine, type EngineClient } from "../../dist/client.node.js";
import type { Engine } from "../../src/engine.js";
import { loadEngine } from "../../src/index.node.js";
import { coreBytes } from "../support/core.js";

const CONFIG = { players: 3, seed: 42 };

let client: EngineClient;
let engine: Engine;

beforeAll(async () => {
  [client, engine] = await Promise.all([
    connectEngine({ wasm: coreBytes() }),
    loadEngine({ wasm: coreBytes() }),
  ]);
});

afterAll(() => client.close());

describe("the names of the engine, asked in a worker", () => {
  test("its own properties and methods answer as in this thread", async () => {
    expect(client.version).toBe(engine.version);
    expect(client.modules).toEqual(engine.modules);
    expect(await client.tiles()).toEqual(engine.tiles());
    expect(await client.validate([{ id: "garden-8-sw", x: 1, y: 0 }])).toEqual(
      engine.validate([{ id: "garden-8-sw", x: 1, y: 0 }]),
    );
  });

  test("a bot chooses as in this thread", async () => {
    const options = { bot: "search", iterations: 200, seed: 4 } as const;
    const told: number[] = [];
    const chosen = await client.choose(await client.createGame(CONFIG), options, ({ iterations }) =>
      told.push(iterations),
    );
    expect(chosen).toEqual(await engine.choose(engine.createGame(CONFIG), options));
    expect(told.length).toBeGreaterThan(0);
  });

  test("a game is played as in this thread, and its properties follow", async () => {
    const here = engine.createGame(CONFIG);
    const there = await client.createGame(CONFIG);
    for (let i = 0; i < 40; i++) {
      const moves = here.legalMoves();
      expect(await there.legalMoves()).toEqual(moves);
      const move = moves[(i * 7) % moves.length];
      if (!move) throw new Error("The game ended early.");
      expect(await there.play(move)).toEqual(here.play(move));
      const { turn, active, phase, round, over, scores, breakdown, ply, undoable, hash } = here;
      expect(there).toMatchObject({
        turn,
        active,
        phase,
        round,
        over,
        scores,
        breakdown,
        ply,
        undoable,
        hash,
      });
    }
    await there.undo();
    here.undo();
    expect(there.hash).toBe(here.hash);
    expect(await there.redo()).toEqual(here.redo());
    expect(await there.view(1)).toEqual(here.view(1));
    expect(await there.state()).toEqual(here.state());
    expect(await there.record()).toEqual(here.record());
  });

  test("snapshots, records and positions go both ways", async () => {
    const game = await client.createGame(CONFIG);
    await game.play((await game.legalMoves({ limit: 1 }))[0] ?? "");
    const [restored, replayed, entered] = await Promise.all([
      client.restore(await game.snapshot()),
      client.replay(await game.record()),
      client.createGame({ position: await game.state() }),
    ]);
    expect(restored.hash).toBe(game.hash);
    expect(entered.hash).toBe(game.hash);
    expect(await replayed.history()).toEqual(await game.history());
    expect(engine.restore(await game.snapshot()).hash).toBe(game.hash);
  });

  test("clones, earlier games and boards are games and boards of their own", async () => {
    const game = await client.createGame(CONFIG);
    const before = game.hash;
    const clone = await game.clone();
    await clone.play((await clone.legalMoves({ limit: 1 }))[0] ?? "");
    expect(game.hash).toBe(before);
    const earlier = await clone.at(0);
    expect(earlier.hash).toBe(before);
    const board = await game.board(0);
    await board.place("garden-8-ne", 1, 0);
    expect(await board.tiles()).toHaveLength(2);
    expect((await game.state()).seats[0]?.board).toHaveLength(1);
  });

  test("what a caller does with his arguments and with what he reads changes nothing", async () => {
    const game = await client.createGame(CONFIG);
    const [move] = await game.legalMoves({ type: "take", limit: 1 });
    if (move?.type !== "take") throw new Error("Nothing to take.");
    const given = structuredClone(move) as { type: "take"; cards: { currency: "denar"; value: number }[] };
    const playing = game.play(given);
    given.cards.length = 0;
    await playing;
    game.scores.push(99);
    expect(game.scores).toEqual([0, 0, 0]);
  });
});

describe("errors", () => {
  test("keep their code, reason and faults", async () => {
    const refusal = await client.createGame({ players: 9 }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AlhambraError);
    expect(refusal).toMatchObject({
      name: "AlhambraError",
      code: "bad-config",
      faults: [{ path: "/players" }],
    });
    const game = await client.createGame(CONFIG);
    await expect(game.play({ type: "remove", x: 5, y: 5 })).rejects.toMatchObject({
      code: "illegal-move",
      reason: expect.any(String),
    });
    await expect(game.play("take ?")).rejects.toMatchObject({
      code: "bad-notation",
      place: { line: 1, expected: expect.any(String) },
    });
    const board = await client.createBoard();
    await expect(board.place("garden-8-ne", 0, 0)).rejects.toMatchObject({ code: "occupied" });
  });

  test.each([
    ["a function", () => 1],
    ["a symbol", Symbol("seed")],
    [
      "an object whose getter throws",
      {
        players: 3,
        get seed() {
          throw new Error("no seed today");
        },
      },
    ],
    ["a proxy", new Proxy({ players: 3 }, {})],
  ])("%s as an argument is bad-argument", async (_, given) => {
    await expect(client.createGame(given as never)).rejects.toMatchObject({ code: "bad-argument" });
  });

  test("freed games and boards are freed", async () => {
    const game = await client.createGame(CONFIG);
    const board = await client.createBoard();
    await Promise.all([game.free(), board.free()]);
    await expect(game.legalMoves()).rejects.toMatchObject({ code: "freed" });
    await expect(board.tiles()).rejects.toMatchObject({ code: "freed" });
    await expect(client.perft(game, 1)).rejects.toMatchObject({ code: "freed" });
    expect(() => game.ply).toThrow(expect.objectContaining({ code: "freed" }));
    await game.free();
  });
});

describe("connecting", () => {
  test("a closed engine rejects what is still asked of it", async () => {
    const engine = await connectEngine({ wasm: coreBytes() });
    const pending = engine.tiles();
    const closing = engine.close();
    await expect(pending).rejects.toMatchObject({ code: "worker-lost" });
    await expect(engine.tiles()).rejects.toMatchObject({ code: "worker-lost" });
    await closing;
  });

  test("a worker that cannot be started is lost, not waited for", async () => {
    const worker = new URL("data:text/javascript,throw new Error('no engine here')");
    await expect(connectEngine({ wasm: coreBytes(), worker })).rejects.toMatchObject({ code: "worker-lost" });
  });

  test("a worker that never answers runs into the deadline", async () => {
    const worker = new URL("data:text/javascript,setInterval(() => {}, 1000)");
    const connecting = connectEngine({ wasm: coreBytes(), worker, timeout: 100 });
    await expect(connecting).rejects.toMatchObject({ code: "timeout" });
  });

  test.each([
    [{ workers: 0 }],
    [{ workers: 1.5 }],
    [{ timeout: -1 }],
    [{ timeout: Number.NaN }],
    [{ signal: {} }],
  ])("%o is refused", async (options) => {
    await expect(connectEngine({ wasm: coreBytes(), ...(options as object) })).rejects.toMatchObject({
      code: "bad-argument",
    });
  });
});
