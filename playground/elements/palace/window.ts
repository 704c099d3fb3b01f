import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Box, Cell } from "../../art/cells.js";

/** A cell is never drawn larger, and never smaller unless the palace cannot be panned. */
const LARGEST = 96;
const SMALLEST = 40;
const CLOSEST = 160;

/** From here on a press is a drag. */
const SLACK = 6;

interface Place {
  readonly left: number;
  readonly top: number;
  /** Pixels a cell. */
  readonly size: number;
}

export interface WindowHost extends ReactiveControllerHost, HTMLElement {
  /** What should be seen, and how many cells of air round it. */
  frame(): { readonly box: Box; readonly air: number };
  /** Not to be moved: a thumbnail. */
  readonly still: boolean;
}

/**
 * Which part of the court is seen: everything that matters by itself, until somebody drags or zooms; `fit` goes back.
 */
export class PalaceWindow implements ReactiveController {
  width = 0;
  height = 0;
  private readonly host: WindowHost;
  private readonly observer: ResizeObserver;
  private moved: Place | null = null;
  private readonly pressed = new Map<number, { x: number; y: number }>();
  private dragged = false;

  constructor(host: WindowHost) {
    this.host = host;
    host.addController(this);
    this.observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width === this.width && height === this.height) return;
      this.width = width;
      this.height = height;
      host.requestUpdate();
    });
  }

  hostConnected(): void {
    this.observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }

  get free(): boolean {
    return this.moved !== null;
  }

  get dragging(): boolean {
    return this.dragged;
  }

  get place(): Place {
    return this.moved ?? this.fitted();
  }

  /** The cell at a point of the page, also beyond what is seen. */
  cellAt(clientX: number, clientY: number): Cell {
    const box = this.host.getBoundingClientRect();
    const { left, top, size } = this.place;
    return {
      x: Math.floor((clientX - box.left - left) / size),
      y: Math.floor((clientY - box.top - top) / size),
    };
  }

  fit(): void {
    this.moved = null;
    this.host.requestUpdate();
  }

  /** Closer or farther; the given point of the element, or else its middle, stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const { left, top, size } = this.place;
    const next = Math.min(Math.max(size * factor, 16), CLOSEST);
    const grown = next / size;
    this.moved = { left: x - (x - left) * grown, top: y - (y - top) * grown, size: next };
    this.host.requestUpdate();
  }

  /** Brings a cell into sight; what is seen already stays where it is. */
  reveal(cell: Cell): void {
    const { left, top, size } = this.place;
    const [x, y] = [left + cell.x * size, top + cell.y * size];
    const dx = x < 0 ? -x + 8 : Math.min(0, this.width - (x + size) - 8);
    const dy = y < 0 ? -y + 8 : Math.min(0, this.height - (y + size) - 8);
    if (dx === 0 && dy === 0) return;
    this.moved = { left: left + dx, top: top + dy, size };
    this.host.requestUpdate();
  }

  press(event: PointerEvent): void {
    if (this.pressed.size === 0) this.dragged = false;
    this.pressed.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const from = this.pressed.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const other = [...this.pressed].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      this.dragged = true;
      const box = this.host.getBoundingClientRect();
      const factor =
        Math.hypot(to.x - other.x, to.y - other.y) / Math.hypot(from.x - other.x, from.y - other.y);
      if (Number.isFinite(factor)) this.zoom(factor, other.x - box.left, other.y - box.top);
    } else {
      if (!this.dragged && Math.hypot(to.x - from.x, to.y - from.y) < SLACK) return;
      // A finger scrolls the page; it moves the court only when there is more court than can be seen.
      if (event.pointerType === "touch" && !this.free && !this.overflows()) return;
      this.dragged = true;
      const { left, top, size } = this.place;
      this.moved = { left: left + to.x - from.x, top: top + to.y - from.y, size };
      this.host.requestUpdate();
    }
    this.pressed.set(event.pointerId, to);
  }

  release(event: PointerEvent): void {
    this.pressed.delete(event.pointerId);
  }

  overflows(): boolean {
    const { box, air } = this.host.frame();
    const { size } = this.fitted();
    return (
      (box.east - box.west + 1 + air) * size > this.width + 1 ||
      (box.south - box.north + 1 + air) * size > this.height + 1
    );
  }

  private fitted(): Place {
    const { box, air } = this.host.frame();
    const [columns, rows] = [box.east - box.west + 1, box.south - box.north + 1];
    const room = Math.min(this.width / (columns + 2 * air), this.height / (rows + 2 * air), LARGEST);
    const size = Math.max(room, this.host.still ? 1 : SMALLEST);
    return {
      left: (this.width - columns * size) / 2 - box.west * size,
      top: (this.height - rows * size) / 2 - box.north * size,
      size,
    };
  }
}
