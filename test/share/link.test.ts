/** Links carry what they shall, and nothing else; a hostile one is one clear error. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { checksum } from "../../src/check/checksum.js";
import { loadEngine, makeLink, makePosition, makeRecord, parseLink } from "../../src/index.node.js";
import { pack, unpack, WORDS } from "../../src/share/words.js";
import { coreBytes } from "../support/core.js";
import { codeOf, errorOf } from "../text/support.js";

const engine = await loadEngine({ wasm: coreBytes() });
const RUNS = process.env.ALHAMBRA_SOAK === "1" ? 5000 : 300;

/** A game in which whoever can buy does. */
function played(players: number, seed: number, plies = Number.POSITIVE_INFINITY) {
  const game = engine.createGame({ players, seed });
  for (let turn = seed; !game.over && game.ply < plies; turn++) {
    const buys = game.legalMoves({ type: "buy", limit: 40 });
    const moves = buys.length > 0 ? buys : game.legalMoves({ limit: 200 });
    game.play(moves[(turn * 7) % moves.length] ?? []);
  }
  return game;
}

const withoutResult = (record: object) => ({ ...record, result: undefined });

test.each([2, 3, 4, 5, 6])("a finished game of %i is carried whole and can be replayed", (players) => {
  const game = played(players, players);
  const link = makeLink(game);
  expect(link).toMatch(/^#alhambra=[A-Za-z0-9_-]+$/);
  const shared = parseLink(link);
  if (shared.type !== "record") throw new Error(shared.type);
  expect(withoutResult(shared.record)).toEqual(withoutResult(game.record()));
  // A replay is given the orders, so that only its generator stands elsewhere.
  expect({ ...engine.replay(shared.record).state(), generator: "" }).toEqual({
    ...game.state(),
    generator: "",
  });
  // A quarter of the notation: three characters of a link are two bytes, and a word is a byte.
  expect(link.length).toBeLessThan(makeRecord(game.record()).length / 4);
});

test("a running game shows what one seat may know, and somebody who looks on if none is named", () => {
  const game = played(3, 8, 30);
  const shared = (options: object) => parseLink(makeLink(game, options));
  expect(shared({})).toEqual({ type: "position", position: game.view(null) });
  expect(shared({ seat: 1 })).toEqual({ type: "position", position: game.view(1) });
  expect(shared({ seat: 1, recall: "perfect" })).toEqual({
    type: "position",
    position: game.view(1, { recall: "perfect" }),
  });
});

test("games that differ in what a seat may not know give that seat the same link", () => {
  const { tower = [], deck = [] } = engine.createGame({ players: 3, seed: 8 }).record();
  const other = { tower: [...tower.slice(0, 4), ...tower.slice(4).reverse()], deck };
  const [one, two] = [{ tower, deck }, other].map((orders, seed) =>
    engine.createGame({ players: 3, seed, ...orders }),
  );
  if (!one || !two) throw new Error("no games");
  expect(one.hash).not.toBe(two.hash);
  expect(makeLink(one, { seat: 2 })).toBe(makeLink(two, { seat: 2 }));
});

test("a running game is carried whole only when that is asked for", () => {
  const game = played(2, 3, 20);
  const shared = parseLink(makeLink(game, { everything: true }));
  expect(shared).toEqual({ type: "record", record: expect.objectContaining({ moves: game.record().moves }) });
  for (const secret of [game.record(), game.state(), { ...game.view(0), generator: "0".repeat(32) }]) {
    expect(codeOf(() => makeLink(secret))).toBe("bad-argument");
    expect(parseLink(makeLink(secret, { everything: true })).type).not.toBe("board");
  }
});

test("views, positions of finished games and boards are carried as they are", () => {
  const game = played(4, 5);
  const view = played(4, 6, 40).view(2);
  const tiles = game.board(0).tiles();
  expect(parseLink(makeLink(view))).toEqual({ type: "position", position: view });
  expect(parseLink(makeLink(game.state()))).toEqual({ type: "position", position: game.state() });
  expect(parseLink(makeLink(tiles))).toEqual({ type: "board", board: tiles });
});

test("a link is found in an address, in a sentence and beside other things of the fragment", () => {
  const tiles = engine.createBoard().tiles();
  const page = "https://example.org/app?x=1";
  const link = makeLink(tiles, { page });
  expect(link.startsWith(`${page}#alhambra=`)).toBe(true);
  const deep = makeLink(tiles, { page: `${page}#/lab` });
  expect(deep.startsWith(`${page}#/lab&alhambra=`)).toBe(true);
  const said = [link, deep, new URL(deep).hash, link.split("#")[1] ?? "", `Look (${link}). Nice!`];
  for (const text of said) expect(parseLink(text)).toEqual({ type: "board", board: tiles });
});

test("names, notes and whatever else a record says come back exactly", () => {
  const meta = {
    names: [
      "Ann",
      'Bob "B" O\'Neill',
      "Zoë 漢字 🏰",
      "<script>alert(1)</script>",
      "denar3denar4",
      "take  denar3 denar4",
    ],
    notes: "\u0000\u007f\ufeff\ud800 \n\r\t 12. take 1,0-1,0 garden-8-ne0,1 Ann Ann",
  };
  const record = { ...played(6, 2).record(), meta };
  const shared = parseLink(makeLink(record));
  expect(shared).toEqual({ type: "record", record: expect.objectContaining({ meta }) });
});

test("every text can be packed, the game's own ones in few bytes", () => {
  const word = fc.oneof(
    fc.constantFrom(
      ...WORDS,
      " ",
      "\n",
      ",",
      "-",
      "1",
      "0,0",
      "-0,1",
      "12",
      "abc",
      "city-gates",
      "ünï",
      "\u001f",
      "\u007f",
    ),
    fc.string({ unit: "grapheme", maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const text = words.join("");
      expect(unpack(pack(text), 1_000_000)).toBe(text);
    }),
    { numRuns: RUNS, seed: 6 },
  );
  const text = makePosition(played(3, 1, 50).view(0));
  expect(pack(text).length).toBeLessThan(text.length / 3);
});

test("the words are those of version 1: another table would read old links wrongly", () => {
  expect(WORDS.length).toBeLessThanOrEqual(158);
  expect(new Set(WORDS).size).toBe(WORDS.length);
  expect(checksum(new TextEncoder().encode(WORDS.join("|")))).toMatchInlineSnapshot(`3429883071`);
  expect(makeLink(engine.createGame({ players: 2, seed: 1 }), { seat: 0 })).toMatchInlineSnapshot(
    `"#alhambra=AQAAXPRRDpnh2jLiMOMw5DDlMOaan6Srrejq67xAv13lMOc16errvEC_7ChzY29yZT0wIHRpbGVzPVsBCxcZhYhdKe2Kg5AN7pmdn7LvNDTwNjDxMTIgMTMgMTIgMTIgMTHy8w"`,
  );
});

test("every changed, missing or added character is noticed", () => {
  const link = makeLink(played(3, 4, 12), { seat: 0 });
  const start = link.indexOf("=") + 1;
  for (let at = start; at < link.length; at++) {
    const letter = link[at] === "A" ? "B" : "A";
    const changed = link.slice(0, at) + letter + link.slice(at + 1);
    expect(codeOf(() => parseLink(changed))).toBe("bad-notation");
    expect(codeOf(() => parseLink(link.slice(0, at)))).toBe("bad-notation");
    expect(codeOf(() => parseLink(`${link.slice(0, at)}A${link.slice(at)}`))).toBe("bad-notation");
  }
  expect(errorOf(() => parseLink(link.slice(0, -9)))?.message).toContain("cut short");
});

/** A link that is whole, whatever it carries. */
function linkOf(packed: Uint8Array): string {
  const bytes = new Uint8Array(8 + packed.length);
  bytes.set(packed, 8);
  let hash = 0x811c9dc5;
  for (const byte of packed) hash = Math.imul(hash ^ byte, 0x01000193);
  new DataView(bytes.buffer).setUint32(0, 0x0100_0000 + packed.length);
  new DataView(bytes.buffer).setUint32(4, hash);
  return `#alhambra=${Buffer.from(bytes).toString("base64url")}`;
}

test("hostile links are one clear error", () => {
  const text = (value: string) => linkOf(pack(value));
  const bomb = linkOf(
    Uint8Array.from([...Buffer.from(`${"x".repeat(64)} `), ...Array(150_000).fill([31, 0]).flat()]),
  );
  const hostile = [
    "",
    "https://example.org/",
    "#alhambra=",
    "#alhambra=====",
    "#alhambra=AQ",
    text(""),
    text("alhambra-record"),
    text("alhambra-record 99999"),
    text("alhambra-position 1\n__proto__ (polluted)"),
    text(`{"format":"alhambra-record","moves":${"[".repeat(5000)}`),
    text(`alhambra-position 1\nmodules ${"(a".repeat(200)}`),
    text('{"format":"alhambra-position","__proto__":{"polluted":true}}'),
    linkOf(Uint8Array.from([31])),
    linkOf(Uint8Array.from([31, 5])),
    linkOf(Uint8Array.from([127])),
    linkOf(Uint8Array.from([127, 255])),
  ];
  for (const link of hostile.slice(0, 5).concat(hostile.slice(6)))
    expect([link.slice(0, 60), codeOf(() => parseLink(link))]).toEqual([link.slice(0, 60), "bad-notation"]);
  expect(codeOf(() => parseLink(bomb))).toBe("limit");
  expect(codeOf(() => parseLink(`#alhambra=${"A".repeat(2_000_000)}`))).toBe("limit");
  for (const nothing of [undefined, null, 5, {}, [], Symbol("s")])
    expect(codeOf(() => parseLink(nothing as unknown as string))).toBe("bad-argument");
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("random payloads never do anything but fail or be read", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const code = codeOf(() => parseLink(linkOf(bytes)));
      expect(["bad-notation", "nothing was refused"]).toContain(code);
    }),
    { numRuns: RUNS, seed: 7 },
  );
});

test("what is no game, record, position or board makes no link", () => {
  const trap = new Proxy(
    {},
    {
      get() {
        throw new Error("trap");
      },
    },
  );
  for (const nothing of [undefined, null, 5, "x", {}, { format: "alhambra" }, trap, () => 1])
    expect(codeOf(() => makeLink(nothing as never))).toBe("bad-argument");
  const huge = { ...played(2, 2).record(), meta: { notes: "n".repeat(1_100_000) } };
  expect(codeOf(() => makeLink(huge))).toBe("limit");
});
