// Boards of the API against the plain reference: the same random changes, every answer equal.

import { expect, test } from "vitest";
import { type Board, loadEngine } from "../../src/index.node.js";
import { Board as Plain, type TileLike } from "../reference/base/index.js";
import { Dice } from "../reference/random.js";
import { coreBytes } from "../support/core.js";

const engine = await loadEngine({ wasm: coreBytes() });
const IDS = engine.tiles().map(({ id }) => id);

function randomTile(dice: Dice): TileLike {
  if (dice.below(3) > 0) return dice.pick(IDS);
  const walls = ["N", "E", "S", "W"].filter(() => dice.below(3) === 0).join("");
  return dice.below(2) > 0 ? { walls } : { walls, rotation: dice.below(4) };
}

function expectEqual(board: Board, plain: Plain, dice: Dice): void {
  expect(board.tiles()).toEqual(plain.tiles());
  expect(board.removable()).toEqual(plain.removable());
  expect(board.walls()).toEqual(plain.walls());
  expect(board.longestWall()).toEqual(plain.longestWall());
  const tile = randomTile(dice);
  expect(board.legalPlacements(tile)).toEqual(plain.legalPlacements(tile));
  expect(board.swaps(tile)).toEqual(plain.swaps(tile));
  for (const cell of [dice.pick(plain.tiles()), { x: dice.below(9) - 4, y: dice.below(9) - 4 }]) {
    const x = cell.x + dice.below(3) - 1;
    const y = cell.y + dice.below(3) - 1;
    expect(board.explain(tile, x, y)).toEqual(plain.explain(tile, x, y));
    expect(board.explainRemove(x, y)).toEqual(plain.explainRemove(x, y));
    expect(board.explainSwap(tile, x, y)).toEqual(plain.explainSwap(tile, x, y));
    expect(board.check(tile, x, y)).toBe(plain.check(tile, x, y));
    expect(board.checkRemove(x, y)).toBe(plain.checkRemove(x, y));
    expect(board.checkSwap(tile, x, y)).toBe(plain.checkSwap(tile, x, y));
  }
}

/** One random change that is legal, made to both. */
function change(board: Board, plain: Plain, dice: Dice): Plain {
  const tile = randomTile(dice);
  const places = plain.legalPlacements(tile);
  if (places.length > 0 && dice.below(4) > 0) {
    const { x, y } = dice.pick(places);
    board.place(tile, x, y);
    return plain.place(tile, x, y);
  }
  const removable = plain.removable();
  if (removable.length > 0 && dice.below(2) > 0) {
    const { x, y } = dice.pick(removable);
    board.remove(x, y);
    return plain.remove(x, y);
  }
  const swaps = plain.swaps(tile);
  if (swaps.length === 0) return plain;
  const { x, y } = dice.pick(swaps);
  board.swap(tile, x, y);
  return plain.swap(tile, x, y);
}

test("more boards than the core has slots, changed in turns, answer as the reference does", () => {
  const dice = new Dice(6);
  const pairs = Array.from({ length: 20 }, () => ({ board: engine.createBoard(), plain: Plain.start() }));
  for (let step = 0; step < 600; step++) {
    const pair = dice.pick(pairs);
    pair.plain = change(pair.board, pair.plain, dice);
    expectEqual(pair.board, pair.plain, dice);
  }
  for (const { board, plain } of pairs) {
    const copy = engine.createBoard(dice.shuffle(board.tiles()));
    expectEqual(copy, plain, dice);
    expectEqual(board.clone(), plain, dice);
  }
});

test("faults of random heaps of tiles: the same ones as the reference finds", () => {
  const dice = new Dice(7);
  let lawful = 0;
  for (let round = 0; round < 400; round++) {
    const size = 1 + dice.below(12);
    const heap = Array.from({ length: size }, () => ({
      x: dice.below(4) - 1,
      y: dice.below(4) - 1,
      walls: dice.below(3) === 0 ? dice.pick(["N", "E", "S", "W", "NE"]) : "",
    })).filter(({ x, y }) => x !== 0 || y !== 0);
    const told = engine.validate(heap).map(({ code, x, y }) => `${code} ${x},${y}`);
    const expected = referenceFaults(heap);
    // The reference tells a clash once for each of the two tiles, the API once.
    expect(new Set(told.filter((fault) => !fault.startsWith("edge")))).toEqual(
      new Set(expected.filter((fault) => !fault.startsWith("edge"))),
    );
    expect(2 * told.filter((fault) => fault.startsWith("edge")).length).toBe(
      expected.filter((fault) => fault.startsWith("edge")).length,
    );
    if (told.length === 0) lawful++;
  }
  expect(lawful).toBeGreaterThan(20);
});

function referenceFaults(heap: { x: number; y: number; walls: string }[]): string[] {
  try {
    Plain.from(heap);
    return [];
  } catch (error) {
    const { message } = error as Error;
    return message
      .split("; ")
      .map((fault) => fault.replace("two tiles at", "occupied").replace(/edge . of/, "edge"));
  }
}
