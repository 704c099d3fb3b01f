import type { Provenance } from "../../art/provenance.js";

/** What the engine plays of the base game, with the page of the Mega Box book it comes from. */
export const PARTS: readonly (readonly [part: string, says: string, page: string])[] = [
  [
    "Setup",
    "Starting money until 20 or more, five piles with a scoring card in the second and the fourth.",
    "2–3",
  ],
  ["Take money", "One card, or several that add up to 5 at most.", "4"],
  ["Buy a building", "In the currency of its space; exact money earns another action.", "4"],
  ["Redesign", "Add from the reserve, take a tile off, or exchange one for another.", "4"],
  ["Building rules", "Walls meet walls, every tile is reached on foot, no empty cell is shut in.", "5"],
  ["Scoring", "Most of each kind and the longest outside wall, three times; ties share and round down.", "6"],
  ["The end", "The last tiles go to whoever holds the most of their currency; then the third scoring.", "6"],
  ["Two players", "Dirk takes part in the majorities with tiles from the tower.", "7"],
];

export const DATA: readonly (readonly [table: string, provenance: Provenance, says: string])[] = [
  [
    "54 building tiles",
    "verified",
    "Four sources agree on 53 tiles, three of the four on the wall of the arcades at 8.",
  ],
  ["108 money cards", "verified", "Four currencies, 1 to 9, three of each; two of each when two play."],
  ["Order of the market", "verified", "Florin, dirham, denar, ducat from the first space to the fourth."],
  ["Points of the scorings", "verified", "Two rule books and three independent programs agree."],
];
