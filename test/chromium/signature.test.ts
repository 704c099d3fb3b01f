import { afterAll, beforeAll, expect, test } from "vitest";
import { BATCH, PINNED, together } from "../signature/batch.js";
import { launch } from "../support/browser.js";
import { serve } from "../support/serve.js";

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

test("the games of the batch come out in a page as they do in Node", async () => {
  const signatures = await page.evaluate(async (batch) => {
    const engine = await window.library.loadEngine();
    return batch.map(({ config, options }) => engine.playouts(config, options).signature);
  }, BATCH);
  expect(together(signatures)).toBe(PINNED);
});
