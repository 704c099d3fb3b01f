import { AlhambraError } from "../errors.js";

/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** Longest text, and largest value measured as the text it would be. */
export const MAX_SIZE = 1_048_576;
/** Deepest nesting of lists and objects. */
export const MAX_DEPTH = 32;

/**
 * A copy of a caller's value that holds nothing but data, so that whatever is read from it later can neither throw
 * nor change: proxies and getters are asked once. Properties that are undefined are left out.
 *
 * Throws `limit` when the value is too large or too deep, `bad-argument` when it is not data.
 */
export function plain(value: unknown, what: string, size = MAX_SIZE): Json {
  const copier = new Copier(what, size);
  try {
    return copier.copy(value, 0);
  } catch (cause) {
    if (cause instanceof AlhambraError) throw cause;
    throw new AlhambraError("bad-argument", `${what} cannot be read.`, { cause });
  }
}

class Copier {
  readonly #what: string;
  readonly #size: number;
  /** The way to what is being copied, as a JSON pointer writes it. */
  readonly #path: string[] = [];
  #left: number;

  constructor(what: string, size: number) {
    this.#what = what;
    this.#size = size;
    this.#left = size;
  }

  copy(value: unknown, depth: number): Json {
    switch (typeof value) {
      case "string":
        this.#count(value.length + 2);
        return value;
      case "number":
        this.#count(2);
        if (!Number.isFinite(value)) throw this.#refusal(`holds ${value}, which is no number of JSON`);
        // Adding 0 turns -0 into 0.
        return value + 0;
      case "boolean":
        this.#count(5);
        return value;
      case "object":
        if (value === null) {
          this.#count(5);
          return null;
        }
        if (depth === MAX_DEPTH) {
          throw new AlhambraError("limit", `${this.#what} is nested deeper than ${MAX_DEPTH} levels.`);
        }
        return Array.isArray(value) ? this.#list(value, depth) : this.#object(value, depth);
      default:
        throw this.#refusal(`holds a ${typeof value} where data is expected`);
    }
  }

  #list(list: readonly unknown[], depth: number): Json {
    const { length } = list;
    this.#count(Math.abs(length) + 2);
    const copy: Json[] = [];
    for (let i = 0; i < length; i++) {
      this.#path.push(String(i));
      copy.push(this.copy(list[i], depth + 1));
      this.#path.pop();
    }
    return copy;
  }

  #object(object: object, depth: number): Json {
    this.#count(2);
    const copy: Record<string, Json> = {};
    for (const key of Object.keys(object)) {
      this.#count(key.length + 4);
      // Assigned to, this key would change the copy's prototype instead of its data.
      if (key === "__proto__") throw this.#refusal('has a key "__proto__"');
      const value: unknown = Reflect.get(object, key);
      if (value === undefined) continue;
      this.#path.push(key.replaceAll("~", "~0").replaceAll("/", "~1"));
      copy[key] = this.copy(value, depth + 1);
      this.#path.pop();
    }
    return copy;
  }

  #count(characters: number): void {
    this.#left -= characters;
    if (this.#left >= 0) return;
    throw new AlhambraError("limit", `${this.#what} is larger than ${this.#size} characters of JSON.`);
  }

  #refusal(why: string): AlhambraError {
    const message = `${this.#what} ${why}.`;
    const path = this.#path.map((step) => `/${step}`).join("");
    return new AlhambraError("bad-argument", message, { faults: [{ code: "bad-argument", path, message }] });
  }
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
