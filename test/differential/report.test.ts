/** A comparison that finds nothing proves nothing until it has been seen to find something. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createReference, type Move, type Position, type Reference } from "../reference/base/index.js";
import { Dice, randomSetup } from "../reference/random.js";
import { parting, setParting } from "../support/parting.js";
import { playBoth } from "./game.js";
import { Pair } from "./pair.js";

const PLAYERS = 3;
const LIE_AT = 30;

/** A reference that tells the truth up to a decision. */
function liar(lie: {
  state?: (position: Position) => Position;
  moves?: (moves: Move[]) => Move[];
}): Reference {
  const setup = randomSetup(PLAYERS, new Dice(1));
  const reference = createReference(setup);
  const { state = (position) => position, moves = (list) => list } = lie;
  const [honestState, honestMoves] = [reference.state, reference.legalMoves];
  reference.state = () =>
    reference.ply < LIE_AT ? honestState.call(reference) : state(honestState.call(reference));
  reference.legalMoves = () =>
    reference.ply < LIE_AT ? honestMoves.call(reference) : moves(honestMoves.call(reference));
  return reference;
}

/** The same stacked game in the core, beside that reference. */
function pairWith(reference: Reference): Pair {
  const { tower, deck } = randomSetup(PLAYERS, new Dice(1));
  const pair = new Pair({ players: PLAYERS, tower, deck });
  Object.assign(pair, { reference });
  return pair;
}

function told(reference: Reference): string {
  try {
    playBoth(pairWith(reference), "lie", new Dice(5), "builder");
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "no difference";
}

test("an honest reference shows no difference here", () => {
  expect(told(liar({}))).toBe("no difference");
});

test("a score that is off by one is seen at the first decision that shows it, and the record is kept", () => {
  const message = told(
    liar({
      state: (position) => ({
        ...position,
        seats: position.seats.map((seat, i) => (i === 1 ? { ...seat, score: seat.score + 1 } : seat)),
      }),
    }),
  );
  expect(message).toContain(
    `lie: core and reference differ in the state at /seats/1/score after ${LIE_AT} decisions`,
  );
  expect(message).toContain(`\n  ${LIE_AT}. seat `);
  expect(message).not.toContain(`\n  ${LIE_AT + 1}. seat `);
  const [, file = ""] = message.match(/the record is in (.*)/) ?? [];
  expect(JSON.parse(readFileSync(file, "utf8")).record.moves).toHaveLength(LIE_AT);
});

test("a missing move and one too many are seen", () => {
  expect(told(liar({ moves: (moves) => moves.slice(1) }))).toContain("differ in the legal moves");
  const own: Move = { type: "remove", x: 40, y: 40 };
  expect(told(liar({ moves: (moves) => [...moves, own] }))).toMatch(
    /legal moves .*\n.*\nreference: .*remove/,
  );
  expect(told(liar({ moves: (moves) => [...moves.slice(0, 1), ...moves] }))).toContain("twice in a list");
});

test("two answers part where they differ", () => {
  expect(parting({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toEqual({
    path: "/a/1/b",
    core: 2,
    reference: 3,
  });
  expect(parting({ a: undefined, b: 1 }, { b: 1 })).toBeNull();
  expect(parting([1, 2], [1])).toMatchObject({ path: "" });
  expect(parting([], {})).not.toBeNull();
  expect(parting(null, {})).not.toBeNull();
  expect(setParting(["a", "b"], ["b", "a"])).toBeNull();
  expect(setParting(["a"], ["b"])).toEqual({ path: "", core: ["a"], reference: ["b"] });
});
