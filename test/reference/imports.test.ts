// The reference is independent: it imports component JSON and types, and nothing else from outside its folder (issue 7).

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../..");

function sources(): string[] {
  return readdirSync(here, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(here, name));
}

/** Every module name after `from`, `import` or `import(`, with whether it is a type import. */
function importsOf(file: string): { name: string; typeOnly: boolean }[] {
  const text = readFileSync(file, "utf8");
  const statement =
    /^\s*(?:import|export)\b([^;]*?)\bfrom\s+"([^"]+)"|^\s*import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;
  return [...text.matchAll(statement)].map((m) => ({
    name: m[2] ?? m[3] ?? m[4] ?? "",
    typeOnly: /^\s*type\b/.test(m[1] ?? ""),
  }));
}

function isAllowed(file: string, { name, typeOnly }: { name: string; typeOnly: boolean }): boolean {
  if (!name.startsWith(".")) return file.endsWith(".test.ts") && /^(node:|vitest$|fast-check$)/.test(name);
  const path = relative(root, resolve(dirname(file), name));
  if (path.startsWith("test/reference/")) return true;
  if (file.endsWith(".test.ts") && path === "test/support/long.js") return true;
  return typeOnly || /^assembly\/.*\.json$/.test(path);
}

test("the reference imports only itself, component JSON and types", () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(20);
  const all = files.flatMap((file) => importsOf(file).map((found) => ({ file, found })));
  expect(all.length).toBeGreaterThan(60);
  const bad = all.filter(({ file, found }) => !isAllowed(file, found));
  expect(bad.map(({ file, found }) => `${relative(root, file)}: ${found.name}`)).toEqual([]);
  const outside = new Set(all.map(({ found }) => found.name).filter((name) => name.includes("assembly/")));
  expect([...outside].sort()).toEqual([
    "../../../assembly/components/money.json",
    "../../../assembly/components/scoring.json",
    "../../../assembly/components/tiles.json",
  ]);
});

test("a module is named in its own folder and in the registry only", () => {
  const rules = sources().filter((file) => !file.endsWith(".test.ts"));
  const ids = readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "base")
    .map(({ name }) => name);
  expect(ids.length).toBeGreaterThan(0);
  const named = rules.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const folder = relative(here, file).split("/")[0];
    const others = ids.filter((id) => id !== folder && new RegExp(`["'/]${id}[:"'/]`).test(text));
    return others.map((id) => `${relative(here, file)}: ${id}`);
  });
  expect(named.filter((line) => !line.startsWith("registry.ts:"))).toEqual([]);
});
