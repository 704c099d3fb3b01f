/**
 * Imports a file of the package where nothing may be started and no global changed, then asks it for an engine where
 * there is no WebAssembly. Prints the names it exports and what it said; ends only if nothing was left running.
 */
const [file = ""] = process.argv.slice(2);

const guarded = ["fetch", "atob", "setTimeout", "setInterval", "setImmediate", "queueMicrotask"];
const own = new Map(guarded.map((name) => [name, Reflect.get(globalThis, name)]));
for (const name of guarded) {
  Reflect.set(globalThis, name, () => {
    throw new Error(`${name} was called on import.`);
  });
}
Reflect.deleteProperty(globalThis, "WebAssembly");
const before = Reflect.ownKeys(globalThis);
Object.preventExtensions(globalThis);

/** @type {typeof import("alhambra-engine") & typeof import("alhambra-engine/client")} */
const library = await import(file);
if (Reflect.ownKeys(globalThis).length !== before.length) throw new Error("Globals were changed on import.");
for (const [name, value] of own) Reflect.set(globalThis, name, value);

/** @type {string} */
let code;
try {
  await (library.loadEngine ?? library.connectEngine)();
  code = "started";
} catch (error) {
  code = error instanceof library.AlhambraError ? error.code : String(error);
}
console.log(JSON.stringify({ names: Object.keys(library).sort(), code }));

export {};
