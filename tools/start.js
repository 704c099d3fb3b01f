/**
 * `npm start`: builds the package, serves the playground and prints its address. A change in assembly/ or
 * src/ builds again and reloads the page; a build that fails is printed and the last good page stays.
 */
import { watch } from "node:fs";
import { createServer } from "vite";
import { buildCores, buildPackage } from "./build.js";
import { root } from "./run.js";

const RELEASE = ["core", "base"];

await buildCores(RELEASE);
await buildPackage();
const server = await createServer({ configFile: `${root}playground/vite.config.ts` });
await server.listen();
server.printUrls();

let cores = false;
let building = false;
let pending = false;
/** @type {NodeJS.Timeout | undefined} */
let pause;

async function rebuild() {
  if (building) {
    pending = true;
    return;
  }
  building = true;
  try {
    if (cores) await buildCores(RELEASE);
    cores = false;
    await buildPackage();
    server.ws.send({ type: "full-reload" });
  } catch (error) {
    server.config.logger.error(error instanceof Error ? error.message : String(error));
  }
  building = false;
  if (pending) {
    pending = false;
    await rebuild();
  }
}

for (const folder of ["assembly", "src"]) {
  watch(`${root}${folder}`, { recursive: true }, (_, name) => {
    // The build itself writes the cores into src/.
    if (!name || name.endsWith(".wasm")) return;
    cores ||= folder === "assembly";
    clearTimeout(pause);
    // Editors save in several steps.
    pause = setTimeout(rebuild, 100);
  });
}
