import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs the finder in a process of its own, as the test command does. */
function find(chromium: string) {
  const script = 'import("./tools/browser.js").then((m) => console.log(m.findBrowser()))';
  return spawnSync(process.execPath, ["--unhandled-rejections=strict", "--eval", script], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
}

test("CHROMIUM_PATH comes before anything else", () => {
  expect(find(process.execPath).stdout.trim()).toBe(process.execPath);
});

test("a CHROMIUM_PATH without a program is said in one sentence and never skipped", () => {
  const { status, stderr } = find("/no/such/browser");
  expect(status).toBe(1);
  expect(stderr).toContain('CHROMIUM_PATH is "/no/such/browser", which is not a program.');
});
