import { AlhambraError, type Engine } from "../../index.node.js";
import { NAMES, type Spoken, TEXTS } from "./names.js";
import { type Id, idOf, parseLine, type Request, readRequest } from "./request.js";
import { Shelf } from "./shelf.js";

/** A conversation with a program at the other end of a pipe: a line of JSON in, a line of JSON out. */
export class Session {
  readonly #engine: Engine;
  readonly #shelf = new Shelf();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The answer to a line, whatever the line is. */
  async answer(line: string): Promise<string> {
    let id: Id = null;
    try {
      const value = parseLine(line);
      id = idOf(value);
      const result = await this.#call(readRequest(value), line.length);
      return JSON.stringify({ id, result: result ?? null });
    } catch (error) {
      return JSON.stringify({ id, error: told(error) });
    }
  }

  async #call({ on, method, args }: Request, size: number): Promise<unknown> {
    const { kind, target } =
      on === undefined ? { kind: "engine" as const, target: this.#engine } : this.#shelf.find(on);
    const spoken = NAMES[kind].get(method);
    if (!spoken) {
      const names = [...NAMES[kind].keys()].join(", ");
      const name = JSON.stringify(method.slice(0, 40));
      throw new AlhambraError("bad-argument", `There is no ${name} of the ${kind}; there are ${names}.`);
    }
    if (spoken.gives === "game" || spoken.gives === "board" || method === "play") this.#shelf.makeRoom();
    const owner = Object.hasOwn(TEXTS, method) && on === undefined ? TEXTS : target;
    const asked: unknown = Reflect.get(owner, method);
    try {
      const result: unknown =
        typeof asked === "function" ? await Reflect.apply(asked, owner, this.#read(args, spoken)) : asked;
      return this.#give(result, spoken, size);
    } finally {
      if (on !== undefined && method === "free") this.#shelf.drop(on);
      else if (on !== undefined) this.#shelf.reckon(on);
    }
  }

  /** Arguments as the API takes them. */
  #read([first, ...rest]: readonly unknown[], { takes }: Spoken): unknown[] {
    if (typeof first !== "string" || takes === undefined) return first === undefined ? [] : [first, ...rest];
    if (takes === "bytes") return [Buffer.from(first, "base64"), ...rest];
    const { kind, target } = this.#shelf.find(first);
    if (kind !== "game") throw new AlhambraError("bad-argument", `${first} is no game.`);
    return [target, ...rest];
  }

  #give(result: unknown, { gives }: Spoken, size: number): unknown {
    if (typeof result !== "object" || result === null || gives === "data") return result;
    if (gives !== "bytes") return this.#shelf.keep(gives, result, size);
    return result instanceof Uint8Array ? Buffer.from(result).toString("base64") : result;
  }
}

/** An error as data; what nobody foresaw is `internal`, and the conversation goes on. */
function told(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof AlhambraError) {
    const { code, message, faults, reason, place } = error;
    return { code, message, faults, reason, place };
  }
  if (error instanceof RangeError && /string length/i.test(error.message)) {
    return { code: "limit", message: "The answer is too long for one line; ask for less of it." };
  }
  return { code: "internal", message: error instanceof Error ? error.message : String(error) };
}
