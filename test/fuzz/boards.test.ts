/** Every question to a lone Alhambra: the reference's answer, or a refusal that changes nothing. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { isList, isObject, type JsonObject, plain } from "../../src/check/plain.js";
import type { TileEntry, TileLike } from "../../src/index.js";
import { Board as PlainBoard, TILES } from "../reference/base/index.js";
import { engine } from "../support/engine.js";
import { junk, spoilt } from "./bad.js";
import { BOARDS } from "./good.js";
import { explains, forAll, verdict } from "./judge.js";

function isStart({ id, kind, tile }: JsonObject): boolean {
  return [id, kind, tile].includes("start");
}

const LONG_RUN = { timeout: 7_200_000 };
type Board = ReturnType<typeof engine.createBoard>;

/** What the reference says of the tiles of a board that was made. */
function plainOf(board: Board): PlainBoard {
  return PlainBoard.from(board.tiles().map((tile) => ({ ...tile })));
}

test("createBoard and validate: the reference finds no fault in what is accepted", LONG_RUN, () => {
  forAll(spoilt(BOARDS), (tiles) => {
    const made = verdict(() => engine.createBoard(tiles as TileEntry[]));
    const faults = verdict(() => engine.validate(tiles as TileEntry[]));
    if ("answer" in made) {
      expect(faults).toEqual({ answer: [] });
      expect(plainOf(made.answer).walls()).toEqual(made.answer.walls());
      return;
    }
    explains(made.refusal);
    // The reference takes a second start for the first one.
    const given = made.refusal.code === "bad-board" ? plain(tiles, "tiles") : [];
    const starts = isList(given) ? given.filter((entry) => isObject(entry) && isStart(entry)) : [];
    if (made.refusal.code !== "bad-board" || starts.length > 1) return;
    expect(() => PlainBoard.from(tiles as Parameters<typeof PlainBoard.from>[0])).toThrow();
  });
});

const tile = fc.oneof(
  fc.constantFrom(...TILES.map(({ id }) => id)),
  fc.record({ walls: fc.constantFrom("", "N", "ES", "NESW", "W") }),
  spoilt([
    { id: "garden-8-ne", walls: "NE", rotation: 1 },
    { kind: "tower", price: 9, walls: "S" },
  ]),
  junk,
);
const number = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -70, max: 70 }), junk);

test("questions and changes", LONG_RUN, () => {
  const questions: ((board: Board, tile: never, x: never, y: never) => unknown)[] = [
    (board, tile, x, y) => board.check(tile, x, y),
    (board, tile, x, y) => board.explain(tile, x, y),
    (board, tile, x, y) => board.place(tile, x, y),
    (board, _, x, y) => board.checkRemove(x, y),
    (board, _, x, y) => board.explainRemove(x, y),
    (board, _, x, y) => board.remove(x, y),
    (board, tile, x, y) => board.checkSwap(tile, x, y),
    (board, tile, x, y) => board.explainSwap(tile, x, y),
    (board, tile, x, y) => board.swap(tile, x, y),
    (board, tile) => board.legalPlacements(tile),
    (board, tile) => board.swaps(tile),
  ];
  const boards = BOARDS.map((tiles) => engine.createBoard(tiles));
  const input = fc.tuple(fc.constantFrom(...boards), fc.constantFrom(...questions), tile, number, number);
  forAll(
    input,
    ([original, ask, piece, x, y]) => {
      const board = original.clone();
      const asked = verdict(() => ask(board, piece as never, x as never, y as never));
      if ("refusal" in asked) {
        explains(asked.refusal);
        expect(board.tiles()).toEqual(original.tiles());
      } else {
        expect(plainOf(board).walls()).toEqual(board.walls());
      }
    },
    2,
  );
});

test("a check says what the reference says", LONG_RUN, () => {
  const boards = BOARDS.map((tiles) => {
    const board = engine.createBoard(tiles);
    return { board, plain: plainOf(board) };
  });
  const cell = fc.integer({ min: -5, max: 5 });
  forAll(
    fc.tuple(fc.constantFrom(...boards), fc.constantFrom(...TILES), cell, cell),
    ([{ board, plain }, { id }, x, y]) => {
      expect(board.check(id, x, y)).toBe(plain.check(id, x, y));
      expect(board.checkRemove(x, y)).toBe(plain.checkRemove(x, y));
      expect(board.checkSwap(id, x, y)).toBe(plain.checkSwap(id, x, y));
      const given: TileLike = id;
      expect(board.legalPlacements(given)).toEqual(plain.legalPlacements(id));
    },
  );
});
