/**
 * Notation in few bytes. The words of the game are a byte each; whatever else stands in a text is spelled, and a word
 * that was spelled once is numbered and takes two bytes from then on. The table is part of version 1 of the links:
 * a change of it would be another version.
 */
import { CURRENCIES, TILE_IDS } from "../generated/components.js";

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const NEARBY = [0, 1, -1, 2, -2];
/** Between two of these lies one blank that takes no byte. */
const ITEMS = [
  ...TILE_IDS,
  ...CURRENCIES.flatMap((currency) => VALUES.map((value) => `${currency}${value}`)),
  ...["start", "score-1", "score-2"],
  ...NEARBY.flatMap((y) => NEARBY.map((x) => `${x},${y}`)),
];
/** What a move begins with; its number in the record, which counts from 1, stands in front of it. */
const MOVES = ["take ", "buy 1 ", "buy 2 ", "buy 3 ", "buy 4 ", "place ", "add ", "remove ", "swap "];
const MORE_MOVES = ["reserve ", "dirk "];
const PHRASES = [
  "alhambra-record 1\nengine ",
  "\nrules ",
  "\nconfig (game=alhambra players=",
  " seed=",
  ")\ntower [",
  "]\ndeck [",
  "]\nsetup ()\nchance [",
  "(cards=[",
  "] type=reshuffle)",
  "alhambra-position 1",
  ")\nactive ",
  "\nturn ",
  "\nphase action\nscorings ",
  "\nseat score=",
  " hand=[",
  " hand=?",
  "] reserve=[",
  " reserve=[",
  "] bought=[",
  "] board=[",
  "]\ndirk ",
  "\nmarket [",
  "]\ndisplay [",
  "]\ntower ?",
  "\ndeck ?",
  "\npiles [",
  "]\ndiscard [",
  "]\nmodules ()",
] as const;
/** Every word that is a byte, in the order of their codes. */
export const WORDS: readonly string[] = [...ITEMS, ...PHRASES, ...MOVES, ...MORE_MOVES];

/** Codes 10 and 32 to 126 are characters, 31 is a numbered word, 127 a byte of any other character. */
const NUMBERED = 31;
const BYTE = 127;
const codeOf = (word: number) => word + (word < 10 ? 0 : word < 30 ? 1 : 98);
const CODES = new Map(WORDS.map((word, i) => [word, codeOf(i)]));
const PLACES = new Map(WORDS.map((_, i) => [codeOf(i), i]));
const FIRST_PHRASE = ITEMS.length;
const FIRST_MOVE = FIRST_PHRASE + PHRASES.length;

/** What a text is cut into: words of the game, phrases, beginnings of moves, other words, single characters. */
const ITEM = /-?[012],-?[012](?![\w,-])|[a-z][a-z0-9-]*(?![A-Za-z0-9-])/y;
const PHRASE = oneOf([...PHRASES].sort((a, b) => b.length - a.length));
const MOVE = new RegExp(`\\n(\\d{1,6})\\. (${[...MOVES, ...MORE_MOVES].join("|")})`, "y");
const SPELLED = /[A-Za-z0-9-]+/y;
const IN_WORD = /[A-Za-z0-9-]/;
const CHARACTER = /[\n -~]/;

function oneOf(texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => text.replace(/[.?()[\]]/g, "\\$&")).join("|"), "y");
}

/** Words that were spelled, numbered as they come. */
class Spelled {
  readonly words: string[] = [];

  add(word: string): void {
    const fits = word.length >= 3 && word.length <= 64 && this.words.length < 256;
    if (fits && !this.words.includes(word)) this.words.push(word);
  }
}

/** A text in bytes. */
export function pack(text: string): Uint8Array<ArrayBuffer> {
  const packer = new Packer(text);
  while (packer.at < text.length) packer.step();
  return Uint8Array.from(packer.bytes);
}

class Packer {
  readonly bytes: number[] = [];
  at = 0;
  readonly #text: string;
  readonly #spelled = new Spelled();
  #moves = 0;
  #afterItem = false;

  constructor(text: string) {
    this.#text = text;
  }

  step(): void {
    const blank = this.#afterItem && this.#text[this.at] === " " ? 1 : 0;
    const [item = ""] = this.#find(ITEM, this.at + blank) ?? [];
    this.#afterItem = (PLACES.get(CODES.get(item) ?? -1) ?? FIRST_PHRASE) < FIRST_PHRASE;
    if (this.#afterItem) this.#put(blank + item.length, CODES.get(item));
    else if (!this.#phrase() && !this.#move() && !this.#word()) this.#character();
  }

  #phrase(): boolean {
    const [phrase] = this.#find(PHRASE) ?? [];
    return phrase !== undefined && this.#put(phrase.length, CODES.get(phrase));
  }

  #move(): boolean {
    const [line = "", number, start = ""] = this.#find(MOVE) ?? [];
    if (number !== String(this.#moves + 1)) return false;
    this.#moves++;
    return this.#put(line.length, CODES.get(start));
  }

  #word(): boolean {
    const [word] = this.#find(SPELLED) ?? [];
    if (word === undefined) return false;
    const number = this.#spelled.words.indexOf(word);
    if (number >= 0) return this.#put(word.length, NUMBERED, number);
    this.#spelled.add(word);
    return this.#put(word.length, ...new TextEncoder().encode(word));
  }

  #character(): void {
    const character = String.fromCodePoint(this.#text.codePointAt(this.at) ?? 0);
    const bytes = [...new TextEncoder().encode(character)];
    this.#put(
      character.length,
      ...(CHARACTER.test(character) ? bytes : bytes.flatMap((byte) => [BYTE, byte])),
    );
  }

  #find(expression: RegExp, at = this.at): RegExpExecArray | null {
    expression.lastIndex = at;
    return expression.exec(this.#text);
  }

  #put(length: number, ...codes: (number | undefined)[]): true {
    for (const code of codes) this.bytes.push(code ?? 0);
    this.at += length;
    return true;
  }
}

/** The text of bytes, or null if they are none of ours or tell more than `longest` bytes of text. */
export function unpack(bytes: Uint8Array, longest: number): string | null {
  const text: number[] = [];
  const spelled = new Spelled();
  const say = (words: string) => {
    for (let i = 0; i < words.length; i++) text.push(words.charCodeAt(i));
  };
  let word = "";
  let moves = 0;
  let afterItem = false;
  for (let at = 0; at < bytes.length; at++) {
    const code = bytes[at] ?? 0;
    const place = PLACES.get(code);
    const character = place === undefined ? String.fromCharCode(code) : "";
    if (IN_WORD.test(character)) word += character;
    else {
      spelled.add(word);
      word = "";
    }
    const isItem = place !== undefined && place < FIRST_PHRASE;
    if (isItem && afterItem) say(" ");
    afterItem = isItem;
    if (place !== undefined) {
      if (place >= FIRST_MOVE) say(`\n${++moves}. `);
      say(WORDS[place] ?? "");
    } else if (CHARACTER.test(character)) {
      say(character);
    } else {
      const next = bytes[++at];
      const known = code === NUMBERED ? spelled.words[next ?? -1] : undefined;
      if (code === BYTE && next !== undefined) text.push(next);
      else if (known !== undefined) say(known);
      else return null;
    }
    if (text.length > longest) return null;
  }
  return utf8(text);
}

function utf8(bytes: readonly number[]): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
