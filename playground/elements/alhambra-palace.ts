import { html, LitElement, nothing, type PropertyValues, svg } from "lit";
import {
  boxOf,
  byCell,
  byRow,
  type Cell,
  frontierOf,
  keyOf,
  placeOf,
  type Standing,
  sameCell,
} from "../art/cells.js";
import { describeTile } from "../art/describe.js";
import { icons } from "../art/icons.js";
import type { Face } from "../art/kinds.js";
import * as marks from "../art/marks.js";
import { walk } from "../art/outline.js";
import { drawPalace } from "../art/palace.js";
import { palaceStyles } from "../art/palace-styles.js";
import { artStyles } from "../art/styles.js";
import { detailFor, drawCore } from "../art/tile.js";
import { beforeRun, edgeAt, isSide, type Run } from "../art/walls.js";
import { drawEvidence, refusalAt } from "./palace/evidence.js";
import { steer } from "./palace/steering.js";
import { courtStyles } from "./palace/styles.js";
import type { CellChosen, ChosenBy, FaultMark, Heat, Measured, Preview, Refusal } from "./palace/types.js";
import { PalaceWindow, type WindowHost } from "./palace/window.js";

/**
 * A palace and the court round it. It knows no rules: it is told what lies where and what may be done, draws it, and
 * says which cell was chosen.
 *
 * Properties
 * - `tiles`: everything that stands, the fountain as kind `"start"`; walls as the tiles lie.
 * - `label`: whose palace this is, for those who hear it.
 * - `held`: the tile in hand; it is shown as a ghost on the cell under the cursor.
 * - `legal`: cells where it may lie; they are lit. `refusals`: cells where it may not, with what shows it.
 * - `removable`, `swappable`: tiles that may be taken off or exchanged.
 * - `runs`: walls whose lengths are written down; the first one is lined with gilt. `preview`: what the first one
 *   would become on a cell.
 * - `last`, `vacated`: cells where something was laid or taken away just now.
 * - `faults`: numbered marks. `heat`: how good cells are. `only`: a kind to be kept bright.
 * - `paths`, `frontier`: overlays of the foot paths and of the cells beside the palace.
 * - `still` (attribute too): a picture without tools, cursor and events.
 *
 * Events, all of them bubbling out of shadow roots
 * - `palace-choose`: a cell was clicked, chosen with Enter or Space, or a tile dropped there: `{ x, y, by, alt }`.
 * - `palace-look`: the cell under the pointer or the cursor changed: `{ x, y }` or null.
 * - `palace-remove`: Delete was pressed on a tile: `{ x, y }`.
 *
 * Parts: `court`, `tools`, `note`. Slot `corner`: small labels at the lower left. Keys: arrows, Home, End, `[` and `]`
 * between the cells where something can be done, Enter, Delete, `+` `-` `0` to zoom, `I` to have the palace read out.
 *
 * @example
 * palace.tiles = [{ kind: "start", walls: "", x: 0, y: 0 }];
 * palace.held = { kind: "garden", price: 8, walls: "NE" };
 * palace.legal = [{ x: 1, y: 0 }];
 * palace.addEventListener("palace-choose", (event) => lay(event.detail));
 */
export class AlhambraPalace extends LitElement implements WindowHost {
  static override readonly styles = [artStyles, palaceStyles, courtStyles];

  static override readonly properties = {
    tiles: { attribute: false },
    held: { attribute: false },
    legal: { attribute: false },
    refusals: { attribute: false },
    removable: { attribute: false },
    swappable: { attribute: false },
    runs: { attribute: false },
    preview: { attribute: false },
    last: { attribute: false },
    vacated: { attribute: false },
    faults: { attribute: false },
    heat: { attribute: false },
    only: { attribute: false },
    paths: { type: Boolean },
    frontier: { type: Boolean },
    still: { type: Boolean, reflect: true },
    label: { type: String },
    look: { state: true },
    byKey: { state: true },
    spoken: { state: true },
  };

  declare tiles: readonly Standing[];
  declare held: Face | null;
  declare legal: readonly Cell[];
  declare refusals: readonly Refusal[];
  declare removable: readonly Cell[];
  declare swappable: readonly Cell[];
  declare runs: readonly Measured[];
  declare preview: Preview | null;
  declare last: readonly Cell[];
  declare vacated: readonly Cell[];
  declare faults: readonly FaultMark[];
  declare heat: readonly Heat[];
  declare only: string | undefined;
  declare paths: boolean;
  declare frontier: boolean;
  declare still: boolean;
  declare label: string;
  declare private look: Cell | null;
  declare private byKey: boolean;
  declare private spoken: string;

  private cursor: Cell = { x: 0, y: 0 };
  private readonly window = new PalaceWindow(this);

  constructor() {
    super();
    this.tiles = [];
    this.held = null;
    this.legal = [];
    this.refusals = [];
    this.removable = [];
    this.swappable = [];
    this.runs = [];
    this.preview = null;
    this.last = [];
    this.vacated = [];
    this.faults = [];
    this.heat = [];
    this.only = undefined;
    this.paths = false;
    this.frontier = false;
    this.still = false;
    this.label = "Palace";
    this.look = null;
    this.byKey = false;
    this.spoken = "";
  }

  frame() {
    const seen = [...this.tiles, ...this.legal, ...this.heat, { x: 0, y: 0 }];
    return { box: boxOf(seen), air: this.still ? 0.3 : this.legal.length > 0 ? 0.3 : 0.6 };
  }

  /** Shows a dragged tile over a point of the page; outside of the palace nothing is shown. */
  hover(clientX: number, clientY: number): void {
    this.lookAt(this.holds(clientX, clientY) ? this.window.cellAt(clientX, clientY) : null);
  }

  /** A dragged tile was let go over a point of the page. */
  drop(clientX: number, clientY: number): void {
    const cell = this.holds(clientX, clientY) ? this.window.cellAt(clientX, clientY) : null;
    this.lookAt(null);
    if (cell) this.choose(cell, "drop", false);
  }

  /** Everything that matters comes into sight again. */
  fit(): void {
    this.window.fit();
  }

  /** Puts the keyboard's cursor where something can be done, or else on the fountain. */
  override focus(): void {
    const goal = this.goals()[0] ?? this.cursor;
    this.cursor = goal;
    this.requestUpdate();
    void this.updateComplete.then(() => this.buttonAt(goal)?.focus());
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("tiles") || changed.has("held")) this.spoken = "";
  }

  override render() {
    if (this.window.width === 0) return nothing;
    const { left, top, size } = this.window.place;
    const plan = svg`
      <defs>${marks.hatching}</defs>
      <g class="world" style="transform:translate(${left}px,${top}px) scale(${size / 100})">${this.layers(size)}</g>`;
    if (this.still) {
      return html`<svg class="plan" role="img" aria-label=${this.label}>${plan}</svg>`;
    }
    const { window } = this;
    const names = [
      "court",
      window.free ? "free" : window.overflows() ? "over" : "",
      this.held || this.goals().length > 0 ? "can" : "",
      window.dragging ? "drag" : "",
      this.hasUpdated ? "settled" : "",
    ];
    return html`
      <div class=${names.join(" ")} part="court"
        @pointerdown=${this.pressed} @pointermove=${this.pointed} @pointerup=${this.released}
        @pointercancel=${this.released} @pointerleave=${this.left} @click=${this.clicked} @wheel=${this.wheeled}>
        <svg class="plan" aria-hidden="true">${plan}</svg>
        ${this.grid()}
      </div>
      ${this.note()} ${this.tools()}
      <slot name="corner"></slot>
      <div class="spoken" aria-live="polite">${this.spoken}</div>`;
  }

  private layers(size: number) {
    const detail = detailFor(size);
    const { look } = this;
    const refusal = this.held || !look ? refusalAt(this.refusals, look) : undefined;
    const shown = look && (this.byKey || this.held !== null) ? look : null;
    const fits = !!shown && this.legal.some((cell) => sameCell(cell, shown));
    const tiles = shown && this.swappable.some((cell) => sameCell(cell, shown)) ? [] : this.tiles;
    const taken = tiles.some((tile) => sameCell(tile, shown));
    const runs = this.runs.map(toRun);
    const preview = sameCell(this.preview, shown) && fits ? this.preview : null;
    return svg`
      ${this.still ? nothing : this.crosses(size)}
      ${drawPalace(this.tiles, { detail, last: this.last, gilt: runs.slice(0, 1), only: this.only })}
      ${this.vacated.map(marks.vacated)}
      ${this.paths ? marks.footpaths(walk(this.tiles).legs) : nothing}
      ${this.held || this.frontier ? this.others() : nothing}
      ${this.legal.filter((cell) => !this.held || !sameCell(cell, shown)).map(marks.legalCell)}
      ${this.removable.map(marks.liftable)}
      ${this.swappable.map(marks.swappable)}
      ${this.heat.map((cell) => marks.heatCell(cell, cell.value, cell.text, cell.best === true))}
      ${shown && this.held && !taken ? marks.ghost(shown, this.held, fits || tiles.length === 0) : nothing}
      ${refusal ? drawEvidence(refusal, this.tiles) : nothing}
      ${
        preview
          ? svg`<g class="next">${drawCore(toRun(preview))}</g>
              ${marks.tag(beforeRun(toRun(preview), 30), `${preview.from} → ${preview.to}`, "gilt")}`
          : detail === "full"
            ? runs.map((run, i) =>
                marks.tag(beforeRun(run, 28), String(run.edges.length), i === 0 ? "gilt" : ""),
              )
            : nothing
      }
      ${this.faults.map(drawFault)}
      ${this.byKey && look ? marks.cursorRing(look) : nothing}`;
  }

  private crosses(size: number) {
    const { left, top } = this.window.place;
    const first = { x: Math.floor(-left / size), y: Math.floor(-top / size) };
    return marks.courtMarks(
      first.x,
      first.y,
      first.x + Math.ceil(this.window.width / size) + 1,
      first.y + Math.ceil(this.window.height / size) + 1,
    );
  }

  /** Cells beside the palace of which nothing else is drawn. */
  private others() {
    const lit = byCell(this.legal);
    return frontierOf(this.tiles)
      .filter((cell) => !lit.has(keyOf(cell)) && !sameCell(cell, this.look))
      .map(marks.otherCell);
  }

  /** Where something can be done. */
  private goals(): Cell[] {
    return [...this.legal, ...this.removable, ...this.swappable];
  }

  private cells(): Cell[] {
    const cells = byCell<Cell>([...this.tiles, ...frontierOf(this.tiles), ...this.legal]);
    return [...cells.values()].sort(byRow);
  }

  private grid() {
    const { left, top, size } = this.window.place;
    const cells = this.cells();
    const current = cells.find((cell) => sameCell(cell, this.cursor)) ?? cells[0];
    const rows = new Map<number, Cell[]>();
    for (const cell of cells) rows.set(cell.y, [...(rows.get(cell.y) ?? []), cell]);
    return html`
      <div class="cells" role="grid" aria-label=${this.label} @keydown=${this.keyed} @focusin=${this.focused}
        @focusout=${this.blurred}>
        ${[...rows.values()].map(
          (row) => html`
            <div role="row">${row.map(
              (cell) => html`
                <div role="gridcell"><button type="button" data-cell=${keyOf(cell)}
                  tabindex=${cell === current ? 0 : -1} aria-label=${this.describe(cell)}
                  style="left:${left + cell.x * size}px;top:${top + cell.y * size}px;width:${size}px;height:${size}px"
                ></button></div>`,
            )}</div>`,
        )}
      </div>`;
  }

  private describe(cell: Cell): string {
    const tile = this.tiles.find((each) => sameCell(each, cell));
    const may = [
      this.legal.some((each) => sameCell(each, cell)) ? "legal" : "",
      this.removable.some((each) => sameCell(each, cell)) ? "can be taken off" : "",
      this.swappable.some((each) => sameCell(each, cell)) ? "can be exchanged" : "",
    ].filter(Boolean);
    const refusal = refusalAt(this.refusals, cell);
    const what = tile ? describeTile(tile) : "empty";
    const note = refusal ? [`${refusal.title}. ${refusal.text}`] : may;
    return `${placeOf(cell)}: ${[what, ...note].join(", ")}`;
  }

  private note() {
    const refusal = refusalAt(this.refusals, this.look);
    if (!refusal) return nothing;
    const { left, top, size } = this.window.place;
    const { width, height } = this.window;
    const wide = Math.min(262, width - 24);
    const before = left + refusal.x * size - wide - 14;
    const after = left + (refusal.x + 1) * size + 14;
    const narrow = before < 12 && after + wide > width - 12;
    const x = narrow ? (width - wide) / 2 : after + wide <= width - 12 ? after : before;
    const y = top + (refusal.y + (narrow ? 1.2 : 0.3)) * size;
    const below = Math.min(Math.max(y, 12), height - 96);
    return html`
      <div class="note" part="note" aria-hidden="true" style="left:${x}px;top:${below}px;width:${wide}px">
        <b>${refusal.title}</b>${refusal.text}
      </div>`;
  }

  private tools() {
    const { window } = this;
    return html`
      <div class="tools" part="tools" role="group" aria-label="View of the palace">
        <button type="button" aria-label="Zoom out" @click=${() => window.zoom(0.8)}>${icons.minus}</button>
        <button type="button" aria-label="Zoom in" @click=${() => window.zoom(1.25)}>${icons.plus}</button>
        <button type="button" aria-label="Fit" @click=${() => window.fit()}>${icons.fit}</button>
      </div>`;
  }

  private holds(clientX: number, clientY: number): boolean {
    const { left, top, right, bottom } = this.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  }

  private buttonAt(cell: Cell): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-cell="${keyOf(cell)}"]`);
  }

  private tell<T>(type: string, detail: T): void {
    this.dispatchEvent(new CustomEvent<T>(type, { detail, bubbles: true, composed: true }));
  }

  private lookAt(cell: Cell | null, byKey = false): void {
    this.byKey = byKey;
    if (sameCell(cell, this.look) || cell === this.look) return;
    this.look = cell;
    this.tell("palace-look", cell && { x: cell.x, y: cell.y });
  }

  private choose({ x, y }: Cell, by: ChosenBy, alt: boolean): void {
    this.cursor = { x, y };
    this.tell<CellChosen>("palace-choose", { x, y, by, alt });
  }

  private pressed(event: PointerEvent): void {
    this.window.press(event);
  }

  private pointed(event: PointerEvent): void {
    this.window.move(event);
    const over = !this.window.dragging && event.pointerType !== "touch";
    if (over) this.lookAt(this.window.cellAt(event.clientX, event.clientY));
  }

  private released(event: PointerEvent): void {
    this.window.release(event);
    this.requestUpdate();
  }

  private left(event: PointerEvent): void {
    this.window.release(event);
    if (!this.byKey) this.lookAt(null);
  }

  private clicked(event: MouseEvent): void {
    if (this.window.dragging) return;
    // A click without a pointer comes from assistive technology: it names its cell by the button it pressed.
    const named = (event.target as Element).closest<HTMLElement>("[data-cell]")?.dataset.cell?.split(",");
    const [x = 0, y = 0] = named?.map(Number) ?? [];
    const cell = event.detail === 0 && named ? { x, y } : this.window.cellAt(event.clientX, event.clientY);
    this.lookAt(cell);
    this.choose(cell, "pointer", event.altKey);
  }

  private wheeled(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = this.getBoundingClientRect();
    this.window.zoom(event.deltaY < 0 ? 1.1 : 0.9, event.clientX - box.left, event.clientY - box.top);
  }

  private keyed(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    const zoom: Record<string, () => void> = {
      "+": () => this.window.zoom(1.25),
      "-": () => this.window.zoom(0.8),
      "0": () => this.window.fit(),
    };
    const next = steer(key, this.cursor, this.cells(), this.goals());
    if (next) this.moveTo(next);
    else if (key === "Enter" || key === " ") this.choose(this.cursor, "key", event.altKey);
    else if (key === "Delete" || key === "Backspace") this.tell("palace-remove", { ...this.cursor });
    else if (key === "i" || key === "I") this.spoken = this.summary();
    else if (zoom[key]) zoom[key]();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  private moveTo(cell: Cell): void {
    this.cursor = { x: cell.x, y: cell.y };
    this.window.reveal(cell);
    this.requestUpdate();
    void this.updateComplete.then(() => this.buttonAt(cell)?.focus());
  }

  private focused(event: FocusEvent): void {
    const button = event.target as HTMLElement;
    const [x = 0, y = 0] = button.dataset.cell?.split(",").map(Number) ?? [];
    this.cursor = { x, y };
    if (button.matches(":focus-visible")) this.lookAt({ x, y }, true);
  }

  private blurred(): void {
    if (this.byKey) this.lookAt(null);
  }

  /** The palace row by row, from the north. */
  private summary(): string {
    const rows = new Map<number, string[]>();
    for (const tile of this.tiles.toSorted(byRow)) {
      rows.set(tile.y, [...(rows.get(tile.y) ?? []), `${describeTile(tile)} at ${placeOf(tile)}`]);
    }
    return [...rows.values()].map((row) => `${row.join("; ")}.`).join(" ");
  }
}

function toRun({ edges }: Measured): Run {
  const drawn = edges.flatMap(({ x, y, side }) => (isSide(side) ? [edgeAt({ x, y, side })] : []));
  const [first, last] = [drawn[0], drawn.at(-1)];
  const closed = !!first && !!last && drawn.length > 3 && first.ax === last.bx && first.ay === last.by;
  return { edges: drawn, closed };
}

function drawFault(fault: FaultMark) {
  if (fault.shape === "clash") return marks.clash(fault, fault.number);
  const centre = [fault.x * 100 + 50, fault.y * 100 + (fault.shape === "hole" ? 50 : 16)] as const;
  return svg`${fault.shape === "hole" ? marks.hole(fault) : marks.ringed(fault)}
    ${marks.tag(centre, String(fault.number), "fault")}`;
}

declare global {
  interface HTMLElementTagNameMap {
    "alhambra-palace": AlhambraPalace;
  }
}
