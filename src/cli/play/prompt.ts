import { createInterface, type Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";

/** Asks a person for lines, at a terminal or from a file of answers. */
export class Prompt {
  readonly #reader: Interface;
  readonly #lines: AsyncIterator<string>;
  readonly #screen: Writable;
  readonly #terminal: boolean;
  #interrupted = false;

  constructor(input: Readable & { isTTY?: boolean }, screen: Writable & { isTTY?: boolean }) {
    this.#screen = screen;
    this.#terminal = Boolean(input.isTTY && screen.isTTY);
    this.#reader = createInterface({
      input,
      ...(this.#terminal ? { output: screen, terminal: true } : { terminal: false }),
    });
    this.#reader.on("SIGINT", () => {
      this.#interrupted = true;
      this.#reader.close();
    });
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** Whether Ctrl-C ended it. */
  get interrupted(): boolean {
    return this.#interrupted;
  }

  /** The next line, trimmed; null when there are no more. */
  async ask(question: string): Promise<string | null> {
    this.#reader.setPrompt(question);
    if (this.#terminal) this.#reader.prompt();
    else this.#screen.write(question);
    const { value, done } = await this.#lines.next();
    // What is typed at a terminal shows there; what comes from elsewhere would not.
    if (!this.#terminal || done) this.#screen.write(done ? "\n" : `${value}\n`);
    return done ? null : value.trim();
  }

  close(): void {
    this.#reader.close();
  }
}
