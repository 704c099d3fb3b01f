import type { Engine } from "../index.node.js";
import type { ExitCode } from "./exit.js";
import type { Output } from "./output.js";
import type { Values } from "./values.js";

/** An option of a command; without `value` it is a flag. */
export interface Option {
  /** What stands for its value in the help, such as `N`. */
  readonly value?: string;
  readonly about: string;
}

export type Options = Readonly<Record<string, Option>>;

/** An example for the help: what to type, and what it does. */
export interface Example {
  readonly line: string;
  readonly about: string;
}

/** A command of the program; each lives in a file of its own under commands/. */
export interface Command {
  readonly name: string;
  /** One line for the table of commands. */
  readonly summary: string;
  /** What may follow the name. */
  readonly usage: string;
  /** What a newcomer should know, in lines of at most 80 characters. */
  readonly about: string;
  readonly options: Options;
  /** How many files it takes. */
  readonly files: "none" | "one" | "many";
  readonly examples: readonly Example[];
  run(call: Call): Promise<ExitCode>;
}

/** What a command is run with. */
export interface Call {
  readonly engine: Engine;
  readonly values: Values;
  /** The files named; `-` is standard input. */
  readonly files: readonly string[];
  readonly out: Output;
}
