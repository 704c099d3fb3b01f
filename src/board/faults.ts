/**
 * Everything that is wrong with a list of tiles. An editor may hold a board that no sequence of moves could give, and
 * the core holds legal boards only, so the laws of one Alhambra (rulings/base.md, section 1) are asked here of the
 * whole list, as plainly as they are worded.
 */
import { isList, plain } from "../check/plain.js";
import { named } from "../check/values.js";
import { AlhambraError, type Fault } from "../errors.js";
import { type Catalogue, readEntry } from "./read.js";
import type { BoardTile, Cell } from "./types.js";
import { wallMask } from "./walls.js";

/** Widest extent of a board and most pieces on it, as in assembly/board/layout.ts. */
const MAX_EXTENT = 62;
const MAX_PIECES = 192;

const LETTERS = ["N", "E", "S", "W"] as const;
const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** One number for a cell, unlike for any two cells a caller may name. */
export function keyOf({ x, y }: Cell): number {
  return y * 65_536 + x;
}

export const START: BoardTile = { x: 0, y: 0, kind: "start", price: 0, walls: "", id: "start" };

/** A tile, and where in the list it came from; -1 for a start nobody listed. */
interface Standing {
  readonly tile: BoardTile;
  readonly walls: number;
  readonly index: number;
}

/** What a list says, as far as it can be understood, and everything that is wrong with it. */
export interface Reading {
  readonly tiles: BoardTile[];
  /** Entries that are no tiles at all. */
  readonly malformed: Fault[];
  /** Tiles that make no Alhambra. */
  readonly unlawful: Fault[];
}

export function readBoard(given: unknown, find: Catalogue): Reading {
  const malformed: Fault[] = [];
  const list = readList(given, malformed);
  const tiles: Standing[] = [];
  list.forEach((value, index) => {
    const tile = readEntry(value, find, `/${index}`, malformed);
    if (tile) tiles.push({ tile, walls: wallMask(tile.walls) ?? 0, index });
  });
  const laws = new Laws();
  for (const tile of tiles) laws.stand(tile);
  laws.check();
  const standing = [...laws.standing.values()].map(({ tile }) => tile);
  return { tiles: standing, malformed, unlawful: laws.faults };
}

function readList(given: unknown, faults: Fault[]) {
  try {
    const list = plain(given, "The list of tiles");
    if (isList(list) && list.length <= MAX_PIECES) return list;
    const fault = isList(list)
      ? { code: "limit", message: `A board holds ${MAX_PIECES} pieces at most, not ${list.length}.` }
      : { code: "bad-argument", message: `A board is a list of tiles, not ${named(list)}.` };
    faults.push({ ...fault, path: "" });
  } catch (error) {
    if (!(error instanceof AlhambraError)) throw error;
    faults.push(...(error.faults ?? [{ code: error.code, path: "", message: error.message }]));
  }
  return [];
}

class Laws {
  readonly faults: Fault[] = [];
  readonly standing = new Map<number, Standing>([[0, { tile: START, walls: 0, index: -1 }]]);
  #west = 0;
  #east = 0;
  #north = 0;
  #south = 0;

  #fault(code: string, index: number, { x, y }: Cell, message: string): void {
    this.faults.push({ code, path: index < 0 ? "" : `/${index}`, x, y, message });
  }

  /** Sets a tile down where nothing stands; what does not fit on the grid is left out of the other laws. */
  stand(entry: Standing): void {
    const { tile, index } = entry;
    const before = this.standing.get(keyOf(tile));
    if (tile.kind === "start" && before?.index === -1) {
      this.standing.set(0, entry);
    } else if (tile.kind === "start" && before?.tile.kind !== "start") {
      this.#fault("start", index, tile, "The starting tile lies at 0,0.");
    } else if (before) {
      this.#fault("occupied", index, tile, `Two tiles lie at ${tile.x},${tile.y}.`);
    } else if (this.#outgrows(tile)) {
      this.#fault("limit", index, tile, `A board is ${MAX_EXTENT} cells wide and high at most.`);
    } else {
      this.standing.set(keyOf(tile), entry);
    }
  }

  #outgrows({ x, y }: Cell): boolean {
    const west = Math.min(this.#west, x);
    const east = Math.max(this.#east, x);
    const north = Math.min(this.#north, y);
    const south = Math.max(this.#south, y);
    if (east - west >= MAX_EXTENT || south - north >= MAX_EXTENT) return true;
    [this.#west, this.#east, this.#north, this.#south] = [west, east, north, south];
    return false;
  }

  check(): void {
    this.#checkEdges();
    this.#checkPaths();
    this.#checkHoles();
  }

  #beside({ x, y }: Cell, side: number): Standing | undefined {
    const step = STEPS[side];
    return step && this.standing.get(keyOf({ x: x + step.x, y: y + step.y }));
  }

  /** Each shared side once, told of the tile that is later in the list. */
  #checkEdges(): void {
    for (const { tile, walls, index } of this.standing.values()) {
      for (const [side, letter] of LETTERS.entries()) {
        const other = this.#beside(tile, side);
        if (!other || other.index > index) continue;
        const mine = (walls >> side) & 1;
        if (mine === ((other.walls >> (side ^ 2)) & 1)) continue;
        const said = mine
          ? "has a wall, the tile beside it has none"
          : "has no wall, the tile beside it has one";
        this.#fault("edge", index, tile, `The ${letter} side of ${tile.x},${tile.y} ${said}.`);
      }
    }
  }

  #checkPaths(): void {
    const unreached = new Map(this.standing);
    unreached.delete(0);
    const reached = [...this.standing.values()].filter(({ tile }) => tile.kind === "start");
    for (const { tile, walls } of reached) {
      for (let side = 0; side < 4; side++) {
        const next = this.#beside(tile, side);
        if (!next || (walls >> side) & 1 || (next.walls >> (side ^ 2)) & 1) continue;
        if (unreached.delete(keyOf(next.tile))) reached.push(next);
      }
    }
    for (const { tile, index } of unreached.values()) {
      this.#fault(
        "unreachable",
        index,
        tile,
        `${tile.x},${tile.y} cannot be reached on foot from the start.`,
      );
    }
  }

  /** Floods the empty cells from outside; what stays dry is enclosed. */
  #checkHoles(): void {
    const [west, east] = [this.#west - 1, this.#east + 1];
    const [north, south] = [this.#north - 1, this.#south + 1];
    const wet = new Set<number>();
    const flood: Cell[] = [{ x: west, y: north }];
    for (const { x, y } of flood) {
      for (const step of STEPS) {
        const next = { x: x + step.x, y: y + step.y };
        const key = keyOf(next);
        if (next.x < west || next.x > east || next.y < north || next.y > south) continue;
        if (wet.has(key) || this.standing.has(key)) continue;
        wet.add(key);
        flood.push(next);
      }
    }
    for (let y = north + 1; y < south; y++) {
      for (let x = west + 1; x < east; x++) {
        const key = keyOf({ x, y });
        if (this.standing.has(key) || wet.has(key)) continue;
        this.#fault("hole", -1, { x, y }, `${x},${y} is empty and enclosed.`);
      }
    }
  }
}
