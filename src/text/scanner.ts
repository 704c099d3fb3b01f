import { AlhambraError } from "../errors.js";

/** Ends a word besides blanks. */
const WORD = /[^\s()[\]="]+/y;
const BLANKS = /\s*/y;
const BLANKS_OF_LINE = /[ \t\r]*/y;
const LINE_END = /[ \t\r]*(?:\n|$)/y;
const QUOTED = /"(?:[^"\\\n]|\\.)*"/y;

/** Walks through a text and says where it stops making sense. */
export class Scanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get done(): boolean {
    return this.at === this.text.length;
  }

  /** Takes what a sticky expression matches here. */
  take(expression: RegExp): string | undefined {
    expression.lastIndex = this.at;
    const found = expression.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  /** Takes one character if it stands here. */
  eat(character: string): boolean {
    const found = this.text[this.at] === character;
    if (found) this.at++;
    return found;
  }

  skipBlanks(): void {
    this.take(BLANKS);
  }

  skipBlanksOfLine(): void {
    this.take(BLANKS_OF_LINE);
  }

  /** Takes the end of a line, or of the text. */
  endLine(): boolean {
    return this.take(LINE_END) !== undefined;
  }

  atLineEnd(): boolean {
    const before = this.at;
    const found = this.endLine();
    this.at = before;
    return found;
  }

  word(): string | undefined {
    return this.take(WORD);
  }

  /** Takes a string in quotes, written as JSON writes it. */
  quoted(): string | undefined {
    if (this.text[this.at] !== '"') return undefined;
    const before = this.at;
    const found = this.take(QUOTED);
    if (found === undefined) this.fail("a closing quote", before);
    try {
      return String(JSON.parse(found));
    } catch {
      return this.fail("a string as JSON writes it", before);
    }
  }

  fail(expected: string, at = this.at): never {
    throw misread(this.text, at, expected);
  }
}

/** A `bad-notation` that says where in the text, and what was expected there. */
export function misread(text: string, index: number, expected: string): AlhambraError {
  const before = text.slice(0, index).split("\n");
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const [found = ""] = text.slice(index, index + 20).split("\n");
  const where = text.includes("\n") ? `line ${line}, column ${column}` : `character ${column}`;
  const what = found === "" ? "the end" : JSON.stringify(found);
  return new AlhambraError("bad-notation", `Expected ${expected} at ${where}, found ${what}.`, {
    place: { index, line, column, expected },
  });
}

/** The text to be parsed, or an error before any work is done. */
export function checkText(text: unknown, longest: number): string {
  if (typeof text !== "string") throw new AlhambraError("bad-argument", "The text must be a string.");
  if (text.length <= longest) return text;
  throw new AlhambraError("limit", `The text is longer than ${longest} characters.`);
}
