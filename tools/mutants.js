/**
 * `npm run test:mutants`: puts one fault after the other into a copy of the core and runs the quick suites on it, the
 * fastest first, until one fails. A fault that none of them notices shows a missing test. Pinned numbers and texts do
 * not take part: they would tell that something changed, not that it is wrong. A part of a name chooses faults.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FAULTS } from "./faults.js";
import { root } from "./run.js";

const SUITES = ["game", "laws/conservation", "laws/caches", "board/base", "differential", "laws", "fuzz"];
const ROOMS = [
  "assembly",
  "src",
  "test",
  "tools",
  "docs",
  "asconfig.json",
  "package.json",
  "tsconfig.json",
  "vitest.config.ts",
];
/** A fault may make the core run for ever. */
const PATIENCE = 300_000;

const scratch = mkdtempSync(join(tmpdir(), "alhambra-mutants-"));
for (const room of ROOMS) cpSync(join(root, room), join(scratch, room), { recursive: true });
symlinkSync(join(root, "node_modules"), join(scratch, "node_modules"));

/** @param {string[]} command */
function succeeds([program = "", ...args]) {
  const options = { cwd: scratch, timeout: PATIENCE, env: { ...process.env, ALHAMBRA_BUILD: "release" } };
  return (
    spawnSync(join(root, "node_modules/.bin", program), args, { ...options, stdio: "ignore" }).status === 0
  );
}

function build() {
  if (!succeeds(["asc", "--target", "core"])) throw new Error("The core does not compile.");
}

/** The first suite that fails, or undefined. */
function catcher() {
  return SUITES.find(
    (suite) => !succeeds(["vitest", "run", "--project", "node", "--bail", "1", `test/${suite}`]),
  );
}

const [part = ""] = process.argv.slice(2);
let survivors = 0;
try {
  build();
  if (part === "" && catcher()) throw new Error("The suites fail without any fault.");
  for (const { name, file, good, bad } of FAULTS.filter((fault) => fault.name.includes(part))) {
    const path = join(scratch, "assembly", file);
    const text = readFileSync(path, "utf8");
    if (text.split(good).length !== 2) throw new Error(`${file} does not hold exactly once: ${good}`);
    writeFileSync(
      path,
      text.replace(good, () => bad),
    );
    build();
    const suite = catcher();
    if (!suite) survivors++;
    console.log(`| ${name} | \`${file}\` | ${suite ? `\`test/${suite}\`` : "SURVIVES"} |`);
    writeFileSync(path, text);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${survivors} faults survive`);
process.exitCode = survivors > 0 ? 1 : 0;
