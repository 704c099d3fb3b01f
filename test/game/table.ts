/** The game on the core's table, asked through its raw exports: facts as bytes, moves as hexadecimal words. */
import { coreBytes } from "../support/core.js";

type Exports = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory };

const { instance } = await WebAssembly.instantiate(coreBytes(), {
  env: {
    abort() {
      throw new Error("an assertion of the core failed");
    },
  },
});
export const core = instance.exports as Exports;

const PARTS = [
  ...["players", "active", "turn", "phase", "scorings", "random", "deckCount", "towerCount", "acted"],
  ...["chanceBytes", "scores", "display", "market", "hands", "discard", "piles", "deck", "pieces", "tower"],
  "chance",
] as const;
export type Part = (typeof PARTS)[number] | "deckKnown" | "towerKnown";

export const MOVE_BYTES = 16;
export const OVER = 6;
const DECK_LIMIT = 160;

/** Address of a part of the facts. */
export function addressOf(part: Part): number {
  if (part === "deckKnown") return addressOf("deck") + DECK_LIMIT;
  // Tower and its masks have the same room, and what follows them begins with the slots of modules, here empty.
  if (part === "towerKnown") return (addressOf("tower") + addressOf("chance")) / 2;
  const layout = new Uint16Array(core.memory.buffer, core.gameLayout?.(), PARTS.length);
  return (core.gameFacts?.() ?? 0) + (layout[PARTS.indexOf(part)] ?? 0);
}

export function bytesAt(address: number, length: number): Uint8Array {
  return new Uint8Array(core.memory.buffer, address, length);
}

export function byteOf(part: Part): number {
  return bytesAt(addressOf(part), 1)[0] ?? 0;
}

/** A copy of the facts. */
export function facts(): Uint8Array {
  return bytesAt(core.gameFacts?.() ?? 0, core.gameFactsLength?.() ?? 0).slice();
}

export function setup(players: number, seed: number): void {
  if (core.gameSetup?.(players, 0, 0, 0, seed, 0, 0, 0) !== 0) throw new Error("setup failed");
}

function page(count: number): string[] {
  const bytes = bytesAt(core.gameMovePage?.() ?? 0, count * MOVE_BYTES);
  return Array.from({ length: count }, (_, i) =>
    Buffer.from(bytes.slice(i * MOVE_BYTES, (i + 1) * MOVE_BYTES)).toString("hex"),
  );
}

export function moves(offset = 0, limit = 4096): string[] {
  return page(core.gameMoves?.(offset, limit) ?? 0);
}

export function sensible(offset = 0, limit = 4096): string[] {
  return page(core.gameSensible?.(offset, limit) ?? 0);
}

export function play(move: string | undefined): void {
  bytesAt(core.gameMove?.() ?? 0, MOVE_BYTES).set(Buffer.from(move ?? "", "hex"));
  if (core.gameApply?.() !== 1) throw new Error(`not playable: ${move}`);
}
