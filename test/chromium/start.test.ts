import { type ChildProcess, spawn } from "node:child_process";
import { utimesSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "../support/browser.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
let browser: Browser;
let start: ChildProcess;
let address: string;

/** The address that `npm start` prints once it serves. */
function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (data: Buffer) => {
      output += data;
      const url = output.match(/http:\/\/localhost:\d+\//)?.[0];
      if (url) resolve(url);
    });
    child.once("exit", () => reject(new Error(`npm start ended:\n${output}`)));
  });
}

beforeAll(async () => {
  start = spawn(process.execPath, ["tools/start.js"], { cwd: root, env: { ...process.env, NO_COLOR: "1" } });
  [browser, address] = await Promise.all([launch(), printedAddress(start)]);
});

afterAll(async () => {
  start.kill();
  await browser.close();
});

test("npm start serves the playground, and a change in the core reloads it", async () => {
  const page = await browser.newPage();
  await page.goto(`${address}#/tiles`);
  await page.locator("html[data-ready]").waitFor();
  expect(await page.locator("[data-tile]").count()).toBeGreaterThanOrEqual(54);

  const reloaded = page.waitForEvent("load");
  const now = new Date();
  utimesSync(`${root}assembly/index.ts`, now, now);
  await reloaded;
  await page.locator("html[data-ready]").waitFor();
});
