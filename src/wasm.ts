import { AlhambraError } from "./errors.js";

/** Anything the core can be made of. */
export type WasmSource = URL | Response | BufferSource | WebAssembly.Module;

const MAGIC = [0x00, 0x61, 0x73, 0x6d];

/** The smallest module with a vector in it: `(func (result v128) (i8x16.splat (i32.const 0)))`. */
const VECTOR = [
  ...[...MAGIC, 1, 0, 0, 0],
  ...[1, 5, 1, 0x60, 0, 1, 0x7b],
  ...[3, 2, 1, 0],
  ...[10, 8, 1, 6, 0, 0x41, 0, 0xfd, 15, 11],
];

/** Says in one sentence what this platform lacks, before anything is loaded. */
export function requireWebAssembly(): void {
  if (typeof WebAssembly === "undefined") {
    throw new AlhambraError("unsupported", "This platform has no WebAssembly, which the engine needs.");
  }
  if (!WebAssembly.validate(new Uint8Array(VECTOR))) {
    throw new AlhambraError("unsupported", "This platform has no WebAssembly SIMD, which the engine needs.");
  }
}

/** Whether bytes begin as a WebAssembly file does; development servers answer a missing file with a page. */
function isWasm(source: BufferSource): boolean {
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return MAGIC.every((byte, i) => bytes[i] === byte);
}

/** Compiles a core, or says in one sentence what is wrong with its bytes or with this platform. */
export async function compile(source: BufferSource): Promise<WebAssembly.Module> {
  if (!isWasm(source)) throw new AlhambraError("bad-argument", "The given bytes are not a WebAssembly file.");
  try {
    return await WebAssembly.compile(source);
  } catch (cause) {
    if (!WebAssembly.validate(source)) {
      throw new AlhambraError("bad-argument", "The given bytes are a damaged WebAssembly file.", { cause });
    }
    throw new AlhambraError("unsupported", `This platform refuses to compile the core: ${said(cause)}`, {
      cause,
    });
  }
}

/** A page's security policy explains itself in the error's message. */
function said(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
