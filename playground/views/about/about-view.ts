import { html } from "lit";
import { meaningOf, PROVENANCE, provenanceMark } from "../../art/provenance.js";
import { addressOf } from "../../frame/address.js";
import { PageElement } from "../../frame/page-element.js";
import { DATA, PARTS } from "./facts.js";

const SECTIONS = [
  ["game", "The game"],
  ["data", "The data"],
  ["rulings", "Rulings"],
  ["trust", "How it is tested"],
  ["page", "This page"],
] as const;

/** What is implemented, where it stands in the book, and how sure we are of every table. */
export class AboutView extends PageElement {
  override firstUpdated(): void {
    this.ready();
  }

  override render() {
    return html`
      <nav class="contents" aria-label="On this page">
        ${SECTIONS.map(
          ([id, title]) => html`
            <a href="#${id}" @click=${(event: Event) => this.jump(event, id)}>${title}</a>`,
        )}
        <div class="sheet">
          <b>Not the publisher's</b>
          <p class="cap">A study of the rules. All drawings here are our own; names and rules belong to their owners.</p>
        </div>
      </nav>
      <div class="about">
        <h1>What is implemented</h1>
        <p class="lead">The base game is complete for two to six players, Dirk included. Every row names the page of the
          Mega Box book it comes from.</p>
        ${this.game()} ${this.data()} ${this.rulings()} ${this.trust()} ${this.page()}
      </div>`;
  }

  /** The address is the view's; a section is only scrolled to. */
  private jump(event: Event, id: string): void {
    event.preventDefault();
    const heading = this.querySelector<HTMLElement>(`#${id} h2`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus();
  }

  private game() {
    return html`
      <section class="sheet" id="game">
        <h2 tabindex="-1">The game</h2>
        <table>
          <thead><tr><th scope="col">Part</th><th scope="col">What it does</th><th scope="col">Page</th></tr></thead>
          <tbody>
            ${PARTS.map(([part, says, page]) => html`<tr><td>${part}</td><td>${says}</td><td>p. ${page}</td></tr>`)}
          </tbody>
        </table>
      </section>`;
  }

  private data() {
    return html`
      <section class="sheet" id="data">
        <h2 tabindex="-1">Where the data comes from</h2>
        <ul>
          ${PROVENANCE.map((each) => html`<li>${provenanceMark(each)} ${meaningOf(each)}</li>`)}
        </ul>
        <table>
          <thead><tr><th scope="col">Table</th><th scope="col">What it rests on</th><th scope="col">Mark</th></tr></thead>
          <tbody>
            ${DATA.map(
              ([table, provenance, says]) => html`
                <tr><td>${table}</td><td>${says}</td><td>${provenanceMark(provenance)}</td></tr>`,
            )}
          </tbody>
        </table>
        <p><a class="btn" href=${addressOf("tiles")}>See the 54 tiles</a></p>
      </section>`;
  }

  private rulings() {
    return html`
      <section class="sheet" id="rulings">
        <h2 tabindex="-1">Rulings</h2>
        <p>Where the book leaves a question open, the project answers it once, in writing, and plays it so:</p>
        <ul class="bullets">
          <li>Who begins when cards and money are equal: the lowest seat. The book says the younger player.</li>
          <li>An empty cell is shut in when it cannot be left by its four sides; tiles that touch at a corner close it.</li>
          <li>When both scoring cards come up in one refill, both scorings are held, one after the other.</li>
          <li>When nobody in a row can do anything at all, the game ends.</li>
        </ul>
      </section>`;
  }

  private trust() {
    return html`
      <section class="sheet" id="trust">
        <h2 tabindex="-1">How it is tested</h2>
        <p>The rules were written twice: in WebAssembly for speed, and a second time plainly, as slow and clear as the
          book. Random games are played on both, and every list of moves, every score and every board must agree.</p>
        <p>Every rule has a test that names its page. The same suites run on a checked and on the optimised build.</p>
      </section>`;
  }

  private page() {
    return html`
      <section class="sheet" id="page">
        <h2 tabindex="-1">This page</h2>
        <p>It knows no rule. It asks the engine, which runs in a worker of this browser, what is legal, and draws the
          answer. Nothing is sent anywhere; games stay in this browser until you share or save them.</p>
      </section>`;
  }
}
