/** Stable codes of everything that can go wrong; programs branch on these, people read the message. */
export type ErrorCode = "bad-argument" | "unsupported" | "aborted" | "timeout" | "worker-lost";

/**
 * Every error the engine throws on purpose.
 *
 * @example
 * try {
 *   await loadEngine({ wasm: new Uint8Array([1, 2, 3]) });
 * } catch (error) {
 *   if (error instanceof AlhambraError && error.code === "bad-argument") console.warn(error.message);
 * }
 */
export class AlhambraError extends Error {
  override readonly name = "AlhambraError";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
