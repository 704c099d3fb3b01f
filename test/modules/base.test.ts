/** The base core is the proof that the base game stands alone: nothing of a module is compiled into it. */
import { expect, test } from "vitest";
import { coreBytes } from "../support/core.js";

/** Functions of modules in a checked core, and the dispatchers that would call them; constants are in capitals. */
function functionsOfModules(build: string): string[] {
  const [names] = WebAssembly.Module.customSections(new WebAssembly.Module(coreBytes(build)), "name");
  const text = new TextDecoder("latin1").decode(names);
  const found = text.match(/assembly\/(?:modules\/[\w-]+\/\w+\/[a-z]\w*|generated\/hooks\/\w+Of\b)/g) ?? [];
  return [...new Set(found)];
}

test("no hook reaches a module in the base core", () => {
  expect(functionsOfModules("base-checked")).toEqual([]);
});

test("in the full core they all do", () => {
  const names = functionsOfModules("checked").join("\n");
  for (const id of ["viziers-favour", "currency-exchange", "squares"]) {
    expect(names).toContain(`assembly/modules/${id}/hooks/`);
  }
});
