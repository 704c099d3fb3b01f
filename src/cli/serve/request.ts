import { AlhambraError } from "../../index.node.js";

/** What a line asks. */
export interface Request {
  /** Comes back with the answer. */
  readonly id: Id;
  /** The handle of a game or a board; the engine itself when left out. */
  readonly on: string | undefined;
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Id = string | number | null;

/** A request is JSON, and JSON is held to this size (docs/notation.md, "Limits"). */
export const LONGEST_LINE = 1_048_576;

const KEYS = ["id", "on", "method", "args"];

/** The id of a line that may be anything, so that even its refusal can be told apart. */
export function idOf(value: unknown): Id {
  const id = isObject(value) ? value.id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

/** Reads a line as JSON. */
export function parseLine(line: string): unknown {
  if (line.length > LONGEST_LINE) {
    throw new AlhambraError("limit", `A request may be ${LONGEST_LINE} characters long.`);
  }
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw refusal("A request is one line of JSON", cause);
  }
}

/** Reads a request, or says how requests are made. */
export function readRequest(value: unknown): Request {
  if (!isObject(value)) throw refusal("A request is an object");
  const { on, method, args = [] } = value;
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw refusal(`A request has no ${JSON.stringify(unknown.slice(0, 40))}`);
  if (value.id !== undefined && idOf(value) !== value.id) throw refusal("id must be a string or a number");
  if (typeof method !== "string") throw refusal("method must be the name of a method or a property");
  if (on !== undefined && typeof on !== "string") throw refusal("on must be the handle of a game or a board");
  if (!Array.isArray(args)) throw refusal("args must be a list");
  return { id: idOf(value), on, method, args };
}

function refusal(what: string, cause?: unknown): AlhambraError {
  return new AlhambraError(
    "bad-argument",
    `${what}, such as {"id": 1, "method": "createGame", "args": [{"players": 3}]}.`,
    {
      cause,
    },
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
