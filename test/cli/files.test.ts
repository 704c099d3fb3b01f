// legal, validate and replay on files: golden answers for one board, one position, one record, and files of many.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type GameRecord, parseBoard, parsePosition, parseRecord } from "../../src/index.node.js";
import { engine } from "../support/engine.js";
import { alhambra, FILES, jsonLines } from "./support.js";

const textOf = (file: string) => readFileSync(`${FILES}${file}`, "utf8");
const record = parseRecord(textOf("record.txt"));
const game = engine.replay(record);

describe("legal", () => {
  test("lists the moves of a position as text and as data", async () => {
    const { code, out } = await alhambra(["legal", "position.txt"]);
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot("golden/legal-position.txt");
    const moves = engine.createGame({ position: parsePosition(textOf("position.txt")) }).legalMoves();
    const data = await alhambra(["legal", "position.txt", "--json"]);
    expect(jsonLines(data.out)).toEqual(moves.map((move) => ({ text: game.text(move), move })));
  });

  test("stands anywhere in a record, filters and pages", async () => {
    const then = game.at(44);
    const lines = then.legalMoves().map((move) => then.text(move));
    const all = await alhambra(["legal", "record.txt", "--at", "44"]);
    expect(all.out).toBe(lines.map((line) => `${line}\n`).join(""));
    const page = await alhambra(["legal", "record.txt", "--at", "44", "--offset", "2", "--limit", "3"]);
    expect(page.out).toBe(
      lines
        .slice(2, 5)
        .map((line) => `${line}\n`)
        .join(""),
    );
    const takes = await alhambra(["legal", "record.txt", "--at", "44", "--type", "take"]);
    expect(takes.out).toBe(
      lines
        .filter((line) => line.startsWith("take"))
        .map((line) => `${line}\n`)
        .join(""),
    );
  });

  test("lists nothing when the game is over", async () => {
    expect(await alhambra(["legal", "record.txt"])).toEqual({ code: 0, out: "", error: "" });
  });

  test("of a board are the cells for a tile", async () => {
    const { code, out } = await alhambra(["legal", "board.txt", "--tile", "garden-8-ne"]);
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot("golden/legal-board.txt");
    const cells = engine.createBoard(parseBoard(textOf("board.txt"))).legalPlacements("garden-8-ne");
    const data = await alhambra(["legal", "--tile", "garden-8-ne", "--json"], textOf("board.txt"));
    expect(jsonLines(data.out)).toEqual(cells);
  });

  test("a position nobody can play on ends with 1 and every fault", async () => {
    const position = { ...game.at(10).state(), phase: "dance", scorings: 9 };
    const { code, out, error } = await alhambra(["legal"], JSON.stringify(position));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(error).toContain("/phase");
    expect(error).toContain("/scorings");
  });
});

describe("validate", () => {
  test("finds nothing wrong with a board, a position and a record", async () => {
    const { code, out } = await alhambra(["validate", "board.txt", "position.txt", "record.txt"]);
    expect(code).toBe(0);
    expect(out).toBe(
      "board.txt:1: board, no faults\nposition.txt:1: position, no faults\nrecord.txt:1: record, no faults\n",
    );
  });

  test("tells every fault with its place", async () => {
    const { code, out } = await alhambra(["validate"], textOf("many-faults.txt"));
    expect(code).toBe(1);
    await expect(out).toMatchFileSnapshot("golden/validate.txt");
  });

  test("tells what the engine tells, as data", async () => {
    const tiles = [
      { id: "garden-8-sw", x: 1, y: 0 },
      { id: "garden-8-sw", x: 1, y: 0 },
      { id: "nothing", x: 0.5, y: "a" },
    ];
    const { code, out } = await alhambra(
      ["validate", "--json"],
      JSON.stringify({ format: "alhambra-position" }),
    );
    expect(code).toBe(1);
    // What a text says is no position, but an incomplete one.
    const broken: object = { format: "alhambra-position" };
    const faults = engine.validate(broken as ReturnType<typeof parsePosition>);
    expect(jsonLines(out)).toEqual([{ file: "-", line: 1, kind: "position", faults }]);
    const board = await alhambra(["validate", "--json"], JSON.stringify(tiles));
    expect(board.code).toBe(1);
    expect(jsonLines(board.out)).toMatchObject([{ kind: "board", faults: [{ code: "bad-notation" }] }]);
  });

  test("tells lines of the file, not of the document", async () => {
    const { out } = await alhambra(["validate", "--json"], `{"players":3}\n\n{"players":\n3,\n`);
    expect(jsonLines(out)).toMatchObject([
      { line: 1, faults: [] },
      { line: 3, faults: [{ code: "bad-notation", line: 5, column: 1 }] },
    ]);
  });
});

describe("replay", () => {
  const json = JSON.stringify(record);

  test("plays one record", async () => {
    const { code, out } = await alhambra(["replay", "record.txt"]);
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot("golden/replay.txt");
    const { scores, winners, hash, ply } = game;
    const data = await alhambra(["replay", "--json"], json);
    expect(jsonLines(data.out)).toEqual([
      { file: "-", line: 1, players: 2, decisions: ply, over: true, scores, winners, hash },
    ]);
  });

  test("plays many: a line each, over several lines, as notation", async () => {
    const many = [json, json, JSON.stringify(record, null, 2), "", textOf("record.txt"), json, ""].join("\n");
    const { code, out } = await alhambra(["replay", "record.txt", "-"], many);
    expect(code).toBe(0);
    const lines = out.trimEnd().split("\n");
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toBe("6 records, 0 with faults");
    expect(new Set(lines.slice(0, -1).map((line) => line.replace(/^.*?:\d+: /, ""))).size).toBe(1);
    expect(lines.slice(1, 4).map((line) => line.split(":")[1])).toEqual(["1", "2", "3"]);
  });

  test("goes on after a record that does not replay, and ends with 1", async () => {
    const forged: GameRecord = { ...record, result: { ...record.result, scores: [200, 0] } };
    const cheat: GameRecord = { ...record, moves: record.moves.toSpliced(3, 1) };
    const many = [forged, record, cheat, record].map((one) => JSON.stringify(one));
    many.splice(1, 0, json.slice(0, 1000), "{ nonsense }");
    const { code, out } = await alhambra(["replay", "--json"], many.join("\n"));
    expect(code).toBe(1);
    const answers = jsonLines(out);
    expect(answers).toMatchObject([
      { line: 1, faults: [{ code: "bad-record", path: "/result/scores" }] },
      { line: 2, faults: [{ code: "bad-notation", line: 2 }] },
      { line: 3, faults: [{ code: "bad-notation", line: 3 }] },
      { line: 4, scores: game.scores },
      { line: 5, faults: [{ code: "bad-record" }] },
      { line: 6, scores: game.scores },
    ]);
  });

  test("a file without a record is faulty, an empty one is not", async () => {
    expect(await alhambra(["replay", "board.txt"])).toMatchObject({ code: 1, error: "" });
    expect(await alhambra(["replay"], "")).toEqual({ code: 0, out: "", error: "" });
  });
});

describe("hostile files", () => {
  const deep = `{"players":${"[".repeat(100_000)}`;
  test.each([
    ["nothing but zeros", new Uint8Array(9_000_000), "limit"],
    ["one endless line", `{"players":"${"x".repeat(9_000_000)}"}`, "limit"],
    ["deep nesting", deep, "limit"],
    ["deep nesting that ends", `${deep}${"]".repeat(100_000)}}`, "limit"],
    ["a key __proto__", '{"__proto__":{"players":3}}', "bad-argument"],
    ["bytes that are no text", new Uint8Array([0xff, 0xfe, 0x00, 0x80, 0x0a, 0xc3]), "bad-notation"],
  ])("%s", async (_, input, code) => {
    const run = await alhambra(["validate", "--json"], input);
    expect(run).toMatchObject({ code: 1, error: "" });
    expect(jsonLines(run.out)).toMatchObject([{ faults: [{ code }] }]);
  });
});
