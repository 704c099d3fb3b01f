import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AlhambraPalace } from "../../playground/elements/index.js";
import { launch } from "../support/browser.js";
import { type Served, serve } from "../support/serve.js";

declare global {
  interface Window {
    palace: AlhambraPalace;
    heard: [type: string, detail: unknown][];
  }
}

/** The fountain, a tower with its wall to the north on its east, a garden open all round on its west. */
const TILES = [
  { kind: "start", walls: "", x: 0, y: 0 },
  { kind: "tower", price: 11, walls: "N", x: 1, y: 0 },
  { kind: "garden", price: 11, walls: "", x: -1, y: 0 },
] as const;

let browser: Browser;
let site: Served;
let page: Page;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serve({ "/": "playground/dist" })]);
  page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  await page.goto(`${site.url}/#/about`);
  await page.waitForSelector("html[data-ready]", { state: "attached" });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  await page.evaluate((tiles) => {
    window.heard = [];
    const palace = document.createElement("alhambra-palace");
    palace.tiles = tiles;
    palace.label = "A palace";
    palace.style.cssText = "width:600px;height:400px";
    for (const type of ["palace-choose", "palace-look", "palace-remove"]) {
      palace.addEventListener(type, (event) =>
        window.heard.push([type, (event as CustomEvent<unknown>).detail]),
      );
    }
    document.body.replaceChildren(palace);
    window.palace = palace;
  }, TILES);
  await page.locator("alhambra-palace [role=grid]").waitFor({ state: "attached" });
});

/** Sets properties and waits for the drawing. */
const set = (properties: Partial<AlhambraPalace>) =>
  page.evaluate(async (given) => {
    Object.assign(window.palace, given);
    await window.palace.updateComplete;
  }, properties);
const heard = () => page.evaluate(() => window.heard);
const drawn = (selector: string) => page.locator(`alhambra-palace ${selector}`);
const cell = (name: RegExp) => page.getByRole("button", { name });

describe("the drawing", () => {
  test("has a tile for each entry and one line for each run of outside walls", async () => {
    expect(await drawn(".tile").count()).toBe(3);
    expect(await drawn(".run").evaluateAll((runs) => runs.map((run) => run.getAttribute("d")))).toEqual([
      "M100 4.5L200 4.5",
    ]);
  });

  test("joins the walls of neighbours, and takes the merlons off a wall that is built over", async () => {
    await set({
      tiles: [
        ...TILES,
        { kind: "tower", price: 8, walls: "NES", x: 2, y: 0 },
        { kind: "garden", price: 12, walls: "S", x: 1, y: -1 },
      ],
    });
    const runs = await drawn(".merlon").evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    expect(runs).toEqual(["M200 0L300 0L300 100L200 100"]);
    expect(await drawn(".inner").getAttribute("d")).toContain("M100 0h100v5");
  });

  test("writes the length of a run and lines the first with gilt", async () => {
    await set({ runs: [{ edges: [{ x: 1, y: 0, side: "N" }] }] });
    expect(await drawn(".core").count()).toBe(1);
    expect(await drawn(".tag text").textContent()).toBe("1");
  });

  test("shows why not where the tile in hand may not lie: the side that clashes", async () => {
    await set({
      held: { kind: "garden", price: 8, walls: "NE" },
      refusals: [
        {
          x: -2,
          y: 0,
          reason: "edge",
          edges: [{ x: -2, y: 0, side: "E" }],
          cells: [],
          tiles: [],
          title: "Not here: one side clashes",
          text: "East: the garden has a wall, the garden is open.",
        },
      ],
    });
    await cell(/^−2, 0: empty, Not here/).hover();
    expect(await drawn(".clash circle").count()).toBe(1);
    expect(await drawn(".ghost.bad").count()).toBe(1);
    expect(await drawn(".note").textContent()).toContain("the garden has a wall");
  });

  test("walks to the wall that bars the way", async () => {
    const barred = { reason: "unreachable", edges: [], cells: [], tiles: [], title: "Not here", text: "" };
    await set({ held: { kind: "garden", walls: "S" }, refusals: [{ ...barred, x: 1, y: -1 }] });
    await cell(/^1, −1/).hover();
    expect(await drawn(".steps > path").getAttribute("d")).toBe("M50 50L150 50L150 0");
  });
});

describe("choosing a cell", () => {
  const goals = {
    held: { kind: "garden", price: 11, walls: "" } as const,
    legal: [
      { x: 0, y: -1 },
      { x: 0, y: 1 },
    ],
  };

  test("by pointer: legal cells are lit, and the cell is told", async () => {
    await set(goals);
    expect(await drawn(".legal").count()).toBe(2);
    await cell(/^0, 1: empty, legal/).click();
    expect((await heard()).at(-1)).toEqual(["palace-choose", { x: 0, y: 1, by: "pointer", alt: false }]);
  });

  test("by keyboard: one stop for Tab, brackets from one legal cell to the next, Enter", async () => {
    await set(goals);
    expect(await page.locator('alhambra-palace [data-cell][tabindex="0"]').count()).toBe(1);
    await page.evaluate(() => window.palace.focus());
    await page.keyboard.press("]");
    expect(await page.evaluate(() => window.palace.shadowRoot?.activeElement?.ariaLabel)).toMatch(/^0, 1:/);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    expect((await heard()).at(-1)).toEqual(["palace-choose", { x: 0, y: -1, by: "key", alt: false }]);
  });

  test("Delete on a tile asks for it to be removed", async () => {
    await page.evaluate(() => window.palace.focus());
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    expect((await heard()).at(-1)).toEqual(["palace-remove", { x: 1, y: 0 }]);
  });

  test("dragging the court moves it and chooses nothing; Fit brings it back", async () => {
    const place = () => drawn(".world").getAttribute("style");
    const fitted = await place();
    await page.mouse.move(300, 330);
    await page.mouse.down();
    await page.mouse.move(360, 350, { steps: 4 });
    await page.mouse.up();
    expect(await place()).not.toBe(fitted);
    expect((await heard()).filter(([type]) => type === "palace-choose")).toEqual([]);
    await page.getByRole("button", { name: "Fit" }).click();
    expect(await place()).toBe(fitted);
  });
});

test("a still palace is one picture with a name", async () => {
  await set({ still: true, label: "Teo's palace" });
  expect(await page.getByRole("img", { name: "Teo's palace" }).count()).toBe(1);
  expect(await page.locator("alhambra-palace button").count()).toBe(0);
});
