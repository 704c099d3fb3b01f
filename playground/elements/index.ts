/**
 * `alhambra-engine/elements`: the palace and the tile as custom elements. They know no rules and start no engine:
 * they are told what lies where and what may be done, draw it, and say what was chosen. Their colours are the custom
 * properties of `alhambra-engine/elements.css`, by day and by night.
 *
 * @example
 * import "alhambra-engine/elements.css";
 * import { defineElements } from "alhambra-engine/elements";
 * defineElements(); // <alhambra-palace>, <alhambra-tile>
 */
import { AlhambraPalace } from "./alhambra-palace.js";
import { AlhambraTile } from "./alhambra-tile.js";

export type { Cell, CellSide, Standing } from "../art/cells.js";
export type { Face, Kind } from "../art/kinds.js";
export type { Side } from "../art/walls.js";
export type { CellChosen, ChosenBy, FaultMark, Heat, Measured, Preview, Refusal } from "./palace/types.js";
export { AlhambraPalace, AlhambraTile };

/** Names the elements in this document; what is named already stays. */
export function defineElements(): void {
  if (!customElements.get("alhambra-palace")) customElements.define("alhambra-palace", AlhambraPalace);
  if (!customElements.get("alhambra-tile")) customElements.define("alhambra-tile", AlhambraTile);
}
