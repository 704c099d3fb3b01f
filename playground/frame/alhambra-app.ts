import { html, type PropertyValues, type TemplateResult } from "lit";
import { icons, mark } from "../art/icons.js";
import { type Address, addressOf, readAddress, VIEWS, type ViewName } from "./address.js";
import { PageElement } from "./page-element.js";

interface View {
  readonly title: string;
  /** Brings the view's code. */
  load(): Promise<{ define(): void }>;
  draw(): TemplateResult;
}

const views: Readonly<Record<ViewName, View>> = {
  about: {
    title: "About",
    load: () => import("../views/about/index.js"),
    draw: () => html`<about-view></about-view>`,
  },
  tiles: {
    title: "Tiles",
    load: () => import("../views/tiles/index.js"),
    draw: () => html`<tiles-view></tiles-view>`,
  },
};

/** The shell: header with the views and the tools of the one that is shown, and the view itself. */
export class AlhambraApp extends PageElement {
  static override readonly properties = {
    address: { state: true },
    tools: { state: true },
    lost: { state: true },
  };

  declare private address: Address;
  declare private tools: TemplateResult | null;
  declare private lost: boolean;

  constructor() {
    super();
    this.address = readAddress(location.hash);
    this.tools = null;
    this.lost = false;
    this.addEventListener("view-tools", ({ detail }) => {
      this.tools = detail;
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.moved);
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("hashchange", this.moved);
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("address")) document.title = `${views[this.address.view].title} · Alhambra`;
  }

  override render() {
    const { view } = this.address;
    return html`
      <header class="top">
        <button class="ib menu-button" popovertarget="menu" aria-label="Menu">${icons.menu}</button>
        <a class="brand" href=${addressOf("about")} aria-label="Alhambra">${mark}<span>ALHAMBRA</span></a>
        <div class="menu" id="menu" popover>
          <nav class="nav" aria-label="Views">
            ${VIEWS.map(
              (name) => html`
                <a href=${addressOf(name)} aria-current=${name === view ? "page" : "false"}>${views[name].title}</a>`,
            )}
          </nav>
          <theme-switch></theme-switch>
        </div>
        <div class="view-tools">${this.tools}</div>
      </header>
      <main class="view-${view}">
        ${
          this.lost
            ? html`
              <section class="sheet notice" role="alert">
                <h1>This view could not be loaded.</h1>
                <p>The page may have been offline, or was changed on the server.</p>
                <button class="btn main" @click=${() => location.reload()}>Load the page again</button>
              </section>`
            : views[view].draw()
        }
      </main>
      <toast-list></toast-list>
      <ask-dialog></ask-dialog>`;
  }

  private readonly moved = () => {
    const { view } = this.address;
    this.address = readAddress(location.hash);
    if (view === this.address.view) return;
    this.tools = null;
    this.querySelector<HTMLElement>("#menu")?.hidePopover();
    document.documentElement.removeAttribute("data-ready");
    void this.load();
  };

  private async load(): Promise<void> {
    const { view } = this.address;
    try {
      const { define } = await views[view].load();
      if (!customElements.get(`${view}-view`)) define();
      this.lost = false;
    } catch {
      this.lost = true;
    }
  }
}

declare global {
  interface HTMLElementEventMap {
    /** What the view that is shown wants to have in the header. */
    "view-tools": CustomEvent<TemplateResult | null>;
  }
}
