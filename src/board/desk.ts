import type { Core, RunningCore } from "../core.js";
import type { BoardTile } from "./types.js";
import { wallMask } from "./walls.js";

/** Whoever owns a board's facts. */
export interface Owner {
  facts(): Iterable<BoardTile>;
}

interface Slot {
  readonly address: number;
  owner: Owner | null;
}

/**
 * The few slots the core has for boards. A board is brought into one when it is asked something and stays until
 * the slot is needed for another, so that any number of boards can be held while the core's memory stays as it is.
 */
export class Desk {
  readonly #core: Core;
  #running: RunningCore | null = null;
  /** The longest unused first. */
  #slots: Slot[] = [];

  constructor(core: Core) {
    this.#core = core;
  }

  /** Asks the core about a board, which lies at the given address meanwhile. */
  ask<T>(owner: Owner, question: (core: RunningCore, board: number) => T): T {
    return this.#core.ask((core) => question(core, this.#bring(core, owner)));
  }

  /** Forgets a board that nobody will ask about again. */
  leave(owner: Owner): void {
    for (const slot of this.#slots) if (slot.owner === owner) slot.owner = null;
  }

  #bring(core: RunningCore, owner: Owner): number {
    if (core !== this.#running) this.#clear(core);
    const found = this.#slots.findIndex((slot) => slot.owner === owner);
    const [slot] = this.#slots.splice(Math.max(found, 0), 1);
    if (!slot) throw new RangeError("The core has no slot for a board.");
    this.#slots.push(slot);
    if (found < 0) {
      slot.owner = owner;
      layOut(core, slot.address, owner.facts());
    }
    return slot.address;
  }

  #clear(core: RunningCore): void {
    this.#running = core;
    this.#slots = Array.from({ length: core.exports.boardSlots() }, (_, slot) => ({
      address: core.exports.boardSlot(slot),
      owner: null,
    }));
  }
}

function layOut({ exports }: RunningCore, board: number, tiles: Iterable<BoardTile>): void {
  exports.boardClear(board, 0);
  for (const { kind, walls, x, y } of tiles) {
    if (kind !== "start") exports.boardPlace(board, 0, wallMask(walls) ?? 0, x, y);
  }
}
