import type { Engine } from "./engine.js";
import { type LoadOptions, load } from "./load.js";
import { browser } from "./platform.browser.js";

export * from "./exports.js";

/**
 * Starts the engine in this thread.
 *
 * @example
 * import { loadEngine } from "alhambra-engine";
 * const engine = await loadEngine();
 * engine.tiles().length; // 54
 */
export function loadEngine(options: LoadOptions = {}): Promise<Engine> {
  return load(options, browser, async () => (await import("./start.js")).start);
}
