import { AlhambraError } from "./errors.js";

/** What the WebAssembly core exports; the functions are declared in assembly/index.ts. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  tileCount(): number;
  tileSize(): number;
  tileTable(): number;
  withModules(): number;
}

/** Anything the core can be made of. */
export type WasmSource = URL | Response | BufferSource | WebAssembly.Module;

const MAGIC = [0x00, 0x61, 0x73, 0x6d];

/** Whether bytes begin as a WebAssembly file does; development servers answer a missing file with a page. */
function isWasm(source: BufferSource): boolean {
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return MAGIC.every((byte, i) => bytes[i] === byte);
}

/** Compiles a core, or says in one sentence why this platform or these bytes cannot. */
export async function compile(source: BufferSource): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === "undefined") {
    throw new AlhambraError("unsupported", "This platform has no WebAssembly, which the engine needs.");
  }
  if (!isWasm(source)) throw new AlhambraError("bad-argument", "The given bytes are not a WebAssembly file.");
  try {
    return await WebAssembly.compile(source);
  } catch (cause) {
    throw new AlhambraError(
      "unsupported",
      "The core could not be compiled: this platform lacks WebAssembly SIMD, or the file is damaged.",
      { cause },
    );
  }
}

/** Starts a compiled core. */
export async function instantiate(module: WebAssembly.Module): Promise<CoreExports> {
  const foreign = "The given WebAssembly module is not a core of this engine.";
  let instance: WebAssembly.Instance;
  try {
    instance = await WebAssembly.instantiate(module, { env: { abort } });
  } catch (cause) {
    throw new AlhambraError("bad-argument", foreign, { cause });
  }
  if (!isCore(instance.exports)) throw new AlhambraError("bad-argument", foreign);
  return instance.exports;
}

function isCore(exports: object): exports is CoreExports {
  return "memory" in exports && "tileTable" in exports && "withModules" in exports;
}

/** Only a checked build calls this: an assertion of the core failed. */
function abort(_message: number, _file: number, line: number, column: number): never {
  throw new WebAssembly.RuntimeError(`assertion failed in the core at ${line}:${column}`);
}
