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
  /** Only a checked build calls this: an assertion of the core failed. */
  const abort = (message: number, file: number, line: number, column: number): never => {
    const { memory } = instance.exports;
    const say = (address: number) => (memory instanceof WebAssembly.Memory ? text(memory, address) : "");
    throw new WebAssembly.RuntimeError(
      `${say(message) || "assertion failed"} at ${say(file)}:${line}:${column}`,
    );
  };
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

/** A string of the compiler's own: UTF-16, its length in bytes stands before it. */
function text(memory: WebAssembly.Memory, address: number): string {
  if (address === 0) return "";
  const bytes = new DataView(memory.buffer).getUint32(address - 4, true);
  return new TextDecoder("utf-16le").decode(new Uint8Array(memory.buffer, address, bytes));
}
