import { named, whole } from "../check/values.js";
import { AlhambraError } from "../errors.js";
import type { Move } from "../game/types.js";
import type { ChooseProgress } from "../search/choose.js";
import { joinCounts, joinPerftProgress, joinPlayouts } from "../search/join.js";
import type { Division, PerftProgress } from "../search/perft.js";
import type { PlayoutResult } from "../search/playouts.js";
import type { Slice, Task } from "../wire/protocol.js";
import { type Bounds, bounded, LONGEST_MS } from "./bounded.js";
import type { Lane } from "./lane.js";
import type { Life } from "./life.js";

/** A call that is split over all workers (src/worker/tasks.ts) and put together again in their order. */
interface LongCall<Result, Progress> {
  /** Which argument holds the options. */
  readonly options: number;
  join(shares: readonly Result[]): unknown;
  /** Of the shares that have something to report. */
  joinProgress(shares: readonly Progress[]): unknown;
}

const perft: LongCall<number | Division[], PerftProgress> = {
  options: 2,
  join: joinCounts,
  joinProgress: joinPerftProgress,
};

const playouts: LongCall<PlayoutResult, PlayoutResult> = {
  options: 1,
  join: joinPlayouts,
  joinProgress: joinPlayouts,
};

/** The first worker's choice is the choice. */
const choose: LongCall<Move | undefined, ChooseProgress> = {
  options: 1,
  join: ([move]) => move,
  joinProgress: ([progress]) => progress,
};

export type AnyLongCall = LongCall<unknown, unknown>;

export const LONG_CALLS: Readonly<Record<string, AnyLongCall>> = { perft, playouts, choose };

/** What a caller wants of a long call besides its result. */
export interface Wishes extends Bounds {
  readonly onProgress: ((progress: unknown) => void) | undefined;
}

/** Takes what only the client needs from the arguments of a long call: the rest goes to the workers. */
export function readWishes(
  { options: place }: AnyLongCall,
  given: readonly unknown[],
  usual: number | undefined,
): { wishes: Wishes; args: readonly unknown[] } {
  const onProgress = given[place + 1];
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw new AlhambraError("bad-argument", `onProgress must be a function, not ${named(onProgress)}.`);
  }
  const all = given[place];
  const { signal, timeout = usual, ...options } = fieldsOf(all);
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new AlhambraError("bad-argument", `signal must be an AbortSignal, not ${named(signal)}.`);
  }
  const wishes = {
    signal,
    timeout: timeout === undefined ? undefined : whole(timeout, 1, LONGEST_MS, "timeout"),
    onProgress: onProgress && ((progress: unknown) => void onProgress(progress)),
  };
  const args = given.slice(0, place + 1);
  if (typeof all === "object" && all !== null) args[place] = options;
  return { wishes, args };
}

/** Own properties of whatever was given, asked for once. */
function fieldsOf(given: unknown): { readonly [key: string]: unknown } {
  try {
    return { ...Object(given) };
  } catch (cause) {
    throw new AlhambraError("bad-argument", "The options cannot be read.", { cause });
  }
}

/**
 * One long call under way: every worker does its share, a slice at a time, so that other calls come in between. It
 * ends when all are done, or as soon as one fails, somebody aborts it or its time is over.
 */
export class LongRun {
  readonly #call: AnyLongCall;
  readonly #wishes: Wishes;
  readonly #progress: unknown[] = [];

  constructor(call: AnyLongCall, wishes: Wishes) {
    this.#call = call;
    this.#wishes = wishes;
  }

  /** Does one task on each lane. */
  on(lanes: readonly Lane[], tasks: readonly Task[] | Promise<readonly Task[]>): Promise<unknown> {
    const late = `The call took longer than ${this.#wishes.timeout} ms.`;
    return bounded(this.#wishes, late, async (over) => {
      const ready = tasks instanceof Promise ? await tasks : tasks;
      const shares = ready.map((task, i) => lanes[i]?.send((life) => this.#work(life, task, over)));
      return this.#call.join(await Promise.all(shares));
    });
  }

  async #work(life: Life, task: Task, over: AbortSignal): Promise<unknown> {
    let slice: Slice = { done: false, progress: undefined };
    for (let begun = false; !slice.done; begun = true) {
      if (over.aborted) {
        if (begun) life.tell("giveUp", task.id);
        return;
      }
      slice = await (begun ? life.ask("goOn", task.id, same) : life.ask("begin", task, same));
      if (!slice.done && !over.aborted) this.#report(task.share.index, slice.progress);
    }
    return slice.result;
  }

  #report(share: number, progress: unknown): void {
    const { onProgress } = this.#wishes;
    if (!onProgress) return;
    this.#progress[share] = progress;
    onProgress(this.#call.joinProgress(this.#progress.filter((part) => part !== undefined)));
  }
}

const same = (slice: Slice): Slice => slice;
