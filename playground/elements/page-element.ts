import { LitElement } from "lit";

/** A part of the page itself: it renders into the document, where the one style sheet of the page applies. */
export class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
