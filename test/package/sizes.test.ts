import { expect, test } from "vitest";
import { sizes } from "../../tools/sizes.js";

test("the package keeps to its size budgets", async () => {
  const measured = await sizes();
  expect(measured.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["base.wasm", "core.wasm", "import { loadEngine }, minified"]),
  );
  // What is missing would weigh nothing.
  expect(measured.filter(({ bytes }) => bytes < 1000)).toEqual([]);
  expect(measured.filter(({ bytes, most }) => most !== undefined && bytes > most)).toEqual([]);
});
