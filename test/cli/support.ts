import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** The program as it is published. */
export const PROGRAM = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
/** Where the files lie that the tests name. */
export const FILES = fileURLToPath(new URL("files/", import.meta.url));

/** What a run of the program left behind. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the program as its user does, with a text as standard input. */
export async function alhambra(
  args: readonly string[],
  input: string | Uint8Array = "",
  cwd = FILES,
): Promise<Run> {
  if (!existsSync(PROGRAM)) throw new Error("There is no dist/cli.js; `npm run build` makes it.");
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  // The program may end before it has read everything.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, error };
}

/** The lines of an answer, each of them JSON. */
export function jsonLines(out: string): unknown[] {
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}
