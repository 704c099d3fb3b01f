/** What the package costs those who load it: bytes after `gzip -9`, and what they may be at most. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { root } from "./run.js";

/** @typedef {{ name: string, bytes: number, most?: number }} Size */

const KB = 1024;

/** @param {string | Uint8Array} data */
const zipped = (data) => gzipSync(data, { level: 9 }).length;

/** @param {string} file */
const fileSize = (file) => zipped(readFileSync(`${root}dist/${file}`));

/** @returns {Promise<Size[]>} of the package in dist/ */
export async function sizes() {
  const { loadEngine } = await import(`${root}dist/index.node.js`);
  const { modules } = await loadEngine();
  const { loader, engine } = await bundled();
  return [
    { name: "base.wasm", bytes: fileSize("base.wasm"), most: 40 * KB },
    { name: "core.wasm", bytes: fileSize("core.wasm"), most: (40 + 3 * modules.length) * KB },
    { name: "import { loadEngine }, minified", bytes: loader, most: 15 * KB },
    { name: "the code its first call loads, minified", bytes: engine },
  ];
}

/**
 * The code of a page that imports `loadEngine` and nothing else, as a bundler makes it: what comes with the page, and
 * what comes when it is called.
 */
async function bundled() {
  const program = "program";
  const bundle = await rolldown({
    input: program,
    platform: "browser",
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === program ? id : null),
        load: (id) =>
          id === program
            ? `import { loadEngine } from ${JSON.stringify(`${root}dist/index.js`)}; globalThis.load = loadEngine;`
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const chunks = output.filter((file) => file.type === "chunk");

  /** @param {import("rolldown").OutputChunk | undefined} from @returns {Set<import("rolldown").OutputChunk>} */
  function withImports(from, found = new Set()) {
    if (!from || found.has(from)) return found;
    found.add(from);
    for (const name of from.imports)
      withImports(
        chunks.find((chunk) => chunk.fileName === name),
        found,
      );
    return found;
  }

  const first = withImports(chunks.find((chunk) => chunk.isEntry));
  const later = withImports(chunks.find((chunk) => chunk.facadeModuleId?.endsWith("/start.js")));
  const weight = (/** @type {Iterable<import("rolldown").OutputChunk>} */ some) =>
    [...some].reduce((sum, { code }) => sum + zipped(code), 0);
  return { loader: weight(first), engine: weight([...later].filter((chunk) => !first.has(chunk))) };
}

export async function printSizes() {
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / KB).toFixed(1)} KB`;
  for (const { name, bytes, most } of await sizes()) {
    console.log(`${name}: ${kilobytes(bytes)} gzipped${most ? `, at most ${kilobytes(most)}` : ""}`);
  }
}
