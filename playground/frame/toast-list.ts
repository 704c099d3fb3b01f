import { html } from "lit";
import { icons } from "../art/icons.js";
import { PageElement } from "./page-element.js";

interface Toast {
  readonly text: string;
  readonly fault: boolean;
}

/** Long enough to be read twice; a fault stays until it is put away. */
const SHOWN_MS = 6000;

/** Short news at the lower edge: something was copied, saved, or could not be. */
export class ToastList extends PageElement {
  static override readonly properties = { toasts: { state: true } };

  declare private toasts: readonly Toast[];

  constructor() {
    super();
    this.toasts = [];
  }

  show(text: string, fault: boolean): void {
    const toast = { text, fault };
    this.toasts = [...this.toasts.slice(-2), toast];
    if (!fault) setTimeout(() => this.drop(toast), SHOWN_MS);
  }

  override render() {
    return html`
      <div class="toasts" role="status">
        ${this.toasts.map(
          (toast) => html`
            <p class="toast ${toast.fault ? "fault" : ""}">${toast.text}
              <button class="ib" aria-label="Put away" @click=${() => this.drop(toast)}>${icons.close}</button>
            </p>`,
        )}
      </div>`;
  }

  private drop(toast: Toast): void {
    this.toasts = this.toasts.filter((each) => each !== toast);
  }
}

/** Tells the reader something in passing. */
export function tell(text: string, fault = false): void {
  document.querySelector<ToastList>("toast-list")?.show(text, fault);
}
