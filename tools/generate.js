/**
 * Writes what the core and the API share from the component files and the modules' manifests, so that each fact is
 * typed in once: numbers for AssemblyScript, names and types for TypeScript. `--check` compares instead of writing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { apiFacades, apiModules } from "./generate/api.js";
import { apiNames, coreTables } from "./generate/components.js";
import { coreModules } from "./generate/core.js";
import { coreHooks } from "./generate/hooks.js";
import { readModules } from "./generate/manifests.js";
import { root } from "./generate/text.js";

const modules = readModules();
const outputs = [
  { path: "assembly/components/tables.ts", text: coreTables() },
  { path: "assembly/generated/modules.ts", text: coreModules(modules) },
  { path: "assembly/generated/hooks.ts", text: coreHooks(modules) },
  { path: "src/generated/components.ts", text: apiNames() },
  { path: "src/generated/facades.ts", text: apiFacades(modules) },
  { path: "src/generated/modules.ts", text: apiModules(modules) },
];

let stale = 0;
for (const { path, text } of outputs) {
  const file = fileURLToPath(new URL(path, root));
  if (process.argv.includes("--check")) {
    if (readFileSync(file, "utf8") !== text) {
      stale++;
      console.error(`${path} is out of date: run npm run generate`);
    }
  } else {
    writeFileSync(file, text);
  }
}
process.exitCode = stale ? 1 : 0;
