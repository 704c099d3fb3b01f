import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";

const icon = (drawing: SVGTemplateResult) => html`
  <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor"
    stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;

/** Interface icons of 16 x 16 in the ink of their text. */
export const icons = {
  screen: icon(svg`<path d="M2.5 3H13.5V10.5H2.5ZM8 10.5V13M5.5 13H10.5"/>`),
  sun: icon(
    svg`<circle cx="8" cy="8" r="2.8"/>
      <path d="M8 1.5V3M8 13V14.5M1.5 8H3M13 8H14.5M3.4 3.4L4.4 4.4M11.6 11.6L12.6 12.6M12.6 3.4L11.6 4.4M4.4 11.6L3.4 12.6"/>`,
  ),
  moon: icon(svg`<path d="M13 9.8A5.5 5.5 0 1 1 6.2 3A4.5 4.5 0 0 0 13 9.8Z"/>`),
  verified: icon(
    svg`<path stroke="none" fill="currentColor" fill-rule="evenodd" d="M8 1A7 7 0 1 0 8 15A7 7 0 1 0 8 1ZM4.2 8.2L5.5 6.9L7.2 8.6L10.6 5.2L11.9 6.5L7.2 11.2Z"/>`,
  ),
} satisfies Record<string, TemplateResult>;

/** The mark: a khatim with an open centre. */
export const mark = html`
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path fill="currentColor" fill-rule="evenodd" d="M12 1L15.2 4.2H19.8V8.8L23 12L19.8 15.2V19.8H15.2L12 23L8.8 19.8H4.2V15.2L1 12L4.2 8.8V4.2H8.8ZM12 7.2L8.6 8.6L7.2 12L8.6 15.4L12 16.8L15.4 15.4L16.8 12L15.4 8.6Z"/>
  </svg>`;
