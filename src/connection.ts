import { type Endpoint, type Remote, wrap } from "comlink";
import { AlhambraError } from "./errors.js";
import { type LoadOptions, loadModule, type Platform } from "./load.js";
import type { EngineService } from "./service.js";
import type { Tile } from "./tiles.js";

/** How to connect; everything is optional. */
export interface ConnectOptions extends LoadOptions {
  /** The worker, when it is not to be started from the package's own file. */
  readonly worker?: URL | (() => Worker);
  /** Milliseconds the worker may take to start. Default 10,000. */
  readonly timeout?: number;
}

/** A started worker, whatever the platform calls it. */
export interface Started {
  readonly endpoint: Endpoint;
  /** Calls back once, when the worker dies or cannot be started. */
  onLost(lost: (cause: unknown) => void): void;
  end(): void;
}

/** The engine in a worker: the same names as in this thread, every method async. Made by `connectEngine`. */
export class EngineClient {
  readonly version: string;
  readonly #connection: Connection;

  constructor(connection: Connection, version: string) {
    this.#connection = connection;
    this.version = version;
  }

  /** The 54 building tiles in the order of the data. */
  tiles(): Promise<Tile[]> {
    return this.#connection.call((service) => service.tiles());
  }

  /** Ends the worker. Calls still in flight reject with `worker-lost`. */
  close(): void {
    this.#connection.close();
  }
}

/** Owns one worker: comlink alone would leave calls to a dead worker pending for ever. */
export class Connection {
  readonly #worker: Started;
  readonly #service: Remote<EngineService>;
  readonly #lost: Promise<never>;
  #lose: (error: AlhambraError) => void = () => {};

  constructor(worker: Started) {
    this.#worker = worker;
    this.#service = wrap<EngineService>(worker.endpoint);
    this.#lost = new Promise((_, reject) => {
      this.#lose = reject;
    });
    // A worker may die while nobody waits; the next call reports it.
    this.#lost.catch(() => {});
    worker.onLost((cause) =>
      this.#lose(new AlhambraError("worker-lost", "The engine's worker died.", { cause })),
    );
  }

  call<T>(ask: (service: Remote<EngineService>) => Promise<T>): Promise<T> {
    return Promise.race([ask(this.#service), this.#lost]);
  }

  close(): void {
    this.#lose(new AlhambraError("worker-lost", "The engine was closed."));
    this.#worker.end();
  }
}

/** Starts a worker, hands it the compiled core and waits for its answer. */
export async function connect(
  options: ConnectOptions,
  platform: Platform,
  start: (worker: ConnectOptions["worker"]) => Started,
): Promise<EngineClient> {
  const core = await loadModule(options, platform);
  const connection = new Connection(start(options.worker));
  const limit = options.timeout ?? 10_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AlhambraError("timeout", `The engine's worker did not start within ${limit} ms.`)),
      limit,
    );
  });
  try {
    const version = await Promise.race([connection.call((service) => service.start(core)), late]);
    return new EngineClient(connection, version);
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
