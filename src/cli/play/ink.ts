import type { WriteStream } from "node:tty";

/** Colours by name, as terminals number them. */
const CODES: Readonly<Record<string, string>> = {
  bold: "1",
  dim: "2",
  denar: "94",
  dirham: "32",
  ducat: "38;5;208",
  florin: "93",
  pavilion: "94",
  seraglio: "91",
  arcades: "38;5;137",
  chambers: "97",
  garden: "32",
  tower: "95",
};

/** Colours a text by the name of a kind or a currency; the text itself already says what it is. */
export type Ink = (name: string, text: string) => string;

/** Colours where a terminal has them and nobody has asked to be spared (NO_COLOR). */
export function inkFor(screen: Partial<WriteStream>): Ink {
  if (!screen.isTTY || !screen.hasColors?.()) return (_, text) => text;
  return (name, text) => {
    const code = CODES[name];
    return code === undefined ? text : `\u001b[${code}m${text}\u001b[0m`;
  };
}
