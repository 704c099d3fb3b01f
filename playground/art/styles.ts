import { css } from "lit";

/** How drawings take their colours: only from custom properties, so that every theme and every kind is one rule. */
export const artStyles = css`
  svg { display: block; }
  .k-pavilion { --panel: var(--pavilion); --tint: var(--pavilion-tint); --deep: var(--pavilion-deep); --line: var(--pavilion-line); }
  .k-seraglio { --panel: var(--seraglio); --tint: var(--seraglio-tint); --deep: var(--seraglio-deep); --line: var(--seraglio-line); }
  .k-arcades { --panel: var(--arcades); --tint: var(--arcades-tint); --deep: var(--arcades-deep); --line: var(--arcades-line); }
  .k-chambers {
    --panel: var(--chambers); --tint: var(--chambers-tint); --deep: var(--chambers-deep); --line: var(--chambers-line);
    --ring: var(--chambers-deep);
  }
  .k-garden { --panel: var(--garden); --tint: var(--garden-tint); --deep: var(--garden-deep); --line: var(--garden-line); }
  .k-tower { --panel: var(--tower); --tint: var(--tower-tint); --deep: var(--tower-deep); --line: var(--tower-line); }
  .k-start { --panel: var(--start); --tint: var(--start-tint); --deep: var(--start-deep); --line: var(--start-line); }
  .k-wall { --panel: var(--wall); --line: var(--paving); }
  .k-back { --panel: var(--back); --line: var(--back-line); }
  .paving, .corner { fill: var(--paving); }
  .glyph { color: var(--line); }
  .panel { fill: var(--panel); }
  .badge { fill: var(--badge); stroke: var(--ring, var(--panel)); stroke-width: 4; paint-order: stroke; }
  .price { font: 700 24px var(--sans); fill: var(--badge-ink); text-anchor: middle; }
  .run { fill: none; stroke: var(--wall); }
  .core { fill: none; stroke: var(--wall-core); stroke-width: 3.4; }
  .merlon { fill: none; stroke: var(--wall); stroke-width: 8; stroke-dasharray: 9 11; stroke-dashoffset: 4.5; }
`;
