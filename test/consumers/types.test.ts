import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pack, project, ROOT, tidyUp } from "./project.js";

let folder: string;

beforeAll(() => {
  folder = project(pack(), "types");
});

afterAll(tidyUp);

/** Complaints of the compiler about a program of the consumer's, the package's own declarations included. */
async function complaints(name: string, options: Record<string, string>): Promise<string> {
  const compilerOptions = {
    ...options,
    target: "es2022",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  };
  const config = join(folder, `tsconfig.${name}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, files: ["types.ts"] }));
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  try {
    return (await promisify(execFile)(process.execPath, [compiler, "--project", config])).stdout;
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error);
  }
}

test.concurrent.each([
  ["nodenext", { module: "nodenext" }],
  ["bundler", { module: "preserve", moduleResolution: "bundler" }],
])("declarations are found and sound with module resolution %s", async (name, options) => {
  expect(await complaints(name, options)).toBe("");
});
