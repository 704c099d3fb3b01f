/**
 * Games played through the client whose worker is killed at random points, with a move on its way: the move has
 * happened or it has not, nothing else is lost, and the games end as they do in the page's own thread.
 * `npm run test:long` plays a thousand.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "../support/browser.js";
import { LONG, often } from "../support/long.js";
import { serve } from "../support/serve.js";

const GAMES = often(5, 1_000);

const [browser, server] = await Promise.all([
  launch(),
  serve({ "/library/": "dist", "/": "test/chromium/pages" }),
]);
const page = await browser.newPage();

beforeAll(async () => {
  await page.goto(`${server.url}/embed.html`);
  await page.waitForFunction(() => "library" in window);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test("nothing is lost", { timeout: 7_200_000 }, async () => {
  const told = await page.evaluate(async (games) => {
    const [client, engine] = await Promise.all([window.library.connectEngine(), window.library.loadEngine()]);
    const sum = { finished: 0, decisions: 0, deaths: 0, again: 0 };
    let dice = 1;
    const below = (n: number) => {
      dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((dice / 2 ** 32) * n);
    };
    for (let seed = 0; seed < games; seed++) {
      const config = { players: 2 + (seed % 5), seed };
      const game = await client.createGame(config);
      const twin = engine.createGame(config);
      while (!twin.over && twin.ply < 1500) {
        const moves = twin.legalMoves();
        const move = moves[below(moves.length)];
        if (!move) throw new Error("no move");
        const call = game.play(move);
        if (below(150) === 0) {
          client.kill();
          sum.deaths++;
        }
        try {
          await call;
        } catch (error) {
          if ((error as { code?: string }).code !== "worker-lost") throw error;
          sum.again++;
          await game.play(move);
        }
        twin.play(move);
        sum.decisions++;
        if (game.ply !== twin.ply || game.hash !== twin.hash)
          throw new Error(`game ${seed}, ply ${twin.ply}`);
      }
      const [one, other] = [JSON.stringify(await game.record()), JSON.stringify(twin.record())];
      if (one !== other) throw new Error(`the record of game ${seed}`);
      if (twin.over) sum.finished++;
      await game.free();
    }
    await client.close();
    return sum;
  }, GAMES);
  if (LONG) console.log("games through workers that died:", told);
  expect(told.finished).toBeGreaterThan(0.9 * GAMES);
  expect(told.deaths).toBeGreaterThan(GAMES);
  expect(told.again).toBeGreaterThan(0);
});
