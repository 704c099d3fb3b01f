import { createReadStream } from "node:fs";
import { UnreadableError } from "./exit.js";

/** Longest document; records as notation may be this long (docs/notation.md, "Limits"), all else is shorter. */
const LONGEST = 8_000_000;

/** What begins a document, where several stand in one file. */
const HEADING = /^(?:\{|\[|alhambra-(?:record|position)\b)/;

/** A board, position, record or config as it stands in a file. */
export interface Document {
  readonly file: string;
  /** Its first line in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** The bytes of a file, or of standard input for `-`. */
export async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  if (file === "-" && process.stdin.isTTY) {
    process.stderr.write("Reading standard input; Ctrl-D ends it.\n");
  }
  try {
    yield* file === "-" ? process.stdin : createReadStream(file);
  } catch (error) {
    // Node's message ends with the call and the path, which is said already.
    const why = error instanceof Error ? error.message.replace(/, \w+( '.*')?$/, "") : error;
    throw new UnreadableError(`${file} cannot be read: ${why}.`, { cause: error });
  }
}

/** Lines of a text. One that is too long is cut one character later, so that it is seen to be too long. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of bytes) {
    const [first = "", ...others] = decoder.decode(part, { stream: true }).split("\n");
    rest = joined(rest, first, longest);
    for (const next of others) {
      yield rest;
      rest = next.slice(0, longest + 1);
    }
  }
  rest = joined(rest, decoder.decode(), longest);
  if (rest !== "") yield rest;
}

function joined(text: string, more: string, longest: number): string {
  return text.length > longest ? text : (text + more).slice(0, longest + 1);
}

/** The whole of a file as one document. */
export async function wholeOf(file: string): Promise<Document> {
  let text = "";
  for await (const line of linesOf(bytesOf(file), LONGEST)) text = joined(text, `${line}\n`, LONGEST);
  return { file, line: 1, text };
}

/**
 * The documents of a file, which may hold many: one JSON a line, JSON over several lines, or notation, each beginning
 * at the left edge.
 */
export async function* documentsOf(file: string): AsyncGenerator<Document> {
  let open: { line: number; text: string } | null = null;
  let number = 0;
  for await (const line of linesOf(bytesOf(file), LONGEST)) {
    number++;
    if (open && begins(line, open.text)) {
      yield { file, ...open };
      open = null;
    }
    if (open) open.text = joined(open.text, `${line}\n`, LONGEST);
    else if (line.trim() !== "") open = { line: number, text: `${line}\n` };
  }
  if (open) yield { file, ...open };
}

/** Whether a line begins another document than the one that is open; a list may have its entries at the left edge. */
function begins(line: string, open: string): boolean {
  const inList = open.startsWith("[") && !open.trimEnd().endsWith("]");
  return HEADING.test(line) && !(inList && line.startsWith("{"));
}
