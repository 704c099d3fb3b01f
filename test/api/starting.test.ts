import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { READY } from "../../src/ready.js";
import { firstReady, type Started } from "../../src/starting.js";

/** A worker that does what the test says. */
class Fake implements Started {
  ended = false;
  readonly #target = new EventTarget();
  #lost: (cause: unknown) => void = () => {};
  readonly endpoint = {
    addEventListener: this.#target.addEventListener.bind(this.#target),
    removeEventListener: this.#target.removeEventListener.bind(this.#target),
    postMessage() {},
  };

  readonly onLost = (lost: (cause: unknown) => void) => {
    this.#lost = lost;
  };

  async end() {
    this.ended = true;
  }

  say(data: unknown) {
    this.#target.dispatchEvent(new MessageEvent("message", { data }));
  }

  die(cause: unknown) {
    this.#lost(cause);
  }
}

const patient = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the first way is the only one tried when its worker is ready", async () => {
  const file = new Fake();
  const copy = vi.fn(() => new Fake());
  const starting = firstReady([() => file, copy], patient);
  await vi.advanceTimersByTimeAsync(1000);
  file.say(READY);
  expect(await starting).toBe(file);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(copy).not.toHaveBeenCalled();
  expect(file.ended).toBe(false);
});

test("a way that fails gives place to the next at once", async () => {
  const file = new Fake();
  const copy = new Fake();
  const starting = firstReady([() => file, () => copy], patient);
  await vi.advanceTimersByTimeAsync(0);
  file.die("404");
  await vi.advanceTimersByTimeAsync(0);
  copy.say(READY);
  expect(await starting).toBe(copy);
  expect([file.ended, copy.ended]).toEqual([true, false]);
});

test("so does one that throws", async () => {
  const copy = new Fake();
  const refused = () => {
    throw new DOMException("another origin", "SecurityError");
  };
  const starting = firstReady([refused, () => copy], patient);
  await vi.advanceTimersByTimeAsync(0);
  copy.say(READY);
  expect(await starting).toBe(copy);
});

test("a silent worker, and one that says something else, is given up for the next that is ready", async () => {
  const file = new Fake();
  const copy = new Fake();
  const starting = firstReady([() => file, () => copy], patient);
  await vi.advanceTimersByTimeAsync(0);
  file.say("hello");
  await vi.advanceTimersByTimeAsync(5500);
  copy.say(READY);
  expect(await starting).toBe(copy);
  expect(file.ended).toBe(true);
});

test("a slow worker is still taken where the next is not allowed", async () => {
  const file = new Fake();
  const copy = new Fake();
  const starting = firstReady([() => file, () => copy], patient);
  await vi.advanceTimersByTimeAsync(5500);
  copy.die("blocked by the page's policy");
  await vi.advanceTimersByTimeAsync(5500);
  file.say(READY);
  expect(await starting).toBe(file);
  expect([file.ended, copy.ended]).toEqual([false, true]);
});

test("when no way is left, the worker is lost", async () => {
  const file = new Fake();
  const starting = firstReady([() => file, () => Promise.reject(new Error("offline"))], patient);
  const refusal = expect(starting).rejects.toMatchObject({ code: "worker-lost", cause: "404" });
  await vi.advanceTimersByTimeAsync(0);
  file.die("404");
  await refusal;
  expect(file.ended).toBe(true);
});

test("aborting ends whatever was begun, also what comes later", async () => {
  const ending = new AbortController();
  const file = new Fake();
  const copy = new Fake();
  let bring = (_: Fake) => {};
  const starting = firstReady(
    [() => file, () => new Promise<Fake>((resolve) => (bring = resolve))],
    ending.signal,
  );
  const refusal = expect(starting).rejects.toBe("enough");
  await vi.advanceTimersByTimeAsync(5500);
  ending.abort("enough");
  await refusal;
  bring(copy);
  await vi.advanceTimersByTimeAsync(0);
  expect([file.ended, copy.ended]).toEqual([true, true]);
});
