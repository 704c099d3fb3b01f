import { wrap } from "comlink";
import { AlhambraError } from "../errors.js";
import type { Started } from "../starting.js";
import type { EngineService } from "../worker/service.js";

type Method = keyof EngineService;
type Message<M extends Method> = Parameters<EngineService[M]>[0];
type Reply<M extends Method> = Awaited<ReturnType<EngineService[M]>>;

type Service = { readonly [M in Method]: (message: Message<M>) => Promise<Reply<M>> };

interface Waiting {
  refuse(error: AlhambraError): void;
}

/**
 * One worker from its start to its death, and the calls it has not answered. comlink alone would leave calls to a
 * dead worker pending for ever; here each is settled once, by its answer or by the death, whichever is noticed first,
 * and what comes later is not heard.
 */
export class Life {
  readonly #worker: Started;
  readonly #service: Service;
  readonly #onDeath: (cause: AlhambraError) => void;
  /** In the order in which they were asked, which is the order in which a worker answers. */
  readonly #waiting = new Set<Waiting>();
  #patience: number | null = null;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #death: AlhambraError | null = null;

  constructor(worker: Started, onDeath: (cause: AlhambraError) => void) {
    this.#worker = worker;
    this.#onDeath = onDeath;
    // Every method has one message and one answer; comlink's own types would take unions apart.
    this.#service = wrap(worker.endpoint) as unknown as Service;
    worker.onLost((cause) =>
      this.die(new AlhambraError("worker-lost", "The engine's worker died.", { cause })),
    );
  }

  /** Milliseconds the worker may be silent while somebody waits; any number until this is set. */
  set patience(ms: number) {
    this.#patience = ms;
  }

  /**
   * Asks the worker; `accept` is called at the very moment the answer counts, so that what a client remembers and
   * what its caller hears cannot differ.
   */
  ask<M extends Method, R>(method: M, message: Message<M>, accept: (answer: Reply<M>) => R): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.#death) return reject(this.#death);
      const waiting = { refuse: reject };
      this.#waiting.add(waiting);
      if (this.#waiting.size === 1) this.#listen();
      const first = () => {
        if (!this.#waiting.delete(waiting)) return false;
        this.#listen();
        return true;
      };
      this.#service[method](message).then(
        (answer) => {
          if (first()) resolve(accept(answer));
        },
        (error: unknown) => {
          if (first()) reject(error);
        },
      );
    });
  }

  /** Tells the worker something that needs no answer. */
  tell<M extends Method>(method: M, message: Message<M>): void {
    if (!this.#death) this.ask(method, message, () => {}).catch(() => {});
  }

  /** Ends this life: whoever waits is told why. */
  die(cause: AlhambraError, first: AlhambraError = cause): Promise<unknown> {
    if (this.#death) return Promise.resolve();
    this.#death = cause;
    clearTimeout(this.#watch);
    const ended = this.#worker.end();
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const [i, { refuse }] of waiting.entries()) refuse(i === 0 ? first : cause);
    this.#onDeath(cause);
    return ended;
  }

  /** Begins to wait for the next word anew. */
  #listen(): void {
    clearTimeout(this.#watch);
    const patience = this.#patience;
    if (this.#waiting.size === 0 || patience === null) return;
    // A page that was asleep finds its timer and the answer due at once: one more turn lets the answer come first.
    this.#watch = setTimeout(() => {
      this.#watch = setTimeout(() => this.#tooLate(patience));
    }, patience);
  }

  #tooLate(patience: number): void {
    const late = `did not answer within ${patience} ms`;
    this.die(
      new AlhambraError("worker-lost", `The engine's worker ${late} and was ended.`),
      new AlhambraError("timeout", `The engine's worker ${late}.`),
    );
  }
}
