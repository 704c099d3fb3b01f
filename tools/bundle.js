/** How src/ becomes JavaScript, the same for every file that is shipped. */
import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, resolve } from "node:path";
import { rolldown } from "rolldown";

const QUERY = /^(.*)\?(base64|bundled)$/;

/** Comlink is bundled, so that a page without a bundler can import the package as it is. */
/** @satisfies {import("rolldown").InputOptions} */
export const options = {
  // What a file needs of its environment stands in its name, not in the build.
  platform: "neutral",
  resolve: { mainFields: ["module"] },
  external: isBuiltin,
};

/** Puts files into the code as text: `./file?base64` its bytes, `./file.js?bundled` all it takes to run it. */
/** @returns {import("rolldown").Plugin} */
export function embed() {
  return {
    name: "embed",
    resolveId(source, importer) {
      return importer && QUERY.test(source) ? resolve(dirname(importer), source) : null;
    },
    async load(id) {
      const [, file, how] = id.match(QUERY) ?? [];
      if (file === undefined) return null;
      const text =
        how === "base64" ? readFileSync(file, "base64") : await script(file.replace(/\.js$/, ".ts"));
      return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
    },
  };
}

/**
 * Web Workers from text are classic scripts, which every browser starts; threads are modules, which import Node.
 * @param {string} input
 */
async function script(input) {
  const bundle = await rolldown({ ...options, input });
  const { output } = await bundle.generate({
    format: input.endsWith(".node.ts") ? "esm" : "iife",
    minify: true,
  });
  await bundle.close();
  return output[0].code;
}
