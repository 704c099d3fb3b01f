import { css, html, LitElement, nothing, svg } from "lit";
import { artStyles } from "../../art/styles.js";
import { drawWalls } from "../../art/tile.js";
import { SIDES, type Side, sideName } from "../../art/walls.js";

const PLACE: Readonly<Record<Side, readonly [number, number]>> = {
  N: [50, 32],
  E: [77, 57.5],
  S: [50, 83],
  W: [23, 57.5],
};

/**
 * How many walls face each way: a walled court with the numbers at its sides.
 *
 * Property `counts`: the number of walls for each of N, E, S and W.
 */
export class WallRose extends LitElement {
  static override readonly styles = [
    artStyles,
    css`
      :host { display: block; aspect-ratio: 1; }
      svg { width: 100%; height: 100%; }
      text { font: 700 19px var(--sans); fill: var(--ink); text-anchor: middle; font-variant-numeric: tabular-nums; }
      .needle { fill: var(--water); }
    `,
  ];

  static override readonly properties = { counts: { attribute: false } };

  declare counts: Readonly<Record<Side, number>> | undefined;

  override render() {
    const { counts } = this;
    if (!counts) return nothing;
    const label = SIDES.map((side) => `${counts[side]} ${sideName[side]}`).join(", ");
    return html`
      <svg viewBox="-5 -5 110 110" role="img" aria-label="Walls on each side: ${label}">
        <rect class="paving" width="100" height="100"/>
        ${drawWalls("NESW")}
        <path class="needle" d="M50 42L52.4 47.6L58 50L52.4 52.4L50 58L47.6 52.4L42 50L47.6 47.6Z"/>
        ${SIDES.map((side) => svg`<text x=${PLACE[side][0]} y=${PLACE[side][1]}>${counts[side]}</text>`)}
      </svg>`;
  }
}
