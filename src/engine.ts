import type { CoreExports } from "./core.js";
import { readTiles, type Tile } from "./tiles.js";
import { VERSION } from "./version.js";

/** The engine in this thread. Made by `loadEngine`. */
export class Engine {
  /** Version of the package. */
  readonly version: string = VERSION;
  readonly #core: CoreExports;

  constructor(core: CoreExports) {
    this.#core = core;
  }

  /**
   * The 54 building tiles in the order of the data.
   *
   * @example
   * const engine = await loadEngine();
   * engine.tiles()[0]; // { id: "pavilion-2-new", kind: "pavilion", price: 2, walls: "NEW" }
   */
  tiles(): Tile[] {
    return readTiles(this.#core);
  }
}
