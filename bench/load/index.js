/** What a page waits for: compiling and starting a core, and one question to a worker. */
import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { connectEngine } from "../../dist/client.node.js";
import { loadEngine } from "../../dist/index.node.js";
import { interleave } from "../measure.js";

/** @param {string} file */
const bytesOf = (file) => new Uint8Array(readFileSync(new URL(`../../dist/${file}`, import.meta.url)));

/** @param {{ quick: boolean }} options */
export async function run({ quick }) {
  const core = bytesOf("core.wasm");
  const base = bytesOf("base.wasm");
  const engine = await loadEngine({ wasm: core });
  const client = await connectEngine({ wasm: core });
  const rows = await interleave(
    [
      { name: "core.wasm: compile and start", work: () => loadEngine({ wasm: core }) },
      { name: "base.wasm: compile and start", work: () => loadEngine({ wasm: base }) },
      { name: "54 tiles, this thread", work: () => engine.tiles() },
      { name: "54 tiles, worker round trip", work: () => client.tiles() },
    ],
    quick ? 200 : 2000,
  );
  client.close();
  const times = rows.map(({ name, median, low, high }) => ({
    name,
    "median ms": Number(median.toFixed(4)),
    "quartiles ms": `${low.toFixed(4)}-${high.toFixed(4)}`,
  }));
  const sizes = ["core.wasm", "base.wasm"].map((file) => ({
    name: `${file}: size`,
    bytes: statSync(new URL(`../../dist/${file}`, import.meta.url)).size,
    gzipped: gzipSync(bytesOf(file), { level: 9 }).length,
  }));
  return [...times, ...sizes];
}
