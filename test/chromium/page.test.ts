import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../support/browser.js";
import { type Served, serve } from "../support/serve.js";

const SCREENSHOTS = fileURLToPath(new URL("../../build/screenshots/", import.meta.url));
const SUB_PATH = "/some/sub/path/";

let browser: Browser;
let site: Served;

beforeAll(async () => {
  await mkdir(SCREENSHOTS, { recursive: true });
  [browser, site] = await Promise.all([launch(), serve({ [SUB_PATH]: "playground/dist" })]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

interface Visit {
  readonly width?: number;
  readonly theme?: "light" | "dark";
  readonly before?: (page: Page) => Promise<unknown>;
  /** What tells that the page has arrived. */
  readonly until?: string;
}

/** Opens the built page and gathers everything it complains about. */
async function visit({ width = 1280, theme = "light", before, until = "html[data-ready]" }: Visit = {}) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  await before?.(page);
  await page.goto(`${site.url}${SUB_PATH}#/tiles`);
  await page.waitForSelector(until, { state: "attached" });
  return { page, complaints };
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const wallColour = (page: Page) =>
  page
    .locator('[data-tile="tower-13-e"] .run')
    .evaluate((wall) => getComputedStyle(wall).getPropertyValue("stroke"));

describe("the built page, from a sub-path", () => {
  test("draws the 54 tiles of the worker's answer and complains about nothing", async () => {
    const { page, complaints } = await visit();
    expect(await page.locator("[data-tile]").count()).toBe(54);
    expect(await page.locator("h1").textContent()).toBe("The 54 building tiles");
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("draws price and walls, and says them", async () => {
    const { page } = await visit();
    const garden = page.locator('[data-tile="garden-8-ne"]');
    expect(await garden.locator(".price").textContent()).toBe("8");
    expect(
      await garden.locator(".merlon").evaluateAll((runs) => runs.map((run) => run.getAttribute("d"))),
    ).toEqual(["M0 0L100 0L100 100"]);
    expect(await page.getByRole("img", { name: "Garden 8, walls north and east", exact: true }).count()).toBe(
      1,
    );
    const open = page.locator('[data-tile="tower-12-0"]');
    expect(await open.locator(".price").textContent()).toBe("12");
    expect(await open.locator(".merlon").count()).toBe(0);
    await page.close();
  });

  test("groups them by kind, low to high, with counts and price ranges", async () => {
    const { page } = await visit();
    const heads = await page
      .locator(".kind")
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector("h2")?.textContent, row.querySelector(".count")?.textContent]),
      );
    expect(heads).toEqual([
      ["Pavilion", "7 tiles, 2 to 8"],
      ["Seraglio", "7 tiles, 3 to 9"],
      ["Arcades", "9 tiles, 4 to 10"],
      ["Chambers", "9 tiles, 5 to 11"],
      ["Garden", "11 tiles, 6 to 12"],
      ["Tower", "11 tiles, 7 to 13"],
    ]);
    const gardens = await page.locator('ul[aria-label="Garden"] .price').allTextContents();
    expect(gardens.map(Number)).toEqual([6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12]);
    const walls = page.getByRole("img", { name: "Walls on each side: 20 north, 20 east, 20 south, 20 west" });
    expect(await walls.count()).toBe(1);
    await page.close();
  });
});

describe("themes", () => {
  test("follow the system, page and drawings alike", async () => {
    const [day, night] = [await visit({ theme: "light" }), await visit({ theme: "dark" })];
    expect(await background(day.page)).toBe("rgb(236, 238, 236)");
    expect(await background(night.page)).toBe("rgb(13, 20, 21)");
    expect(await wallColour(day.page)).toBe("rgb(36, 28, 29)");
    expect(await wallColour(night.page)).toBe("rgb(242, 231, 208)");
    await Promise.all([day.page.close(), night.page.close()]);
  });

  test("can be chosen by keyboard and are remembered", async () => {
    const { page } = await visit({ theme: "light" });
    await page.getByRole("radio", { name: "As the system" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await background(page)).toBe("rgb(13, 20, 21)");
    await page.reload();
    await page.waitForSelector("html[data-ready]", { state: "attached" });
    expect(await background(page)).toBe("rgb(13, 20, 21)");
    expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
    await page.close();
  });
});

describe("an engine that does not come", () => {
  const worker = /worker[^/]*\.js$/;

  test("is mentioned after a while, and nothing moves when it arrives", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { page } = await visit({
      before: (fresh) => fresh.route(worker, (route) => arrived.then(() => route.continue())),
      until: "[role=status]",
    });
    await page.getByText("Starting the engine…").waitFor();
    const places = () =>
      page
        .locator(".kind, .kind-head, .fact")
        .evaluateAll((boxes) => boxes.map((box) => Object.values(box.getBoundingClientRect().toJSON())));
    const waiting = await places();
    expect(waiting).toHaveLength(15);
    arrive();
    await page.waitForSelector("html[data-ready]", { state: "attached" });
    expect(await places()).toEqual(waiting);
    expect(await page.getByText("Starting the engine…").count()).toBe(0);
    await page.close();
  });

  test("is reported in a sentence and can be tried again", async () => {
    const { page } = await visit({
      // The worker's file and its copy within the code.
      before: (fresh) => fresh.route(worker, (route) => route.abort(), { times: 2 }),
      until: "[role=alert]",
    });
    expect(await page.getByRole("alert").textContent()).toContain("The engine could not start.");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.waitForSelector("html[data-ready]", { state: "attached" });
    expect(await page.locator("[data-tile]").count()).toBe(54);
    await page.close();
  });
});

describe.each([320, 390, 768, 1440])("at a width of %i", (width) => {
  test.each(["light", "dark"] as const)("nothing scrolls sideways, %s", async (theme) => {
    const { page } = await visit({ width, theme });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `${SCREENSHOTS}tiles-${width}-${theme}.png`, fullPage: true });
    await page.close();
  });
});
