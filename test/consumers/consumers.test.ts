/** The package as others meet it: packed, unpacked into small projects, built without configuration, and run. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadEngine } from "../../dist/index.node.js";
import { launch } from "../support/browser.js";
import { serve } from "../support/serve.js";
import {
  esbuildBuild,
  rollupBuild,
  type ViteVersion,
  viteBuild,
  viteServe,
  webpackBuild,
} from "./bundlers.js";
import { type Answer, type Outcome, run, visit } from "./outcome.js";
import { pack, project, ROOT, tidyUp, writePage } from "./project.js";

/** As strict as a page can be that runs WebAssembly at all. */
const POLICY = { "content-security-policy": "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'" };

let browser: Browser;
let tarball: string;
let expected: Answer;
const rows: string[] = [];

beforeAll(async () => {
  tarball = pack();
  browser = await launch();
  const engine = await loadEngine();
  const game = engine.createGame({ players: 3, seed: 42 });
  const [move] = game.legalMoves({ limit: 1 });
  if (move) game.play(move);
  expected = { tiles: engine.tiles().length, ply: 1, hash: game.hash };
});

afterAll(async () => {
  await browser?.close();
  tidyUp();
});

/** Holds an outcome against what the engine says here, and writes its line of the table. */
function judge(consumer: string, { thread, worker, core, script }: Outcome): void {
  rows.push(`| ${consumer} | ${said(thread)} | ${core} | ${said(worker)} | ${script ?? "thread"} |`);
  expect({ thread, worker }).toEqual({ thread: expected, worker: expected });
}

const said = (answer: Answer) => ("error" in answer ? "no" : "yes");

/** Opens a built site, as it is and where asked with a strict policy. */
async function open(consumer: string, folder: string, policies: readonly ("" | "strict")[] = [""]) {
  for (const policy of policies) {
    const site = await serve({ "/": folder }, policy ? POLICY : {});
    const outcome = await visit(browser, `${site.url}/`);
    await site.close();
    judge(policy ? `${consumer}, strict policy` : consumer, outcome);
  }
}

/** A program for a page without a bundler: names become addresses. */
function writePlain(folder: string, program: string, library: string) {
  const names = {
    '"alhambra-engine"': "index",
    '"alhambra-engine/client"': "client",
    '"alhambra-engine/inline"': "inline",
  };
  let text = readFileSync(join(folder, program), "utf8");
  for (const [name, file] of Object.entries(names)) text = text.replace(name, `"${library}/dist/${file}.js"`);
  writeFileSync(join(folder, program), text);
  writePage(folder, program);
}

describe("pages without a bundler", () => {
  test("module scripts", async () => {
    const folder = project(tarball, "plain");
    writePlain(folder, "main.js", "./node_modules/alhambra-engine");
    await open("Page without a bundler", folder, ["", "strict"]);
  });

  test("the inline entry", async () => {
    const folder = project(tarball, "plain-inline");
    writePlain(folder, "main-inline.js", "./node_modules/alhambra-engine");
    await open("Page without a bundler, `./inline`", folder, ["", "strict"]);
  });

  test("the library on another origin", async () => {
    const folder = project(tarball, "elsewhere");
    const library = await serve(
      { "/": join(folder, "node_modules/alhambra-engine") },
      { "access-control-allow-origin": "*" },
    );
    writePlain(folder, "main.js", library.url);
    await open("Page without a bundler, library on another origin", folder);
    await library.close();
  });
});

describe.each<ViteVersion>([5, 7, 8])("Vite %i", (version) => {
  test("dev", async () => {
    const server = await viteServe(version, project(tarball, `vite-${version}-dev`));
    const outcome = await visit(browser, server.url);
    await server.close();
    judge(`Vite ${version}, dev`, outcome);
  });

  test("build", async () => {
    const folder = await viteBuild(version, project(tarball, `vite-${version}`));
    await open(`Vite ${version}, build`, folder, ["", "strict"]);
  });
});

describe("other bundlers", () => {
  test("webpack 5", async () => {
    await open("webpack 5", await webpackBuild(project(tarball, "webpack")), ["", "strict"]);
  });

  test("Rollup", async () => {
    const folder = project(tarball, "rollup");
    const dir = join(folder, "out");
    await rollupBuild(folder, { dir });
    writePage(dir, "main.js");
    await open("Rollup", dir);
  });

  test("Rollup, one file", async () => {
    const folder = project(tarball, "rollup-inline");
    const dir = join(folder, "out");
    await rollupBuild(folder, { file: join(dir, "main.js") }, "main-inline.js");
    writePage(dir, "main.js");
    await open("Rollup, one file of `./inline`", dir);
  });

  test("esbuild", async () => {
    const folder = project(tarball, "esbuild");
    const outdir = join(folder, "out");
    await esbuildBuild(folder, { outdir, format: "esm", splitting: true });
    writePage(outdir, "main.js");
    await open("esbuild", outdir);
  });

  test("esbuild, one file", async () => {
    const folder = project(tarball, "esbuild-one");
    const outdir = join(folder, "out");
    // Such a script has no import.meta; esbuild says so.
    await esbuildBuild(folder, { outdir, logLevel: "silent" });
    writePage(outdir, "main.js", "classic");
    await open("esbuild, one file", outdir);
  });
});

describe("without a page", () => {
  test("Node", async () => {
    judge("Node", await run(project(tarball, "node"), process.execPath, "main.js"));
  });

  test("Node, bundled by esbuild", async () => {
    const folder = project(tarball, "node-esbuild");
    await esbuildBuild(folder, {
      outfile: join(folder, "out/main.cjs"),
      platform: "node",
      logLevel: "silent",
    });
    judge("Node, bundled by esbuild", await run(folder, process.execPath, "out/main.cjs"));
  });

  test("Deno", async () => {
    const deno = join(ROOT, "node_modules/.bin/deno");
    judge("Deno", await run(project(tarball, "deno"), deno, "run", "--allow-all", "main.js"));
  });

  test("Bun", async () => {
    judge("Bun", await run(project(tarball, "bun"), join(ROOT, "node_modules/.bin/bun"), "main.js"));
  });
});

test("the table of consumers is the one in docs/consumers.md", () => {
  console.log(rows.join("\n"));
  const documented = readFileSync(join(ROOT, "docs/consumers.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2);
  expect(rows).toEqual(documented);
});
