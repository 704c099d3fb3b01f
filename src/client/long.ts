import { named, whole } from "../check/values.js";
import { AlhambraError } from "../errors.js";
import { joinCounts, joinPerftProgress, joinPlayouts } from "../search/join.js";
import type { Division, PerftProgress } from "../search/perft.js";
import type { PlayoutResult } from "../search/playouts.js";
import type { Slice, Task } from "../wire/protocol.js";
import type { Lane } from "./lane.js";
import type { Life } from "./life.js";

/** A call that is split over all workers (src/worker/tasks.ts) and put together again in their order. */
export interface LongCall<Result, Progress> {
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

export const LONG_CALLS: Readonly<Record<string, LongCall<unknown, unknown>>> = { perft, playouts };

/** Timers take no more. */
export const LONGEST_MS = 0x7fff_ffff;

/** What a caller wants of a long call besides its result. */
export interface Wishes {
  readonly signal: AbortSignal | undefined;
  readonly timeout: number | undefined;
  readonly onProgress: ((progress: unknown) => void) | undefined;
}

/** Takes what only the client needs from the arguments of a long call: the rest goes to the workers. */
export function readWishes(
  { options: place }: LongCall<unknown, unknown>,
  given: readonly unknown[],
  usual: number | undefined,
): { wishes: Wishes; args: readonly unknown[] } {
  const onProgress = given[place + 1];
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw new AlhambraError("bad-argument", `onProgress must be a function, not ${named(onProgress)}.`);
  }
  const all = given[place];
  const { signal, timeout = usual, ...options } = Object(all);
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new AlhambraError("bad-argument", `signal must be an AbortSignal, not ${named(signal)}.`);
  }
  if (timeout !== undefined) whole(timeout, 1, LONGEST_MS, "timeout");
  const wishes = {
    signal,
    timeout,
    onProgress: onProgress && ((progress: unknown) => void onProgress(progress)),
  };
  const args = given.slice(0, place + 1);
  if (typeof all === "object" && all !== null) args[place] = options;
  return { wishes, args };
}

/**
 * One long call under way: every worker does its share, a slice at a time, so that other calls come in between. It
 * ends when all are done, or as soon as one fails, somebody aborts it or its time is over.
 */
export class LongRun {
  readonly #call: LongCall<unknown, unknown>;
  readonly #wishes: Wishes;
  readonly #progress: unknown[] = [];
  #stopped = false;
  #reject: (why: unknown) => void = () => {};

  constructor(call: LongCall<unknown, unknown>, wishes: Wishes) {
    this.#call = call;
    this.#wishes = wishes;
  }

  /** Runs one task on each lane; the tasks are made when everything called before is settled. */
  async run(lanes: readonly Lane[], tasks: () => Promise<readonly Task[]>): Promise<unknown> {
    const { signal, timeout } = this.#wishes;
    const abort = () =>
      this.#stop(new AlhambraError("aborted", "The call was aborted.", { cause: signal?.reason }));
    const late = () => this.#stop(new AlhambraError("timeout", `The call took longer than ${timeout} ms.`));
    const timer = timeout === undefined ? undefined : setTimeout(late, timeout);
    signal?.addEventListener("abort", abort);
    try {
      return await new Promise((resolve, reject) => {
        this.#reject = reject;
        if (signal?.aborted) abort();
        else this.#share(lanes, tasks).then(resolve, (error: unknown) => this.#stop(error));
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  }

  async #share(lanes: readonly Lane[], tasks: () => Promise<readonly Task[]>): Promise<unknown> {
    const shares = (await tasks()).map((task, i) => lanes[i]?.send((life) => this.#work(life, task)));
    return this.#call.join(await Promise.all(shares));
  }

  async #work(life: Life, task: Task): Promise<unknown> {
    let slice: Slice = { done: false, progress: undefined };
    for (let begun = false; !slice.done; begun = true) {
      if (this.#stopped) {
        if (begun) life.tell("giveUp", task.id);
        return;
      }
      slice = await (begun ? life.ask("goOn", task.id, same) : life.ask("begin", task, same));
      if (!slice.done) this.#report(task.share.index, slice.progress);
    }
    return slice.result;
  }

  #report(share: number, progress: unknown): void {
    const { onProgress } = this.#wishes;
    if (!onProgress || this.#stopped) return;
    this.#progress[share] = progress;
    onProgress(this.#call.joinProgress(this.#progress.filter((part) => part !== undefined)));
  }

  #stop(why: unknown): void {
    this.#stopped = true;
    this.#reject(why);
  }
}

const same = (slice: Slice): Slice => slice;
