/** Walls as letters and as the core's masks, N 1, E 2, S 4, W 8. */
const LETTERS = "NESW";

/** The mask of a set of letters in any order; undefined if it holds another letter or one twice. */
export function wallMask(walls: string): number | undefined {
  let mask = 0;
  for (const letter of walls) {
    const bit = 1 << LETTERS.indexOf(letter);
    if (!LETTERS.includes(letter) || mask & bit) return undefined;
    mask |= bit;
  }
  return mask;
}

/** A quarter turn clockwise moves every side to the next bit. */
export function turnedWalls(mask: number, quarters: number): number {
  return ((mask * 17) >> (4 - quarters)) & 15;
}
