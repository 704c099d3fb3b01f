import { type SVGTemplateResult, svg } from "lit";
import type { Kind } from "./kinds.js";

// The figure of each kind on a ground of 100 x 100 units, north up. Colours come from custom properties: --panel
// the ground, --tint a lighter figure, --deep a darker one, --line the strapwork.

const at = (x: number, y: number, drawing: SVGTemplateResult) =>
  svg`<g transform="translate(${x} ${y})">${drawing}</g>`;

/** Khatim: two squares turned against each other by 45 degrees, ribs, a lantern in the middle. */
const pavilion = svg`
  <g fill="none" stroke="var(--line)" stroke-width="2.6">
    <path d="M50 8V92M8 50H92M16 16L84 84M84 16L16 84" stroke="var(--tint)" stroke-width="2"/>
    <path fill="var(--tint)" d="M50 13L60.8 23.9H76.1V39.2L87 50L76.1 60.8V76.1H60.8L50 87L39.2 76.1H23.9V60.8L13 50L23.9 39.2V23.9H39.2Z"/>
    <path fill="var(--panel)" d="M50 29L56.2 35H65V43.8L71 50L65 56.2V65H56.2L50 71L43.8 65H35V56.2L29 50L35 43.8V35H43.8Z"/>
  </g>
  <circle cx="50" cy="50" r="7.5" fill="var(--line)"/>`;

const bud = svg`<path d="M0 -8C0 -4 4.5 -3.5 4.5 1S0 6 0 10C0 6 -4.5 5.5 -4.5 1S0 -4 0 -8Z"/>`;

/** Sebka: a net of ogee lozenges, 28 wide and 42 high, a bud in each of the middle row. */
const seraglio = svg`
  <path fill="var(--tint)" stroke="var(--line)" stroke-width="2.6" d="
    M50 29C50 39.5 64 39.5 64 50S50 60.5 50 71S36 60.5 36 50S50 39.5 50 29Z
    M22 29C22 39.5 36 39.5 36 50S22 60.5 22 71S8 60.5 8 50S22 39.5 22 29Z
    M78 29C78 39.5 92 39.5 92 50S78 60.5 78 71S64 60.5 64 50S78 39.5 78 29Z
    M50 -13C50 -2.5 64 -2.5 64 8S50 18.5 50 29S36 18.5 36 8S50 -2.5 50 -13Z
    M22 -13C22 -2.5 36 -2.5 36 8S22 18.5 22 29S8 18.5 8 8S22 -2.5 22 -13Z
    M78 -13C78 -2.5 92 -2.5 92 8S78 18.5 78 29S64 18.5 64 8S78 -2.5 78 -13Z
    M50 71C50 81.5 64 81.5 64 92S50 102.5 50 113S36 102.5 36 92S50 81.5 50 71Z
    M22 71C22 81.5 36 81.5 36 92S22 102.5 22 113S8 102.5 8 92S22 81.5 22 71Z
    M78 71C78 81.5 92 81.5 92 92S78 102.5 78 113S64 102.5 64 92S78 81.5 78 71Z"/>
  <g fill="var(--line)">
    ${[22, 50, 78].map((x) => at(x, 50, bud))}
    <path d="M36 23.5L39.5 29L36 34.5L32.5 29ZM64 23.5L67.5 29L64 34.5L60.5 29ZM36 65.5L39.5 71L36 76.5L32.5 71ZM64 65.5L67.5 71L64 76.5L60.5 71Z"/>
  </g>`;

const arch = svg`
  <path fill="var(--deep)" stroke-width="2.8" d="M41.5 92V53.5A10.8 10.8 0 1 1 58.5 53.5V92"/>
  <path stroke-width="3" d="M37.3 57.5H43.5M56.5 57.5H62.7"/>`;

/** Three horseshoe arches on slender columns under a dentil frieze. */
const arcades = svg`
  <path fill="var(--tint)" d="M13 19H19V24H13ZM25 19H31V24H25ZM37 19H43V24H37ZM49 19H55V24H49ZM61 19H67V24H61ZM73 19H79V24H73ZM85 19H91V24H85Z"/>
  <g fill="none" stroke="var(--line)">
    <path stroke-width="2.6" d="M8 27.5H92"/>
    ${[-25.2, 0, 25.2].map((x) => at(x, 0, arch))}
  </g>
  <path fill="var(--panel)" d="M8 84H92V92H8Z"/>
  <path stroke="var(--line)" stroke-width="2.6" d="M8 83H92"/>`;

/** A coffered ceiling of nine, dark lines on a light ground: the one pale tile. */
const chambers = svg`
  <path fill="var(--tint)" d="M16 16H38V38H16ZM62 16H84V38H62ZM16 62H38V84H16ZM62 62H84V84H62ZM39 39H61V61H39Z"/>
  <g fill="none" stroke="var(--line)" stroke-width="2.4">
    <path d="M16 16H84V84H16ZM38.5 16V84M61.5 16V84M16 38.5H84M16 61.5H84"/>
    <path d="M50 22V32.5M50 67.5V78M22 50H32.5M67.5 50H78"/>
  </g>
  <g fill="var(--line)">
    <path d="M27.2 20.5L34 27.2L27.2 34L20.5 27.2ZM72.8 20.5L79.5 27.2L72.8 34L66 27.2ZM27.2 66L34 72.8L27.2 79.5L20.5 72.8ZM72.8 66L79.5 72.8L72.8 79.5L66 72.8Z"/>
    <path d="M50 42.5L52.2 44.8H55.3V47.9L57.5 50L55.3 52.2V55.3H52.2L50 57.5L47.9 55.3H44.8V52.2L42.5 50L44.8 47.9V44.8H47.9Z"/>
  </g>`;

const tree = svg`
  <circle cx="0" cy="-6.2" r="6.8"/><circle cx="0" cy="6.2" r="6.8"/>
  <circle cx="-6.2" cy="0" r="6.8"/><circle cx="6.2" cy="0" r="6.8"/>
  <path fill="var(--deep)" d="M0 -3.8L3.8 0L0 3.8L-3.8 0Z"/>`;

/** Chahar bagh: two channels cross in a pool; a quatrefoil tree in each quarter. */
const garden = svg`
  <path fill="var(--line)" d="M45.5 0H54.5V100H45.5ZM0 45.5H100V54.5H0Z"/>
  <path fill="var(--deep)" d="M48.7 0H51.3V100H48.7ZM0 48.7H100V51.3H0Z"/>
  <g fill="var(--tint)">${[28, 72].map((x) => [28, 72].map((y) => at(x, y, tree)))}</g>
  <path fill="var(--line)" d="M43.8 35H56.2L65 43.8V56.2L56.2 65H43.8L35 56.2V43.8Z"/>
  <circle cx="50" cy="50" r="8.5" fill="var(--deep)"/>`;

/** A shaft under three stepped merlons, one lit window. */
const tower = svg`
  <path stroke="var(--tint)" stroke-width="2" d="M0 70H100M0 78H100"/>
  <g stroke="var(--line)" stroke-width="2.6">
    <path fill="var(--tint)" d="M30 100V46H24V24H28.5V18H35.5V24H40V31H43.5V24H46.5V18H53.5V24H56.5V31H60V24H64.5V18H71.5V24H76V46H70V100Z"/>
    <path d="M30 46H70"/>
    <path stroke-width="2" stroke-dasharray="4 6" d="M33 38.5H67"/>
  </g>
  <path fill="var(--line)" d="M45 75V60A6.4 6.4 0 1 1 55 60V75Z"/>`;

const LION =
  "M50 20.5C53.2 20.5 54.6 22.5 54.6 25C54.6 27 53.6 28.2 53.4 30.5L54 34.5H46L46.6 30.5C46.4 28.2 45.4 27 45.4 25C45.4 22.5 46.8 20.5 50 20.5Z";

/** The fountain of the lions: twelve lions round a basin, four channels that run to the four open sides. */
export const fountain = svg`
  <path fill="var(--water-line)" d="M46 0H54V100H46ZM0 46H100V54H0Z"/>
  <path fill="var(--water)" d="M48.5 0H51.5V100H48.5ZM0 48.5H100V51.5H0Z"/>
  <circle cx="50" cy="50" r="32" fill="var(--tint)" stroke="var(--line)" stroke-width="2"/>
  <g fill="var(--line)">
    ${Array.from({ length: 12 }, (_, i) => svg`<path transform="rotate(${i * 30} 50 50)" d=${LION}/>`)}
  </g>
  <path fill="var(--water)" stroke="var(--tint)" stroke-width="2.6" d="M50 33.5L58.2 35.7L64.3 41.8L66.5 50L64.3 58.2L58.2 64.3L50 66.5L41.8 64.3L35.7 58.2L33.5 50L35.7 41.8L41.8 35.7Z"/>
  <circle cx="50" cy="50" r="8" fill="none" stroke="var(--water-line)" stroke-width="2"/>
  <circle cx="50" cy="50" r="3" fill="var(--water-line)"/>`;

export const ornaments: Readonly<Record<Kind, SVGTemplateResult>> = {
  pavilion,
  seraglio,
  arcades,
  chambers,
  garden,
  tower,
};
