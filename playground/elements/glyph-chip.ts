import { css, html, LitElement, nothing } from "lit";
import { type Glyph, glyphs } from "../art/glyphs.js";
import { artStyles } from "../art/styles.js";

/**
 * A kind, the fountain or the wall as a small coloured square with its glyph; decoration beside the word.
 *
 * Property `glyph`: what it stands for. Custom property `--chip-size`: its side, 26 px unless told.
 */
export class GlyphChip extends LitElement {
  static override readonly styles = [
    artStyles,
    css`
      :host { display: inline-block; flex: none; width: var(--chip-size, 26px); height: var(--chip-size, 26px); }
      span { display: grid; place-items: center; height: 100%; border-radius: var(--r-1); background: var(--panel); color: var(--line); }
      svg { width: 66%; height: 66%; }
    `,
  ];

  static override readonly properties = { glyph: { type: String } };

  declare glyph: Glyph | undefined;

  override render() {
    if (!this.glyph) return nothing;
    return html`
      <span class="k-${this.glyph}" aria-hidden="true"><svg viewBox="0 0 16 16">${glyphs[this.glyph]}</svg></span>`;
  }
}
