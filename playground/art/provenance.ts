import { html, type TemplateResult } from "lit";
import { icons } from "./icons.js";

/** How sure we are of a table, in the words of the data. */
export const PROVENANCE = ["verified", "book", "one source", "reconstructed"] as const;

export type Provenance = (typeof PROVENANCE)[number];

const marks: Readonly<Record<Provenance, readonly [icon: TemplateResult, meaning: string]>> = {
  verified: [icons.verified, "Two or more independent sources agree."],
  book: [icons.book, "The rule book states it."],
  "one source": [icons.half, "It rests on one source."],
  reconstructed: [icons.broken, "Partly unknown: our table meets every stated rule and can be replaced."],
};

export const meaningOf = (provenance: Provenance): string => marks[provenance][1];

export const provenanceMark = (provenance: Provenance) =>
  html`<span class="mark" title=${meaningOf(provenance)}>${marks[provenance][0]} ${provenance}</span>`;
