/**
 * Finds a Chromium for the browser tests, installing one where that is possible without asking:
 * CHROMIUM_PATH, the system's browser, Playwright's cache, apt as root on Debian, Playwright's download.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const FIXED = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...FIXED].find(runs);
}

function cachedBrowser() {
  const path = chromium.executablePath();
  return path && runs(path) ? path : undefined;
}

function debianBrowser() {
  const debian =
    existsSync("/etc/os-release") && /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
  if (!debian || process.getuid?.() !== 0) return undefined;
  console.log("No Chromium found: installing Debian's.");
  const quiet = { stdio: /** @type {const} */ ("ignore") };
  spawnSync("apt-get", ["update"], quiet);
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return systemBrowser();
}

function downloadedBrowser() {
  console.log("No Chromium found: asking Playwright for one.");
  const cli = new URL("../node_modules/playwright-core/cli.js", import.meta.url).pathname;
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" });
  return cachedBrowser();
}

/** @returns {string} the browser's path; throws one clear sentence when there is none to be had */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (runs(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${JSON.stringify(given)}, which is not a program.`);
  }
  const found = systemBrowser() ?? cachedBrowser() ?? debianBrowser() ?? downloadedBrowser();
  if (found) return found;
  throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.");
}
