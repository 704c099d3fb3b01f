import type { BoardReason } from "../errors.js";
import type { Kind } from "../tiles.js";

/** A cell of an Alhambra: x grows to the east, y to the south, the starting tile lies at 0,0. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A side of a tile; the corners name the long side of a watchtower. */
export type Side = "N" | "E" | "S" | "W" | "NE" | "SE" | "SW" | "NW";

/** One side of one cell. */
export interface Edge extends Cell {
  readonly side: Side;
}

/** An unbroken outside wall, its edges clockwise. */
export interface WallRun {
  readonly length: number;
  readonly edges: Edge[];
}

/** A tile that is asked about: the id of a building tile, or what is printed on it. */
export type TileLike = string | TileFace;

/** What is printed on a tile, as drawn; `rotation` quarter turns clockwise are how it shall lie. */
export interface TileFace {
  readonly id?: string;
  readonly kind?: Kind;
  readonly price?: number;
  /** A subset of the letters N E S W; may be left out where the id tells it. */
  readonly walls?: string;
  readonly rotation?: number;
}

/** A tile that stands; `walls` are those of the tile as it lies. */
export interface BoardTile extends Cell {
  readonly kind?: Kind | "start";
  readonly price?: number;
  readonly walls: string;
  readonly id?: string;
  readonly rotation?: number;
}

/** An entry of a list that shall become a board; a position's `tile` is read as the id. */
export interface TileEntry extends Cell {
  readonly kind?: Kind | "start";
  readonly price?: number;
  /** As the tile lies; may be left out where the id tells it. */
  readonly walls?: string;
  readonly id?: string;
  readonly tile?: string;
  readonly rotation?: number;
}

/** Why a change is refused, with all that shows it. */
export interface Explanation {
  readonly reason: "ok" | BoardReason;
  /** All sides of the tile that clash with a neighbour. */
  readonly edges: Edge[];
  /** All cells of every area that would be enclosed. */
  readonly cells: Cell[];
  /** All tiles that could not be reached on foot, or would lack what they lean on. */
  readonly tiles: Cell[];
}
