import { nothing, type SVGTemplateResult, svg } from "lit";
import type { Cell, CellSide } from "./cells.js";
import type { Face } from "./kinds.js";
import { drawTile } from "./tile.js";
import type { Side } from "./walls.js";

// What can be said about a cell, drawn in its box of 100 units. Nothing is said by colour alone: what can be done has
// brackets or a tab, what cannot is dashed, hatched or crossed.

const BRACKETS = "M10 26V10H26M74 10H90V26M90 74V90H74M26 90H10V74";
const CROSS = "M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5";
const QUARTERS: Readonly<Record<Side, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** Moves a drawing to its cell. */
export const at = ({ x, y }: Cell, drawing: unknown, name = ""): SVGTemplateResult =>
  svg`<g class=${name} transform="translate(${x * 100} ${y * 100})">${drawing}</g>`;

export const legalCell = (cell: Cell) =>
  at(
    cell,
    svg`<rect x="6" y="6" width="88" height="88" rx="4"/><path d=${BRACKETS}/>
      <path class="pip" d="M50 43L57 50L50 57L43 50Z"/>`,
    "legal",
  );

/** A cell beside the palace of which nothing more is known yet. */
export const otherCell = (cell: Cell) => at(cell, svg`<circle cx="50" cy="50" r="5"/>`, "other");

/** The tile in hand, where it would lie. */
export const ghost = (cell: Cell, face: Face, fits: boolean) =>
  at(
    cell,
    svg`${drawTile(face)}<rect class="ghost-ring" x="-3" y="-3" width="106" height="106"/>`,
    fits ? "ghost" : "ghost bad",
  );

/** A side that clashes: a zigzag over the seam and a crossed disc, or the number of its fault. */
export const clash = ({ side, ...cell }: CellSide, number?: number) =>
  at(
    cell,
    svg`<g transform="rotate(${QUARTERS[side]} 50 50)">
      <path d="M2 0L10 -7L18 7L26 -7L34 7L42 -7M58 7L66 -7L74 7L82 -7L90 7L98 0"/>
      <circle cx="50" cy="0" r="14"/>
      ${
        number === undefined
          ? svg`<path class="cross" transform="translate(50 0)" d=${CROSS}/>`
          : svg`<text transform="rotate(${-QUARTERS[side]} 50 0)" x="50" y="7">${number}</text>`
      }
    </g>`,
    "clash",
  );

/** An empty cell that would be shut in. */
export const hole = (cell: Cell) =>
  at(
    cell,
    svg`<rect width="100" height="100" fill="url(#hatch)"/><rect class="dashed" x="3" y="3" width="94" height="94"/>`,
    "hole",
  );

/** A dashed ring round what is in the way or cut off. */
export const ringed = (cell: Cell) =>
  at(cell, svg`<rect class="dashed" x="3" y="3" width="94" height="94"/>`, "hole");

/** Something stands here already. */
export const occupied = (cell: Cell) =>
  at(
    cell,
    svg`<rect class="dashed" x="3" y="3" width="94" height="94"/>
      <circle cx="50" cy="50" r="16"/><path class="cross" transform="translate(50 50)" d=${CROSS}/>`,
    "clash",
  );

const middle = ({ x, y }: Cell) => `${x * 100 + 50} ${y * 100 + 50}`;

/** Footsteps through the middles of cells; they may end at a barred disc on a side of the last one's neighbour. */
export const footsteps = (way: readonly Cell[], barred?: CellSide) => {
  const end = barred && barMiddle(barred);
  const points = [...way.map(middle), ...(end ? [end.join(" ")] : [])];
  return svg`<g class="steps"><path d="M${points.join("L")}"/>${
    end && barred
      ? svg`<g transform="translate(${end.join(" ")}) rotate(${QUARTERS[barred.side]})">
          <circle r="14"/><path class="bar" d="M-7 0H7"/></g>`
      : nothing
  }</g>`;
};

function barMiddle({ x, y, side }: CellSide): readonly [number, number] {
  const [dx, dy] = { N: [0, -50], E: [50, 0], S: [0, 50], W: [-50, 0] }[side] as [number, number];
  return [x * 100 + 50 + dx, y * 100 + 50 + dy];
}

/** Every leg that can be walked, as dots light on dark, so that they show on any tile. */
export const footpaths = (legs: readonly { readonly from: Cell; readonly to: Cell }[]) => {
  const d = legs
    .map(({ from, to }) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      return `M${from.x * 100 + 50 + dx * 29} ${from.y * 100 + 50 + dy * 29}l${dx * 43} ${dy * 43}`;
    })
    .join("");
  return svg`<path class="feet" d=${d}/><path class="feet inlay" d=${d}/>`;
};

/** A redesign may take this tile off, or lay another one in its place. */
export const liftable = (cell: Cell) =>
  at(
    cell,
    svg`<rect x="2" y="2" width="96" height="96"/><path d="M36 -12H64V14H36Z"/>
      <path class="arrow" d="M43 4L50 -4L57 4"/>`,
    "lift",
  );
export const swappable = (cell: Cell) =>
  at(
    cell,
    svg`<rect x="2" y="2" width="96" height="96"/><path d="M26 -12H74V14H26Z"/>
      <path class="arrow" d="M34 -3H65M59 -9L65.5 -3M66 6H35M41 12L34.5 6"/>`,
    "lift",
  );

/** Where something was taken away just now. */
export const vacated = (cell: Cell) => at(cell, svg`<rect x="4" y="4" width="92" height="92"/>`, "vacated");

/** The cursor's ring. */
export const cursorRing = (cell: Cell) =>
  at(cell, svg`<rect x="-6" y="-6" width="112" height="112" rx="4"/>`, "cursor");

/** A small label at a point: the length of a wall, the number of a fault. */
export const tag = ([x, y]: readonly [number, number], text: string, name = "") => {
  const width = 22 + text.length * 13;
  return svg`<g class="tag ${name}" transform="translate(${x} ${y})">
    <rect x=${-width / 2} y="-16" width=${width} height="32" rx="16"/><text y="8">${text}</text></g>`;
};

/** How good a cell is: a square that grows and deepens with its value, which is written in it. */
export const heatCell = (cell: Cell, value: number, text: string, best: boolean) => {
  const size = 52 + 40 * value;
  const inset = (100 - size) / 2;
  return at(
    cell,
    svg`<rect class="bed" x="4" y="4" width="92" height="92" rx="4"/>
      <rect x=${inset} y=${inset} width=${size} height=${size} rx="4" fill-opacity=${(0.25 + 0.75 * value).toFixed(2)}/>
      <text class=${value > 0.55 ? "on" : ""} x="50" y="59">${text}</text>
      ${best ? svg`<path class="best" d=${BRACKETS}/>` : nothing}`,
    "heat",
  );
};

/** Small crosses at the corners of cells: an empty court is a grid without lines. */
export const courtMarks = (west: number, north: number, east: number, south: number) => {
  let d = "";
  for (let y = north; y <= south + 1; y++) {
    for (let x = west; x <= east + 1; x++) d += `M${x * 100 - 5} ${y * 100}h10M${x * 100} ${y * 100 - 5}v10`;
  }
  return svg`<path class="crosses" d=${d}/>`;
};

export const hatching = svg`
  <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0V8" stroke="var(--fault)" stroke-width="3"/>
  </pattern>`;
