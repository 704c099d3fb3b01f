import { isObject, type Json, type JsonObject, plain } from "../check/plain.js";
import { isWhole, named } from "../check/values.js";
import { AlhambraError, type Fault } from "../errors.js";
import { KINDS } from "../generated/components.js";
import { type Kind, type Tile, wallLetters } from "../tiles.js";
import type { BoardTile } from "./types.js";
import { turnedWalls, wallMask } from "./walls.js";

/** Coordinates a caller may ask about; the core's grid is far smaller. */
export const FAR = 32_767;
const MAX_PRICE = 99;
const MAX_ID = 64;

/** What is printed on a tile that has an id; not every tile of a module is a building or has a price. */
export type Printed = Pick<Tile, "id" | "walls"> & Partial<Tile>;

/** Finds a tile by its id. */
export type Catalogue = (id: string) => Printed | undefined;

/** What is known of a tile, walls as it lies. */
export type Face = Omit<BoardTile, "x" | "y">;

/** The tile a caller asks about, walls as it would lie; `bad-argument` with everything wrong about it. */
export function readFace(given: unknown, find: Catalogue): Face {
  const value = plain(given, "The tile");
  const reader = new Reader(find, "");
  const face = isObject(value) ? reader.face(value, true) : reader.named(value);
  const [first] = reader.faults;
  if (!face || first) {
    const message = first?.message ?? "This is no tile.";
    throw new AlhambraError("bad-argument", message, { faults: reader.faults });
  }
  return face;
}

/** Reads an entry of a list of tiles; what is wrong with it is added to the faults. */
export function readEntry(
  value: Json,
  find: Catalogue,
  path: string,
  faults: Fault[],
): BoardTile | undefined {
  const reader = new Reader(find, path, faults);
  if (!isObject(value)) {
    reader.complain("", `an entry must be an object with x, y and a tile, not ${named(value)}`);
    return undefined;
  }
  const before = faults.length;
  const x = reader.number(value, "x", -FAR, FAR) ?? 0;
  const y = reader.number(value, "y", -FAR, FAR) ?? 0;
  const face = reader.face(value, false);
  return face && faults.length === before ? { x, y, ...face } : undefined;
}

/** Reads one tile out of plain data and says everything that is wrong with it. */
class Reader {
  readonly faults: Fault[];
  readonly #find: Catalogue;
  readonly #path: string;

  constructor(find: Catalogue, path: string, faults: Fault[] = []) {
    this.#find = find;
    this.#path = path;
    this.faults = faults;
  }

  complain(field: string, message: string): void {
    this.faults.push({ code: "bad-argument", path: `${this.#path}${field}`, message: `${message}.` });
  }

  number(from: JsonObject, field: string, least: number, most: number): number | undefined {
    const value = from[field];
    if (isWhole(value, least, most)) return value;
    this.complain(
      `/${field}`,
      `${field} must be a whole number from ${least} to ${most}, not ${named(value)}`,
    );
    return undefined;
  }

  /** A tile given by nothing but its id. */
  named(id: Json): Face | undefined {
    const tile = typeof id === "string" ? this.#find(id) : undefined;
    if (!tile) this.complain("", `there is no building tile ${named(id)}`);
    return tile;
  }

  /** `drawn`: the walls are meant as drawn and turn with the tile; else they are those of the tile as it lies. */
  face(from: JsonObject, drawn: boolean): Face | undefined {
    if (!drawn && (from.kind === "start" || from.id === "start" || from.tile === "start")) {
      return this.#start(from);
    }
    const id = this.#id(from, drawn);
    const known = id === undefined ? undefined : this.#find(id);
    const rotation = from.rotation === undefined ? undefined : this.number(from, "rotation", 0, 3);
    const walls = this.#walls(from, known);
    const kind = this.#kind(from, known);
    const price = this.#price(from, known);
    if (walls === undefined) return undefined;
    const turns = drawn || from.walls === undefined ? (rotation ?? 0) : 0;
    return {
      ...(kind === undefined ? {} : { kind }),
      ...(price === undefined ? {} : { price }),
      walls: wallLetters(turnedWalls(walls, turns)),
      ...(id === undefined ? {} : { id }),
      ...(rotation === undefined ? {} : { rotation }),
    };
  }

  #start(from: JsonObject): Face {
    if (from.walls !== undefined && from.walls !== "") this.complain("/walls", "the start has no walls");
    return { kind: "start", price: 0, walls: "", id: "start" };
  }

  #id(from: JsonObject, drawn: boolean): string | undefined {
    const field = from.id === undefined && !drawn ? "tile" : "id";
    const id = from[field];
    if (id === undefined) return undefined;
    if (typeof id === "string" && id.length > 0 && id.length <= MAX_ID && id !== "start") return id;
    this.complain(`/${field}`, `${field} must be the id of a tile, not ${named(id)}`);
    return undefined;
  }

  #walls(from: JsonObject, known: Printed | undefined): number | undefined {
    const walls = from.walls ?? known?.walls;
    const mask = typeof walls === "string" ? wallMask(walls) : undefined;
    if (mask === undefined) {
      const id = from.id ?? from.tile;
      this.complain(
        walls === undefined && id !== undefined ? "" : "/walls",
        walls === undefined && id !== undefined
          ? `there is no building tile ${named(id)}, so its walls must be given`
          : `walls must be letters of NESW, none twice, not ${named(walls)}`,
      );
    }
    return mask;
  }

  #kind(from: JsonObject, known: Printed | undefined): Kind | undefined {
    const { kind } = from;
    const found = KINDS.find((name) => name === kind);
    if (kind !== undefined && !found) {
      this.complain("/kind", `kind must be one of ${KINDS.join(", ")}, not ${named(kind)}`);
    } else if (known && found && known.kind !== found) {
      this.complain("/kind", `${known.id} is no ${found}`);
    }
    return found ?? known?.kind;
  }

  #price(from: JsonObject, known: Printed | undefined): number | undefined {
    if (from.price === undefined) return known?.price;
    const price = this.number(from, "price", 0, MAX_PRICE);
    if (known && price !== undefined && price !== known.price) {
      this.complain("/price", `the price of ${known.id} is ${known.price}`);
    }
    return price;
  }
}
