import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";

/** What a worker or a thread has answered, or why it could not. */
export type Answer =
  | { readonly tiles: number; readonly ply: number; readonly hash: string }
  | { readonly error: string };

/** What came of a consumer. */
export interface Outcome {
  readonly thread: Answer;
  readonly worker: Answer;
  /** Where the core was taken from. */
  readonly core: "file" | "copy";
  /** Where the worker was started from; Node does not tell. */
  readonly script?: "file" | "copy";
}

/** Opens a page and waits until it has played. */
export async function visit(browser: Browser, url: string): Promise<Outcome> {
  const page = await browser.newPage();
  try {
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    await page.goto(url);
    const outcome = await page.locator("[data-outcome]").getAttribute("data-outcome", { timeout: 40_000 });
    const script = workers.at(-1)?.startsWith("blob:") ? "copy" : "file";
    return { ...JSON.parse(outcome ?? "null"), script };
  } finally {
    await page.close();
  }
}

/** Runs a program that prints its outcome. */
export async function run(folder: string, command: string, ...args: string[]): Promise<Outcome> {
  const { stdout } = await promisify(execFile)(command, args, { cwd: folder, timeout: 60_000 });
  return JSON.parse(stdout);
}
