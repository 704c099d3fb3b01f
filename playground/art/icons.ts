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
  undo: icon(svg`<path d="M5.5 3L2.5 6L5.5 9M2.5 6H10A3.5 3.5 0 0 1 10 13H6"/>`),
  redo: icon(svg`<path d="M10.5 3L13.5 6L10.5 9M13.5 6H6A3.5 3.5 0 0 0 6 13H10"/>`),
  share: icon(svg`<path d="M8 10V2.5M5 5L8 2.2L11 5M3 9V13.5H13V9"/>`),
  more: icon(svg`<path stroke-width="2.2" d="M3 8H3.01M8 8H8.01M13 8H13.01"/>`),
  fit: icon(svg`<path d="M2.5 6V2.5H6M10 2.5H13.5V6M13.5 10V13.5H10M6 13.5H2.5V10"/>`),
  plus: icon(svg`<path d="M8 3V13M3 8H13"/>`),
  minus: icon(svg`<path d="M3 8H13"/>`),
  close: icon(svg`<path d="M4 4L12 12M12 4L4 12"/>`),
  check: icon(svg`<path d="M3 8.5L6.5 12L13 4.5"/>`),
  stop: icon(svg`<path fill="currentColor" d="M4 4H12V12H4Z"/>`),
  play: icon(svg`<path fill="currentColor" d="M5 3.5L12.5 8L5 12.5Z"/>`),
  first: icon(svg`<path d="M4 4V12M12 4L7 8L12 12"/>`),
  previous: icon(svg`<path d="M10 4L5.5 8L10 12"/>`),
  next: icon(svg`<path d="M6 4L10.5 8L6 12"/>`),
  last: icon(svg`<path d="M12 4V12M4 4L9 8L4 12"/>`),
  menu: icon(svg`<path d="M2.5 4.5H13.5M2.5 8H13.5M2.5 11.5H13.5"/>`),
  copy: icon(svg`<path d="M5.5 5.5H13.5V13.5H5.5ZM3.5 10.5H2.5V2.5H10.5V3.5"/>`),
  bot: icon(svg`<path d="M3 6H13V13H3ZM8 6V3M6 9.3V9.7M10 9.3V9.7"/>`),
  person: icon(
    svg`<circle cx="8" cy="5.2" r="2.7"/><path d="M2.8 13.5C3.3 10.7 5.3 9.7 8 9.7S12.7 10.7 13.2 13.5"/>`,
  ),
  cards: icon(svg`<path d="M2.5 5H9.5V13.5H2.5ZM5 2.5H12.5V11"/>`),
  flag: icon(svg`<path d="M4 14V2.5H12L10 5.5L12 8.5H4"/>`),
  die: icon(
    svg`<path d="M2.5 2.5H13.5V13.5H2.5ZM5.5 5.5H5.51M10.5 5.5H10.51M8 8H8.01M5.5 10.5H5.51M10.5 10.5H10.51"/>`,
  ),
  pencil: icon(svg`<path d="M2.5 13.5L3.2 10.5L10.8 2.9L13.1 5.2L5.5 12.8ZM9.3 4.4L11.6 6.7"/>`),
  trash: icon(svg`<path d="M3 4.5H13M6.5 4.5V2.5H9.5V4.5M4.5 4.5L5.2 13.5H10.8L11.5 4.5"/>`),
  book: icon(
    svg`<path d="M8 4C6.2 2.8 4 2.6 1.8 3V12.6C4 12.2 6.2 12.4 8 13.6C9.8 12.4 12 12.2 14.2 12.6V3C12 2.6 9.8 2.8 8 4ZM8 4V13.6"/>`,
  ),
  half: icon(
    svg`<circle cx="8" cy="8" r="6.2"/><path stroke="none" fill="currentColor" d="M8 1.8A6.2 6.2 0 0 0 8 14.2Z"/>`,
  ),
  broken: icon(
    svg`<circle cx="8" cy="8" r="6.2" stroke-dasharray="2.9 2"/><circle stroke="none" fill="currentColor" cx="8" cy="8" r="2"/>`,
  ),
} satisfies Record<string, TemplateResult>;

/** The mark: a khatim with an open centre. */
export const mark = html`
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path fill="currentColor" fill-rule="evenodd" d="M12 1L15.2 4.2H19.8V8.8L23 12L19.8 15.2V19.8H15.2L12 23L8.8 19.8H4.2V15.2L1 12L4.2 8.8V4.2H8.8ZM12 7.2L8.6 8.6L7.2 12L8.6 15.4L12 16.8L15.4 15.4L16.8 12L15.4 8.6Z"/>
  </svg>`;
