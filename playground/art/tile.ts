import { nothing, type SVGTemplateResult, svg } from "lit";
import type { Face } from "./kinds.js";
import { fountain, ornaments } from "./ornaments.js";
import { pathOfRun, runsOfTile } from "./walls.js";

/** The thickness of an outside wall; its centre line lies half of that inside the tile. */
const WALL = 9;

const paving = svg`<rect class="paving" width="100" height="100"/>`;

/** The panel's square is cut by the viewport; paving over its corners leaves small diamonds between four tiles. */
const corners = svg`<path class="paving" d="M7 7H20L7 20ZM80 7H93V20ZM93 80V93H80ZM20 93H7V80Z"/>`;

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

/** The walls of a tile that stands alone: every one of them counts, so all wear merlons. */
export const drawWalls = (walls: string) =>
  runsOfTile(walls).map(
    (run) => svg`
      <path class="run" stroke-width=${WALL} d=${pathOfRun(run, WALL / 2)}/>
      <path class="merlon" d=${pathOfRun(run, 0)}/>`,
  );

/** A tile by itself in a box of 100 units; its merlons stand out by 4. */
export const drawTile = ({ kind, price, walls }: Face): SVGTemplateResult => svg`
  <g class="tile k-${kind}">
    ${paving}
    ${
      kind === "start"
        ? svg`<path class="panel" d="M19 8H81L92 19V81L81 92H19L8 81V19Z"/>${fountain}`
        : onPanel(ornaments[kind])
    }
    ${price === undefined ? nothing : badge(price)}
    ${drawWalls(walls)}
  </g>`;
