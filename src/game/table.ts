import type { Core, RunningCore } from "../core.js";

/** The facts of a game as bytes; never changed once made, so that a game's past can share them. */
export type Facts = Uint8Array;

/**
 * The one table the core plays on. Whichever game is asked has its facts laid out there first; every game owns its
 * facts itself, so that any number of games can be held while the core's memory stays as it is.
 */
export class Table {
  readonly #core: Core;
  #running: RunningCore | null = null;
  /** What lies on the table, if it is a game that somebody holds. */
  #facts: Facts | null = null;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Asks about a game; the question leaves the table as it is. */
  ask<T>(facts: Facts, question: (core: RunningCore) => T): T {
    return this.#core.ask((core) => {
      this.#layOut(core, facts);
      return question(core);
    });
  }

  /** Changes the game on the table, or makes a new one from nothing, and returns what then lies there. */
  change<T>(facts: Facts | null, action: (core: RunningCore) => T): { facts: Facts; result: T } {
    return this.#core.ask((core) => {
      if (facts) this.#layOut(core, facts);
      this.#facts = null;
      this.#running = core;
      const result = action(core);
      const { exports, bytes } = core;
      const start = exports.gameFacts();
      const now = bytes.slice(start, start + exports.gameFactsLength());
      this.#facts = now;
      return { facts: now, result };
    });
  }

  #layOut(core: RunningCore, facts: Facts): void {
    if (core === this.#running && facts === this.#facts) return;
    this.#running = core;
    this.#facts = null;
    core.bytes.set(facts, core.exports.gameFacts());
    core.exports.gameRestore();
    this.#facts = facts;
  }
}

/** The core's memory, for numbers of any width. */
export function viewOf(core: RunningCore): DataView {
  return new DataView(core.bytes.buffer);
}
