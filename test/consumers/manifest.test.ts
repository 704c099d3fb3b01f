import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pack, project, tidyUp } from "./project.js";

let tarball: string;

beforeAll(() => {
  tarball = pack();
});

afterAll(tidyUp);

test("publint has nothing to say", async () => {
  const folder = project(tarball, "publint");
  const { messages, pkg } = await publint({
    pkgDir: join(folder, "node_modules/alhambra-engine"),
    level: "suggestion",
    strict: true,
    pack: false,
  });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test("types are right wherever modules are", async () => {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    // The cores are files, not modules.
    excludeEntrypoints: ["./core.wasm", "./base.wasm"],
  });
  if (!analysis.types) throw new Error("The package has no types.");
  expect(Object.keys(analysis.entrypoints)).toEqual([".", "./client", "./inline", "./package.json"]);
  // The package is of modules only: neither TypeScript's old resolution nor require is for it.
  const unmet = ["node10", "node16-cjs"];
  const problems = analysis.problems.filter(
    (problem) => !("resolutionKind" in problem && unmet.includes(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
});
