/** Random palaces of the real tiles, the same ones for the same seed. */
import { tiles as drawn } from "../../assembly/components/tiles.json";
import { Dice } from "../../test/board/dice.js";
import type { Core } from "./core.js";
import type { Palace, Tile } from "./questions.js";

const SIDES = "NESW";
const BOX = drawn.map(({ walls }, n) => ({
  id: n + 1,
  walls: [...walls].reduce((mask, side) => mask | (1 << SIDES.indexOf(side)), 0),
}));

function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const deck = [...list];
  for (let n = deck.length; n > 1; n--) {
    const k = dice.below(n);
    const [last, picked] = [deck[n - 1], deck[k]];
    if (last !== undefined && picked !== undefined) [deck[n - 1], deck[k]] = [picked, last];
  }
  return deck;
}

const extent = (numbers: readonly number[]): number => Math.max(0, ...numbers) - Math.min(0, ...numbers) + 1;

/** Cells in the longer direction of a palace. */
export function extentOf({ tiles, next }: Palace): number {
  const all = [...tiles, next];
  return Math.max(extent(all.map(({ x }) => x)), extent(all.map(({ y }) => y)));
}

/** One palace of `size` tiles laid down one by one at random; undefined when the tiles left fit nowhere. */
function build(core: Core, size: number, dice: Dice): Palace | undefined {
  const board = core.scratch();
  const tiles: Tile[] = [];
  let waiting = shuffled(BOX, dice);
  // A palace of all tiles asks about one it already has.
  if (size >= BOX.length) waiting.push(...waiting.slice(0, 1));
  while (waiting.length > 0) {
    const index = waiting.findIndex(({ walls }) => board.placements(walls).length > 0);
    const tile = waiting[index];
    const cell = tile && dice.pick(board.placements(tile.walls));
    if (!tile || !cell) return undefined;
    if (tiles.length === size) return { tiles, next: { ...tile, ...cell } };
    waiting = waiting.filter((_, n) => n !== index);
    tiles.push({ ...tile, ...cell });
    board.place({ ...tile, ...cell });
  }
  return undefined;
}

/** `count` palaces that a test accepts. */
export function palaces(
  core: Core,
  count: number,
  size: number,
  seed: number,
  accepts: (palace: Palace) => boolean,
): Palace[] {
  const dice = new Dice(seed);
  const found: Palace[] = [];
  while (found.length < count) {
    const palace = build(core, size, dice);
    if (palace && accepts(palace)) found.push(palace);
  }
  return found;
}
