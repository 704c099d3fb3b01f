import { expect, test } from "vitest";
import { connectEngine } from "../../dist/client.node.js";
import { coreBytes } from "../support/core.js";

test("a worker thread answers as the engine in this thread does", async () => {
  const engine = await connectEngine({ wasm: coreBytes() });
  const tiles = await engine.tiles();
  expect(tiles).toHaveLength(54);
  expect(tiles[0]).toEqual({ id: "pavilion-2-new", kind: "pavilion", price: 2, walls: "NEW" });
  engine.close();
});

test("a closed engine rejects what is still asked of it", async () => {
  const engine = await connectEngine({ wasm: coreBytes() });
  const pending = engine.tiles();
  engine.close();
  await expect(pending).rejects.toMatchObject({ code: "worker-lost" });
  await expect(engine.tiles()).rejects.toMatchObject({ code: "worker-lost" });
});

test("a worker that cannot be started is lost, not waited for", async () => {
  const worker = new URL("data:text/javascript,throw new Error('no engine here')");
  await expect(connectEngine({ wasm: coreBytes(), worker })).rejects.toMatchObject({ code: "worker-lost" });
});

test("a worker that never answers runs into the deadline", async () => {
  const worker = new URL("data:text/javascript,setInterval(() => {}, 1000)");
  const connecting = connectEngine({ wasm: coreBytes(), worker, timeout: 100 });
  await expect(connecting).rejects.toMatchObject({ code: "timeout" });
});
