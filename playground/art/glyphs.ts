import { type SVGTemplateResult, svg } from "lit";
import type { Kind } from "./kinds.js";

/** What a chip can stand for. */
export type Glyph = Kind | "start" | "wall";

const shape = (d: string) => svg`<path fill="currentColor" fill-rule="evenodd" d=${d}/>`;

/** Glyphs of 16 x 16 in one ink, told apart in greyscale: for headings, tables and small boards. */
export const glyphs: Readonly<Record<Glyph, SVGTemplateResult>> = {
  pavilion: shape(
    "M8 .8L10.1 2.9H13.1V5.9L15.2 8L13.1 10.1V13.1H10.1L8 15.2L5.9 13.1H2.9V10.1L.8 8L2.9 5.9V2.9H5.9ZM8 5.3A2.7 2.7 0 1 0 8 10.7A2.7 2.7 0 1 0 8 5.3Z",
  ),
  seraglio: shape(
    "M8 .5C8 4.3 13.6 4.3 13.6 8S8 11.7 8 15.5C8 11.7 2.4 11.7 2.4 8S8 4.3 8 .5ZM8 5.6C7.8 6.9 6.3 6.9 6.3 8S7.8 9.1 8 10.4C8.2 9.1 9.7 9.1 9.7 8S8.2 6.9 8 5.6Z",
  ),
  arcades: shape("M1 15V1.5H15V15H12.6V9.6A2.5 2.5 0 1 0 8.9 9.6V15H7.1V9.6A2.5 2.5 0 1 0 3.4 9.6V15Z"),
  chambers: shape(
    "M1.5 1.5H14.5V14.5H1.5ZM3.3 3.3V7.1H7.1V3.3ZM8.9 3.3V7.1H12.7V3.3ZM3.3 8.9V12.7H7.1V8.9ZM8.9 8.9V12.7H12.7V8.9Z",
  ),
  garden: shape(
    "M4.2 1.2A3 3 0 1 0 4.2 7.2A3 3 0 1 0 4.2 1.2ZM11.8 1.2A3 3 0 1 0 11.8 7.2A3 3 0 1 0 11.8 1.2ZM4.2 8.8A3 3 0 1 0 4.2 14.8A3 3 0 1 0 4.2 8.8ZM11.8 8.8A3 3 0 1 0 11.8 14.8A3 3 0 1 0 11.8 8.8Z",
  ),
  tower: shape("M2.5 1H5V3H6.8V1H9.2V3H11V1H13.5V6.5H12V15.2H4V6.5H2.5ZM7 9V12H9V9A1 1 0 0 0 7 9Z"),
  start: shape(
    "M8 1A7 7 0 1 0 8 15A7 7 0 1 0 8 1ZM8 4A4 4 0 1 1 8 12A4 4 0 1 1 8 4ZM8 6.5A1.5 1.5 0 1 0 8 9.5A1.5 1.5 0 1 0 8 6.5Z",
  ),
  wall: shape("M1 4H4V6H6.5V4H9.5V6H12V4H15V12H1Z"),
};
