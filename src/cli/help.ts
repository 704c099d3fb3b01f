import type { Command, Options } from "./command.js";
import { COMMON } from "./values.js";

const ENDS = `Exit codes
  0    done, nothing is wrong
  1    the answer is no: faults, a record that does not replay, no such table
  2    called in a way it does not understand
  3    a file or standard input cannot be read
  70   a fault of this program
  130  ended with Ctrl-C`;

/** The help of the whole program. */
export function generalHelp(commands: readonly Command[]): string {
  return `alhambra: the board game Alhambra on the command line

Usage
  alhambra COMMAND [OPTIONS] [FILE]

Commands
${columns(commands.map(({ name, summary }) => [name, summary]))}

\`alhambra COMMAND --help\` teaches a command, with examples. \`alhambra --version\`
tells the version.

Files
  A FILE holds a board, a position, a record or the config of a game, in JSON or
  in the notation of docs/notation.md; which of them, the text itself tells. No
  FILE, or -, is standard input.

Every command answers in plain text, or with --json in JSON, one value a line.
Answers go to standard output, everything else to standard error.

${ENDS}`;
}

/** The help of one command. */
export function commandHelp({ name, summary, usage, about, options, examples }: Command): string {
  const shown = examples.map(({ line, about: what }) => `  ${line}\n      ${what}`).join("\n");
  return `alhambra ${name}: ${summary}

Usage
  alhambra ${name} ${usage}

${about}

Options
${columns(optionRows({ ...options, ...COMMON }))}

Examples
${shown}

${ENDS}`;
}

function optionRows(options: Options): [string, string][] {
  return Object.entries(options).map(([name, { value, about }]) => [
    `--${name}${value === undefined ? "" : ` ${value}`}`,
    about,
  ]);
}

/** Rows of a name and a text; a text's further lines stand below its first. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows
    .map(([name, text]) => `  ${name.padEnd(width)}${text.replaceAll("\n", `\n  ${"".padEnd(width)}`)}`)
    .join("\n");
}
