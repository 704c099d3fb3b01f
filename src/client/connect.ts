import { named, whole } from "../check/values.js";
import { AlhambraError } from "../errors.js";
import { type LoadOptions, loadModule, type Platform } from "../load.js";
import type { GivenWorker, StartWorker } from "../starting.js";
import { carryErrors } from "../wire/errors.js";
import { bounded, LONGEST_MS, reasonOf } from "./bounded.js";
import { makeClient } from "./client.js";
import { Lane } from "./lane.js";
import type { EngineClient } from "./remote.js";

/** How to connect; everything is optional. */
export interface ConnectOptions extends LoadOptions {
  /** The worker, when it is not to be started from the package's own file. */
  readonly worker?: GivenWorker;
  /** How many workers, 1 when left out; games are spread over them, long calls split. */
  readonly workers?: number;
  /**
   * Milliseconds a worker may take to start and any call to be answered, then it rejects with `timeout` and has not
   * happened. When left out 30,000 for the start, 60,000 for an answer; long calls may then take as long as they need.
   */
  readonly timeout?: number;
  /** Ends the client: whatever is in flight and all later calls reject with `aborted`. */
  readonly signal?: AbortSignal;
}

const MOST_WORKERS = 64;
const START_MS = 30_000;
const ANSWER_MS = 60_000;

/** Starts the workers, hands them the compiled core and waits until they are ready. */
export async function connect(
  options: ConnectOptions,
  platform: Platform,
  start: StartWorker,
): Promise<EngineClient> {
  if (typeof options !== "object" || options === null) {
    throw new AlhambraError("bad-argument", `The options must be an object, not ${named(options)}.`);
  }
  const { worker, workers = 1, timeout, signal } = options;
  whole(workers, 1, MOST_WORKERS, "workers");
  if (timeout !== undefined) whole(timeout, 1, LONGEST_MS, "timeout");
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new AlhambraError("bad-argument", `signal must be an AbortSignal, not ${named(signal)}.`);
  }
  carryErrors();
  const startLimit = timeout ?? START_MS;
  const late = `The engine's core did not come within ${startLimit} ms.`;
  const core = await bounded({ signal, timeout: startLimit }, late, () => loadModule(options, platform));
  const lanes = Array.from({ length: workers }, () => {
    const answerLimit = timeout ?? ANSWER_MS;
    return new Lane({ core, startLimit, answerLimit, start: (over) => start(worker, over) });
  });
  const abort = () => void close(reasonOf(signal));
  async function close(why: AlhambraError): Promise<void> {
    signal?.removeEventListener("abort", abort);
    await Promise.all(lanes.map((lane) => lane.close(why)));
  }
  signal?.addEventListener("abort", abort);
  try {
    const [welcome] = await Promise.all(lanes.map((lane) => lane.open()));
    if (!welcome) throw new RangeError("There is at least one worker.");
    return makeClient(lanes, welcome, timeout, close);
  } catch (error) {
    await close(new AlhambraError("worker-lost", "The engine could not be started."));
    throw error;
  }
}
