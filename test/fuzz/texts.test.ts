/** Every parser and every writer: what is read is written and read back as the same, all else is refused. */
import type fc from "fast-check";
import { test } from "vitest";
import {
  makeBoard,
  makeMove,
  makePosition,
  makeRecord,
  parseBoard,
  parseMove,
  parsePosition,
  parseRecord,
} from "../../src/index.js";
import { parting } from "../support/parting.js";
import { junk, spoilt, spoiltText } from "./bad.js";
import { BOARDS, MOVES, POSITIONS, RECORDS, TEXTS } from "./good.js";
import { explains, forAll, verdict } from "./judge.js";

type Parse = (text: string) => unknown;
type Make = (data: never) => string;

/** As JSON sees it: numbers such as 1e300 and keys in another order are the same data. */
function judgeText(parse: Parse, make: Make): (text: string) => void {
  return (text) => {
    const read = verdict(() => parse(text));
    if ("refusal" in read) return explains(read.refusal);
    const written = verdict(() => make(read.answer as never));
    // JSON is read without judging it; a writer may find that its data is no move.
    if ("refusal" in written) return explains(written.refusal);
    const again = parse(written.answer);
    const rewritten = make(again as never);
    if (rewritten !== written.answer) throw new Error(`${written.answer}\nbecame\n${rewritten}`);
  };
}

function judgeData(parse: Parse, make: Make): (data: unknown) => void {
  return (data) => {
    const written = verdict(() => make(data as never));
    if ("refusal" in written) return explains(written.refusal);
    const again = make(parse(written.answer) as never);
    const difference = parting(again, written.answer);
    if (difference) throw new Error(`${written.answer}\nbecame\n${again}`);
  };
}

const KINDS: [
  name: string,
  parse: Parse,
  make: Make,
  texts: readonly string[],
  data: readonly unknown[],
  share: number,
][] = [
  ["move", parseMove, makeMove as Make, TEXTS.moves, MOVES, 1],
  ["board", parseBoard, makeBoard as Make, TEXTS.boards, BOARDS, 1],
  ["position", parsePosition, makePosition as Make, TEXTS.positions, POSITIONS, 0.5],
  ["record", parseRecord, makeRecord as Make, TEXTS.records, RECORDS, 0.5],
];

const LONG_RUN = { timeout: 7_200_000 };

test.each(KINDS)("texts of a %s", LONG_RUN, (_, parse, make, texts, _data, share) => {
  forAll(spoiltText(texts), judgeText(parse, make), share);
});

test.each(KINDS)("data of a %s", LONG_RUN, (_, parse, make, _texts, data, share) => {
  forAll(spoilt(data), judgeData(parse, make), share);
});

test.each(KINDS)("anything instead of a text or of data of a %s", LONG_RUN, (_, parse, make) => {
  forAll(
    junk as fc.Arbitrary<string>,
    (value) => {
      verdict(() => parse(value));
      verdict(() => make(value as never));
    },
    0.25,
  );
});
