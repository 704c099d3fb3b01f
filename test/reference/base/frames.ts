// What is being done: a stack of frames, plain data, innermost last. A frame belongs to an operation, which runs until
// somebody has to decide, until it begins something else on top of itself, or until it is finished and goes.

import type { State } from "./state.js";
import type { Move, Phase } from "./types.js";

/** What each operation remembers. The files that define operations, those of modules too, extend this. */
// biome-ignore lint/suspicious/noEmptyInterface: filled beside the operations
export interface FrameTypes {}

export type FrameOf<K extends keyof FrameTypes> = { op: K } & FrameTypes[K];
export type Frame = { [K in keyof FrameTypes]: FrameOf<K> }[keyof FrameTypes];

export interface Decision {
  phase: Phase;
  seat: number;
}

export interface Operation<F> {
  /** Goes one step on; a decision if it waits for one. */
  run(state: State, frame: F): Decision | null;
  /** Every legal move of its decision, none twice. */
  moves?(state: State, frame: F, seat: number): Move[];
  /** Carries out a legal move. */
  play?(state: State, frame: F, seat: number, move: Move): void;
}

export type Operations = { [K in keyof FrameTypes]: Operation<FrameOf<K>> };

export function push(state: State, ...frames: Frame[]): void {
  state.frames.push(...frames);
}

export function pop(state: State): null {
  state.frames.pop();
  return null;
}

/** The innermost frame of an operation, if it is being done. */
export function frameOf<K extends keyof FrameTypes>(state: State, op: K): FrameOf<K> | undefined {
  return state.frames.findLast((frame): frame is FrameOf<K> & Frame => frame.op === op);
}
