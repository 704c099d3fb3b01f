import { LitElement, type TemplateResult } from "lit";

/** A part of the page itself: it renders into the document, where the one style sheet of the page applies. */
export class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Puts a view's own tools into the header. */
  protected showTools(tools: TemplateResult | null): void {
    this.dispatchEvent(new CustomEvent("view-tools", { detail: tools, bubbles: true }));
  }

  /** The view shows what it was asked for. */
  protected ready(): void {
    void this.updateComplete.then(() => document.documentElement.toggleAttribute("data-ready", true));
  }
}
