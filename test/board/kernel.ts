/** A board of the core, asked in the plain version's words, so that answers can be compared as they are. */
import { coreBytes } from "../support/core.js";
import type { Run } from "./outline.js";
import {
  type Cell,
  type Edge,
  type Evidence,
  MAX_PIECES,
  type Piece,
  type Placed,
  type Reason,
} from "./plain.js";

type Exports = Record<string, (...args: number[]) => number> & {
  memory: WebAssembly.Memory;
  boardHash: (b: number) => bigint;
};

/** By number, as in assembly/board/reason.ts. */
const REASONS: readonly Reason[] = [
  "ok",
  "occupied",
  "detached",
  "limit",
  "edge",
  "unreachable",
  "unsupported",
  "hole",
  "empty",
  "start",
  "fixed",
];

const { instance } = await WebAssembly.instantiate(coreBytes(), {
  env: {
    abort() {
      throw new Error("an assertion of the core failed");
    },
  },
});
const core = instance.exports as Exports;
export const WITH_MODULES = core.withModules?.() === 1;
const bytes = new Uint8Array(core.memory.buffer);
const halves = new Uint16Array(core.memory.buffer);
const words = new Uint32Array(core.memory.buffer);

function call(name: string, ...args: number[]): number {
  const found = core[name];
  if (!found) throw new Error(`the core exports no ${name}`);
  return found(...args);
}

const ANSWER = call("boardAnswer");
const TABLE = call("boardTable");
export const SLOTS = call("boardSlots");

const cellOf = (code: number): Cell => ({ x: (code & 127) - 64, y: ((code >> 7) & 127) - 64 });
const edgeOf = (code: number): Edge => ({ ...cellOf(code >> 3), side: code & 7 });
const cellsAt = (address: number, count: number): Cell[] =>
  [...halves.subarray(address / 2, address / 2 + count)].map(cellOf);
const wordsAt = (address: number, count: number): number[] => [
  ...words.subarray(address / 4, address / 4 + count),
];

function sixteenLists(): Cell[][] {
  let from = ANSWER + 32;
  return [...halves.subarray(ANSWER / 2, ANSWER / 2 + 16)].map((count) => {
    const list = cellsAt(from, count);
    from += 2 * count;
    return list;
  });
}

const FORMS = { tile: 0, camp: 1, watchtower: 2 };
const BOARD = 3;
const ELSEWHERE = 4;
const unturned = (mask: number, quarters: number): number => ((mask * 17) >> quarters) & 15;

/** How a record may say the same piece in other words: quarter turns and which walls were added later. */
export interface Wording {
  readonly rotation?: number;
  readonly added?: number;
}

/** Writes the record of a piece (assembly/board/piece.ts), lying where given. */
export function writeRecord({ piece, x, y }: Placed, wording: Wording = {}, onBoard = true): void {
  const tower = piece.form === "watchtower";
  const rotation = tower ? [3, 6, 12, 9].indexOf(piece.walls) : (wording.rotation ?? 0);
  const added = wording.added ?? 0;
  const printed = tower ? 0 : unturned(piece.walls & ~added, rotation);
  const link = piece.link < 0 ? 0 : 1 + ((piece.link + 4 - rotation) % 4);
  bytes.set(
    [
      onBoard ? BOARD : ELSEWHERE,
      x & 255,
      y & 255,
      printed | (unturned(added, rotation) << 4),
      unturned(piece.gates, rotation) | (rotation << 4) | (FORMS[piece.form] << 6),
      piece.kind | (link << 4),
      piece.fixed ? 1 : 0,
      0,
    ],
    TABLE + 8 * piece.id,
  );
}

export function clearRecords(): void {
  bytes.fill(0, TABLE, TABLE + 8 * MAX_PIECES);
}

export class KernelBoard {
  private readonly b: number;

  constructor(slot: number) {
    this.b = call("boardSlot", slot);
    call("boardClear", this.b, 0);
  }

  private ask(name: string, ...args: number[]): number {
    return call(name, this.b, ...args);
  }

  private evidence(reason: number): Evidence {
    const [, edges = 0, cells = 0, tiles = 0] = wordsAt(ANSWER, 4);
    const entries = wordsAt(ANSWER + 16, edges + cells + tiles);
    return {
      reason: REASONS[reason] ?? "ok",
      edges: entries.slice(0, edges).map(edgeOf),
      cells: entries.slice(edges, edges + cells).map(cellOf),
      tiles: entries.slice(edges + cells).map(cellOf),
    };
  }

  private reason(name: string, ...args: number[]): Reason {
    return REASONS[this.ask(name, ...args)] ?? "ok";
  }

  clear = (): number => this.ask("boardClear", 0);
  copyFrom = (other: KernelBoard): number => call("boardCopy", this.b, other.b);
  count = (): number => this.ask("boardCount");
  place = (id: number, walls: number, { x, y }: Cell): number => this.ask("boardPlace", id, walls, x, y);
  remove = ({ x, y }: Cell): number => this.ask("boardRemove", x, y);
  swap = (id: number, walls: number, { x, y }: Cell): number => this.ask("boardSwap", id, walls, x, y);
  fix = ({ x, y }: Cell): number => this.ask("boardFix", x, y);
  addWalls = (walls: number, { x, y }: Cell): number => this.ask("boardAddWalls", walls, x, y);
  check = (walls: number, { x, y }: Cell): Reason => this.reason("boardCheck", walls, x, y);
  checkRemove = ({ x, y }: Cell): Reason => this.reason("boardCheckRemove", x, y);
  checkSwap = (walls: number, { x, y }: Cell): Reason => this.reason("boardCheckSwap", walls, x, y);
  explain = (walls: number, { x, y }: Cell): Evidence => this.evidence(this.ask("boardExplain", walls, x, y));
  explainRemove = ({ x, y }: Cell): Evidence => this.evidence(this.ask("boardExplainRemove", x, y));
  explainSwap = (walls: number, { x, y }: Cell): Evidence =>
    this.evidence(this.ask("boardExplainSwap", walls, x, y));
  placements = (walls: number): Cell[] => cellsAt(ANSWER, this.ask("boardPlacements", walls));
  placementsCount = (walls: number): number => this.ask("boardPlacementsCount", walls);
  removable = (): Cell[] => cellsAt(ANSWER, this.ask("boardRemovable"));
  removableCount = (): number => this.ask("boardRemovableCount");
  swaps = (walls: number): Cell[] => cellsAt(ANSWER, this.ask("boardSwaps", walls));
  swapsCount = (walls: number): number => this.ask("boardSwapsCount", walls);
  tiles = (): Cell[] => cellsAt(ANSWER, this.ask("boardTiles"));
  pieceAt = ({ x, y }: Cell): number => this.ask("boardPieceAt", x, y);
  wallsAt = ({ x, y }: Cell): number => this.ask("boardWallsAt", x, y);
  wallLength = (): number => this.ask("boardWallLength");
  hash = (): bigint => core.boardHash(this.b);

  allPlacements(): Cell[][] {
    this.ask("boardAllPlacements");
    return sixteenLists();
  }

  allSwaps(): Cell[][] {
    this.ask("boardAllSwaps");
    return sixteenLists();
  }

  private runAt(address: number): Run {
    const [length = 0, towers = 0] = wordsAt(address, 2);
    return { towers, edges: wordsAt(address + 8, length).map(edgeOf) };
  }

  longestWall(): Run {
    this.ask("boardLongestWall");
    return this.runAt(ANSWER);
  }

  walls(): Run[] {
    const runs: Run[] = [];
    const count = this.ask("boardWalls");
    for (let at = ANSWER; runs.length < count; ) {
      const run = this.runAt(at);
      at += 8 + 4 * run.edges.length;
      runs.push(run);
    }
    return runs;
  }

  build = (): number => this.ask("boardBuild", MAX_PIECES, BOARD, 0);
  put = (piece: Piece): number => this.ask("boardPut", piece.id);
  exchange = (piece: Piece, mate = -1): number => this.ask("boardExchange", piece.id, mate);
  checkPiece = (id: number, mate: number, { x, y }: Cell): Reason =>
    this.reason("boardPieceCheck", id, mate, x, y);
  checkPieceSwap = (id: number, mate: number, { x, y }: Cell): Reason =>
    this.reason("boardPieceCheckSwap", id, mate, x, y);
  piecePlacements = (id: number, mate: number): Cell[] =>
    cellsAt(ANSWER, this.ask("boardPiecePlacements", id, mate));
  pieceSwaps = (id: number, mate: number): Cell[] => cellsAt(ANSWER, this.ask("boardPieceSwaps", id, mate));
  explainPiece = (id: number, mate: number, { x, y }: Cell): Evidence =>
    this.evidence(this.ask("boardPieceExplain", id, mate, x, y));
  explainPieceSwap = (id: number, mate: number, { x, y }: Cell): Evidence =>
    this.evidence(this.ask("boardPieceExplainSwap", id, mate, x, y));
}
