// What happens when the core itself fails: it is started anew, and nobody loses anything.

import { expect, test } from "vitest";
import { instantiate } from "../../src/core.js";
import { Engine } from "../../src/engine.js";
import { coreBytes } from "../support/core.js";

const core = await instantiate(await WebAssembly.compile(coreBytes()));
const engine = new Engine(core);

/** Writes outside of the memory. */
function fail(): void {
  core.ask(({ exports }) => exports.boardClear(-64, 0));
}

test("a trap is a typed error, and another core runs", () => {
  const before = core.ask((running) => running);
  expect(fail).toThrow(expect.objectContaining({ name: "AlhambraError", code: "internal" }));
  const after = core.ask((running) => running);
  expect(after === before).toBe(false);
  expect(engine.tiles()).toHaveLength(54);
});

test("boards go on where they were", () => {
  const boards = Array.from({ length: 12 }, (_, n) => {
    const board = engine.createBoard();
    for (let x = 1; x <= n; x++) board.place({ walls: "" }, x, 0);
    return board;
  });
  expect(fail).toThrow();
  for (const [n, board] of boards.entries()) {
    expect(board.tiles()).toHaveLength(n + 1);
    expect(board.removable()).toEqual(n > 0 ? [{ x: n, y: 0 }] : []);
    board.place({ walls: "N" }, n + 1, 0);
    expect(board.longestWall().length).toBe(1);
  }
});

test("the core's memory does not grow, however many boards there are", () => {
  const size = () => core.ask(({ exports }) => exports.memory.buffer.byteLength);
  const before = size();
  for (let n = 0; n < 2000; n++) engine.createBoard([{ x: 1, y: 0, walls: "" }]).removable();
  expect(size()).toBe(before);
});

test("a refusal of our own does not end the core", () => {
  const before = core.ask((running) => running);
  expect(() => engine.createBoard().place({ walls: "N" }, 0, 1)).toThrow();
  expect(core.ask((running) => running) === before).toBe(true);
});
