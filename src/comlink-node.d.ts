declare module "comlink/dist/esm/node-adapter.mjs" {
  import type { MessagePort, Worker } from "node:worker_threads";
  import type { Endpoint } from "comlink";

  /** Makes a worker thread's port look like a browser's. */
  export default function nodeEndpoint(port: MessagePort | Worker): Endpoint;
}
