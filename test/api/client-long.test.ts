import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectEngine, type EngineClient } from "../../dist/client.node.js";
import type { Engine } from "../../src/engine.js";
import { loadEngine, type PlayoutResult } from "../../src/index.node.js";
import { coreBytes } from "../support/core.js";
import { someMove } from "../support/moves.js";

const CONFIG = { players: 3, seed: 3 };
/** More than anybody waits for. */
const ENDLESS = 12;

let engine: Engine;
let alone: EngineClient;
let three: EngineClient;

beforeAll(async () => {
  [engine, alone, three] = await Promise.all([
    loadEngine({ wasm: coreBytes() }),
    connectEngine({ wasm: coreBytes() }),
    connectEngine({ wasm: coreBytes(), workers: 3 }),
  ]);
});

afterAll(() => Promise.all([alone.close(), three.close()]));

const clients = (): [string, EngineClient][] => [
  ["one worker", alone],
  ["three workers", three],
];

describe("long calls come out as in this thread, for any number of workers", () => {
  test("perft, of a config and of a game in its midst", async () => {
    const here = engine.createGame(CONFIG);
    for (let ply = 0; ply < 9; ply++) here.play(someMove(here, ply));
    for (const [, client] of clients()) {
      const there = await client.restore(here.snapshot());
      for (const depth of [0, 1, 2]) {
        expect(await client.perft(CONFIG, depth)).toBe(engine.perft(CONFIG, depth));
        expect(await client.perft(there, depth)).toBe(engine.perft(here, depth));
      }
      expect(await client.perft(there, 2, { divide: true })).toEqual(engine.perft(here, 2, { divide: true }));
    }
  });

  test("perft of a finished game", async () => {
    const here = engine.createGame({ players: 2, seed: 1 });
    for (let ply = 0; !here.over; ply++) here.play(someMove(here, ply));
    for (const [, client] of clients()) {
      const there = await client.restore(here.snapshot());
      expect(await client.perft(there, 3)).toBe(1);
      expect(await client.perft(there, 3, { divide: true })).toEqual([]);
    }
  });

  test.each([0, 1, 2, 100])("%i playouts, signature included", async (games) => {
    const options = { games, policy: "sensible", seed: 9 } as const;
    const { ms: _, ...expected } = engine.playouts(CONFIG, options);
    for (const [, client] of clients())
      expect(await client.playouts(CONFIG, options)).toMatchObject(expected);
  });

  test("playouts from the seed of the config, and on from a position", async () => {
    const position = engine.createGame(CONFIG).state();
    for (const start of [CONFIG, { position }]) {
      const { ms: _, ...expected } = engine.playouts(start, { games: 10 });
      for (const [, client] of clients()) {
        expect(await client.playouts(start, { games: 10 })).toMatchObject(expected);
      }
    }
  });

  test("a game is counted as it stands after the calls made before, not those made after", async () => {
    const here = engine.createGame(CONFIG);
    const [first] = here.legalMoves();
    here.play(first ?? "");
    for (const [, client] of clients()) {
      const there = await client.createGame(CONFIG);
      const playing = there.play(first ?? "");
      const counting = client.perft(there, 1);
      const undoing = there.undo();
      expect(await counting).toBe(engine.perft(here, 1));
      await Promise.all([playing, undoing]);
      expect(there.ply).toBe(0);
    }
  });

  test("what they are given is judged as in this thread", async () => {
    for (const [, client] of clients()) {
      await expect(client.perft(CONFIG, -1)).rejects.toMatchObject({ code: "bad-argument" });
      await expect(client.perft({ players: 9 }, 1)).rejects.toMatchObject({ code: "bad-config" });
      await expect(client.playouts(CONFIG, { games: 1.5 })).rejects.toMatchObject({ code: "bad-argument" });
      await expect(client.playouts(CONFIG, 7 as never)).rejects.toMatchObject({ code: "bad-argument" });
      await expect(client.perft(CONFIG, 1, { signal: 7 as never })).rejects.toMatchObject({
        code: "bad-argument",
      });
      const hostile = {
        get divide(): boolean {
          throw new Error("no options today");
        },
      };
      await expect(client.perft(CONFIG, 1, hostile)).rejects.toMatchObject({ code: "bad-argument" });
      await expect(client.perft(CONFIG, 1, {}, 7 as never)).rejects.toMatchObject({ code: "bad-argument" });
    }
  });
});

describe("a long call under way", () => {
  test.each([0, 1])("lets calls on games come in between", async (which) => {
    const client = which === 0 ? alone : three;
    const stop = new AbortController();
    let running = true;
    const long = client.perft(CONFIG, ENDLESS, { signal: stop.signal }).finally(() => {
      running = false;
    });
    long.catch(() => {});
    const game = await client.createGame(CONFIG);
    for (let ply = 0; ply < 20; ply++) await game.play((await game.legalMoves({ limit: 1 }))[0] ?? "");
    expect(game.ply).toBe(20);
    expect(running).toBe(true);
    stop.abort();
    await expect(long).rejects.toMatchObject({ code: "aborted" });
  });

  test("can be aborted, before and during, and leaves the workers free", async () => {
    for (const [, client] of clients()) {
      const early = AbortSignal.abort("no need");
      await expect(client.perft(CONFIG, 1, { signal: early })).rejects.toMatchObject({
        code: "aborted",
        cause: "no need",
      });
      const stop = new AbortController();
      const seen: number[] = [];
      const long = client.perft(CONFIG, ENDLESS, { signal: stop.signal }, ({ nodes }) => {
        seen.push(nodes);
        if (seen.length === 5) stop.abort();
      });
      await expect(long).rejects.toMatchObject({ code: "aborted" });
      await client.tiles();
      expect(seen).toHaveLength(5);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
    }
  });

  test("tells how far it has come", async () => {
    for (const [, client] of clients()) {
      const stop = new AbortController();
      const seen: PlayoutResult[] = [];
      const long = client.playouts(CONFIG, { games: 1_000_000, signal: stop.signal }, (soFar) => {
        seen.push(soFar);
        if (seen.length === 6) stop.abort();
      });
      await expect(long).rejects.toMatchObject({ code: "aborted" });
      const games = seen.map((soFar) => soFar.games);
      expect(games).toEqual([...games].sort((a, b) => a - b));
      expect(seen[0]?.scores).toHaveLength(3);
    }
  });

  test("ends with its caller's own error when that fails to hear of it", async () => {
    const deaf = new Error("not listening");
    const long = alone.perft(CONFIG, ENDLESS, {}, () => {
      throw deaf;
    });
    await expect(long).rejects.toBe(deaf);
    await alone.tiles();
  });

  test("has a deadline, its own or the client's", async () => {
    for (const [, client] of clients()) {
      const long = client.perft(CONFIG, ENDLESS, { timeout: 50 });
      await expect(long).rejects.toMatchObject({ code: "timeout" });
    }
    const hasty = await connectEngine({ wasm: coreBytes(), timeout: 3000 });
    const [ours, given] = [hasty.perft(CONFIG, ENDLESS), hasty.perft(CONFIG, ENDLESS, { timeout: 50 })];
    await expect(given).rejects.toMatchObject({ code: "timeout" });
    const game = await hasty.createGame(CONFIG);
    await expect(ours).rejects.toMatchObject({ code: "timeout" });
    // Its worker has not been ended for it.
    expect(await game.moveCount()).toBeGreaterThan(0);
    await hasty.close();
  });

  test("ends with its worker, and those of the other workers with it", async () => {
    const long = three.perft(CONFIG, ENDLESS);
    const restarted = new Promise((resolve) => three.on("restart", resolve));
    await three.tiles();
    three.kill(1);
    await expect(long).rejects.toMatchObject({ code: "worker-lost" });
    expect(await restarted).toMatchObject({ worker: 1 });
    expect(await three.perft(CONFIG, 2)).toBe(engine.perft(CONFIG, 2));
  });
});

describe("several workers", () => {
  test("share the games; a dead one takes nothing of the others along", async () => {
    const games = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => three.createGame({ players: 3, seed })));
    const hashes = games.map(({ hash }) => hash);
    const calls = games.map((game) => game.moveCount());
    three.kill(0);
    const lost = (await Promise.allSettled(calls)).filter(({ status }) => status === "rejected");
    expect(lost).toHaveLength(2);
    for (const game of games) await game.play((await game.legalMoves({ limit: 1 }))[0] ?? "");
    for (const game of games) await game.undo();
    expect(games.map(({ hash }) => hash)).toEqual(hashes);
  });
});

test("a client's signal ends it, while connecting and later", async () => {
  const early = connectEngine({ wasm: coreBytes(), signal: AbortSignal.abort() });
  await expect(early).rejects.toMatchObject({ code: "aborted" });
  const soon = new AbortController();
  const connecting = connectEngine({ wasm: coreBytes(), signal: soon.signal });
  soon.abort();
  await expect(connecting).rejects.toMatchObject({ code: "aborted" });
  const later = new AbortController();
  const client = await connectEngine({ wasm: coreBytes(), signal: later.signal });
  const pending = client.perft(CONFIG, ENDLESS);
  later.abort();
  await expect(pending).rejects.toMatchObject({ code: "aborted" });
  await expect(client.tiles()).rejects.toMatchObject({ code: "aborted" });
});
