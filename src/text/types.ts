import type { Json, JsonObject } from "../check/plain.js";
import type { Currency } from "../game/types.js";

/** Anything that can be taken, held or paid with, in the base game or in a module. */
export type AnyCard =
  | { readonly currency: Currency | "diamond"; readonly value: number; readonly via?: string }
  | { readonly currency: Currency | "diamond"; readonly coin: true }
  /** Every other card, and the certificate's credit or a caravanserai, by its id. */
  | string;

/** What modules add to a move, by the module's id. */
export type Additions = Readonly<Record<string, Json>>;

interface Addable {
  readonly with?: Additions;
}

/** A move of the base game or of any module. */
export type AnyMove =
  | (Addable & { readonly type: "take"; readonly cards: readonly AnyCard[] })
  | (Addable & { readonly type: "buy"; readonly space: number; readonly pay?: readonly AnyCard[] })
  | (Addable & {
      readonly type: "place" | "add" | "swap";
      readonly tile: string;
      readonly x: number;
      readonly y: number;
      readonly rotation?: number;
    })
  | (Addable & { readonly type: "remove"; readonly x: number; readonly y: number })
  | (Addable & { readonly type: "reserve" | "dirk"; readonly tile: string })
  | (Addable & { readonly type: "pay"; readonly source: AnyCard })
  | (Addable & { readonly type: "pass" | "end" | "done" })
  | ModuleMove;

/** A module's own move; its manifest says what belongs to it. */
export interface ModuleMove extends JsonObject {
  readonly type: `${string}:${string}`;
}
