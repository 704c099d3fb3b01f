import { expect, test } from "vitest";
import { loadEngine } from "../../src/index.node.js";
import { BUILD, coreBytes } from "../support/core.js";
import { BATCH, PINNED, together } from "./batch.js";

/** The core under test, and the one without modules beside it. */
test.each([BUILD, BUILD === "checked" ? "base-checked" : "base"])(
  "the games of the batch on the build %s",
  async (build) => {
    const engine = await loadEngine({ wasm: coreBytes(build) });
    const signatures = BATCH.map(({ config, options }) => engine.playouts(config, options).signature);
    expect(new Set(signatures).size).toBe(BATCH.length);
    expect(together(signatures)).toBe(PINNED);
  },
);
