import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expose } from "comlink";
import { expect, test, vi } from "vitest";
import { connect } from "../../src/client/connect.js";
import { node } from "../../src/platform.node.js";
import type { StartWorker } from "../../src/starting.js";
import { carryErrors } from "../../src/wire/errors.js";
import { EngineService } from "../../src/worker/service.js";
import { coreBytes } from "../support/core.js";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("a worker forgets the games and boards nobody holds any more", async () => {
  const service = new EngineService();
  const forget = vi.spyOn(service, "forget");
  /** A worker in this very thread. */
  const start: StartWorker = async () => {
    const { port1, port2 } = new MessageChannel();
    carryErrors();
    expose(service, port1);
    return { endpoint: port2, onLost: () => {}, end: async () => port2.close() };
  };
  const client = await connect({ wasm: coreBytes() }, node, start);
  const kept = await client.createGame({ players: 3 });
  for (let i = 0; i < 20; i++) await client.createGame({ players: 3, seed: i });
  for (let i = 0; i < 20; i++) await kept.board(0);
  await vi.waitFor(
    () => {
      collectGarbage();
      expect(forget.mock.calls.length).toBeGreaterThanOrEqual(38);
    },
    { timeout: 10_000 },
  );
  expect(await kept.moveCount()).toBeGreaterThan(0);
  await kept.free();
  await client.close();
});
