import type { Json } from "../check/plain.js";

/** Tells what is wrong with a value; the path is a JSON pointer behind the module's own. */
export type Fault = (path: string, message: string) => void;

/** What a module may ask while its part of a position is read. */
export interface Around {
  readonly players: number;
  readonly fault: Fault;
  /** Whether a piece has a place already. */
  isPlaced(id: string): boolean;
}

/** How a module's own part of a position and of a setup is read and written; rules are never decided here. */
export interface Facade {
  /** What a position keeps under `modules.<id>`. */
  read(slot: DataView, players: number): object;
  /** Writes that into the module's slot, which is all zeros; what is left out lies as it would at the start. */
  write(state: Json | undefined, slot: DataView, around: Around): void;
  /** The part of a state that a seat may know; all of it when there is none. */
  hide?(state: object, seat: number | null): object;
  /** The bytes that a given setup is for the core. */
  readSetup?(setup: Json, fault: Fault): number[];
  /** The setup that leads to a state at the beginning of a game. */
  setupOf?(state: object): object;
}
