/**
 * The base board against the plain version: random placements, removals and swaps, every answer compared. The quick
 * run makes a fixed number of changes, `npm run test:long` more than a million.
 */
import { expect, test } from "vitest";
import { plainCells, plainEvidence, same } from "./compare.js";
import { Dice } from "./dice.js";
import { KernelBoard } from "./kernel.js";
import { wallRuns } from "./outline.js";
import { beside, byCell, type Cell, PlainBoard, tile } from "./plain.js";

const SOAK = process.env.ALHAMBRA_SOAK === "1";
const CHANGES = SOAK ? 260_000 : 1_000;

/** A palace in both versions, taking random steps. */
class Pair {
  plain = new PlainBoard();
  readonly kernel = new KernelBoard(0);
  private readonly other = new KernelBoard(1);
  readonly changes = { placed: 0, removed: 0, swapped: 0 };

  constructor(
    private readonly dice: Dice,
    private readonly shape: { most: number; straight: number; growth: number; open: number },
  ) {}

  private randomCell(): Cell {
    const { dice, plain } = this;
    if (dice.chance(3)) return { x: dice.below(140) - 70, y: dice.below(140) - 70 };
    const from = dice.pick([...plain.pieces.values()]) ?? { x: 0, y: 0 };
    return beside(from, dice.below(4));
  }

  /** At the end of a row, so that palaces grow long. */
  private farCell(): Cell {
    const tiles = [...this.plain.pieces.values()].sort((a, b) => a.x + a.y - (b.x + b.y));
    const [end, side] = this.dice.chance(50) ? [tiles.at(-1), 1] : [tiles[0], 3];
    return beside(end ?? { x: 0, y: 0 }, this.dice.chance(80) ? side : (side + 1) % 4);
  }

  private walls(cell: Cell): number {
    let walls = this.dice.below(16) & (this.dice.chance(this.shape.open) ? this.dice.below(16) : 15);
    // Mostly such walls as agree with the neighbours: random ones hardly ever do.
    for (let side = 0; side < 4; side++) {
      const other = this.plain.at(beside(cell, side));
      if (!other || this.dice.chance(4)) continue;
      const wall = (other.walls >> ((side + 2) % 4)) & 1;
      walls = (walls & ~(1 << side)) | (wall << side);
    }
    return walls;
  }

  step(): void {
    const { dice, plain, kernel, shape } = this;
    const id = 1 + dice.below(250);
    if (dice.chance(shape.growth)) {
      const cell = dice.chance(shape.straight) ? this.farCell() : this.randomCell();
      const walls = this.walls(cell);
      const evidence = plainEvidence(plain.explain([{ ...cell, piece: tile(walls) }]));
      same(kernel.check(walls, cell), evidence.reason, "check");
      same(plainEvidence(kernel.explain(walls, cell)), evidence, "explain");
      if (evidence.reason === "ok" && plain.pieces.size < shape.most) {
        plain.put(tile(walls, id), cell.x, cell.y);
        kernel.place(id, walls, cell);
        this.changes.placed++;
      }
      return;
    }
    const cell = dice.chance(5) ? this.randomCell() : (dice.pick(plain.tiles()) ?? { x: 0, y: 0 });
    const old = plain.at(cell);
    if (dice.chance(40)) {
      const walls = this.walls(cell);
      const { x, y } = cell;
      const evidence = plainEvidence(plain.explainSwap([{ x, y, piece: tile(walls) }]));
      same(kernel.checkSwap(walls, cell), evidence.reason, "checkSwap");
      same(plainEvidence(kernel.explainSwap(walls, cell)), evidence, "explainSwap");
      if (evidence.reason !== "ok") return;
      same(kernel.swap(id, walls, cell), old?.id, "swap");
      plain.put(tile(walls, id), x, y);
      this.changes.swapped++;
      return;
    }
    const evidence = plainEvidence(plain.explainRemove(cell));
    same(kernel.checkRemove(cell), evidence.reason, "checkRemove");
    same(plainEvidence(kernel.explainRemove(cell)), evidence, "explainRemove");
    if (evidence.reason !== "ok") return;
    same(kernel.remove(cell), old?.id, "remove");
    plain.take(cell);
    this.changes.removed++;
  }

  compareAll(): void {
    const { plain, kernel, dice } = this;
    const walls = dice.below(16);
    const frontier = plain.frontier();
    const tiles = plainCells(plain.tiles());
    const fits = frontier.filter((cell) => plain.explain([{ ...cell, piece: tile(walls) }]).reason === "ok");
    const swaps = tiles.filter(
      (cell) => plain.explainSwap([{ ...cell, piece: tile(walls) }]).reason === "ok",
    );
    const free = tiles.filter((cell) => plain.explainRemove(cell).reason === "ok");
    same(kernel.placements(walls), fits, `placements ${walls}`);
    same(kernel.allPlacements()[walls], fits, `all placements ${walls}`);
    same(kernel.placementsCount(walls), fits.length, "placementsCount");
    same(kernel.swaps(walls), swaps, `swaps ${walls}`);
    same(kernel.allSwaps()[walls], swaps, `all swaps ${walls}`);
    same(kernel.swapsCount(walls), swaps.length, "swapsCount");
    same(kernel.removable(), free, "removable");
    same(kernel.removableCount(), free.length, "removableCount");
    same(kernel.tiles(), tiles, "tiles");
    same(kernel.count(), tiles.length, "count");
    const runs = wallRuns(plain);
    same(
      kernel.walls(),
      runs.map(({ towers, edges }) => ({ towers, edges })),
      "walls",
    );
    same(
      kernel.longestWall(),
      runs[0] ? { towers: 0, edges: runs[0].edges } : { towers: 0, edges: [] },
      "longest",
    );
    same(kernel.wallLength(), runs[0]?.edges.length ?? 0, "wallLength");
    this.compareWithRebuilt();
  }

  /** The same tiles laid out in another order: equal facts, equal hash, equal answers. */
  private compareWithRebuilt(): void {
    const { plain, kernel, other, dice } = this;
    other.clear();
    const placed = plain.tiles().filter(({ x, y }) => x !== 0 || y !== 0);
    const turned = dice.chance(50) ? placed.reverse() : placed.sort((a, b) => a.x - b.x || byCell(a, b));
    for (const { piece, x, y } of turned) other.place(piece.id, piece.walls, { x, y });
    same(String(other.hash()), String(kernel.hash()), "hash of the rebuilt board");
    for (const board of [kernel, other]) {
      for (const { piece, x, y } of placed) {
        same(board.pieceAt({ x, y }), piece.id, "pieceAt");
        same(board.wallsAt({ x, y }), piece.walls, "wallsAt");
      }
    }
    same(other.allPlacements(), kernel.allPlacements(), "placements of the rebuilt board");
    same(other.allSwaps(), kernel.allSwaps(), "swaps of the rebuilt board");
    same(other.removable(), kernel.removable(), "removable of the rebuilt board");
    other.copyFrom(kernel);
    same(String(other.hash()), String(kernel.hash()), "hash of a copy");
    same(other.removable(), kernel.removable(), "removable of a copy");
  }
}

const SHAPES = [
  { name: "small palaces", most: 14, straight: 0, growth: 55, open: 0 },
  { name: "palaces as they are played", most: 30, straight: 0, growth: 62, open: 50 },
  { name: "large palaces", most: 80, straight: 0, growth: 72, open: 90 },
  { name: "long palaces that outgrow the narrow window", most: 90, straight: 80, growth: 72, open: 50 },
];

for (const [n, shape] of SHAPES.entries()) {
  test(`${shape.name}: every answer is the plain version's (p. 4-6)`, { timeout: 3_600_000 }, () => {
    const dice = new Dice(4 + n);
    const sum = { placed: 0, removed: 0, swapped: 0 };
    while (sum.placed + sum.removed + sum.swapped < CHANGES) {
      const pair = new Pair(dice, shape);
      for (let step = 20 + dice.below(6 * shape.most); step > 0; step--) {
        pair.step();
        if (dice.chance(SOAK ? 1 : 4)) pair.compareAll();
      }
      pair.compareAll();
      sum.placed += pair.changes.placed;
      sum.removed += pair.changes.removed;
      sum.swapped += pair.changes.swapped;
    }
    if (SOAK) console.log(`${shape.name}, no difference:`, sum);
    for (const number of Object.values(sum)) expect(number).toBeGreaterThan(CHANGES / 10);
  });
}
