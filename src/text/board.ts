import { type Catalogue, FAR, readEntry } from "../board/read.js";
import type { BoardTile, TileEntry } from "../board/types.js";
import { isList, type Json, MAX_SIZE, plain } from "../check/plain.js";
import { isWhole, named } from "../check/values.js";
import { AlhambraError, type Fault } from "../errors.js";
import { drawBoard, isDrawing, readDrawing } from "./drawing.js";
import { readJson } from "./json.js";
import { building, faceToWord, startFace, wordToFace } from "./piece.js";
import { checkText, Scanner } from "./scanner.js";

const LIES = /^([^@]+)@(0|-?[1-9]\d{0,4}),(0|-?[1-9]\d{0,4})(?:r([0-3]))?$/;

/**
 * Reads a board: a row of tiles, a drawing, or JSON. The result is what `engine.createBoard` takes; whether it is
 * an Alhambra only the engine knows.
 *
 * @example
 * parseBoard("start garden-8-ne@1,0");
 * engine.createBoard(parseBoard(`
 *   +   +---+
 *     *   g8|
 *   +   +   +
 * `));
 */
export function parseBoard(text: string): BoardTile[] {
  const scanner = new Scanner(checkText(text, MAX_SIZE));
  scanner.skipBlanks();
  if (text[scanner.at] === "[") return checked(text, scanner);
  if (isDrawing(text)) return readDrawing(text);
  const tiles: BoardTile[] = [];
  for (;;) {
    scanner.skipBlanks();
    if (scanner.done && tiles.length > 0) return tiles;
    const start = scanner.at;
    tiles.push(
      wordToTile(scanner.word() ?? "") ??
        scanner.fail("a tile such as garden-8-ne@3,-1 or tile<NE>@3,-1", start),
    );
  }
}

/** JSON that is no list of tiles is a fault of the text. */
function checked(text: string, scanner: Scanner): BoardTile[] {
  try {
    return readTiles(readJson(text, "The board"));
  } catch (error) {
    if (!(error instanceof AlhambraError) || error.code !== "bad-argument") throw error;
    return scanner.fail(`a list of tiles, but ${error.message.replace(/\.$/, "")}`);
  }
}

/** Tiles out of plain data, complete and in the order given. */
function readTiles(list: Json): BoardTile[] {
  const faults: Fault[] = [];
  if (!isList(list)) {
    throw new AlhambraError("bad-argument", `A board is a list of tiles, not ${named(list)}.`);
  }
  const tiles = list.map((entry, index) => readEntry(entry, findBuilding, `/${index}`, faults));
  const [first] = faults;
  if (first) throw new AlhambraError("bad-argument", `${first.path}: ${first.message}`, { faults });
  return tiles.filter((tile) => tile !== undefined);
}

const findBuilding: Catalogue = (id) => {
  const found = building(id);
  return found && { id, ...found };
};

function wordToTile(word: string): BoardTile | undefined {
  if (word === "start") return { x: 0, y: 0, ...startFace() };
  const [, piece = "", x, y, rotation] = LIES.exec(word) ?? [];
  const face = piece && wordToFace(piece, rotation === undefined ? undefined : Number(rotation));
  const near = isWhole(Number(x), -FAR, FAR) && isWhole(Number(y), -FAR, FAR);
  return face && near ? { x: Number(x), y: Number(y), ...face } : undefined;
}

/**
 * Writes a board as a row of tiles in the given order, or as a drawing.
 *
 * @example
 * makeBoard(board.tiles()); // "start garden-8-ne@1,0"
 */
export function makeBoard(tiles: readonly TileEntry[], { drawing = false } = {}): string {
  const entries = readTiles(plain(tiles, "The board"));
  if (drawing) return drawBoard(entries);
  return entries.map(tileToWord).join(" ") || "start";
}

function tileToWord(tile: BoardTile): string {
  const { x, y, rotation } = tile;
  const word = faceToWord(tile, true);
  if (word === undefined) throw new AlhambraError("bad-argument", `${named(tile.id)} cannot be written.`);
  if (word === "start" && x === 0 && y === 0) return word;
  return `${word}@${x},${y}${rotation === undefined ? "" : `r${rotation}`}`;
}
