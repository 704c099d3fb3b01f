declare module "comlink/dist/esm/node-adapter.mjs" {
  import type { MessagePort, Worker } from "node:worker_threads";
  import type { Endpoint } from "comlink";

  /** Makes a worker thread's port look like a browser's. */
  export default function nodeEndpoint(port: MessagePort | Worker): Endpoint;
}

/** The bytes of a file, put in by the build. */
declare module "*?base64" {
  const base64: string;
  export default base64;
}

/** A file and all it imports as one minified script, put in by the build. */
declare module "*?bundled" {
  const text: string;
  export default text;
}
