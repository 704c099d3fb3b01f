import { rebuildCaches } from "./caches";
import { facts, measureFacts } from "./facts";
import { Operation, pushFrame } from "./frames";
import { Phase } from "./phase";
import { layOutPieces } from "./pieces";
import { seedRandom } from "./random";
import { openFacts } from "./slots";
import { Step } from "./turn";

/** A table with its players' starting tiles and nothing else; the host lays out the rest, then resumes. */
export function clearTable(players: u32, s0: u32, s1: u32, s2: u32, s3: u32): void {
  openFacts(players);
  seedRandom(s0, s1, s2, s3);
  layOutPieces();
}

/** Goes on with facts that were laid out by hand: without frames their phase says which operation is under way. */
export function resumeGame(): void {
  measureFacts();
  rebuildCaches();
  if (facts.frameCount > 0) return;
  if (facts.phase == <u8>Phase.AWARD) pushFrame(Operation.END, facts.active);
  if (facts.phase != <u8>Phase.ACTION && facts.phase != <u8>Phase.DISPOSAL) return;
  const frame = pushFrame(Operation.TURN, facts.active);
  frame.step = <u8>(facts.phase == <u8>Phase.ACTION ? Step.T1_ACTIONS : Step.T2_DISPOSALS);
  frame.argument = 1;
}
