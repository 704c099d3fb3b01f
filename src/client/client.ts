import { named, whole } from "../check/values.js";
import { AlhambraError } from "../errors.js";
import type { Welcome } from "../wire/protocol.js";
import { addNames } from "./facade.js";
import type { Lane } from "./lane.js";
import { Pool } from "./pool.js";
import type { EngineClient, RestartEvent } from "./remote.js";

/** Ends all workers for good. */
type Close = (why: AlhambraError) => Promise<void>;

/** What a client can do besides what an engine can. */
class Client implements AsyncDisposable {
  readonly #lanes: readonly Lane[];
  readonly #close: Close;
  readonly #listeners = new Set<(event: RestartEvent) => void>();

  constructor(lanes: readonly Lane[], close: Close) {
    this.#lanes = lanes;
    this.#close = close;
    for (const [worker, lane] of lanes.entries()) lane.onRestart = (cause) => this.#tell({ worker, cause });
  }

  on(event: "restart", listener: (event: RestartEvent) => void): () => void {
    if (event !== "restart") {
      throw new AlhambraError("bad-argument", `There is no event ${named(event)}, only "restart".`);
    }
    if (typeof listener !== "function") {
      throw new AlhambraError("bad-argument", `A listener must be a function, not ${named(listener)}.`);
    }
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  kill(worker?: number): void {
    if (worker === undefined) for (const lane of this.#lanes) lane.kill();
    else this.#lanes[whole(worker, 0, this.#lanes.length - 1, "worker")]?.kill();
  }

  close(): Promise<void> {
    return this.#close(new AlhambraError("worker-lost", "The engine was closed."));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** A listener that fails is its owner's affair, not that of a worker's replacement. */
  #tell(event: RestartEvent): void {
    for (const listener of this.#listeners) queueMicrotask(() => listener(event));
  }
}

/** The engine as a client sees it, over workers that have said what they offer. */
export function makeClient(
  lanes: readonly Lane[],
  welcome: Welcome,
  timeout: number | undefined,
  close: Close,
): EngineClient {
  const pool = new Pool(lanes, welcome, timeout);
  class NamedClient extends Client {}
  addNames(NamedClient.prototype, welcome.shapes.engine, () => pool);
  // Its names are those the engine's class has in the worker; the type is made of the same class.
  return new NamedClient(lanes, close) as unknown as EngineClient;
}
