import { loadEngine } from "../../src/index.node.js";
import { coreBytes } from "./core.js";

/** An engine on the core under test, one for each test file. */
export const engine = await loadEngine({ wasm: coreBytes() });

export type Game = ReturnType<typeof engine.createGame>;
