import type { Catalogue } from "../../board/read.js";
import { wallMask } from "../../board/walls.js";
import { isList, isObject, type Json, type JsonObject } from "../../check/plain.js";
import { isWhole, named } from "../../check/values.js";
import type { Fault } from "../../errors.js";
import { NOBODY, Zone } from "../state.js";
import type { Box } from "./box.js";
import type { Place } from "./entered.js";

/** What the engine knows of boards. */
export interface Boards {
  /** Everything that is wrong with a list of tiles as a board. */
  faults(tiles: readonly Json[]): readonly Fault[];
  readonly find: Catalogue;
}

/** What lies before the seats, and before Dirk. */
export interface Seats {
  readonly hands: readonly (readonly number[])[];
  readonly hiddenHands: readonly number[];
  readonly pieces: readonly Place[];
  readonly scores: ReadonlyMap<number, number>;
}

const DIRK = 6;
const MOST_POINTS = 32_767;
/** All the money of the box. */
const MOST_CARDS = 108;
const SEAT_KEYS = ["hand", "reserve", "bought", "board", "score"];
const ENTRY_KEYS = ["tile", "id", "kind", "price", "walls", "rotation", "x", "y"];

export function readSeats(box: Box, boards: Boards, position: JsonObject, players: number): Seats {
  const reader = new SeatReader(box, boards);
  const list = isList(position.seats) ? position.seats : [];
  if (list.length !== players) box.fault("/seats", `There must be ${players} seats, not ${list.length}.`);
  for (const [seat, entry] of list.slice(0, players).entries()) reader.seat(entry, seat, `/seats/${seat}`);
  reader.dirk(position.dirk, players);
  return reader;
}

/** Keys that mean nothing would be forgotten in silence. */
export function checkKeys(
  box: Box,
  object: JsonObject,
  path: string,
  what: string,
  keys: readonly string[],
): void {
  for (const key of Object.keys(object)) {
    if (!keys.includes(key)) box.fault(`${path}/${key}`, `${what} has no ${named(key)}.`);
  }
}

class SeatReader implements Seats {
  readonly hands: number[][] = [];
  readonly hiddenHands: number[] = [];
  readonly pieces: Place[] = [];
  readonly scores = new Map<number, number>();
  readonly #box: Box;
  readonly #boards: Boards;

  constructor(box: Box, boards: Boards) {
    this.#box = box;
    this.#boards = boards;
  }

  seat(entry: Json, seat: number, path: string): void {
    if (!isObject(entry)) return void this.#box.fault(path, "A seat is an object.");
    checkKeys(this.#box, entry, path, "A seat", SEAT_KEYS);
    this.#hand(entry.hand ?? [], `${path}/hand`);
    this.#keep(entry.reserve, `${path}/reserve`, Zone.reserve, seat);
    this.#keep(entry.bought, `${path}/bought`, Zone.waiting, seat);
    this.#board(entry.board ?? [], `${path}/board`, seat);
    this.scores.set(seat, this.#points(entry.score ?? 0, `${path}/score`));
  }

  dirk(dirk: Json | undefined, players: number): void {
    if (players !== 2) {
      if (dirk !== undefined && dirk !== null)
        this.#box.fault("/dirk", "Dirk plays along only when two play.");
    } else if (isObject(dirk)) {
      checkKeys(this.#box, dirk, "/dirk", "Dirk", ["tiles", "score"]);
      this.#keep(dirk.tiles, "/dirk/tiles", Zone.dirk, NOBODY);
      this.scores.set(DIRK, this.#points(dirk.score ?? 0, "/dirk/score"));
    } else this.#box.fault("/dirk", "When two play, Dirk has tiles and a score.");
  }

  /** All the cards, or their number and those of them that are known. */
  #hand(hand: Json, path: string): void {
    if (!isObject(hand)) {
      this.hands.push(this.#box.cards(hand, path));
      this.hiddenHands.push(0);
      return;
    }
    checkKeys(this.#box, hand, path, "A hidden hand", ["count", "known"]);
    const known = this.#box.cards(hand.known ?? [], `${path}/known`);
    const fits = isWhole(hand.count, known.length, MOST_CARDS);
    if (!fits) this.#box.fault(`${path}/count`, "count must be the number of all cards of the hand.");
    this.hands.push(known);
    this.hiddenHands.push(fits ? Number(hand.count) - known.length : 0);
  }

  #points(score: Json, path: string): number {
    if (isWhole(score, -MOST_POINTS, MOST_POINTS)) return score;
    return this.#box.fault(path, `A score must be a whole number, not ${named(score)}.`);
  }

  #keep(list: Json | undefined, path: string, zone: number, seat: number): void {
    for (const tile of this.#box.tiles(list ?? [], path)) this.pieces.push({ tile, zone, seat, x: 0, y: 0 });
  }

  #board(board: Json, path: string, seat: number): void {
    if (!isList(board)) return void this.#box.fault(path, "A board is a list of tiles.");
    const faults = this.#boards.faults(board);
    this.#box.faults.push(...faults.map((fault) => ({ ...fault, path: path + fault.path })));
    for (const [i, entry] of board.entries()) {
      if (!isObject(entry)) continue;
      checkKeys(this.#box, entry, `${path}/${i}`, "A tile on a board", ENTRY_KEYS);
      const tile = this.#entry(entry, `${path}/${i}`);
      // A cell that is none has had its fault.
      if (tile === undefined || faults.length > 0) continue;
      this.pieces.push({ tile, zone: Zone.board, seat, x: Number(entry.x), y: Number(entry.y) });
    }
  }

  /** A tile of the box, as it is printed; undefined for the start. */
  #entry(entry: JsonObject, path: string): number | undefined {
    const id = entry.id ?? entry.tile ?? (entry.kind === "start" ? "start" : undefined);
    if (id === "start") return undefined;
    if (id === undefined) return this.#box.fault(path, "A tile of a game is named by its id.");
    if (entry.tile !== undefined && entry.tile !== id)
      this.#box.fault(`${path}/tile`, `This is ${named(id)}.`);
    const printed = typeof id === "string" ? this.#boards.find(id) : undefined;
    const { walls = printed?.walls, rotation = 0 } = entry;
    if (printed && typeof walls === "string" && wallMask(walls) !== wallMask(printed.walls)) {
      this.#box.fault(`${path}/walls`, `The walls of ${printed.id} are ${named(printed.walls)}.`);
    }
    if (rotation !== 0) this.#box.fault(`${path}/rotation`, "No tile is turned in the base game.");
    return this.#box.tile(id, `${path}/tile`);
  }
}
