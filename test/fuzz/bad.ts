/** Bad input: values that are wrong in every way we know, texts, and good data with something wrong inside. */
import fc from "fast-check";
import { TILE_IDS } from "../../src/generated/components.js";

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;
const trap = new Proxy(
  {},
  {
    get() {
      throw new Error("a getter of the caller's");
    },
    ownKeys() {
      throw new Error("a trap of the caller's");
    },
  },
);
const deep = JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`);
const HOSTILE = [
  ...[
    undefined,
    null,
    true,
    false,
    10n,
    Symbol("no"),
    () => 1,
    new Date(0),
    new Map(),
    /x/,
    new Uint8Array(3),
  ],
  ...[
    cyclic,
    trap,
    deep,
    Object.create(null),
    { length: 1e9 },
    Array(5),
    { __proto__: { x: 1 } },
    new Error("no"),
  ],
];
const NUMBERS = [
  ...[
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    0,
    1,
    -1,
    1.5,
    2,
    3,
    4,
    5,
    6,
    7,
    9,
    10,
    63,
    64,
    65,
    -63,
    -64,
    -65,
  ],
  ...[127, 128, 255, 256, 257, 32_767, 32_768, 65_536, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, 1e300],
];
const WORDS = [
  ...[
    "",
    "start",
    "dirk",
    "score-1",
    "score-2",
    "__proto__",
    "constructor",
    "toString",
    "N",
    "NN",
    "NESW",
    "denar",
  ],
  ...[
    "alhambra",
    "alhambra-position",
    "alhambra-record",
    "reshuffle",
    "take",
    "buy",
    "place",
    "action",
    "over",
    "book",
  ],
  ...[
    "garden-8-ne",
    "tower-11-0",
    "no-such-tile",
    "0x10",
    "ffffffffffffffffffffffffffffffff",
    "\ud800",
    "\u0000",
  ],
];

export const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.constantFrom(...TILE_IDS) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...NUMBERS, ...WORDS), { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.object({ maxDepth: 2, maxKeys: 4 }) },
);

type Holder = Record<string, unknown>;

/** Every place in a value where something else could stand. */
function places(value: unknown): [holder: Holder, key: string][] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key): [Holder, string][] => [[holder, key], ...places(holder[key])]);
}

const OPERATIONS = ["replace", "replace", "remove", "add", "copy", "repeat"] as const;

function spoil(
  data: unknown,
  place: number,
  operation: (typeof OPERATIONS)[number],
  other: number,
  value: unknown,
) {
  const all = places(data);
  const [holder, key] = all[place % Math.max(all.length, 1)] ?? [];
  const [from, fromKey] = all[other % Math.max(all.length, 1)] ?? [];
  if (!holder || key === undefined || !from || fromKey === undefined) return;
  const found = from[fromKey];
  if (operation === "replace") holder[key] = value;
  else if (operation === "remove") delete holder[key];
  else if (operation === "add") holder[String(value)] = found;
  // A copy, lest the data become a ring by accident: rings have their own entry above.
  else if (operation === "copy") holder[key] = structuredClone(found);
  else if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
}

/** Good data with one to three things wrong, or nothing. */
export function spoilt<T>(good: readonly T[]): fc.Arbitrary<unknown> {
  const fault = fc.tuple(fc.nat(), fc.constantFrom(...OPERATIONS), fc.nat(), junk);
  return fc.tuple(fc.constantFrom(...good), fc.array(fault, { maxLength: 3 })).map(([data, faults]) => {
    const copy: unknown = structuredClone(data);
    for (const [place, operation, other, value] of faults) {
      try {
        spoil(copy, place, operation, other, typeof value === "symbol" ? "symbol" : value);
      } catch {
        // What was put in by an earlier fault may be hostile; then it stays as it is.
      }
    }
    return copy;
  });
}

const PIECES = fc.oneof(
  fc.constantFrom(...WORDS, ...TILE_IDS),
  fc.constantFrom(
    "(",
    ")",
    "[",
    "]",
    "=",
    "?",
    "@",
    ",",
    "r1",
    "<NE>",
    "+",
    "\n",
    " ",
    '"',
    "-",
    "|",
    "*",
    "seat",
    "with",
  ),
  fc.integer({ min: -99, max: 99 }).map(String),
  fc.string({ maxLength: 4 }),
);

/** Good texts with parts cut out, doubled or replaced; and texts of parts alone. */
export function spoiltText(good: readonly string[]): fc.Arbitrary<string> {
  const cut = fc.tuple(fc.constantFrom(...good), fc.nat(), fc.nat({ max: 12 }), PIECES);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: cut.map(([text, at, length, piece]) => {
        const start = at % (text.length + 1);
        return text.slice(0, start) + piece + text.slice(start + length);
      }),
    },
    { weight: 1, arbitrary: fc.array(PIECES, { maxLength: 12 }).map((pieces) => pieces.join(" ")) },
    { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  );
}
