import { AlhambraError, type Fault } from "../index.node.js";
import type { Document } from "./input.js";

/** A fault as this program tells it: one of a text also has the line and column where reading stopped. */
export interface ToldFault extends Fault {
  readonly line?: number;
  readonly column?: number;
}

/** Everything an error says is wrong with a document; an error that is no finding about it goes on. */
export function faultsOf(error: unknown, { line: first }: Document): readonly ToldFault[] {
  if (!(error instanceof AlhambraError) || error.code === "internal") throw error;
  if (error.faults) return error.faults;
  const { code, message, place } = error;
  if (!place) return [{ code, path: "", message }];
  // The message counts lines from the document's first, people from the file's.
  const what = message.replace(/ at (line \d+, column|character) \d+/, "");
  return [{ code, path: "", message: what, line: place.line + first - 1, column: place.column }];
}

/** A line for each fault: where it is in the data and on the board, its code, what is wrong. */
export function faultLines(faults: readonly ToldFault[]): string[] {
  const rows = faults.map((fault) => [placeOf(fault), fault.code, fault.message] as const);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(
    ([place, code, message]) =>
      `  ${place.padEnd(widths[0] ?? 0)}  ${code.padEnd(widths[1] ?? 0)}  ${message}`,
  );
}

function placeOf({ path, x, y, line, column }: ToldFault): string {
  if (line !== undefined) return `line ${line}, column ${column}`;
  const cell = x === undefined ? "" : `at ${x},${y}`;
  return [path, cell].filter((part) => part !== "").join(" ") || "the whole";
}
