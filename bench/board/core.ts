/** The core, with the loops of assembly/board/measure.ts. */
import type { Contender, Palace, Tile } from "./questions.js";

type Exports = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory };

type Asked = [count: number, rounds: number, stale: number];

export class Core implements Contender {
  private constructor(private readonly exports: Exports) {}

  static async load(wasm: BufferSource): Promise<Core> {
    const env = {
      abort() {
        throw new Error("the core gave up");
      },
    };
    const { instance } = await WebAssembly.instantiate(wasm, { env });
    return new Core(instance.exports as Exports);
  }

  private call(name: string, ...args: number[]): number {
    const found = this.exports[name];
    if (!found) throw new Error(`the bench core exports no ${name}`);
    return found(...args);
  }

  /** A board to build palaces on. */
  scratch() {
    const b = this.call("boardSlot", 0);
    this.call("boardClear", b, 0);
    return {
      place: ({ id, walls, x, y }: Tile) => this.call("boardPlace", b, id, walls, x, y),
      placements: (walls: number) => {
        const count = this.call("boardPlacements", b, walls);
        const list = new Uint16Array(this.exports.memory.buffer, this.call("boardAnswer"), count);
        return [...list].map((cell) => ({ x: (cell & 127) - 64, y: (cell >> 7) - 64 }));
      },
    };
  }

  take(palaces: readonly Palace[]): void {
    for (const [n, { tiles, next }] of palaces.entries()) {
      const b = this.call("measuredBoard", n);
      this.call("boardClear", b, 0);
      for (const { id, walls, x, y } of tiles) this.call("boardPlace", b, id, walls, x, y);
      this.call("measuredTile", n, next.walls, next.x, next.y);
    }
  }

  private ask(loop: string, count: number, rounds: number, stale: number): number {
    return this.call(loop, count, rounds, stale) >>> 0;
  }

  placementCount = (...asked: Asked): number => this.ask("measurePlacementCount", ...asked);
  placementList = (...asked: Asked): number => this.ask("measurePlacementList", ...asked);
  allPlacements = (...asked: Asked): number => this.ask("measureAllPlacements", ...asked);
  allSwaps = (...asked: Asked): number => this.ask("measureAllSwaps", ...asked);
  removals = (...asked: Asked): number => this.ask("measureRemovals", ...asked);
  everything = (...asked: Asked): number => this.ask("measureEverything", ...asked);
  walls = (...asked: Asked): number => this.ask("measureWalls", ...asked);
  changes = (...asked: Asked): number => this.ask("measureChanges", ...asked);
}
