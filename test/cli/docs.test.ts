// The examples of docs/cli.md, run as they stand there, one after the other in one folder.

import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { PROGRAM } from "./support.js";

const page = readFileSync(new URL("../../docs/cli.md", import.meta.url), "utf8");
/** Fenced blocks: what the fence says, and what stands inside. */
const blocks = [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, head = "", body = ""]) => ({
  head,
  body,
}));
const all = blocks.flatMap(({ head, body }, i) => {
  const [language = "", run, , exit = "0"] = head.split(" ");
  const next = blocks[i + 1];
  const shown = next && /^(text|json)$/.test(next.head) ? next.body : undefined;
  return run === "run" ? [{ language, body, exit: Number(exit), shown }] : [];
});

/** Where there is no Python, its example and what that leaves behind are passed over. */
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const examples = all.filter(({ language, body }) => hasPython || !(language + body).includes("python"));

const folder = mkdtempSync(join(tmpdir(), "alhambra-docs-"));
afterAll(() => rmSync(folder, { recursive: true }));
// What an installed package puts on the path.
writeFileSync(join(folder, "alhambra"), `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`);
chmodSync(join(folder, "alhambra"), 0o755);

function run(language: string, code: string) {
  const [program, flag] = language === "python" ? ["python3", "-c"] : ["sh", "-c"];
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  return spawnSync(program, [flag, code], { cwd: folder, encoding: "utf8", env, timeout: 60_000 });
}

/** Times and hashes are left open. */
const open = (text: string) =>
  text.replace(/\d+ ms|\d+ games a second|(?<="hash":")[^"]*|(?<=^signature *)\w+/gm, "...");

describe("docs/cli.md", () => {
  test("has examples", () => {
    expect(all.length).toBeGreaterThan(8);
  });

  test.each(examples)("$language: $body", ({ language, body, exit, shown }) => {
    const { status, stdout, stderr, error } = run(language, body);
    expect(error).toBeUndefined();
    expect({ status, stderr: exit === 0 && language === "python" ? stderr : "" }).toEqual({
      status: exit,
      stderr: "",
    });
    if (shown !== undefined) expect(open(stdout)).toBe(open(shown));
  });

  test("names every command", () => {
    const { stdout } = run("sh", "alhambra --help");
    const table = /Commands\n([\s\S]*?)\n\n/.exec(stdout)?.[1] ?? "";
    for (const [, name = ""] of table.matchAll(/^ {2}(\w+)/gm)) expect(page).toContain(`| \`${name}\` |`);
  });
});
