import { transferHandlers } from "comlink";
import { AlhambraError, type AlhambraErrorOptions, type ErrorCode } from "../errors.js";

/** An error as data. */
interface WireError extends Pick<AlhambraErrorOptions, "faults" | "reason" | "place"> {
  readonly code: ErrorCode;
  readonly message: string;
  /** What it came from, as far as words can tell. */
  readonly cause?: string;
}

/**
 * comlink carries an error's name, message and stack; ours are more than that. Called on both sides before anything
 * is said. What is none of ours is `internal`: everything a client can catch has a code.
 */
export function carryErrors(): void {
  const own = transferHandlers.get("throw");
  if (!own) throw new Error("comlink has no handler for what is thrown.");
  transferHandlers.set("throw", {
    canHandle: own.canHandle,
    serialize: (thrown) => [toWire((thrown as { value: unknown }).value), []],
    deserialize: (error) => {
      throw fromWire(error as WireError);
    },
  });
}

function toWire(error: unknown): WireError {
  if (!(error instanceof AlhambraError)) {
    return { code: "internal", message: "The engine failed.", cause: String(error) };
  }
  const { code, message, faults, reason, place, cause } = error;
  return {
    code,
    message,
    ...(faults ? { faults } : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(place ? { place } : {}),
    ...(cause === undefined ? {} : { cause: String(cause) }),
  };
}

function fromWire({ code, message, cause, ...rest }: WireError): AlhambraError {
  return new AlhambraError(code, message, {
    ...rest,
    ...(cause === undefined ? {} : { cause: new Error(cause) }),
  });
}
