import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");

const TOP_LEVEL = [
  ".ci",
  ".gitignore",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "LICENSE",
  "README.md",
  "asconfig.json",
  "assembly",
  "bench",
  "biome.json",
  "docs",
  "package-lock.json",
  "package.json",
  "playground",
  "rolldown.config.js",
  "src",
  "test",
  "tools",
  "tsconfig.json",
  "vitest.config.ts",
];

test("the top level holds what the architecture names and nothing else", () => {
  expect([...new Set(tracked.map((file) => file.split("/")[0]))].sort()).toEqual(TOP_LEVEL);
});

test("no built file is committed", () => {
  expect(tracked.filter((file) => /\.wasm$|(^|\/)dist\//.test(file))).toEqual([]);
});

test("the lock file names no download address", () => {
  expect(readFileSync(`${root}package-lock.json`, "utf8")).not.toMatch(/"resolved"/);
});
