import { once } from "node:events";

/** Where a command's answer goes: standard output, at the pace of whoever reads it. */
export class Output {
  readonly #stream: NodeJS.WritableStream;
  /** Whether answers are wanted as JSON. */
  readonly json: boolean;

  constructor(stream: NodeJS.WritableStream, json: boolean) {
    this.#stream = stream;
    this.json = json;
  }

  async line(text: string): Promise<void> {
    if (!this.#stream.write(`${text}\n`)) await once(this.#stream, "drain");
  }

  /** A value as one line of JSON. */
  data(value: unknown): Promise<void> {
    return this.line(JSON.stringify(value));
  }
}

/** Ends the program quietly when nobody reads what it writes any more, as `alhambra legal FILE | head` does. */
export function endWhenUnread(stream: NodeJS.WritableStream): void {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}

const EVERY_MS = 100;

/** Says how far long work has come; more often than an eye can follow, some of it is left out. */
export type Show = (text: () => string) => void;

/** Does long work; what it shows is one line on standard error that overwrites itself, only where a person sees it. */
export async function withProgress<T>(work: (show: Show) => Promise<T>): Promise<T> {
  const { stderr } = process;
  let shown = 0;
  try {
    return await work((text) => {
      const now = performance.now();
      if (!stderr.isTTY || now - shown < EVERY_MS) return;
      shown = now;
      stderr.write(`\r\u001b[K${text()}`);
    });
  } finally {
    if (shown > 0) stderr.write("\r\u001b[K");
  }
}
