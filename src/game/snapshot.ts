import { checksum } from "../check/checksum.js";
import { isList, isObject, type Json, type JsonObject, plain } from "../check/plain.js";
import { AlhambraError } from "../errors.js";
import { RULES } from "../version.js";
import type { Origin } from "./create.js";
import type { Move } from "./types.js";

/**
 * A snapshot is a header of 16 bytes and UTF-8 text: the letters ALHS, version, rules, length and checksum of what
 * follows; then as JSON how the game began, all its moves and its hash. Restoring plays the moves again, so that
 * nothing in a snapshot is believed that the rules do not confirm.
 */
const MAGIC = 0x53484c41;
const VERSION = 1;
const HEADER = 16;
const MOST_BYTES = 67_108_864;

export interface Saved {
  /** As `createGame` takes it. */
  readonly config: JsonObject;
  readonly moves: readonly Json[];
  readonly hash: Json | undefined;
}

export function makeSnapshot(
  given: Origin["given"],
  moves: readonly Move[],
  hash: string,
): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify({ config: given, moves, hash }));
  const bytes = new Uint8Array(HEADER + text.length);
  bytes.set(text, HEADER);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint16(4, VERSION, true);
  view.setUint16(6, RULES, true);
  view.setUint32(8, text.length, true);
  view.setUint32(12, checksum(text), true);
  return bytes;
}

/** Reads a snapshot, or throws `bad-snapshot` and says what is wrong with it. */
export function readSnapshot(given: unknown): Saved {
  const bytes = ArrayBuffer.isView(given)
    ? new Uint8Array(given.buffer, given.byteOffset, given.byteLength)
    : given instanceof ArrayBuffer
      ? new Uint8Array(given)
      : null;
  if (!bytes) throw new AlhambraError("bad-argument", "A snapshot is given as bytes.");
  if (bytes.length > MOST_BYTES) throw new AlhambraError("limit", "A snapshot of this size is none of ours.");
  if (bytes.length < HEADER) throw bad("it is too short");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) throw bad("it does not begin as one");
  if (view.getUint16(4, true) !== VERSION)
    throw bad(`its version is ${view.getUint16(4, true)}, not ${VERSION}`);
  if (view.getUint16(6, true) !== RULES) throw bad(`its rules are ${view.getUint16(6, true)}, not ${RULES}`);
  const text = bytes.subarray(HEADER);
  if (view.getUint32(8, true) !== text.length) throw bad("it was cut or lengthened");
  if (view.getUint32(12, true) !== checksum(text)) throw bad("it was changed");
  return readSaved(text);
}

function readSaved(text: Uint8Array): Saved {
  let saved: Json;
  try {
    saved = plain(
      JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(text)),
      "The snapshot",
      MOST_BYTES,
    );
  } catch (cause) {
    throw bad("it holds no JSON", cause);
  }
  if (!isObject(saved) || !isObject(saved.config) || !isList(saved.moves)) throw bad("it holds no game");
  return { config: saved.config, moves: saved.moves, hash: saved.hash };
}

export function bad(why: string, cause?: unknown): AlhambraError {
  return new AlhambraError("bad-snapshot", `This is no snapshot to restore: ${why}.`, { cause });
}
