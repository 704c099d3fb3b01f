import { rebuildHoldings } from "./holdings";
import { rebuildPalaces } from "./palace";
import { placeSlots } from "./slots";

/** Everything derived, made again from the facts. */
export function rebuildCaches(): void {
  placeSlots();
  rebuildHoldings();
  rebuildPalaces();
}
