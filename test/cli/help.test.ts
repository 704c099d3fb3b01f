// What the program teaches about itself. Golden texts lie in help/; `npx vitest test/cli -u` writes them anew.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadEngine } from "../../src/index.node.js";
import { alhambra } from "./support.js";

const general = await alhambra(["--help"]);
const table = /Commands\n([\s\S]*?)\n\n/.exec(general.out)?.[1] ?? "";
const commands = [...table.matchAll(/^ {2}(\w+)/gm)].map(([, name = ""]) => name);

test("the program's own help lists every command", async () => {
  expect(commands).toContain("perft");
  expect(general).toMatchObject({ code: 0, error: "" });
  await expect(general.out).toMatchFileSnapshot("help/alhambra.txt");
  expect(await alhambra(["help"])).toEqual(general);
  expect(await alhambra(["-h"])).toEqual(general);
});

test.each(commands)("the help of %s teaches with examples and fits a terminal", async (name) => {
  const { code, out, error } = await alhambra([name, "--help"]);
  expect({ code, error }).toEqual({ code: 0, error: "" });
  await expect(out).toMatchFileSnapshot(`help/${name}.txt`);
  expect(out).toMatch(new RegExp(`Examples\n.*alhambra ${name}`));
  const lines = out.split("\n").filter((line) => !line.includes(`alhambra ${name}`));
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
});

test("a command's help can be asked for in three ways", async () => {
  const asked = await Promise.all([["-h"], ["--help"]].map((flag) => alhambra(["perft", ...flag])));
  expect([...asked, await alhambra(["help", "perft"])]).toEqual([asked[0], asked[0], asked[0]]);
});

test("the version is the package's", async () => {
  const { version } = await loadEngine();
  const manifest: unknown = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect(await alhambra(["--version"])).toEqual({ code: 0, out: `${version}\n`, error: "" });
  expect(manifest).toMatchObject({ version, bin: { alhambra: "dist/cli.js" } });
});
