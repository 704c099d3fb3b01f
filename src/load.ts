import type { Engine } from "./engine.js";
import { AlhambraError } from "./errors.js";
import { compile, requireWebAssembly, type WasmSource } from "./wasm.js";

/** `"full"` knows the expansion modules, `"base"` is smaller and does not. */
export type CoreName = "full" | "base";

/** How to load the engine; everything is optional. */
export interface LoadOptions {
  /** The core, when it is not to be read from beside the package. */
  readonly wasm?: WasmSource;
  /** `"full"` (the default) knows the expansion modules, `"base"` is smaller and does not. */
  readonly core?: CoreName;
}

/** What differs between environments, and between entries, when a core of the package is needed. */
export interface Platform {
  /** Where the package keeps a core; throws where code has no address. */
  file(core: CoreName): URL;
  read(url: URL): Promise<BufferSource>;
  /** The copy within the package's code, in base64. */
  copy(core: CoreName): Promise<string>;
  /** Whether the copy comes before the file. */
  readonly inline: boolean;
}

/** Compiles the core the caller gave, or else the package's own. */
export async function loadModule(options: LoadOptions, platform: Platform): Promise<WebAssembly.Module> {
  requireWebAssembly();
  const core = options.core ?? "full";
  if (core !== "full" && core !== "base") {
    throw new AlhambraError("bad-argument", `core must be "full" or "base", not ${JSON.stringify(core)}.`);
  }
  const source: unknown = options.wasm;
  if (source === undefined) return ownModule(core, platform);
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof URL) return compile(await platform.read(source));
  if (source instanceof Response) return compile(await source.arrayBuffer());
  if (source instanceof ArrayBuffer) return compile(source);
  if (ArrayBuffer.isView(source) && source.buffer instanceof ArrayBuffer) {
    return compile(new Uint8Array(source.buffer, source.byteOffset, source.byteLength));
  }
  throw new AlhambraError("bad-argument", "wasm must be a URL, a Response, bytes or a WebAssembly.Module.");
}

/**
 * Bundlers that do not copy the file and servers that answer with something else are met by the copy; when neither
 * will do, what was wrong with the first says most.
 */
async function ownModule(core: CoreName, platform: Platform): Promise<WebAssembly.Module> {
  const file = async () => compile(await platform.read(platform.file(core)));
  const copy = async () => compile(decoded(await platform.copy(core)));
  const [first, second] = platform.inline ? [copy, file] : [file, copy];
  return first().catch((reason: unknown) =>
    second().catch(() => {
      throw reason;
    }),
  );
}

function decoded(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** An engine in this thread. Its code comes while the core does: only loading is paid for by importing the package. */
export async function load(
  options: LoadOptions,
  platform: Platform,
  code: () => Promise<(core: WebAssembly.Module) => Promise<Engine>>,
): Promise<Engine> {
  const [core, start] = await Promise.all([loadModule(options, platform), code()]);
  return start(core);
}
