import { AlhambraError } from "../../index.node.js";
import type { Kind } from "./names.js";

/** A game or a board somebody at the other end has a handle of. */
interface Held {
  readonly kind: Kind;
  readonly target: object;
  /** Characters of the request that made it. */
  readonly size: number;
  /** What it was last reckoned to take. */
  bytes: number;
}

/** What a game, a decision of it and a character of its config take in memory at most, by measurement. */
const BYTES_HELD = 12_000;
const BYTES_A_DECISION = 700;
const BYTES_A_CHARACTER = 8;
/** Room for all games and boards together, well below what Node gives a program. */
const ROOM = 500_000_000;

/** Games and boards by handle. They stay until they are freed, and take a bounded amount of memory. */
export class Shelf {
  readonly #held = new Map<string, Held>();
  #made = 0;
  #bytes = 0;

  /** Keeps something that a request of some size has made. */
  keep(kind: Kind, target: object, size: number): string {
    const handle = `${kind}-${++this.#made}`;
    this.#held.set(handle, { kind, target, size, bytes: 0 });
    this.reckon(handle);
    return handle;
  }

  find(handle: string): { readonly kind: Kind; readonly target: object } {
    const held = this.#held.get(handle);
    if (held) return held;
    const number = Number(/^(?:game|board)-([1-9]\d{0,15})$/.exec(handle)?.[1]);
    if (number <= this.#made) throw new AlhambraError("freed", `${handle} was freed.`);
    throw new AlhambraError("bad-argument", `There is no handle ${JSON.stringify(handle.slice(0, 40))}.`);
  }

  /** Forgets what was freed. */
  drop(handle: string): void {
    this.#bytes -= this.#held.get(handle)?.bytes ?? 0;
    this.#held.delete(handle);
  }

  /** Reckons anew what something takes that may have grown. */
  reckon(handle: string): void {
    const held = this.#held.get(handle);
    if (!held) return;
    const decisions = held.kind === "game" ? Number(Reflect.get(held.target, "ply")) : 0;
    const bytes = BYTES_HELD + decisions * BYTES_A_DECISION + held.size * BYTES_A_CHARACTER;
    this.#bytes += bytes - held.bytes;
    held.bytes = bytes;
  }

  /** Refuses what would make or lengthen games when there is no more room for them. */
  makeRoom(): void {
    if (this.#bytes < ROOM) return;
    throw new AlhambraError(
      "limit",
      `There is no room beside ${this.#held.size} games and boards; free some.`,
    );
  }
}
