import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { describe, expect, test } from "vitest";
import packageFile from "../../package.json" with { type: "json" };

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The files of an entry, for a browser and for Node. */
const ENTRIES = Object.entries(packageFile.exports).flatMap(([entry, target]) =>
  typeof target === "object" ? [[entry, target.browser] as const, [entry, target.node] as const] : [],
);

describe.each(ENTRIES)("%s: %s", (entry, file) => {
  test("starts nothing and changes nothing when it is imported, and says what it needs when it is asked", () => {
    const guarded = [`${root}test/package/guarded.js`, new URL(file, `file://${root}`).href];
    const output = execFileSync(process.execPath, guarded, { encoding: "utf8", timeout: 60_000 });
    const { names, code } = JSON.parse(output);
    expect(names).toContain(/client/.test(entry) ? "connectEngine" : "loadEngine");
    expect(code).toBe("unsupported");
  });
});

test("no file that may be imported awaits anything at its top level", async () => {
  const files = readdirSync(`${root}dist`).filter((name) => name.endsWith(".js") && name !== "cli.js");
  expect(files).toContain("index.js");
  for (const file of files) {
    // Before ES2022 there was no such thing, so esbuild refuses it.
    await transform(readFileSync(`${root}dist/${file}`, "utf8"), { format: "esm", target: "es2021" });
  }
});

test("every address that the exports name is in the package", () => {
  const addresses = Object.values(packageFile.exports).flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target),
  );
  for (const address of addresses) expect(readFileSync(`${root}${address}`).length).toBeGreaterThan(0);
});
