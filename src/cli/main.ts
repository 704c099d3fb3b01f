import { AlhambraError, loadEngine } from "../index.node.js";
import type { Command } from "./command.js";
import { COMMANDS } from "./commands.js";
import { EXIT, type ExitCode, exitOf, UsageError } from "./exit.js";
import { faultLines } from "./faults.js";
import { commandHelp, generalHelp } from "./help.js";
import { endWhenUnread, Output } from "./output.js";
import { readArguments } from "./values.js";

/** Runs the program; its end is told by `process.exitCode`, so that everything written still arrives. */
export async function main(args: readonly string[]): Promise<void> {
  endWhenUnread(process.stdout);
  try {
    process.exitCode = await run(args);
  } catch (error) {
    process.exitCode = exitOf(error);
    process.stderr.write(`${complaint(error, args)}\n`);
  }
}

async function run([name, ...rest]: readonly string[]): Promise<ExitCode> {
  const out = new Output(process.stdout, false);
  if (name === undefined) throw new UsageError("Name a command.");
  if (name === "--version") await out.line((await loadEngine()).version);
  else if (name === "--help" || name === "-h") await out.line(generalHelp(COMMANDS));
  else if (name === "help")
    await out.line(rest[0] === undefined ? generalHelp(COMMANDS) : commandHelp(find(rest[0])));
  else return runCommand(find(name), rest);
  return EXIT.fine;
}

async function runCommand(command: Command, args: readonly string[]): Promise<ExitCode> {
  const { values, files } = readArguments(command.options, args);
  const out = new Output(process.stdout, values.has("json"));
  if (values.has("help")) {
    await out.line(commandHelp(command));
    return EXIT.fine;
  }
  const most = { none: 0, one: 1, many: Number.POSITIVE_INFINITY }[command.files];
  if (files.length > most) throw new UsageError(`${JSON.stringify(files[most])} is one argument too many.`);
  return command.run({ engine: await loadEngine(), values, files, out });
}

function find(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name);
  if (command) return command;
  const names = COMMANDS.map((one) => one.name).join(", ");
  throw new UsageError(`There is no command ${JSON.stringify(name)}; there are ${names}.`);
}

/** What is said of an error on standard error. */
function complaint(error: unknown, [name]: readonly string[]): string {
  if (error instanceof UsageError) {
    const topic = COMMANDS.some((command) => command.name === name) ? `${name} --help` : "--help";
    return `alhambra: ${error.message}\n\`alhambra ${topic}\` shows how it is called.`;
  }
  if (error instanceof AlhambraError && error.faults) {
    return [`alhambra: ${error.code}`, ...faultLines(error.faults)].join("\n");
  }
  if (exitOf(error) === EXIT.internal) {
    return `alhambra: This is a fault of the program itself.\n${error instanceof Error ? error.stack : error}`;
  }
  return `alhambra: ${error instanceof Error ? error.message : error}`;
}
