import fc from "fast-check";
import { AlhambraError, type Place } from "../../src/errors.js";

/** The error an action ends with; anything but one of ours fails the test. */
export function errorOf(action: () => unknown): AlhambraError | undefined {
  try {
    action();
  } catch (error) {
    if (error instanceof AlhambraError) return error;
    throw error;
  }
  return undefined;
}

export function codeOf(action: () => unknown): string {
  return errorOf(action)?.code ?? "nothing was refused";
}

/** Where a text was refused, and what was expected there. */
export function placeOf(action: () => unknown): Place | undefined {
  const error = errorOf(action);
  return error?.code === "bad-notation" ? error.place : undefined;
}

/** Anything JSON can say, with the game's own shapes among it. */
export function json(depth: number): fc.Arbitrary<fc.JsonValue> {
  const own = fc.constantFrom<fc.JsonValue>(
    { currency: "denar", value: 3 },
    { currency: "denar", value: 0 },
    { currency: "denar", coin: true },
    { currency: "denar", value: 3, via: "builders" },
    { count: 7 },
    { count: -1 },
    { tile: "garden-8-ne", x: 1, y: -2 },
    { tile: "camp-3", x: 1, y: -2, rotation: 2, walls: "NE" },
    { tile: "camp-3", x: 1, y: -2, walls: "" },
    { tile: "camp-3", x: 0.5, y: -2 },
    "denar3",
    "denar-coin",
    "camp-3@1,2",
    "true",
    "-",
    "?5",
    "12345678901234567890123456789012",
    "0.1.0",
    "2026-11-18",
    "",
  );
  const value = fc.oneof(own, fc.jsonValue({ maxDepth: depth }));
  return value
    .filter((given) => !JSON.stringify(given).includes('"__proto__":'))
    .map((given) => JSON.parse(JSON.stringify(given)));
}
