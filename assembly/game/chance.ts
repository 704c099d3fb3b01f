import { chance, facts, measureFacts } from "./facts";

/**
 * Given outcomes of chance: entries of one byte type, one byte length and the outcome itself, used up from the
 * front. When none is left the generator goes on. A head that does not fit is a fault of whoever gave it.
 */
export enum Chance {
  RESHUFFLE = 1,
}

const SCRATCH: usize = memory.data(256);
let faulty: bool = false;

/** Did a given outcome not fit since the last question? */
export function takeChanceFault(): bool {
  const was = faulty;
  faulty = false;
  return was;
}

export function reportChanceFault(): void {
  faulty = true;
}

/** Address of the next outcome if it is one of this type and length, else 0. It is no longer in the facts. */
export function givenOutcome(type: Chance, length: u32): usize {
  if (facts.chanceBytes == 0) return 0;
  const head = chance();
  if (load<u8>(head) != <u8>type || load<u8>(head, 1) != <u8>length) {
    faulty = true;
    return 0;
  }
  const size = length + 2;
  const left = <u32>facts.chanceBytes - size;
  memory.copy(SCRATCH, head + 2, length);
  memory.copy(head, head + size, left);
  memory.fill(head + left, 0, size);
  facts.chanceBytes = <u16>left;
  measureFacts();
  return SCRATCH;
}

/** What was given is dropped; the generator decides from now on. */
export function forgetOutcomes(): void {
  memory.fill(chance(), 0, facts.chanceBytes);
  facts.chanceBytes = 0;
  measureFacts();
}
