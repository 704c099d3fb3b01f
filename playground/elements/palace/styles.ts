import { css } from "lit";

export const courtStyles = css`
  :host { display: block; position: relative; overflow: hidden; background: var(--court); color: var(--ink); font: 400 13px / 1.45 var(--sans); }
  :host([still]) { background: none; }
  svg.plan { position: absolute; inset: 0; width: 100%; height: 100%; }
  .world { transform-origin: 0 0; }
  .court { position: absolute; inset: 0; touch-action: pan-x pan-y; outline: none; }
  .court.free, .court.over { touch-action: none; }
  .court.can { cursor: pointer; }
  .court.drag { cursor: grabbing; }
  .cells button { position: absolute; padding: 0; border: 0; background: none; color: transparent; font-size: 0; outline: none; cursor: inherit; }
  .tools { position: absolute; top: 14px; right: 16px; display: flex; border: 1px solid var(--rule); border-radius: var(--r-2); background: var(--surface); }
  .tools button { display: grid; place-items: center; width: var(--hit, 32px); height: var(--hit, 32px); padding: 0; border: 0; border-radius: var(--r-2); background: none; color: var(--ink-2); cursor: pointer; }
  .tools button:focus-visible { outline: 2px solid var(--act); outline-offset: -3px; }
  .note { position: absolute; z-index: 2; width: 262px; padding: 10px 12px; border: 1px solid var(--fault); border-radius: 10px; background: var(--raised); box-shadow: var(--sh-2); pointer-events: none; }
  .note b { display: block; color: var(--fault); }
  .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  ::slotted([slot="corner"]) { position: absolute; left: 16px; bottom: 14px; display: flex; flex-wrap: wrap; gap: 6px; pointer-events: none; }
  @media (prefers-reduced-motion: no-preference) {
    .settled .world { transition: transform var(--t-move) var(--ease); }
    .drag .world { transition: none; }
    .core { stroke-dasharray: 2000; animation: draw 420ms var(--ease); }
    .ghost, .note { animation: appear var(--t-fast); }
  }
  @keyframes draw { from { stroke-dashoffset: 2000; } to { stroke-dashoffset: 0; } }
  @keyframes appear { from { opacity: 0; } }
`;
