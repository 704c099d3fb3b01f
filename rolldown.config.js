import { defineConfig } from "rolldown";
import { embed, options } from "./tools/bundle.js";

/** What the exports of the package name. */
const ENTRIES = ["index", "index.node", "client", "client.node", "inline", "inline.node"];

/** Started by their addresses; one file each, since a page waits for every import of a worker in turn. */
const WORKERS = ["worker", "worker.node"];

/** @param {readonly string[]} names */
const sources = (names) => Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

/** @type {import("rolldown").OutputOptions} */
const output = { dir: "dist", format: "esm", chunkFileNames: "[name].js", minifyInternalExports: false };

/** @type {import("rolldown").Plugin} The command line uses the package as everybody does. */
const throughEntry = {
  name: "through-entry",
  resolveId: (source) =>
    source.endsWith("/index.node.js") ? { id: "./index.node.js", external: "relative" } : null,
};

export default defineConfig([
  { ...options, input: sources(ENTRIES), plugins: [embed()], output },
  ...WORKERS.map((name) => ({ ...options, input: sources([name]), output })),
  { ...options, input: { cli: "src/cli/index.ts" }, plugins: [throughEntry], output },
]);
