import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { PROGRAM } from "./support.js";

/** An answer of `alhambra serve`. */
export interface Answer {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Starts `alhambra serve --stdio` and speaks with it, a line at a time. */
export function converse() {
  const child = spawn(process.execPath, [PROGRAM, "serve", "--stdio"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return {
    async say(request: unknown): Promise<Answer> {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error("The program has ended.");
      return JSON.parse(value);
    },
    /** Ends its input and returns its exit code. */
    end(): Promise<number | null> {
      child.stdin.end();
      return ended;
    },
  };
}
