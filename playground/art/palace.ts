import { nothing, type SVGTemplateResult, svg } from "lit";
import { byCell, type Cell, type CellSide, keyOf, type Standing } from "./cells.js";
import { at } from "./marks.js";
import { insideWalls, jointsOf, outsideRuns } from "./outline.js";
import { type Detail, drawCore, drawFace, drawRun, paving } from "./tile.js";
import type { Run } from "./walls.js";

const INNER = 5;

/** A wall between two tiles: thin, plain, and each tile's own. */
const innerWall = ({ x, y, side }: CellSide): string => {
  const [left, top] = [x * 100, y * 100];
  return {
    N: `M${left} ${top}h100v${INNER}h-100Z`,
    E: `M${left + 100 - INNER} ${top}h${INNER}v100h${-INNER}Z`,
    S: `M${left} ${top + 100 - INNER}h100v${INNER}h-100Z`,
    W: `M${left} ${top}h${INNER}v100h${-INNER}Z`,
  }[side];
};

const joint = ({ x, y, side }: CellSide): string =>
  side === "E" ? `M${x * 100 + 100} ${y * 100}v100` : `M${x * 100} ${y * 100 + 100}h100`;

export interface PalaceOptions {
  readonly detail: Detail;
  /** Tiles that were laid just now. */
  readonly last?: readonly Cell[];
  /** Walls to be lined with gilt. */
  readonly gilt?: readonly Run[];
  /** Kinds to be kept bright while the rest recedes. */
  readonly only?: string | undefined;
}

/** A palace from below: paving, panels, joints, inside walls, outside walls as one line a run. */
export function drawPalace(tiles: readonly Standing[], options: PalaceOptions): SVGTemplateResult {
  const { detail, only } = options;
  const last = byCell(options.last ?? []);
  return svg`
    <g>${tiles.map((tile) => {
      const names = [
        `tile k-${tile.kind}`,
        last.has(keyOf(tile)) ? "is-last" : "",
        only && tile.kind !== only ? "dim" : "",
      ];
      return at(tile, svg`${paving}${drawFace(tile, detail)}`, names.filter(Boolean).join(" "));
    })}</g>
    ${detail === "full" ? svg`<path class="joints" d=${jointsOf(tiles).map(joint).join("")}/>` : nothing}
    <path class="inner" d=${insideWalls(tiles).map(innerWall).join("")}/>
    <g>${outsideRuns(tiles).map((run) => drawRun(run, detail))}</g>
    ${options.gilt?.map((run) => drawCore(run, detail)) ?? nothing}`;
}
