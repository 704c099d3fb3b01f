import { afterEach, expect, test, vi } from "vitest";
import tiles from "../../assembly/components/tiles.json" with { type: "json" };
import packageFile from "../../package.json" with { type: "json" };
import { AlhambraError, loadEngine } from "../../src/index.node.js";
import { coreBytes } from "../support/core.js";

test("the engine tells its tiles as the box has them", async () => {
  const engine = await loadEngine({ wasm: coreBytes() });
  expect(engine.tiles()).toEqual(tiles.tiles);
});

test("both cores are found beside the package", async () => {
  for (const core of ["full", "base"] as const) {
    expect((await loadEngine({ core })).tiles()).toHaveLength(54);
  }
});

test("the engine's version is the package's", async () => {
  expect((await loadEngine({ wasm: coreBytes() })).version).toBe(packageFile.version);
});

test.each([
  ["bytes that are no WebAssembly", new TextEncoder().encode("<!doctype html>"), "bad-argument"],
  ["no bytes at all", new Uint8Array(0), "bad-argument"],
  ["a truncated core", coreBytes().subarray(0, 200), "bad-argument"],
  [
    "somebody else's module",
    new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
    "bad-argument",
  ],
])("%s are refused with a typed error", async (_, wasm, code) => {
  const refusal = await loadEngine({ wasm }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AlhambraError);
  expect(refusal).toMatchObject({ name: "AlhambraError", code });
});

test("options of the wrong type are refused", async () => {
  // A string is no source, though some callers will try its name.
  await expect(loadEngine(JSON.parse('{ "wasm": "core.wasm" }'))).rejects.toMatchObject({
    code: "bad-argument",
  });
  await expect(loadEngine(JSON.parse('{ "core": "both" }'))).rejects.toMatchObject({ code: "bad-argument" });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a platform without SIMD is told so before anything is loaded", async () => {
  vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
  await expect(loadEngine({ wasm: new URL("file:///no/such/core.wasm") })).rejects.toMatchObject({
    code: "unsupported",
    message: "This platform has no WebAssembly SIMD, which the engine needs.",
  });
});

test("a platform that refuses to compile is quoted", async () => {
  const refusal = new WebAssembly.CompileError("the page's policy forbids it");
  vi.spyOn(WebAssembly, "compile").mockRejectedValue(refusal);
  await expect(loadEngine({ wasm: coreBytes() })).rejects.toMatchObject({
    code: "unsupported",
    message: "This platform refuses to compile the core: the page's policy forbids it",
    cause: refusal,
  });
});
