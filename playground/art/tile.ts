import { nothing, type SVGTemplateResult, svg } from "lit";
import { glyphs } from "./glyphs.js";
import type { Face } from "./kinds.js";
import { fountain, ornaments } from "./ornaments.js";
import { pathOfRun, type Run, runsOfTile } from "./walls.js";

/** How much of a tile can be seen: everything from 40 px, the glyph of its kind from 16 px, else its colour. */
export type Detail = "full" | "glyph" | "dot";

/** The thickness of an outside wall; its centre line lies half of that inside the tile. Small drawings need more. */
const WALL = 9;
const PLAIN_WALL = 16;

export const detailFor = (size: number): Detail => (size >= 40 ? "full" : size >= 16 ? "glyph" : "dot");

const PANEL = "M19 8H81L92 19V81L81 92H19L8 81V19Z";
const BACK =
  "M50 20L58.8 28.8H71.2V41.2L80 50L71.2 58.8V71.2H58.8L50 80L41.2 71.2H28.8V58.8L20 50L28.8 41.2V28.8H41.2Z";

export const paving = svg`<rect class="paving" width="100" height="100"/>`;

/** The panel's square is cut by the viewport; paving over its corners leaves small diamonds between four tiles. */
const corners = svg`<path class="corner" d="M7 7H20L7 20ZM80 7H93V20ZM93 80V93H80ZM20 93H7V80Z"/>`;

const onPanel = (ornament: SVGTemplateResult) => svg`
  <svg x="8" y="8" width="84" height="84" viewBox="8 8 84 84" overflow="hidden">
    <rect class="panel" width="100" height="100"/>${ornament}
  </svg>${corners}`;

/** The price in its octagon; two digits are set narrower so that they keep clear of the ring. */
const badge = (price: number) => svg`
  <path class="badge" d="M69 59H82.5L92 68.5V82L82.5 91.5H69L59.5 82V68.5Z"/>
  ${
    price > 9
      ? svg`<text class="price" x="75.7" y="82.6" textLength="23" lengthAdjust="spacingAndGlyphs">${price}</text>`
      : svg`<text class="price" x="75.7" y="83">${price}</text>`
  }`;

/** One run of outside wall: its band and, where there is room for them, its merlons. */
export const drawRun = (run: Run, detail: Detail = "full") => {
  const thickness = detail === "full" ? WALL : PLAIN_WALL;
  return svg`
    <path class="run" stroke-width=${thickness} d=${pathOfRun(run, thickness / 2)}/>
    ${detail === "full" ? svg`<path class="merlon" d=${pathOfRun(run, 0)}/>` : nothing}`;
};

/** The gilt line in the middle of a wall. */
export const drawCore = (run: Run, detail: Detail = "full") =>
  svg`<path class="core" d=${pathOfRun(run, (detail === "full" ? WALL : PLAIN_WALL) / 2)}/>`;

/** The walls of a tile that stands alone: every one of them counts, so all wear merlons. */
export const drawWalls = (walls: string) => runsOfTile(walls).map((run) => drawRun(run));

/** What lies on the paving: panel, ornament and price. */
export function drawFace({ kind, price }: Face, detail: Detail = "full"): SVGTemplateResult {
  if (detail === "dot") return svg`<rect class="panel" x="4" y="4" width="92" height="92"/>`;
  if (detail === "glyph") {
    return svg`
      <path class="panel" d="M16 5H84L95 16V84L84 95H16L5 84V16Z"/>
      <svg class="glyph" x="20" y="20" width="60" height="60" viewBox="0 0 16 16">${glyphs[kind]}</svg>`;
  }
  return svg`
    ${kind === "start" ? svg`<path class="panel" d=${PANEL}/>${fountain}` : onPanel(ornaments[kind])}
    ${price ? badge(price) : nothing}`;
}

/** A tile by itself in a box of 100 units; its merlons stand out by 4. */
export const drawTile = (face: Face): SVGTemplateResult => svg`
  <g class="tile k-${face.kind}">${paving}${drawFace(face)}${drawWalls(face.walls)}</g>`;

/** The back of a tile: nobody knows which. */
export const drawBack = svg`
  <g class="tile k-back">
    ${paving}<path class="panel" d=${PANEL}/>
    <path fill="none" stroke="var(--line)" stroke-width="2.4" d=${BACK}/>
  </g>`;
