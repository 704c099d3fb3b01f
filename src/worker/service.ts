import type { Engine } from "../engine.js";
import { AlhambraError } from "../errors.js";
import { start } from "../start.js";
import type { Answer, Argument, Question, Slice, Subject, Task, Welcome } from "../wire/protocol.js";
import { changes, type Handle, isHandle, kindOf, make, mementoOf, mirrorsOf, SHAPES } from "./handles.js";
import { TASKS } from "./tasks.js";

/** Milliseconds a slice may take: a call on a game waits no longer than this for a long one. */
const SLICE_MS = 8;

/** What a worker offers over comlink; every call is one message there and one back. */
export class EngineService {
  #engine: Engine | null = null;
  readonly #handles = new Map<number, Handle>();
  readonly #tasks = new Map<number, Iterator<unknown, unknown>>();

  /** The handshake: the client sends the compiled core and hears what the engine offers when it runs. */
  async start(core: WebAssembly.Module): Promise<Welcome> {
    this.#engine = await start(core);
    return { shapes: SHAPES, mirrors: mirrorsOf(this.#engine) };
  }

  /** Asks the engine, or something it has handed out. */
  ask({ subject, method, args, opens }: Question): Answer {
    const target = subject ? this.#find(subject) : this.#started();
    if (!SHAPES[kindOf(target)].methods.includes(method)) {
      throw new AlhambraError("bad-argument", `There is no method ${method}.`);
    }
    const data: unknown = Reflect.apply(Reflect.get(target, method), target, this.#read(args));
    if (isHandle(data)) {
      this.#handles.set(opens, data);
      return { type: "opened", now: { mirrors: mirrorsOf(data), memento: mementoOf(data) } };
    }
    if (!isHandle(target) || !changes(target, method)) return { type: "data", data };
    const mirrors = mirrorsOf(target);
    // A game's memento goes on as the client knows; a board's is as small as what it would take to tell.
    const now = kindOf(target) === "game" ? { mirrors } : { mirrors, memento: mementoOf(target) };
    return { type: "changed", data, now };
  }

  /** Nobody will ask about these again. */
  forget(id: number): void {
    this.#handles.get(id)?.free();
    this.#handles.delete(id);
  }

  /** Begins a share of a long call. */
  begin({ id, method, args, share }: Task): Slice {
    const work = TASKS[method];
    if (!work) throw new AlhambraError("bad-argument", `There is no long call ${method}.`);
    this.#tasks.set(id, work(this.#started(), this.#read(args), share));
    return this.goOn(id);
  }

  /** Works on for a slice. */
  goOn(id: number): Slice {
    const task = this.#tasks.get(id);
    if (!task) throw new AlhambraError("aborted", "This work was given up.");
    const until = performance.now() + SLICE_MS;
    try {
      for (;;) {
        const step = task.next();
        if (step.done) {
          this.#tasks.delete(id);
          return { done: true, result: step.value };
        }
        if (performance.now() >= until) return { done: false, progress: step.value };
      }
    } catch (error) {
      this.#tasks.delete(id);
      throw error;
    }
  }

  /** Gives a long call up. */
  giveUp(id: number): void {
    this.#tasks.delete(id);
  }

  #read(args: readonly Argument[]): unknown[] {
    return args.map((arg) => ("copy" in arg ? make(this.#started(), arg.copy) : arg.data));
  }

  #find({ id, memento }: Subject): Handle {
    if (memento) this.#handles.set(id, make(this.#started(), memento));
    const handle = this.#handles.get(id);
    if (!handle) throw new AlhambraError("internal", "The worker does not hold what was asked about.");
    return handle;
  }

  #started(): Engine {
    if (!this.#engine) throw new AlhambraError("internal", "The engine was asked before it was started.");
    return this.#engine;
  }
}
