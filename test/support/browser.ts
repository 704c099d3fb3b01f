import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../../tools/browser.js";

/** A Chromium without a window, quiet on the network. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}
