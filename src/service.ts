import { instantiate } from "./core.js";
import { Engine } from "./engine.js";
import type { Tile } from "./tiles.js";

/** What a worker offers over comlink; every call is one message there and one back. */
export class EngineService {
  #engine: Engine | null = null;

  /** The handshake: the client sends the compiled core and hears the version when the engine runs. */
  async start(core: WebAssembly.Module): Promise<string> {
    this.#engine = new Engine(await instantiate(core));
    return this.#engine.version;
  }

  tiles(): Tile[] {
    return this.#started().tiles();
  }

  #started(): Engine {
    if (!this.#engine) throw new Error("The client must call start before anything else.");
    return this.#engine;
  }
}
