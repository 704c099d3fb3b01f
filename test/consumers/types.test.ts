import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pack, project, ROOT, tidyUp } from "./project.js";

let folder: string;

beforeAll(() => {
  folder = project(pack(), "types");
});

afterAll(tidyUp);

/** Complaints of the compiler about a program of the consumer's, the package's own declarations included. */
function complaints(options: Record<string, string>): string {
  const compilerOptions = {
    ...options,
    target: "es2022",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["types.ts"] }));
  try {
    return execFileSync(
      process.execPath,
      [join(ROOT, "node_modules/typescript/bin/tsc"), "--project", folder],
      {
        encoding: "utf8",
      },
    );
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error);
  }
}

test.each([
  ["nodenext", { module: "nodenext" }],
  ["bundler", { module: "preserve", moduleResolution: "bundler" }],
])("declarations are found and sound with module resolution %s", (_, options) => {
  expect(complaints(options)).toBe("");
});
