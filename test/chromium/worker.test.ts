import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import tiles from "../../assembly/components/tiles.json" with { type: "json" };
import type { connectEngine } from "../../src/client.js";
import type { AlhambraError, loadEngine } from "../../src/index.js";
import { launch } from "../support/browser.js";
import { type Served, serve } from "../support/serve.js";

declare global {
  interface Window {
    /** What the embedding page imports. */
    library: {
      loadEngine: typeof loadEngine;
      connectEngine: typeof connectEngine;
      AlhambraError: typeof AlhambraError;
    };
  }
}

const SOAK = process.env.ALHAMBRA_SOAK !== undefined;
const DECISIONS = 60;

let browser: Browser;
let server: Served;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([
    launch(),
    serve({ "/library/": "dist", "/": "test/chromium/pages" }),
  ]);
  page = await browser.newPage();
  await page.goto(`${server.url}/embed.html`);
  await page.waitForFunction(() => "library" in window);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test("a Web Worker answers with the tiles of the core", async () => {
  const answer = await page.evaluate(async () => {
    const engine = await window.library.connectEngine();
    const answered = await engine.tiles();
    await engine.close();
    return answered;
  });
  expect(answer).toEqual(tiles.tiles);
});

test("the page's own thread gets the same answer", async () => {
  expect(await page.evaluate(async () => (await window.library.loadEngine()).tiles())).toEqual(tiles.tiles);
});

test("a worker file that is not there is lost, not waited for", async () => {
  const refusal = await page.evaluate(() =>
    window.library.connectEngine({ worker: new URL("missing.js", location.href) }).then(
      () => "connected",
      (error: { code: string }) => error.code,
    ),
  );
  expect(refusal).toBe("worker-lost");
});

test(`a game of ${DECISIONS} decisions whose worker is killed around every message`, {
  timeout: 240_000,
}, async () => {
  const outcome = await page.evaluate(
    async ({ decisions, every }) => {
      const here = (await window.library.loadEngine()).createGame({ players: 3, seed: 4 });
      const client = await window.library.connectEngine();
      let restarts = 0;
      client.on("restart", () => {
        restarts++;
      });
      const there = await client.createGame({ players: 3, seed: 4 });
      const differences: string[] = [];
      const lost = { before: 0, during: 0, after: 0 };
      for (let ply = 0; ply < decisions; ply++) {
        const moves = here.legalMoves();
        const move = moves[(ply * 31) % moves.length];
        if (!move) break;
        const moments = ["before", "during", "after"] as const;
        for (const [i, moment] of moments.entries()) {
          if (!every && i !== ply % 3) continue;
          if (there.ply > ply) await there.undo();
          if (moment === "before") client.kill();
          const call = there.play(move);
          if (moment === "during") client.kill();
          const happened = await call.then(
            () => true,
            (error: { code: string }) => {
              if (error.code !== "worker-lost") throw error;
              lost[moment]++;
              return false;
            },
          );
          if (moment === "after") client.kill();
          if (there.ply !== ply + Number(happened)) differences.push(`${moment} ${ply}: ply ${there.ply}`);
        }
        here.play(move);
        if (there.ply === ply) await there.play(move);
        if (there.hash !== here.hash) differences.push(`hash at ${ply}`);
        if (JSON.stringify(await there.view(null)) !== JSON.stringify(here.view(null))) {
          differences.push(`view at ${ply}`);
        }
      }
      const length = (await there.history()).length;
      await client.close();
      return { differences, lost, length, restarted: restarts > 0 };
    },
    { decisions: DECISIONS, every: SOAK },
  );
  expect(outcome).toEqual({
    differences: [],
    lost: { before: 0, during: SOAK ? DECISIONS : DECISIONS / 3, after: 0 },
    length: DECISIONS,
    restarted: true,
  });
});

test("a worker that fails by itself is replaced, and boards and games stand as they did", async () => {
  const outcome = await page.evaluate(async () => {
    const address = new URL("/library/worker.js", location.href).href;
    // The package's own worker, and a fault it is told to have.
    const script = `import ${JSON.stringify(address)};
      addEventListener("message", ({ data }) => {
        if (JSON.stringify(data).includes("fail now")) setTimeout(() => { throw new Error("a fault"); });
      });`;
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const client = await window.library.connectEngine({ worker: () => new Worker(url, { type: "module" }) });
    const game = await client.createGame({ players: 2 });
    await game.play((await game.legalMoves({ limit: 1 }))[0] ?? "");
    const board = await client.createBoard([{ id: "garden-8-ne", x: 1, y: 0 }]);
    const before = [game.hash, await board.tiles()];
    const restarted = new Promise<number>((resolve) => client.on("restart", ({ worker }) => resolve(worker)));
    await client.validate({ format: "fail now" } as never);
    const worker = await restarted;
    await game.undo();
    await game.redo();
    const after = [game.hash, await board.tiles()];
    await client.close();
    return { worker, same: JSON.stringify(before) === JSON.stringify(after) };
  });
  expect(outcome).toEqual({ worker: 0, same: true });
});

test("errors keep class and code, and what cannot be cloned is bad-argument", async () => {
  const errors = await page.evaluate(async () => {
    const client = await window.library.connectEngine();
    const told = (error: unknown) => {
      const { code, faults, reason } = error as { code: string; faults?: object[]; reason?: string };
      return { ours: error instanceof window.library.AlhambraError, code, faults: faults?.length, reason };
    };
    const game = await client.createGame({ players: 3 });
    const results = await Promise.allSettled([
      client.createGame({ players: 9 }),
      client.createGame((() => 1) as never),
      client.validate(document.body as never),
      game.play({ type: "remove", x: 3, y: 3 }),
      game.free().then(() => game.moveCount()),
    ]);
    await client.close();
    return results.map((result) => (result.status === "rejected" ? told(result.reason) : "fine"));
  });
  expect(errors).toMatchObject([
    { ours: true, code: "bad-config", faults: 1 },
    { ours: true, code: "bad-argument" },
    { ours: true, code: "bad-argument" },
    { ours: true, code: "illegal-move", reason: expect.any(String) },
    { ours: true, code: "freed" },
  ]);
});

test("long calls let games go on, can be aborted, and are equal for one worker and for two", async () => {
  const outcome = await page.evaluate(async () => {
    const { connectEngine, loadEngine } = window.library;
    const config = { players: 3, seed: 8 };
    const options = { games: 60, seed: 5, policy: "sensible" } as const;
    const here = await loadEngine();
    const results: unknown[] = [];
    for (const workers of [1, 2]) {
      const client = await connectEngine({ workers });
      const stop = new AbortController();
      let running = true;
      const long = client.perft(config, 12, { signal: stop.signal }).catch((error: { code: string }) => {
        running = false;
        return error.code;
      });
      const game = await client.createGame(config);
      for (let ply = 0; ply < 10; ply++) await game.play((await game.legalMoves({ limit: 1 }))[0] ?? "");
      const between = running && game.ply === 10;
      stop.abort();
      const { signature } = await client.playouts(config, options);
      const divisions = await client.perft(game, 2, { divide: true });
      results.push({ between, ended: await long, signature, divisions });
      await client.close();
    }
    const game = here.createGame(config);
    for (let ply = 0; ply < 10; ply++) game.play(game.legalMoves({ limit: 1 }));
    const { signature } = here.playouts(config, options);
    const divisions = here.perft(game, 2, { divide: true });
    const expected = { between: true, ended: "aborted", signature, divisions };
    return results.map((result) => JSON.stringify(result) === JSON.stringify(expected));
  });
  expect(outcome).toEqual([true, true]);
});

test("a worker that falls silent runs into the deadline, and another one goes on", async () => {
  const outcome = await page.evaluate(async () => {
    const address = new URL("/library/worker.js", location.href).href;
    const script = `import ${JSON.stringify(address)};
      addEventListener("message", ({ data }) => {
        if (JSON.stringify(data).includes("fall silent")) self.close();
      });`;
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const client = await window.library.connectEngine({
      worker: () => new Worker(url, { type: "module" }),
      timeout: 2000,
    });
    const game = await client.createGame({ players: 2 });
    client.validate({ format: "fall silent" } as never).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    const code = await game.moveCount().then(
      () => "answered",
      (error: { code: string }) => error.code,
    );
    const count = await game.moveCount();
    await client.close();
    return { code, alive: count > 0 };
  });
  expect(outcome).toEqual({ code: "timeout", alive: true });
});
