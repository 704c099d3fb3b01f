/** What may come of a bad input: a typed error or a correct answer, and the core's memory as large as before. */
import fc from "fast-check";
import { AlhambraError } from "../../src/index.js";
import { engine } from "../support/engine.js";
import { often } from "../support/long.js";

const FIXED_SEED = 20_031_020;
/** Inputs of one property: half of them from a fixed seed, half from a new one. */
const INPUTS = often(1_400, 35_000);

const anyGame = engine.createGame({ players: 2 });

function memory(): number {
  return anyGame.explore(({ exports }) => exports.memory.buffer.byteLength);
}

const MEMORY = memory();

export type Verdict<T> = { readonly answer: T } | { readonly refusal: AlhambraError };

/** Asks; anything thrown that is not an error of ours, or is a failure of the core, fails the test. */
export function verdict<T>(question: () => T): Verdict<T> {
  let found: Verdict<T>;
  try {
    found = { answer: question() };
  } catch (error) {
    if (!(error instanceof AlhambraError)) throw error;
    if (error.code === "internal") throw new Error(`the core failed: ${error.message}`, { cause: error });
    found = { refusal: error };
  }
  if (memory() !== MEMORY) throw new Error(`the core's memory is ${memory()} bytes, it was ${MEMORY}`);
  return found;
}

/** Judges so many inputs; a failure tells its seed and the smallest input that shows it. */
export function forAll<T>(inputs: fc.Arbitrary<T>, judge: (input: T) => void, share = 1): void {
  const numRuns = Math.ceil((INPUTS * share) / 2);
  for (const seed of [FIXED_SEED, Date.now() % 2 ** 31]) {
    fc.assert(fc.property(inputs, judge), { numRuns, seed, verbose: 1 });
  }
}

/** Who says no must say why. */
export function explains(refusal: AlhambraError): void {
  if (refusal.message.length < 10 || refusal.message.length > 2000) {
    throw new Error(`a message of ${refusal.message.length} characters: ${refusal.message.slice(0, 100)}`);
  }
}
