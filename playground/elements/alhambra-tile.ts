import { css, html, LitElement, nothing } from "lit";
import { describeTile } from "../art/describe.js";
import type { Face } from "../art/kinds.js";
import { artStyles } from "../art/styles.js";
import { drawTile } from "../art/tile.js";

/**
 * One tile, drawn as it stands alone. It knows no rules: it is given a face and draws it.
 *
 * Property `face`: kind, price and walls. The size is that of the box it is put in; colours are the page's tokens.
 */
export class AlhambraTile extends LitElement {
  static override readonly styles = [
    artStyles,
    css`
      :host { display: block; aspect-ratio: 1; }
      svg { width: 100%; height: 100%; }
    `,
  ];

  static override readonly properties = { face: { attribute: false } };

  declare face: Face | undefined;

  override render() {
    if (!this.face) return nothing;
    return html`
      <svg viewBox="-5 -5 110 110" role="img" aria-label=${describeTile(this.face)}>${drawTile(this.face)}</svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "alhambra-tile": AlhambraTile;
  }
}
