// Wrong calls, unreadable files, readers that go away: each ends with the exit code of the help.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { alhambra, FILES, PROGRAM } from "./support.js";

describe("wrong usage ends with 2 and says what is wrong", () => {
  test.each([
    [[], "Name a command."],
    [["pefrt"], 'There is no command "pefrt"; there are '],
    [["help", "pefrt"], 'There is no command "pefrt"; there are '],
    [["__proto__"], 'There is no command "__proto__"'],
    [["perft"], "perft needs --depth N."],
    [["perft", "--depth"], "--depth"],
    [["perft", "--deep", "3"], "Unknown option '--deep'."],
    [["perft", "--depth", "17"], '--depth must be a whole number from 0 to 16, not "17".'],
    [["perft", "--depth", "1e1"], '--depth must be a whole number from 0 to 16, not "1e1".'],
    [["perft", "--depth", "0", "--divide"], "--divide needs a --depth of at least 1."],
    [["perft", "--depth", "1", "--players", "7"], '--players must be a whole number from 2 to 6, not "7".'],
    [
      ["perft", "--depth", "1", "--seed", "luck"],
      "seed must be a whole number from 0 to 4294967295 or 32 hex",
    ],
    [["perft", "--depth", "1", "--at", "1"], "--at needs the FILE of a record."],
    [
      ["perft", "--depth", "1", "--seed", "1", "record.txt"],
      "A FILE says itself what game it is; leave --seed out.",
    ],
    [["perft", "--depth", "1", "board.txt"], "A board alone is no game"],
    [["playouts"], "playouts needs --games N."],
    [["playouts", "--games", "1", "--players", "3", "position.txt"], "leave --players out."],
    [["playouts", "--games", "1", "--seed", "-1"], "--seed"],
    [["play", "-"], "play reads your moves from standard input; name a FILE."],
    [["play", "--seat", "3"], '--seat must be a whole number from 0 to 2, not "3".'],
    [["serve"], "serve needs --stdio."],
    [["serve", "--stdio", "8080"], '"8080" is one argument too many.'],
    [["legal", "board.txt", "record.txt"], '"record.txt" is one argument too many.'],
    [["legal", "board.txt"], "For a board, name the tile to place"],
    [["legal", "board.txt", "--tile", "garden-8-ne", "--type", "buy"], "A board has cells, not moves"],
    [["legal", "position.txt", "--at", "1"], "Only a record has a past; leave --at out."],
    [["legal", "--type", "steal"], "--type may be take, buy, place, "],
  ])("alhambra %j", async (args, message) => {
    const { code, out, error } = await alhambra(args);
    expect(error).toContain(message);
    expect(error).toContain("--help` shows how it is called.");
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });
});

describe("what cannot be read ends with 3", () => {
  test.each([
    ["no-such-file.json", "no-such-file.json cannot be read: ENOENT: no such file or directory.\n"],
    [".", ". cannot be read: EISDIR: illegal operation on a directory.\n"],
  ])("%s", async (file, message) => {
    for (const command of ["legal", "validate", "replay"]) {
      expect(await alhambra([command, file])).toEqual({ code: 3, out: "", error: `alhambra: ${message}` });
    }
  });
});

describe("a reader that has seen enough", () => {
  /** Runs a line of shell in which `alhambra` is the program. */
  function shell(line: string): Promise<string> {
    const script = `alhambra() { "${process.execPath}" "${PROGRAM}" "$@"; }\n${line}`;
    const child = spawn("bash", ["-c", script], { cwd: FILES });
    let said = "";
    child.stdout.on("data", (data) => {
      said += data;
    });
    child.stderr.on("data", (data) => {
      said += data;
    });
    return new Promise((resolve) => child.on("close", () => resolve(said)));
  }

  test("ends the program quietly", async () => {
    const flood = "yes '{\"players\":3}' | head -n 20000";
    const said = await shell(`${flood} | alhambra validate --json | head -n 1; echo "\${PIPESTATUS[2]}"`);
    expect(said).toBe('{"file":"-","line":1,"kind":"config","faults":[]}\n0\n');
  });

  test("does not hide a fault that was found", async () => {
    const flood = "yes '{\"players\":9}' | head -n 20000";
    const said = await shell(
      `${flood} | alhambra validate --json | head -n 1 >/dev/null; echo "\${PIPESTATUS[2]}"`,
    );
    expect(said).toBe("1\n");
  });
});

test("the program needs no folder to stand in", async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "alhambra-"));
  try {
    const { code, out } = await alhambra(["perft", "--depth", "1"], "", elsewhere);
    expect({ code, out: out.replace(/\d+ ms/, "") }).toEqual({
      code: 0,
      out: "9 ways to make 1 decisions, \n",
    });
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});
