import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { coreBytes } from "./core.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** A running file server and the way to end it. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves folders of the project, or others, each under its own path, as a static host would. A core is answered
 * with the build under test, so that the browser suites too can run on any.
 */
export async function serve(
  folders: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Served> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const mount = Object.keys(folders).find((path) => pathname.startsWith(path));
    if (mount === undefined) return response.writeHead(404).end();
    const inside = normalize(`/${pathname.slice(mount.length)}`);
    const file = join(
      resolve(ROOT, folders[mount] ?? ""),
      inside.endsWith("/") ? `${inside}index.html` : inside,
    );
    try {
      const found = await readFile(file);
      const body = /\bcore\b[^/]*\.wasm$/.test(file) ? coreBytes() : found;
      response
        .writeHead(200, { ...headers, "content-type": TYPES[extname(file)] ?? "application/octet-stream" })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is never the string that pipes have.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
