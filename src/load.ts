import { compile, instantiate, type WasmSource } from "./core.js";
import { Engine } from "./engine.js";
import { AlhambraError } from "./errors.js";

/** How to load the engine; everything is optional. */
export interface LoadOptions {
  /** The core, when it is not to be read from beside the package. */
  readonly wasm?: WasmSource;
  /** `"full"` (the default) knows the expansion modules, `"base"` is smaller and does not. */
  readonly core?: "full" | "base";
}

/** What differs between a browser and Node when a file of the package is needed. */
export interface Platform {
  /** Where the package keeps a core. */
  file(core: "full" | "base"): URL;
  read(url: URL): Promise<BufferSource>;
}

/** Compiles the core the caller gave, or else the package's own. */
export async function loadModule(options: LoadOptions, platform: Platform): Promise<WebAssembly.Module> {
  const kind = options.core ?? "full";
  if (kind !== "full" && kind !== "base") {
    throw new AlhambraError("bad-argument", `core must be "full" or "base", not ${JSON.stringify(kind)}.`);
  }
  const source: unknown = options.wasm ?? platform.file(kind);
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof URL) return compile(await platform.read(source));
  if (source instanceof Response) return compile(await source.arrayBuffer());
  if (source instanceof ArrayBuffer) return compile(source);
  if (ArrayBuffer.isView(source) && source.buffer instanceof ArrayBuffer) {
    return compile(new Uint8Array(source.buffer, source.byteOffset, source.byteLength));
  }
  throw new AlhambraError("bad-argument", "wasm must be a URL, a Response, bytes or a WebAssembly.Module.");
}

/** An engine in this thread. */
export async function load(options: LoadOptions, platform: Platform): Promise<Engine> {
  return new Engine(await instantiate(await loadModule(options, platform)));
}
