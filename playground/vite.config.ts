import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Relative addresses, so that the built page works from any folder of any site.
  base: "./",
  build: { outDir: "dist", emptyOutDir: true },
  worker: { format: "es" },
});
