import type { Tile } from "alhambra-engine";
import { html, nothing, type TemplateResult } from "lit";
import { FOUNTAIN, KINDS, type Kind, kindMotif, kindName } from "../../art/kinds.js";
import { provenanceMark } from "../../art/provenance.js";
import { engine } from "../../engine.js";
import { Loading, type LoadingState } from "../../frame/loading.js";
import { PageElement } from "../../frame/page-element.js";
import { countWalls, groupByKind, type WallCounts } from "./tile-facts.js";

/** Places kept while the engine starts, so that nothing moves when its tiles arrive. */
const KEPT_PLACES: Readonly<Record<Kind, number>> = {
  pavilion: 7,
  seraglio: 7,
  arcades: 9,
  chambers: 9,
  garden: 11,
  tower: 11,
};

/** Likewise one bar each for none to three walls. */
const KEPT_BARS = [0, 0, 0, 0];

const WALL_NUMBERS = ["No wall", "One wall", "Two walls", "Three walls", "Four walls"];

/** What is in the box: every building tile the engine knows, by kind and price. */
export class TilesView extends PageElement {
  private readonly tiles = new Loading<Tile[]>(this, async () => (await engine()).tiles());

  override render() {
    const { state } = this.tiles;
    return html`
      <div class="view-head">
        <h1>${state.step === "done" ? `The ${state.value.length} building tiles` : "The building tiles"}</h1>
        <span role="status">${state.step === "waiting" && state.slow ? "Starting the engine…" : nothing}</span>
        <p>
          Six kinds, from the cheapest to the dearest. Walk on the pale paving; a wall is a solid band with merlons.
          North is up, and tiles are never turned.
        </p>
      </div>
      ${state.step === "failed" ? this.failure(state.reason) : this.contents(state)}`;
  }

  override updated() {
    if (this.tiles.state.step === "done") this.ready();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const settled = await super.getUpdateComplete();
    await Promise.all(Array.from(this.querySelectorAll("alhambra-tile"), (tile) => tile.updateComplete));
    return settled;
  }

  private contents(state: Exclude<LoadingState<Tile[]>, { step: "failed" }>) {
    const tiles = state.step === "done" ? state.value : undefined;
    if (tiles?.length === 0) return html`<p class="sheet notice">The engine's box is empty.</p>`;
    return html`
      <section class="sheet" aria-label="Building tiles" aria-busy=${!tiles}>
        ${
          tiles
            ? groupByKind(tiles).map((group) => this.kindRow(group.kind, group.tiles))
            : KINDS.map((kind) => this.keptRow(kind))
        }
      </section>
      <div class="facts">
        ${this.startingTile()} ${this.walls(tiles && countWalls(tiles))} ${this.provenance()}
      </div>`;
  }

  private kindRow(kind: Kind, tiles: readonly Tile[]) {
    const [low, high] = [tiles[0]?.price, tiles.at(-1)?.price];
    return this.row(
      kind,
      html`${tiles.length} tiles, ${low} to ${high}`,
      html`
        <ul class="tiles" aria-label=${kindName[kind]}>
          ${tiles.map((tile) => html`<li><alhambra-tile data-tile=${tile.id} .face=${tile}></alhambra-tile></li>`)}
        </ul>`,
    );
  }

  private keptRow(kind: Kind) {
    const places = Array.from({ length: KEPT_PLACES[kind] }, () => html`<span class="kept"></span>`);
    return this.row(kind, html`&nbsp;`, html`<div class="tiles" aria-hidden="true">${places}</div>`);
  }

  private row(kind: Kind, count: TemplateResult, tiles: TemplateResult) {
    return html`
      <section class="kind">
        <div class="kind-head">
          <glyph-chip glyph=${kind}></glyph-chip>
          <div>
            <h2>${kindName[kind]}</h2>
            <p class="count">${count}</p>
            <p class="motif">${kindMotif[kind]}</p>
          </div>
        </div>
        ${tiles}
      </section>`;
  }

  private startingTile() {
    return html`
      <section class="sheet fact">
        <alhambra-tile data-start .face=${FOUNTAIN}></alhambra-tile>
        <div>
          <h2>Starting tile</h2>
          <p>Every palace begins at the lion fountain. It has no price and no walls: its water runs to all four sides,
            and every tile must be reached from it on foot.</p>
        </div>
      </section>`;
  }

  private walls(counts: WallCounts | undefined) {
    const byNumber = counts?.byNumber ?? KEPT_BARS;
    const most = Math.max(...byNumber, 1);
    return html`
      <section class="sheet fact">
        <wall-rose .counts=${counts?.bySide}></wall-rose>
        <div>
          <h2>Walls</h2>
          <table class="bars">
            <caption class="unseen">Tiles by their number of walls</caption>
            ${byNumber.map(
              (count, walls) => html`
                <tr>
                  <th scope="row">${WALL_NUMBERS[walls]}</th>
                  <td><svg aria-hidden="true"><rect width="${(count / most) * 100}%" height="100%"/></svg></td>
                  <td class="num">${counts ? count : nothing}</td>
                </tr>`,
            )}
          </table>
        </div>
      </section>`;
  }

  private provenance() {
    return html`
      <section class="sheet fact">
        <div>
          <h2>Where the data comes from</h2>
          <p>${provenanceMark("verified")}</p>
          <p>Four independent sources agree on 53 of the 54 tiles, three of the four on the last, the arcades at 8 with
            their wall to the east. The rule book confirms the counts, the price ranges and the ten tiles without a wall.
            This page has no table of its own: it asked the engine, in a worker.</p>
        </div>
      </section>`;
  }

  private failure(reason: string) {
    return html`
      <section class="sheet notice" role="alert">
        <h2>The engine could not start.</h2>
        <p>${reason}</p>
        <button class="btn main" @click=${() => this.tiles.start()}>Try again</button>
      </section>`;
  }
}
