// The API over a pipe: whole games, handles, errors as data, and input that means harm.

import { describe, expect, test } from "vitest";
import { Board } from "../../src/board/board.js";
import { NAMES } from "../../src/cli/serve/names.js";
import { Shelf } from "../../src/cli/serve/shelf.js";
import { Engine } from "../../src/engine.js";
import { Game } from "../../src/game/game.js";
import { engine } from "../support/engine.js";
import { codeOf } from "../text/support.js";
import { alhambra, jsonLines } from "./support.js";
import { converse } from "./talk.js";

type Asked = readonly [method: string, args?: readonly unknown[], on?: string];

/** Puts questions one after the other and returns the answers, without their ids. */
async function ask(...questions: Asked[]): Promise<unknown[]> {
  const lines = questions.map(([method, args, on], id) => JSON.stringify({ id, method, args, on }));
  const { code, out, error } = await alhambra(["serve", "--stdio"], `${lines.join("\n")}\n`);
  expect({ code, error }).toEqual({ code: 0, error: "" });
  return jsonLines(out).map((answer, i) => {
    expect(answer).toHaveProperty("id", i);
    const { id: _, ...rest } = Object(answer);
    return "result" in rest ? rest.result : rest;
  });
}

test("a whole game, driven line by line, makes a record that replays", async () => {
  const { say, end } = converse();
  expect(await say({ id: "new", method: "createGame", args: [{ players: 3, seed: 11 }] })).toEqual({
    id: "new",
    result: "game-1",
  });
  const twin = engine.createGame({ players: 3, seed: 11 });
  for (let id = 0; !twin.over; id++) {
    const moves = twin.legalMoves();
    // Purchases and placements, so that the game ends soon.
    const eager = moves.filter(({ type }) => type === "buy" || type === "place");
    const move = (eager.length > 0 ? eager : moves)[id % (eager.length || moves.length)];
    const given = id % 2 === 0 && move ? twin.text(move) : move;
    const events = twin.play(move ?? "");
    const answer = await say({ id, on: "game-1", method: "play", args: [given, { ply: id }] });
    expect(answer).toEqual({ id, result: events });
  }
  const { result } = await say({ id: 0, on: "game-1", method: "record", args: [{ names: ["A", "B", "C"] }] });
  expect(result).toEqual(twin.record({ names: ["A", "B", "C"] }));
  const again = await alhambra(["replay", "--json"], JSON.stringify(result));
  expect(jsonLines(again.out)).toMatchObject([{ over: true, scores: twin.scores, decisions: twin.ply }]);
  expect(await end()).toBe(0);
}, 60_000);

test("every name of the API can be asked, or is kept back for a reason", () => {
  // What hands over functions, generators or the core itself is no matter for a pipe.
  const keptBack = ["constructor", "playoutSlices", "chooseSlices", "explore"];
  const named = (target: object) =>
    Object.getOwnPropertyNames(target).filter((name) => !keptBack.includes(name));
  const texts = ["parse", "make"].flatMap((verb) =>
    ["Move", "Board", "Position", "Record"].map((it) => verb + it),
  );
  const own = Object.keys(engine);
  expect([...NAMES.engine.keys()].sort()).toEqual([...named(Engine.prototype), ...own, ...texts].sort());
  expect([...NAMES.game.keys()].sort()).toEqual(named(Game.prototype).sort());
  expect([...NAMES.board.keys()].sort()).toEqual(named(Board.prototype).sort());
});

test("handles: what is made stays until it is freed", async () => {
  const twin = engine.createGame({ players: 2 });
  const first = twin.text(twin.legalMoves()[0] ?? { type: "take", cards: [] });
  const snapshot = Buffer.from(twin.snapshot()).toString("base64");
  const answers = await ask(
    ["version"],
    ["createGame", [{ players: 2 }]],
    ["clone", [], "game-1"],
    ["play", [first], "game-1"],
    ["at", [0], "game-1"],
    ["ply", [], "game-1"],
    ["ply", [], "game-2"],
    ["hash", [], "game-3"],
    ["snapshot", [], "game-2"],
    ["restore", [snapshot]],
    ["hash", [], "game-4"],
    ["perft", ["game-4", 2]],
    ["perft", [{ players: 2 }, 2, { divide: true }]],
    ["replay", [twin.record()]],
    ["board", [1], "game-5"],
    ["place", ["garden-8-ne", 1, 0], "board-6"],
    ["tiles", [], "board-6"],
    ["createBoard", [[{ id: "garden-8-ne", x: 1, y: 0 }]]],
    ["walls", [], "board-7"],
    ["free", [], "game-1"],
    ["ply", [], "game-1"],
    ["makeBoard", [[{ id: "garden-8-ne", x: 1, y: 0 }], { drawing: true }]],
    ["playouts", [{ players: 2 }, { games: 2 }]],
  );
  const board = engine.createBoard([{ id: "garden-8-ne", x: 1, y: 0 }]);
  const { ms: _, ...sums } = engine.playouts({ players: 2 }, { games: 2 });
  expect(answers).toMatchObject([
    engine.version,
    "game-1",
    "game-2",
    [{ type: "take" }, { type: "reveal" }, { type: "turn" }],
    "game-3",
    1,
    0,
    twin.hash,
    snapshot,
    "game-4",
    twin.hash,
    engine.perft(twin, 2),
    engine.perft(twin, 2, { divide: true }),
    "game-5",
    "board-6",
    null,
    board.tiles(),
    "board-7",
    board.walls(),
    null,
    { error: { code: "freed", message: "game-1 was freed." } },
    expect.stringContaining("*"),
    sums,
  ]);
});

describe("what fails is told and changes nothing", () => {
  test("errors carry what the API's errors carry", async () => {
    const [game, illegal, late, foreign, position, board, move, place] = await ask(
      ["createGame", [{ players: 2 }]],
      ["play", ["pass"], "game-1"],
      ["play", ["take denar1", { ply: 5 }], "game-1"],
      ["play", ["take denar1", { seat: 5 }], "game-1"],
      ["createGame", [{ position: { format: "alhambra-position" } }]],
      ["createBoard", [[{ id: "garden-8-sw", x: 1, y: 0 }]]],
      ["parseMove", ["take\nnothing"]],
      ["check", ["garden-8-sw", 1, 0], "board-1"],
    );
    expect(game).toBe("game-1");
    expect(illegal).toMatchObject({ error: { code: "illegal-move", reason: expect.any(String) } });
    expect(late).toMatchObject({ error: { code: "stale" } });
    expect(foreign).toMatchObject({ error: { code: "not-your-turn" } });
    expect(position).toMatchObject({ error: { code: "bad-position", faults: expect.any(Array) } });
    expect(board).toMatchObject({ error: { code: "bad-board", faults: [{ code: "edge", x: 1, y: 0 }, {}] } });
    expect(move).toMatchObject({
      error: { code: "bad-notation", place: { line: 1, expected: expect.any(String) } },
    });
    expect(place).toMatchObject({ error: { code: "freed" } });
  });

  test("what is no request is refused in one sentence", async () => {
    const lines = [
      ["nonsense", null],
      ["[]", null],
      ["null", null],
      ['"version"', null],
      ['{"id":{"a":1},"method":"version"}', null],
      ['{"id":7}', 7],
      ['{"id":7,"method":"version","args":{}}', 7],
      ['{"id":7,"method":"version","params":[]}', 7],
      ['{"id":7,"method":5}', 7],
      ['{"id":7,"on":5,"method":"version"}', 7],
      ['{"id":7,"on":"game-9","method":"turn"}', 7],
      ['{"id":7,"on":"__proto__","method":"turn"}', 7],
      ['{"id":7,"method":"version","__proto__":{}}', 7],
      ['{"id":7,"method":"__proto__"}', 7],
      ['{"id":7,"method":"constructor"}', 7],
      ['{"id":7,"method":"createGame","args":[{"players":NaN}]}', null],
      ['{"id":7,"method":"perft","args":["board-1",2]}', 7],
    ] as const;
    const { code, out } = await alhambra(["serve", "--stdio"], lines.map(([line]) => line).join("\n"));
    expect(code).toBe(0);
    expect(jsonLines(out)).toMatchObject(lines.map(([, id]) => ({ id, error: { code: "bad-argument" } })));
  });
});

describe("input that means harm", () => {
  const request = (method: string, ...args: unknown[]) => JSON.stringify({ id: 1, method, args });
  const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  const harms: [string, string, string][] = [
    ["deep nesting", `{"id":1,"method":"createBoard","args":[${deep(300_000)}]}`, "limit"],
    ["deep nesting that does not end", "[".repeat(900_000), "bad-argument"],
    ["deep nesting of an id", `{"id":${deep(300_000)},"method":"version"}`, "bad-argument"],
    ["a line of 2 MB", request("parseBoard", "x".repeat(2_000_000)), "limit"],
    [
      "a key __proto__",
      '{"id":1,"method":"createGame","args":[{"__proto__":{"players":3}}]}',
      "bad-argument",
    ],
    ["an infinite number", '{"id":1,"method":"createGame","args":[{"players":1e999}]}', "bad-argument"],
    ["a huge number", request("createGame", { players: 3, seed: 1e300 }), "bad-config"],
    ["a fraction", request("perft", { players: 3 }, 1.5), "bad-argument"],
    ["a snapshot of noise", request("restore", "AAAA".repeat(1000)), "bad-snapshot"],
    ["a binary line", "\u0000\u0001\ufffd", "bad-argument"],
  ];

  test("is refused, and the conversation goes on", async () => {
    const lines = harms.flatMap(([, line]) => [line, request("version")]);
    const { code, out, error } = await alhambra(["serve", "--stdio"], `${lines.join("\n")}\n`);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    const answers = jsonLines(out);
    expect(answers).toHaveLength(2 * harms.length);
    for (const [i, [name, , reason]] of harms.entries()) {
      expect(answers[2 * i], name).toMatchObject({ error: { code: reason } });
      expect(answers[2 * i + 1], name).toEqual({ id: 1, result: engine.version });
    }
  });

  test("cannot fill the memory with games", () => {
    const shelf = new Shelf();
    const game = { ply: 0 };
    const handle = shelf.keep("game", game, 100);
    game.ply = 100_000;
    shelf.reckon(handle);
    const room = () => codeOf(() => shelf.makeRoom());
    const fill = (size: number) => {
      const handles: string[] = [];
      while (room() !== "limit") handles.push(shelf.keep("game", { ply: 0 }, size));
      return handles;
    };
    const large = fill(1_000_000);
    expect(large.length).toBeLessThan(100);
    for (const one of large) shelf.drop(one);
    expect(room()).not.toBe("limit");
    const small = fill(50);
    expect(small.length).toBeGreaterThan(10_000);
    expect(room()).toBe("limit");
    game.ply = 0;
    shelf.reckon(handle);
    expect(room()).not.toBe("limit");
    expect(codeOf(() => shelf.find(large[0] ?? ""))).toBe("freed");
    expect(shelf.find(handle).target).toBe(game);
  });
});

test("answers can be larger than a pipe holds, and an end without a line break is an end", async () => {
  const lines = Array.from({ length: 60 }, (_, id) => JSON.stringify({ id, method: "tiles" }));
  const { code, out } = await alhambra(["serve", "--stdio"], lines.join("\r\n"));
  expect(code).toBe(0);
  expect(jsonLines(out)).toEqual(lines.map((_, id) => ({ id, result: engine.tiles() })));
});
