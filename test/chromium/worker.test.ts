import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import tiles from "../../assembly/components/tiles.json" with { type: "json" };
import type { connectEngine } from "../../src/client.js";
import type { loadEngine } from "../../src/index.js";
import { launch } from "../support/browser.js";
import { type Served, serve } from "../support/serve.js";

declare global {
  interface Window {
    /** What the embedding page imports. */
    library: { loadEngine: typeof loadEngine; connectEngine: typeof connectEngine };
  }
}

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
    engine.close();
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
