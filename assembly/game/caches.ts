import { rebuildHoldings } from "./holdings";
import { rebuildPalaces } from "./palace";

/** Everything derived, made again from the facts. */
export function rebuildCaches(): void {
  rebuildHoldings();
  rebuildPalaces();
}
