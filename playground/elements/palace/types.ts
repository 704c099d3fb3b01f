import type { Cell, CellSide } from "../../art/cells.js";

/** Why the tile in hand may not lie on a cell, and what shows it. */
export interface Refusal extends Cell {
  /** One of the board's reasons; those that are drawn: edge, hole, unreachable, detached, occupied. */
  readonly reason: string;
  /** Sides that clash. */
  readonly edges: readonly CellSide[];
  /** Cells that would be shut in. */
  readonly cells: readonly Cell[];
  /** Tiles that would be cut off. */
  readonly tiles: readonly Cell[];
  /** "Not here: two sides clash". */
  readonly title: string;
  /** One sentence about it. */
  readonly text: string;
}

/** A wall with a length worth writing down. */
export interface Measured {
  readonly edges: readonly { readonly x: number; readonly y: number; readonly side: string }[];
}

/** A numbered fault on the board. */
export type FaultMark =
  | ({ readonly number: number; readonly shape: "clash" } & CellSide)
  | ({ readonly number: number; readonly shape: "hole" | "ring" } & Cell);

/** How good a cell is, from 0 to 1, and how that is written. */
export interface Heat extends Cell {
  readonly value: number;
  readonly text: string;
  readonly best?: boolean;
}

/** What the longest wall would become with the tile in hand on the cell under the cursor. */
export interface Preview extends Cell, Measured {
  readonly from: number;
  readonly to: number;
}

export type ChosenBy = "pointer" | "key" | "drop";

export interface CellChosen extends Cell {
  readonly by: ChosenBy;
  /** The Alt key was held. */
  readonly alt: boolean;
}
