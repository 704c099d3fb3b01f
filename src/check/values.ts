import { AlhambraError } from "../errors.js";

/** How a value is called in a message, whatever it is: asking a hostile one for its text could do anything. */
export function named(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}...` : value);
    case "number":
    case "boolean":
    case "undefined":
      return String(value);
    case "bigint":
      return "a bigint";
    default:
      return value === null ? "null" : `a${typeof value === "object" ? "n" : ""} ${typeof value}`;
  }
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** A whole number of a range, or `bad-argument`; -0 becomes 0. */
export function whole(value: unknown, least: number, most: number, name: string): number {
  if (isWhole(value, least, most)) return value + 0;
  throw new AlhambraError(
    "bad-argument",
    `${name} must be a whole number from ${least} to ${most}, not ${named(value)}.`,
  );
}
