/** The order in which modules join at each hook is the order of the book; it is written out here so that it stays. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import hooks from "../../assembly/game/hooks.json" with { type: "json" };

const root = fileURLToPath(new URL("../../", import.meta.url));
const dispatch = readFileSync(`${root}assembly/generated/hooks.ts`, "utf8");

/** Modules called in the dispatcher of a hook, in order. */
function joined(hook: string): string[] {
  const body = dispatch.slice(dispatch.indexOf(`function ${hook}Of(`)).split("\n}\n")[0] ?? "";
  return [...body.matchAll(/(\w+)\.\w+\(/g)].map(([, module = ""]) => module);
}

test("modules follow each other as in the book, at every hook", () => {
  expect(Object.fromEntries(hooks.hooks.map(({ name }) => [name, joined(name)]))).toEqual({
    layOut: ["viziersFavour", "squares"],
    offerActions: ["viziersFavour", "squares"],
    offerPayments: ["currencyExchange"],
    currenciesFor: ["currencyExchange"],
    keptFromDirk: ["squares"],
    buysBetweenTurns: ["viziersFavour"],
    boughtBetweenTurns: ["viziersFavour"],
    countBuildings: ["squares"],
    redealHidden: ["squares"],
  });
});

test("each module has its number in the book, and none twice", () => {
  const manifests = readdirSync(`${root}assembly/modules`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => JSON.parse(readFileSync(`${root}assembly/modules/${name}/manifest.json`, "utf8")));
  const numbers = manifests.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const byPage = [...manifests].sort((a, b) => a.number - b.number).map(({ page }) => page);
  expect(byPage).toEqual([...byPage].sort((a, b) => a - b));
});

test("hooks are queries or steps, and each says what it is for", () => {
  for (const { name, kind, says } of hooks.hooks) {
    expect(["query", "step"], name).toContain(kind);
    expect(says, name).toMatch(/[.?]$/);
  }
});
