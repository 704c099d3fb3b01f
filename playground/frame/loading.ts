import type { ReactiveController, ReactiveControllerHost } from "lit";

export type LoadingState<T> =
  | { readonly step: "waiting"; readonly slow: boolean }
  | { readonly step: "done"; readonly value: T }
  | { readonly step: "failed"; readonly reason: string };

/** A wait shorter than this goes unmentioned: a message that only flickers is worse than none. */
const SLOW_MS = 400;

/** Reasons come from anywhere; the page shows them as text and never more than this much of them. */
const REASON_LENGTH = 200;

/** Something a view waits for: asked for when the view appears, and again whenever the reader wants to retry. */
export class Loading<T> implements ReactiveController {
  state: LoadingState<T> = { step: "waiting", slow: false };
  private readonly host: ReactiveControllerHost;
  private readonly ask: () => Promise<T>;

  constructor(host: ReactiveControllerHost, ask: () => Promise<T>) {
    this.host = host;
    this.ask = ask;
    host.addController(this);
  }

  hostConnected(): void {
    void this.start();
  }

  async start(): Promise<void> {
    this.enter({ step: "waiting", slow: false });
    const timer = setTimeout(() => this.enter({ step: "waiting", slow: true }), SLOW_MS);
    try {
      this.enter({ step: "done", value: await this.ask() });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.enter({ step: "failed", reason: reason.slice(0, REASON_LENGTH) });
    } finally {
      clearTimeout(timer);
    }
  }

  private enter(state: LoadingState<T>): void {
    this.state = state;
    this.host.requestUpdate();
  }
}
