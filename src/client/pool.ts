import type { Argument, Standing, Task, Welcome } from "../wire/protocol.js";
import { cloned } from "./clone.js";
import { type Answering, addNames } from "./facade.js";
import { Handle } from "./handle.js";
import type { Lane } from "./lane.js";
import type { Life } from "./life.js";
import { type AnyLongCall, LONG_CALLS, LongRun, readWishes } from "./long.js";

/** A game or board of a client's. */
class RemoteHandle implements AsyncDisposable {
  readonly #handle: Handle;

  constructor(handle: Handle) {
    this.#handle = handle;
  }

  static handleOf(this: void, value: unknown): Handle | null {
    return typeof value === "object" && value !== null && #handle in value ? value.#handle : null;
  }

  static the(this: void, remote: RemoteHandle): Handle {
    return remote.#handle;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#handle.free();
  }
}

/** The workers as one engine: hands out games and boards, and finds a place for every call. */
export class Pool implements Answering {
  readonly #lanes: readonly Lane[];
  readonly #welcome: Welcome;
  readonly #timeout: number | undefined;
  readonly #types: Readonly<Record<"game" | "board", typeof RemoteHandle>>;
  /** Nobody holds it any more: its worker may forget it too. */
  readonly #forgotten = new FinalizationRegistry<Handle>((handle) => handle.free());
  #lastId = 0;

  constructor(lanes: readonly Lane[], welcome: Welcome, timeout: number | undefined) {
    this.#lanes = lanes;
    this.#welcome = welcome;
    this.#timeout = timeout;
    const { game, board } = welcome.shapes;
    this.#types = {
      game: class RemoteGame extends RemoteHandle {},
      board: class RemoteBoard extends RemoteHandle {},
    };
    addNames(this.#types.game.prototype, game, RemoteHandle.the);
    addNames(this.#types.board.prototype, board, RemoteHandle.the);
  }

  read(property: string): unknown {
    return structuredClone(this.#welcome.mirrors[property]);
  }

  call(method: string, args: readonly unknown[]): Promise<unknown> {
    const long = Object.hasOwn(LONG_CALLS, method) ? LONG_CALLS[method] : undefined;
    return long ? this.#callLong(long, method, args) : this.#callOnce(method, args);
  }

  newId(): number {
    return ++this.#lastId;
  }

  /** What a call has opened. */
  open(lane: Lane, life: Life, id: number, standing: Required<Standing>): object {
    const handle = new Handle(this, lane, life, id, standing);
    const remote = new this.#types[handle.kind](handle);
    this.#forgotten.register(remote, handle);
    return remote;
  }

  async #callOnce(method: string, given: readonly unknown[]): Promise<unknown> {
    const args = write(given);
    return this.#send(method, isReady(args) ? args : await Promise.all(args));
  }

  #send(method: string, args: readonly Argument[]): Promise<unknown> {
    const opens = this.newId();
    const lane = this.#idlest();
    return lane.send((life) =>
      life.ask("ask", { subject: null, method, args, opens }, (answer) =>
        answer.type === "opened" ? this.open(lane, life, opens, answer.now) : answer.data,
      ),
    );
  }

  async #callLong(call: AnyLongCall, method: string, given: readonly unknown[]): Promise<unknown> {
    const { wishes, args: rest } = readWishes(call, given, this.#timeout);
    const args = write(rest);
    const of = this.#lanes.length;
    const tasks = (ready: readonly Argument[]) =>
      this.#lanes.map((_, index): Task => ({ id: this.newId(), method, args: ready, share: { index, of } }));
    const run = new LongRun(call, wishes);
    return run.on(this.#lanes, isReady(args) ? tasks(args) : Promise.all(args).then(tasks));
  }

  /** Where the fewest calls are under way; among equals where the fewest handles live. */
  #idlest(): Lane {
    return this.#lanes.reduce((a, b) => (b.busy < a.busy || (b.busy === a.busy && b.held < a.held) ? b : a));
  }
}

/** Arguments of the engine's own methods: games and boards are sent as they are once earlier calls are settled. */
function write(args: readonly unknown[]): (Argument | Promise<Argument>)[] {
  return args.map((arg) => {
    const handle = RemoteHandle.handleOf(arg);
    return handle ? handle.memento().then((copy) => ({ copy })) : { data: cloned(arg) };
  });
}

/** What need not wait is sent at once. */
function isReady(args: readonly (Argument | Promise<Argument>)[]): args is readonly Argument[] {
  return !args.some((arg) => arg instanceof Promise);
}
