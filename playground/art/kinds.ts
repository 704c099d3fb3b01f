/** The six kinds of building, in the order in which they score: low to high. */
export const KINDS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;

export type Kind = (typeof KINDS)[number];

/** What a drawing needs to know about a tile: the fountain has neither price nor wall. */
export interface Face {
  readonly kind: Kind | "start";
  readonly price?: number;
  /** Walled sides, a subset of the letters NESW. */
  readonly walls: string;
}

export const FOUNTAIN: Face = { kind: "start", walls: "" };

export const kindName: Readonly<Record<Kind, string>> = {
  pavilion: "Pavilion",
  seraglio: "Seraglio",
  arcades: "Arcades",
  chambers: "Chambers",
  garden: "Garden",
  tower: "Tower",
};

/** What the drawing of a kind shows, in two or three words. */
export const kindMotif: Readonly<Record<Kind, string>> = {
  pavilion: "Khatim star",
  seraglio: "Sebka net",
  arcades: "Horseshoe arches",
  chambers: "Coffered ceiling",
  garden: "Four-part garden",
  tower: "Stepped merlons",
};
