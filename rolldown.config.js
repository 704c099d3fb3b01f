import { defineConfig } from "rolldown";

/** Comlink is bundled, so that a page without a bundler can import the package as it is. */
export default defineConfig([
  {
    input: { index: "src/index.ts", client: "src/client.ts", worker: "src/worker.ts" },
    platform: "browser",
    output: { dir: "dist", format: "esm", chunkFileNames: "[name].js" },
  },
  {
    input: {
      "index.node": "src/index.node.ts",
      "client.node": "src/client.node.ts",
      "worker.node": "src/worker.node.ts",
      cli: "src/cli/index.ts",
    },
    platform: "node",
    output: { dir: "dist", format: "esm", chunkFileNames: "[name].node.js" },
  },
]);
