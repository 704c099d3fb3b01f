import { FRAME_BYTES, FRAME_LIMIT, FRAMES, facts } from "./facts";

/**
 * Control as data: a stack of small frames says what is going on and where to go on with it. An operation runs
 * through its steps without touching its frame; a step is stored only where the operation can be left, at a
 * decision or for an operation called from it. Nothing hidden may lie in a frame.
 */
@unmanaged
export class Frame {
  operation: u8 = 0;
  step: u8 = 0;
  seat: u8 = 0;
  cursor: u8 = 0;
  argument: u32 = 0;
}

/** Operations of the base game; modules number theirs from 16. */
export enum Operation {
  TURN = 1,
  END = 2,
  WINDOW = 3,
  PAYMENT = 4,
}

export function topFrame(): Frame {
  return changetype<Frame>(FRAMES + (<usize>facts.frameCount - 1) * FRAME_BYTES);
}

export function pushFrame(operation: Operation, seat: u32): Frame {
  assert(facts.frameCount < FRAME_LIMIT);
  facts.frameCount += 1;
  const frame = topFrame();
  frame.operation = <u8>operation;
  frame.seat = <u8>seat;
  return frame;
}

export function popFrame(): void {
  store<u64>(changetype<usize>(topFrame()), 0);
  facts.frameCount -= 1;
}
