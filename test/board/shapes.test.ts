/**
 * Room for modules, proven with made-up pieces: each kind takes 10,000 random steps (placements, removals, swaps)
 * against the plain version, and one run mixes them all; `npm run soak` takes 200,000. Page numbers are the Mega Box's.
 */
import { expect, test } from "vitest";
import { plainCells, plainEvidence, same } from "./compare.js";
import { Dice } from "./dice.js";
import { clearRecords, KernelBoard, WITH_MODULES, type Wording, writeRecord } from "./kernel.js";
import { wallRuns } from "./outline.js";
import { beside, type Cell, type Piece, type Placed, PlainBoard, tile } from "./plain.js";

const STEPS = process.env.ALHAMBRA_SOAK === "1" ? 200_000 : 10_000;
const CAMPS = [1, 2, 4, 8, 3, 6, 12, 9] as const;
const CORNERS = [3, 6, 12, 9] as const;

type Kind = "camp" | "watchtower" | "two-cell" | "rotated" | "gate" | "added" | "fixed";

/** What is about to be placed: one or two halves, and how their records say it. */
interface Candidate {
  readonly placed: Placed[];
  readonly wording: Wording;
}

class ShapePair {
  readonly plain = new PlainBoard();
  readonly kernel = new KernelBoard(0);
  private readonly other = new KernelBoard(1);
  private readonly wordings = new Map<number, Wording>();
  private free: number[];

  constructor(
    private readonly dice: Dice,
    private readonly kinds: readonly Kind[],
    private readonly most: number,
  ) {
    clearRecords();
    // The last two numbers are for pieces that are only asked about.
    this.free = Array.from({ length: 189 }, (_, n) => n + 1);
  }

  private wants(kind: Kind, percent: number): boolean {
    return this.kinds.includes(kind) && this.dice.chance(percent);
  }

  private cell(): Cell {
    const from = this.dice.pick([...this.plain.pieces.values()]) ?? { x: 0, y: 0 };
    return this.dice.chance(2) ? { x: this.dice.below(9) - 4, y: -30 } : beside(from, this.dice.below(4));
  }

  /** Walls that mostly agree with the neighbours, leaving out what lies on `except`. */
  private walls(cell: Cell, except = -1): number {
    let walls = this.dice.below(16);
    for (let side = 0; side < 4; side++) {
      const other = side === except ? undefined : this.plain.at(beside(cell, side));
      if (!other || this.dice.chance(5)) continue;
      const facing = (other.walls >> ((side + 2) % 4)) & 1;
      const wall = other.form === "watchtower" ? 0 : other.form === "camp" ? 1 : facing;
      walls = (walls & ~(1 << side)) | (wall << side);
    }
    return except < 0 ? walls : walls & ~(1 << except);
  }

  private candidate(cell: Cell, ids: readonly [number, number], old?: Piece): Candidate {
    const { dice } = this;
    const [id, mate] = ids;
    const more = { kind: 1 + dice.below(2), fixed: this.wants("fixed", 15) };
    const wording = this.wants("rotated", 70) ? { rotation: dice.below(4) } : {};
    if (old ? old.link >= 0 && dice.chance(80) : this.wants("two-cell", 35)) {
      const link = old ? old.link : 1 + dice.below(2);
      const second = beside(cell, link);
      const back = (link + 2) % 4;
      return {
        wording,
        placed: [
          { ...cell, piece: tile(this.walls(cell, link), id, { ...more, link }) },
          { ...second, piece: tile(this.walls(second, back), mate, { ...more, link: back }) },
        ],
      };
    }
    if (this.wants("camp", 45)) {
      const walls = dice.pick(CAMPS) ?? 1;
      return {
        wording: {},
        placed: [{ ...cell, piece: tile(walls, id, { form: "camp", fixed: more.fixed }) }],
      };
    }
    if (!old && this.wants("watchtower", 40)) {
      const piece = tile(dice.pick(CORNERS) ?? 3, id, { ...more, form: "watchtower", fixed: true });
      return { wording: {}, placed: [{ ...cell, piece }] };
    }
    const walls = this.walls(cell);
    const added = this.wants("added", 40) ? walls & dice.below(16) : 0;
    return { wording: { ...wording, added }, placed: [{ ...cell, piece: tile(walls, id, more) }] };
  }

  /** Opens a double wall where nothing else lets a tile in (p. 12); both tiles are fixed then. */
  private withGate({ placed, wording }: Candidate): Candidate | undefined {
    const side = this.dice.below(4);
    const [first, ...rest] = placed;
    if (first?.piece.form !== "tile" || first.piece.link === side) return undefined;
    const other = this.plain.pieces.get(1000 * beside(first, side).y + beside(first, side).x);
    if (other?.piece.form !== "tile" || (other.piece.walls >> ((side + 2) % 4)) % 2 === 0) return undefined;
    const opened = { ...first, piece: { ...first.piece, gates: 1 << side, fixed: true } };
    return { wording, placed: [opened, ...rest] };
  }

  private write({ placed, wording }: Candidate, onBoard: boolean): void {
    for (const half of placed) {
      const { piece } = half;
      writeRecord(half, { ...wording, added: (wording.added ?? 0) & piece.walls }, onBoard);
    }
  }

  private put(candidate: Candidate): void {
    for (const { piece, x, y } of candidate.placed) {
      this.plain.put(piece, x, y);
      this.wordings.set(piece.id, {
        ...candidate.wording,
        added: (candidate.wording.added ?? 0) & piece.walls,
      });
      this.free = this.free.filter((id) => id !== piece.id);
    }
    this.write(candidate, true);
  }

  private drop(taken: readonly Placed[]): void {
    for (const half of taken) {
      writeRecord(half, this.wordings.get(half.piece.id), false);
      this.free.push(half.piece.id);
    }
  }

  /** Changes a standing piece in both versions and in its record. */
  private change(placed: Placed, piece: Piece, wording: Wording): void {
    const changed = { ...placed, piece };
    this.plain.put(piece, placed.x, placed.y);
    this.wordings.set(piece.id, wording);
    if (placed.x !== 0 || placed.y !== 0) writeRecord(changed, wording);
  }

  private fixNeighbours({ placed }: Candidate): void {
    for (const { piece, x, y } of placed) {
      for (let side = 0; side < 4; side++) {
        const cell = beside({ x, y }, side);
        const other = this.plain.pieces.get(1000 * cell.y + cell.x);
        if (!other || ((piece.gates >> side) & 1) === 0) continue;
        this.kernel.fix(cell);
        this.change(other, { ...other.piece, fixed: true }, this.wordings.get(other.piece.id) ?? {});
      }
    }
  }

  private ids(): readonly [number, number] {
    return [this.free[0] ?? 0, this.free[1] ?? 0];
  }

  private place(): boolean {
    const { plain, kernel } = this;
    let candidate = this.candidate(this.cell(), this.ids());
    this.write(candidate, false);
    let evidence = plainEvidence(plain.explain(candidate.placed));
    this.comparePlacement(candidate, evidence);
    const gate =
      this.kinds.includes("gate") && evidence.reason === "unreachable" ? this.withGate(candidate) : undefined;
    if (gate) {
      candidate = gate;
      this.write(candidate, false);
      evidence = plainEvidence(plain.explain(candidate.placed));
      this.comparePlacement(candidate, evidence);
    }
    if (evidence.reason !== "ok" || plain.pieces.size >= this.most) return false;
    this.put(candidate);
    for (const { piece } of candidate.placed) kernel.put(piece);
    this.fixNeighbours(candidate);
    return true;
  }

  private comparePlacement({ placed }: Candidate, evidence: unknown): void {
    const [first, second] = placed;
    if (!first) return;
    const mate = second?.piece.id ?? -1;
    const { reason } = evidence as { reason: string };
    same(this.kernel.checkPiece(first.piece.id, mate, first), reason, "check");
    same(this.kernel.explainPiece(first.piece.id, mate, first), evidence, "explain");
  }

  private remove(): boolean {
    const { plain, kernel, dice } = this;
    const cell = dice.pick(plain.tiles()) ?? { x: 0, y: 0 };
    const evidence = plainEvidence(plain.explainRemove(cell));
    same(kernel.checkRemove(cell), evidence.reason, "checkRemove");
    same(kernel.explainRemove(cell), evidence, "explainRemove");
    if (evidence.reason !== "ok") return false;
    same(kernel.remove(cell), plain.at(cell)?.id, "remove");
    this.drop(plain.take(cell));
    return true;
  }

  private swap(): boolean {
    const { plain, kernel, dice } = this;
    const old = dice.pick(plain.tiles());
    if (!old) return false;
    const candidate = this.candidate({ x: old.x, y: old.y }, this.ids(), old.piece);
    this.write(candidate, false);
    const evidence = plainEvidence(plain.explainSwap(candidate.placed));
    const [first, second] = candidate.placed;
    if (!first) return false;
    const mate = second?.piece.id ?? -1;
    same(kernel.checkPieceSwap(first.piece.id, mate, first), evidence.reason, "checkSwap");
    same(kernel.explainPieceSwap(first.piece.id, mate, first), evidence, "explainSwap");
    if (evidence.reason !== "ok") return false;
    this.drop(plain.take(old));
    this.put(candidate);
    kernel.exchange(first.piece, mate);
    return true;
  }

  /** Builds wall segments towards empty cells (p. 16). */
  private addWalls(): boolean {
    const { plain, kernel, dice } = this;
    const placed = dice.pick(plain.tiles());
    const side = dice.below(4);
    const wall = 1 << side;
    if (placed?.piece.form !== "tile" || (placed.piece.walls & wall) !== 0) return false;
    if (plain.at(beside(placed, side))) return false;
    const wording = this.wordings.get(placed.piece.id) ?? {};
    kernel.addWalls(wall, placed);
    const walls = placed.piece.walls | wall;
    this.change(placed, { ...placed.piece, walls }, { ...wording, added: (wording.added ?? 0) | wall });
    return true;
  }

  step(): boolean {
    const { dice } = this;
    if (this.wants("added", 5) && this.addWalls()) return true;
    if (dice.chance(70)) return this.place();
    return dice.chance(50) ? this.remove() : this.swap();
  }

  compareAll(): void {
    const { plain, kernel } = this;
    const runs = wallRuns(plain).map(({ towers, edges }) => ({ towers, edges }));
    same(kernel.walls(), runs, "walls");
    same(kernel.longestWall(), runs[0] ?? { towers: 0, edges: [] }, "longest wall");
    same(kernel.wallLength(), runs[0]?.edges.length ?? 0, "wallLength");
    const tiles = plainCells(plain.tiles());
    same(kernel.tiles(), tiles, "tiles");
    same(
      kernel.removable(),
      tiles.filter((cell) => plain.explainRemove(cell).reason === "ok"),
      "removable",
    );
    this.compareLists(tiles);
    this.compareWithRebuilt();
  }

  private compareLists(tiles: readonly Cell[]): void {
    const { plain, kernel } = this;
    const candidate = this.candidate({ x: 0, y: 0 }, [190, 191]);
    this.write(candidate, false);
    const at = ({ x, y }: Cell) =>
      candidate.placed.map((half) => ({ ...half, x: half.x + x, y: half.y + y }));
    const [first, second] = candidate.placed;
    const id = first?.piece.id ?? 0;
    const mate = second?.piece.id ?? -1;
    const { west, east, north, south } = plain.box();
    const around: Cell[] = [];
    for (let y = north - 2; y <= south + 1; y++)
      for (let x = west - 2; x <= east + 1; x++) around.push({ x, y });
    const fits = around.filter((cell) => plain.explain(at(cell)).reason === "ok");
    same(kernel.piecePlacements(id, mate), fits, "placements");
    if (first?.piece.form === "watchtower") return;
    const swaps = tiles.filter((cell) => plain.explainSwap(at(cell)).reason === "ok");
    same(kernel.pieceSwaps(id, mate), swaps, "swaps");
  }

  /** From the records alone: equal hash, equal walls, equal removals. The start's own segments are no record here. */
  private compareWithRebuilt(): void {
    const { kernel, other, plain } = this;
    other.build();
    const start = plain.at({ x: 0, y: 0 });
    if (start?.walls) other.addWalls(start.walls, { x: 0, y: 0 });
    same(String(other.hash()), String(kernel.hash()), "hash");
    same(other.walls(), kernel.walls(), "walls of the rebuilt board");
    same(other.removable(), kernel.removable(), "removable of the rebuilt board");
    other.copyFrom(kernel);
    same(String(other.hash()), String(kernel.hash()), "hash of a copy");
    same(other.removable(), kernel.removable(), "removable of a copy");
  }
}

const RUNS: { name: string; kinds: Kind[] }[] = [
  { name: "camps, which fill a cell by other edge rules (p. 15)", kinds: ["camp"] },
  { name: "watchtowers, half cells with a diagonal wall (p. 29)", kinds: ["watchtower"] },
  { name: "two-cell tiles (p. 35)", kinds: ["two-cell"] },
  { name: "rotated tiles (p. 32)", kinds: ["rotated"] },
  { name: "edges opened by a gate (p. 12)", kinds: ["gate"] },
  { name: "walls added to a tile later (p. 16)", kinds: ["added", "rotated"] },
  { name: "tiles that may not be moved", kinds: ["fixed"] },
  {
    name: "all of them together",
    kinds: ["camp", "watchtower", "two-cell", "rotated", "gate", "added", "fixed"],
  },
];

for (const [n, { name, kinds }] of RUNS.entries()) {
  test.runIf(WITH_MODULES)(
    `${name}: every step as the plain version takes it`,
    { timeout: 3_600_000 },
    () => {
      const dice = new Dice(100 + n);
      let changes = 0;
      for (let step = 0; step < STEPS; ) {
        const pair = new ShapePair(dice, kinds, 8 + dice.below(30));
        for (let left = 100 + dice.below(200); left > 0; left--, step++) {
          if (pair.step()) changes++;
          if (dice.chance(2)) pair.compareAll();
        }
        pair.compareAll();
      }
      expect(changes).toBeGreaterThan(STEPS / 10);
    },
  );
}
