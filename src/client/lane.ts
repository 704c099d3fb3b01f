import { AlhambraError } from "../errors.js";
import type { Started } from "../starting.js";
import type { Welcome } from "../wire/protocol.js";
import { bounded } from "./bounded.js";
import { Life } from "./life.js";

/** How a lane gets its workers. */
export interface Staffing {
  readonly core: WebAssembly.Module;
  /** Milliseconds a worker may take to start. */
  readonly startLimit: number;
  /** Milliseconds a worker may be silent while somebody waits. */
  readonly answerLimit: number;
  start(over: AbortSignal): Promise<Started>;
}

interface Queued {
  post(life: Life): void;
  refuse(why: AlhambraError): void;
}

/**
 * One place of the pool: there is a worker in it, and when that dies another one. Calls made meanwhile wait for it
 * and go out in their order.
 */
export class Lane {
  /** Games and boards that live here. */
  held = 0;
  /** Calls under way. */
  busy = 0;
  /** Called when a dead worker has been replaced. */
  onRestart: (cause: AlhambraError) => void = () => {};
  readonly #staffing: Staffing;
  #life: Life | null = null;
  /** While a worker is being started. */
  #starting: AbortController | null = null;
  /** Why the last worker ended, until another one is there. */
  #death: AlhambraError | null = null;
  #closed: AlhambraError | null = null;
  #queue: Queued[] = [];

  constructor(staffing: Staffing) {
    this.#staffing = staffing;
  }

  /** Starts a worker. */
  async open(): Promise<Welcome> {
    if (this.#closed) throw this.#closed;
    const starting = new AbortController();
    this.#starting = starting;
    const { startLimit: timeout } = this.#staffing;
    const late = `The engine's worker did not start within ${timeout} ms.`;
    try {
      return await bounded({ signal: starting.signal, timeout }, late, (over) => this.#greet(over));
    } catch (error) {
      const refusal = refusalOf(error);
      for (const { refuse } of this.#queue.splice(0)) refuse(refusal);
      throw refusal;
    } finally {
      if (this.#starting === starting) this.#starting = null;
    }
  }

  /** Calls the worker as soon as there is one. */
  async send<T>(call: (life: Life) => Promise<T>): Promise<T> {
    this.busy++;
    try {
      return await new Promise<T>((resolve, refuse) => {
        this.#post({ post: (life) => call(life).then(resolve, refuse), refuse });
      });
    } finally {
      this.busy--;
    }
  }

  /** Lets a worker forget what nobody will ask about again; one that has died since has forgotten it. */
  forget(id: number, life: Life | null): void {
    this.held--;
    life?.tell("forget", id);
  }

  /** Ends the worker as a crash would. */
  kill(): void {
    void this.#end(new AlhambraError("worker-lost", "The engine's worker was killed."));
  }

  /** Ends the worker for good. */
  async close(why: AlhambraError): Promise<void> {
    this.#closed ??= why;
    await this.#end(this.#closed);
  }

  #post(queued: Queued): void {
    if (this.#life) queued.post(this.#life);
    else if (this.#closed) queued.refuse(this.#closed);
    else {
      this.#queue.push(queued);
      // The last attempt to replace a worker failed: whoever needs one makes another.
      if (!this.#starting) this.open().catch(() => {});
    }
  }

  async #end(why: AlhambraError): Promise<void> {
    this.#starting?.abort(why);
    await this.#life?.die(why);
  }

  /** Begins a life, and waits for its first words. */
  async #greet(over: AbortSignal): Promise<Welcome> {
    const worker = await this.#staffing.start(over);
    const life = new Life(worker, (cause) => this.#lost(life, cause));
    const abandon = () => void life.die(refusalOf(over.reason));
    over.addEventListener("abort", abandon);
    if (over.aborted) abandon();
    try {
      return await life.ask("start", this.#staffing.core, (welcome) => this.#begin(life, welcome));
    } catch (error) {
      abandon();
      throw error;
    } finally {
      over.removeEventListener("abort", abandon);
    }
  }

  #begin(life: Life, welcome: Welcome): Welcome {
    life.patience = this.#staffing.answerLimit;
    this.#life = life;
    const cause = this.#death;
    this.#death = null;
    for (const { post } of this.#queue.splice(0)) post(life);
    if (cause) this.onRestart(cause);
    return welcome;
  }

  #lost(life: Life, cause: AlhambraError): void {
    // A worker that dies before its first words is no loss but a failed start.
    if (life !== this.#life) return;
    this.#life = null;
    this.#death = cause;
    if (!this.#closed) this.open().catch(() => {});
  }
}

function refusalOf(error: unknown): AlhambraError {
  if (error instanceof AlhambraError) return error;
  return new AlhambraError("worker-lost", "The engine's worker could not be started.", { cause: error });
}
