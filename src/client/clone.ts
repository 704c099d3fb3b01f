import { AlhambraError } from "../errors.js";

/**
 * A caller's argument as data that can be sent, made at once: what the caller does with his own later changes
 * nothing. `bad-argument` for functions, proxies and whatever else cannot be cloned.
 */
export function cloned(arg: unknown): unknown {
  try {
    return structuredClone(arg);
  } catch (cause) {
    if (cause instanceof RangeError) {
      throw new AlhambraError("limit", "The argument is nested too deeply.", { cause });
    }
    throw new AlhambraError("bad-argument", "The argument holds something that is not data.", { cause });
  }
}
