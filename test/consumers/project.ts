import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PROGRAMS = join(ROOT, "test/consumers/programs");

/** A folder far from the project, so that nothing of it is found by chance. */
export const workshop = mkdtempSync(join(tmpdir(), "alhambra-consumers-"));

export function tidyUp(): void {
  rmSync(workshop, { recursive: true, force: true });
}

/** The package as it would be published; packed once. */
export function pack(): string {
  const output = execFileSync(
    "npm",
    ["pack", "--json", "--ignore-scripts", "--offline", "--pack-destination", workshop],
    { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const [{ filename }] = JSON.parse(output);
  return join(workshop, filename);
}

/** A project that depends on the package and has installed it, and what that depends on, from the tarball. */
export function project(tarball: string, name: string): string {
  const folder = join(workshop, name);
  const library = join(folder, "node_modules/alhambra-engine");
  mkdirSync(library, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", library]);
  cpSync(join(ROOT, "node_modules/comlink"), join(folder, "node_modules/comlink"), { recursive: true });
  cpSync(PROGRAMS, folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(library, "package.json"), "utf8"));
  const manifest = { name, private: true, type: "module", dependencies: { "alhambra-engine": version } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  return folder;
}

/** A page that runs one script, as a module or the old way. */
export function writePage(folder: string, script: string, type: "module" | "classic" = "module"): void {
  const how = type === "module" ? 'type="module"' : "defer";
  const html = `<!doctype html><html lang="en"><title>Consumer</title><body><script ${how} src="./${script}"></script></body></html>`;
  writeFileSync(join(folder, "index.html"), html);
}
