/** Small things every tool needs: the project's root, and running a command in it. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * Runs a program of node_modules/.bin or of this Node, and rejects when it fails.
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<string>} what it printed; nothing of it is shown when `quiet` and it succeeds
 */
export function run(command, options = {}) {
  const [program = "", ...args] = command;
  const child = spawn(program === "node" ? process.execPath : `${root}node_modules/.bin/${program}`, args, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (/** @type {Buffer} */ data) => {
      output += data;
      if (!options.quiet) process.stdout.write(data);
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve(output);
      if (options.quiet) process.stdout.write(output);
      reject(new Error(`${command.join(" ")} ended with ${code}`));
    });
  });
}
