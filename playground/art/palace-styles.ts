import { css } from "lit";

/** The layers of a palace and what is drawn over it; colours are the page's tokens. */
export const palaceStyles = css`
  .crosses { fill: none; stroke: var(--rule-2); stroke-width: 1.5; }
  .joints { fill: none; stroke: var(--paving-line); stroke-width: 1.5; }
  .inner { fill: var(--wall-inner); }
  .dim { opacity: .25; }
  .is-last > .paving { fill: var(--gilt); stroke: color-mix(in oklab, var(--gilt) 45%, black); stroke-width: 8; clip-path: inset(0); }
  .is-last .corner { fill: var(--gilt); }
  .core.next { stroke: var(--gilt); stroke-width: 5; stroke-dasharray: 12 7; }
  .vacated rect { fill: none; stroke: var(--gilt); stroke-width: 5; stroke-dasharray: 12 8; }
  .legal rect { fill: var(--act); fill-opacity: .13; }
  .legal path { fill: none; stroke: var(--act); stroke-width: 4; }
  .legal .pip { fill: var(--act); stroke: none; }
  .other circle { fill: none; stroke: var(--edge); stroke-width: 2.5; }
  .lift rect { fill: none; stroke: var(--act); stroke-width: 5; }
  .lift path { fill: var(--act); }
  .lift .arrow { fill: none; stroke: var(--act-ink); stroke-width: 5; }
  .ghost > .tile { opacity: .9; }
  .ghost-ring { fill: none; stroke: var(--act); stroke-width: 4; }
  .ghost.bad > .tile { opacity: .5; }
  .ghost.bad .ghost-ring { stroke: var(--fault); stroke-dasharray: 10 7; }
  .clash path { fill: none; stroke: var(--fault); stroke-width: 6; }
  .clash circle, .steps circle { fill: var(--fault); stroke: var(--raised); stroke-width: 4; }
  .clash .cross, .steps .bar { stroke: var(--raised); stroke-width: 5; stroke-linecap: round; fill: none; }
  .clash text { font: 700 20px var(--sans); text-anchor: middle; fill: var(--raised); }
  .dashed { fill: none; stroke: var(--fault); stroke-width: 5; stroke-dasharray: 12 8; }
  .steps > path { fill: none; stroke: var(--ink); stroke-width: 9; stroke-dasharray: 0 18; stroke-linecap: round; }
  .feet { fill: none; stroke: #14100f; stroke-opacity: .75; stroke-width: 11; stroke-linecap: round; stroke-dasharray: 0 20; }
  .feet.inlay { stroke: #fff6df; stroke-opacity: 1; stroke-width: 7; }
  .tag rect { fill: var(--wall); stroke: var(--court); stroke-width: 4; }
  .tag text { font: 700 23px var(--sans); text-anchor: middle; fill: var(--court); }
  .tag.gilt rect { fill: var(--gilt); }
  .tag.gilt text { fill: #201400; }
  .tag.fault rect { fill: var(--fault); }
  .tag.fault text { fill: var(--raised); }
  .heat .bed { fill: var(--act); fill-opacity: .1; }
  .heat rect:nth-child(2) { fill: var(--act); }
  .heat text { font: 700 25px var(--sans); text-anchor: middle; fill: var(--ink); }
  .heat text.on { fill: var(--act-ink); }
  .heat .best { fill: none; stroke: var(--gilt); stroke-width: 6; }
  .cursor rect { fill: none; stroke: var(--act); stroke-width: 5; }
  @media (forced-colors: active) {
    .tile { forced-color-adjust: none; }
    .run, .merlon { stroke: CanvasText; }
    .legal path, .cursor rect, .ghost-ring { stroke: Highlight; }
  }
`;
