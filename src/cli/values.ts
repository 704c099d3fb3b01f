import { parseArgs } from "node:util";
import type { Options } from "./command.js";
import { UsageError } from "./exit.js";

/** Options that every command has. */
export const COMMON: Options = {
  json: { about: "answer in JSON" },
  help: { about: "show this text" },
};

/** What was given for a command's options. */
export class Values {
  readonly #given: Readonly<Record<string, unknown>>;

  constructor(given: Readonly<Record<string, unknown>>) {
    this.#given = given;
  }

  has(name: string): boolean {
    return this.#given[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.#given[name];
    return typeof value === "string" ? value : undefined;
  }

  /** A whole number of a range. */
  number(name: string, least: number, most: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new UsageError(
      `--${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`,
    );
  }

  /** One of several words. */
  word<T extends string>(name: string, words: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const word = words.find((one) => one === text);
    if (word !== undefined) return word;
    throw new UsageError(`--${name} may be ${words.join(", ")}, not ${JSON.stringify(text)}.`);
  }
}

/** Reads what follows a command's name. */
export function readArguments(
  options: Options,
  args: readonly string[],
): { values: Values; files: string[] } {
  const known = Object.entries({ ...options, ...COMMON }).map(
    ([name, { value }]) =>
      [
        name,
        { type: value === undefined ? "boolean" : "string", ...(name === "help" ? { short: "h" } : {}) },
      ] as const,
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(known),
      allowPositionals: true,
    });
    return { values: new Values(values), files: positionals };
  } catch (error) {
    // Node's first sentence says what is wrong; the rest is advice that fits no option of ours.
    const [what] = error instanceof Error ? error.message.split(/\. To /) : [];
    throw new UsageError(`${what ?? error}.`.replace(/\.+$/, "."), { cause: error });
  }
}
