import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectEngine, type EngineClient, type RemoteGame } from "../../dist/client.node.js";
import type { Engine } from "../../src/engine.js";
import { loadEngine } from "../../src/index.node.js";
import { coreBytes } from "../support/core.js";
import { someMove } from "../support/moves.js";

const CONFIG = { players: 3, seed: 11 };
const DECISIONS = 60;
const MOMENTS = ["before", "during", "after"] as const;
/** All three at every message, or each in its turn: every death costs the start of a worker. */
const SOAK = process.env.ALHAMBRA_SOAK !== undefined;
const mortal = new URL("../support/mortal-worker.js", import.meta.url);

let client: EngineClient;
let engine: Engine;

beforeAll(async () => {
  [client, engine] = await Promise.all([
    connectEngine({ wasm: coreBytes(), worker: mortal, timeout: 60_000 }),
    loadEngine({ wasm: coreBytes() }),
  ]);
});

afterAll(() => client.close());

/** Calls a method so that its worker dies at the given moment; whether the answer came. */
async function answered(game: RemoteGame, method: "play" | "undo" | "redo", args: unknown[], crash: string) {
  const call: (...args: unknown[]) => Promise<unknown> = game[method] as never;
  try {
    await call.call(game, ...args, { crash });
    return true;
  } catch (error) {
    expect(error).toMatchObject({ name: "AlhambraError", code: "worker-lost" });
    return false;
  }
}

/** Asks again when the worker that was asked was already dying. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((error: { code?: unknown }) => {
    if (error.code !== "worker-lost") throw error;
    return ask();
  });
}

describe("a worker that dies", () => {
  test(`around every message of ${DECISIONS} decisions`, { timeout: 600_000 }, async () => {
    const here = engine.createGame(CONFIG);
    const there = await client.createGame(CONFIG);
    const heard = { before: 0, during: 0, after: 0 };
    for (let ply = 0; ply < DECISIONS; ply++) {
      for (const [i, moment] of MOMENTS.entries()) {
        if (!SOAK && i !== ply % MOMENTS.length) continue;
        const move = someMove(here, ply);
        const happened = await answered(there, "play", [move], moment);
        if (happened) here.play(move);
        if (happened) heard[moment]++;
        expect(there.hash).toBe(here.hash);
        // Asked of the worker that came in its place.
        expect(await insist(() => there.state())).toEqual(here.state());
        if (happened) break;
      }
      if (here.ply > ply) continue;
      const move = someMove(here, ply);
      expect(await insist(() => there.play(move))).toEqual(here.play(move));
    }
    expect(there.ply).toBe(DECISIONS);
    expect(heard.before).toBe(0);
    expect(heard.during).toBe(0);
    expect(heard.after).toBeGreaterThan(0);
    expect(await insist(() => there.history())).toEqual(here.history());
  });

  test("while decisions are taken back and made again", async () => {
    const here = engine.createGame(CONFIG);
    for (let ply = 0; ply < 6; ply++) here.play(someMove(here, ply));
    const there = await insist(() => client.restore(here.snapshot()));
    for (const method of ["undo", "undo", "redo", "undo", "undo", "redo", "redo"] as const) {
      for (const moment of ["before", "during"]) {
        expect(await answered(there, method, [], moment)).toBe(false);
        expect(await there.state()).toEqual(here.state());
      }
      await there[method]();
      here[method]();
      expect(there.hash).toBe(here.hash);
    }
    // What can be made again has come over too.
    client.kill();
    expect(await there.redo()).toEqual(here.redo());
    await there.undo();
    await there.undo();
    await there.play(someMove(here.at(there.ply), 3));
    client.kill();
    await expect(there.redo()).rejects.toMatchObject({ code: "bad-argument" });
  });

  test("leaves lone boards as they were", async () => {
    const board = await client.createBoard();
    await board.place("garden-8-ne", 1, 0);
    await board.place({ walls: "N", rotation: 1 }, 0, 1);
    await board.remove(1, 0);
    await board.place("pavilion-2-new", 0, -1).catch(() => {});
    const tiles = await board.tiles();
    const lost = board.place("garden-8-ne", 1, 0);
    client.kill();
    await expect(lost).rejects.toMatchObject({ code: "worker-lost" });
    expect(await board.tiles()).toEqual(tiles);
    await board.place("garden-8-ne", 1, 0);
    expect(await board.tiles()).toHaveLength(tiles.length + 1);
  });

  test("by an error of its own is replaced, and says why", async () => {
    const game = await client.createGame(CONFIG);
    const restarted = new Promise((resolve) => client.on("restart", resolve));
    await answered(game, "play", [someMove(engine.createGame(CONFIG), 0)], "uncaught");
    expect(await restarted).toMatchObject({
      worker: 0,
      cause: { code: "worker-lost", cause: { message: "a fault of the worker's own" } },
    });
    expect(game.ply).toBe(1);
    expect(await insist(() => game.moveCount())).toBeGreaterThan(0);
  });

  test("with many calls under way: none of them has happened, later ones do", async () => {
    const here = engine.createGame(CONFIG);
    const there = await client.createGame(CONFIG);
    const moves = Array.from({ length: 5 }, (_, ply) => {
      const move = someMove(here, ply);
      here.play(move);
      return move;
    });
    const calls = moves.map((move) => there.play(move));
    const others = [client.tiles(), there.state(), client.createGame(CONFIG), client.perft(CONFIG, 2)];
    client.kill();
    const after = there.play(moves);
    for (const call of [...calls, ...others])
      await expect(call).rejects.toMatchObject({ code: "worker-lost" });
    await after;
    expect(there.hash).toBe(here.hash);
  });

  test("twice at once is replaced once somebody asks", async () => {
    const game = await client.createGame(CONFIG);
    client.kill();
    client.kill();
    await game.moveCount().catch(() => {});
    expect(await game.moveCount()).toBeGreaterThan(0);
  });
});

test("a core that fails within its worker is started anew, and the game is as it was", async () => {
  const here = engine.createGame(CONFIG);
  const there = await insist(() => client.createGame(CONFIG));
  const restarts: unknown[] = [];
  const quiet = client.on("restart", (event) => restarts.push(event));
  for (let ply = 0; ply < 4; ply++) {
    const move = someMove(here, ply);
    const guards: object = { crash: "trap" };
    const failure = { code: "internal", cause: { message: expect.stringContaining("unreachable") } };
    // Only a first core can be made to fail; the one after it plays.
    if (ply === 0) await expect(there.play(move, guards)).rejects.toMatchObject(failure);
    expect(there.hash).toBe(here.hash);
    expect(await there.play(move)).toEqual(here.play(move));
    expect(await there.state()).toEqual(here.state());
  }
  quiet();
  expect(restarts).toEqual([]);
});

describe("deadlines", () => {
  test("a worker that hangs is ended: the call has not happened, those behind it neither", async () => {
    const hasty = await connectEngine({ wasm: coreBytes(), worker: mortal, timeout: 3000 });
    const game = await hasty.createGame(CONFIG);
    const before = game.hash;
    const move = someMove(engine.createGame(CONFIG), 0);
    const guards: object = { crash: "never" };
    const hanging = game.play(move, guards);
    const behind = game.play(move);
    await expect(hanging).rejects.toMatchObject({ code: "timeout" });
    await expect(behind).rejects.toMatchObject({ code: "worker-lost" });
    expect(game.hash).toBe(before);
    await game.play(move);
    expect(game.ply).toBe(1);
    await hasty.close();
  });
});
