import type { Engine } from "./engine.js";
import { type LoadOptions, load } from "./load.js";
import { node } from "./platform.node.js";

export * from "./exports.js";

/** Starts the engine in this thread; documented in index.ts. */
export function loadEngine(options: LoadOptions = {}): Promise<Engine> {
  return load(options, node, async () => (await import("./start.js")).start);
}
