import type { Printed } from "../board/read.js";
import { KINDS } from "../generated/components.js";
import type { ModuleInfo, Provenance } from "./catalogue.js";

/** A value inside one of the core's records of 16 bytes: which bits it has and what they mean. */
export interface Field {
  /** Empty where the value is all there is to say. */
  readonly name: string;
  readonly type:
    | "kind"
    | "tile"
    | "tile?"
    | "card"
    | "number"
    | "flag"
    | "boolean"
    | "corner"
    | "cell"
    | "payment";
  /** First bit, counted from the record's beginning. */
  readonly first: number;
  readonly size: number;
  /** The core's number is larger by this. */
  readonly plus: number;
}

/** A piece that a module brings along. */
export interface ModulePiece {
  readonly id: string;
  /** The core's number. */
  readonly number: number;
  /** Kind of building it is. */
  readonly kind?: string;
  /** Kind of building whose colour it has without being one. */
  readonly colour?: string;
  readonly price?: number;
  readonly walls?: string;
  /** Printed as we have it; else it is reconstructed where the provenance says so. */
  readonly attested?: boolean;
}

/** What is printed on a piece, as a board wants to know it. */
export function printed({ id, kind, price, walls = "" }: ModulePiece): Printed {
  const building = KINDS.find((name) => name === kind);
  return { id, walls, ...(building ? { kind: building } : {}), ...(price === undefined ? {} : { price }) };
}

export interface ModuleCard {
  readonly id: string;
  readonly code: number;
  readonly currencies?: readonly string[];
  readonly walls?: string;
}

/** A move or an event of a module. */
export interface ModuleRecord {
  readonly type: string;
  /** What it is, for a page that offers or tells it. */
  readonly says: string;
  readonly number: number;
  readonly fields: readonly Field[];
}

export interface Named {
  readonly name: string;
  readonly says: string;
  readonly number: number;
}

/** What modules add to a move of the base game, under `with`. */
export interface MoveAddition {
  readonly module: string;
  readonly move: string;
  readonly says: string;
  /** The field of the move that is left out with it. */
  readonly instead?: string;
  readonly fields: readonly Field[];
}

/** Everything the manifest of a module says. */
export interface Manifest extends ModuleInfo {
  /** Place in the book's index; modules that act at the same moment follow it. */
  readonly number: number;
  /** What the module is about, in one sentence. */
  readonly summary: string;
  readonly provenance: readonly (Provenance & {
    /** What we know, and from where. */
    readonly known: string;
    /** What we had to make up, and by what rule. */
    readonly reconstructed?: string;
  })[];
  /** Bytes of its slot in the facts. */
  readonly slot: number;
  readonly pieces: readonly ModulePiece[];
  readonly cards: readonly ModuleCard[];
  /** Cards that go into each of the five piles of the deck. */
  readonly inserts: readonly number[];
  readonly moves: readonly ModuleRecord[];
  readonly phases: readonly Named[];
  readonly operations: readonly Named[];
  readonly events: readonly ModuleRecord[];
  readonly scores: readonly { readonly source: string; readonly says: string; readonly number: number }[];
}
