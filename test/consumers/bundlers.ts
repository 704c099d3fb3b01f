/** Each bundler as it comes: no option but what to read and where to write. */
import { join } from "node:path";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import webpack from "webpack";
import type { Served } from "../support/serve.js";
import { writePage } from "./project.js";

const VITES = { 5: () => import("vite-5"), 7: () => import("vite-7"), 8: () => import("vite") };

export type ViteVersion = keyof typeof VITES;

/** The folder of the built site. */
export async function viteBuild(version: ViteVersion, root: string): Promise<string> {
  const { build } = await VITES[version]();
  writePage(root, "main.js");
  await build({ root, configFile: false, logLevel: "error" });
  return join(root, "dist");
}

export async function viteServe(version: ViteVersion, root: string): Promise<Served> {
  const { createServer } = await VITES[version]();
  writePage(root, "main.js");
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { host: "127.0.0.1", port: 0 },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

export async function webpackBuild(root: string): Promise<string> {
  const path = join(root, "dist");
  const compiler = webpack({ mode: "production", context: root, entry: "./main.js", output: { path } });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((failure, stats) => {
      const complaint = stats?.toString({ all: false, errors: true, warnings: true });
      if (failure || complaint) reject(failure ?? new Error(complaint));
      else compiler.close(() => resolve());
    });
  });
  writePage(path, "main.js", "classic");
  return path;
}

/** With the one plugin without which Rollup does not look into node_modules. */
export async function rollupBuild(
  root: string,
  output: { dir: string } | { file: string },
  input = "main.js",
) {
  const bundle = await rollup({ input: join(root, input), plugins: [nodeResolve()] });
  await bundle.write({ format: "es", ...output });
  await bundle.close();
}

export async function esbuildBuild(root: string, options: Parameters<typeof esbuild>[0]): Promise<void> {
  await esbuild({ entryPoints: [join(root, "main.js")], bundle: true, logLevel: "error", ...options });
}
