/** The plain version of the tests (test/board/plain.ts): it keeps nothing, so that every question starts from nothing. */
import { wallRuns } from "../../test/board/outline.js";
import { type Cell, PlainBoard, tile } from "../../test/board/plain.js";
import type { Contender, Palace, Tile } from "./questions.js";

const codeOf = ({ x, y }: Cell): number => (y + 64) * 128 + x + 64;
const MASKS = Array.from({ length: 16 }, (_, walls) => walls);

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const lengthAndLast = (cells: readonly Cell[]): number =>
  total([cells.length, ...cells.slice(-1).map(codeOf)]);

function placements(board: PlainBoard, walls: number): Cell[] {
  return board.frontier().filter((cell) => board.explain([{ ...cell, piece: tile(walls) }]).reason === "ok");
}

function swaps(board: PlainBoard, walls: number): Cell[] {
  return board.tiles().filter((cell) => board.explainSwap([{ ...cell, piece: tile(walls) }]).reason === "ok");
}

function removals(board: PlainBoard): Cell[] {
  return board.tiles().filter((cell) => board.explainRemove(cell).reason === "ok");
}

export class Plain implements Contender {
  private readonly boards: { board: PlainBoard; next: Tile }[];

  constructor(palaces: readonly Palace[]) {
    this.boards = palaces.map(({ tiles, next }) => {
      const board = new PlainBoard();
      for (const { id, walls, x, y } of tiles) board.put(tile(walls, id), x, y);
      return { board, next };
    });
  }

  private sum(
    count: number,
    rounds: number,
    answer: (board: PlainBoard, next: Tile, n: number) => number,
  ): number {
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      for (const [n, { board, next }] of this.boards.slice(0, count).entries()) sum += answer(board, next, n);
    }
    return sum >>> 0;
  }

  placementCount = (count: number, rounds: number) =>
    this.sum(count, rounds, (board, { walls }) => placements(board, walls).length);
  placementList = (count: number, rounds: number) =>
    this.sum(count, rounds, (board, { walls }) => lengthAndLast(placements(board, walls)));
  allPlacements = (count: number, rounds: number) =>
    this.sum(count, rounds, (board) => total(MASKS.map((walls) => placements(board, walls).length)));
  allSwaps = (count: number, rounds: number) =>
    this.sum(count, rounds, (board) => total(MASKS.map((walls) => swaps(board, walls).length)));
  removals = (count: number, rounds: number) =>
    this.sum(count, rounds, (board) => lengthAndLast(removals(board)));
  everything = (count: number, rounds: number) =>
    this.sum(count, rounds, (board, { walls }) => {
      const fits = MASKS.map((mask) => placements(board, mask).length);
      const exchanges = MASKS.map((mask) => swaps(board, mask).length);
      return (fits[walls] ?? 0) + (exchanges[walls] ?? 0) + removals(board).length;
    });
  walls = (count: number, rounds: number) =>
    this.sum(count, rounds, (board) => wallRuns(board)[0]?.edges.length ?? 0);
  changes = (count: number, rounds: number) =>
    this.sum(count, rounds, (board, { walls, x, y }, n) => {
      board.put(tile(walls, n & 63), x, y);
      return total(board.take({ x, y }).map(({ piece }) => piece.id));
    });
}
