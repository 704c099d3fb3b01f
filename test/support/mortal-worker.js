/**
 * A worker thread that can be made to die, really, at a chosen moment: a message whose last argument is
 * `{ crash: moment }` is its last. At the moment "trap" only its core fails, and its memory is ruined.
 */
import { parentPort } from "node:worker_threads";

if (!parentPort) throw new Error("This file runs as a worker thread.");
const port = parentPort;
const listen = port.on.bind(port);

/** @param {{ argumentList?: { value?: { args?: { data?: { crash?: string } }[] } }[] }} message */
const momentOf = (message) => message.argumentList?.[0]?.value?.args?.at(-1)?.data?.crash;

let trap = false;
const { instantiate } = WebAssembly;

/** @type {(module: WebAssembly.Module, imports: WebAssembly.Imports) => Promise<WebAssembly.Instance>} */
const withTrap = async (module, imports) => {
  const { exports } = await instantiate(module, imports);
  /** @type {Record<string, any>} */
  const { memory, gameApply } = exports;
  const trapping = () => {
    if (!trap) return gameApply();
    new Uint8Array(memory.buffer).fill(0xff);
    throw new WebAssembly.RuntimeError("unreachable");
  };
  return { exports: { ...exports, gameApply: trapping } };
};
Object.assign(WebAssembly, { instantiate: withTrap });

/** @type {(name: string, listener: (message: object) => void) => typeof port} */
const on = (name, listener) =>
  listen(name, (message) => {
    const moment = momentOf(message);
    trap = moment === "trap";
    if (moment === "before") process.exit(1);
    while (moment === "never");
    listener(message);
    // The call has been carried out; its answer would be sent a microtask later.
    if (moment === "during") process.exit(1);
    if (moment === "after") setImmediate(() => process.exit(1));
    if (moment === "uncaught") setImmediate(() => Promise.reject(new Error("a fault of the worker's own")));
  });
Object.assign(port, { on });

await import("../../dist/worker.node.js");
