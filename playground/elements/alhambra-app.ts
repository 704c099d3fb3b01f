import { html } from "lit";
import { mark } from "../art/icons.js";
import { PageElement } from "./page-element.js";

/** The shell: header with the views, the view itself, and whose game this is. */
export class AlhambraApp extends PageElement {
  override render() {
    return html`
      <header class="top">
        <a class="brand" href="#/tiles" aria-label="Alhambra">${mark}<span>ALHAMBRA</span></a>
        <nav class="nav" aria-label="Views"><a href="#/tiles" aria-current="page">Tiles</a></nav>
        <theme-switch></theme-switch>
      </header>
      <main><tiles-view></tiles-view></main>
      <footer class="foot">
        A study of the rules. All drawings here are our own; names and rules belong to their owners.
      </footer>`;
  }
}
