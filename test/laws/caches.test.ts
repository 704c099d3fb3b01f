/**
 * What the core keeps beside the facts is what it would make of them anew: one core plays on with all it has kept,
 * another gets only the facts at every state, and they answer alike. Also: saved facts are the same facts again.
 */
import { expect, test } from "vitest";
import { Dice } from "../reference/random.js";
import { coreBytes } from "../support/core.js";
import { often } from "../support/long.js";

type Exports = Record<string, (...args: number[]) => number | bigint> & { memory: WebAssembly.Memory };

const MOVE_BYTES = 16;
const MOST_DECISIONS = 1200;
const MODULE = await WebAssembly.compile(coreBytes());

class RawCore {
  private readonly exports: Exports;

  constructor() {
    const abort = () => {
      throw new Error("an assertion of the core failed");
    };
    this.exports = new WebAssembly.Instance(MODULE, { env: { abort } }).exports as Exports;
  }

  ask(name: string, ...args: number[]): number {
    const answer = this.exports[name];
    if (!answer) throw new Error(`the core has no ${name}`);
    return Number(answer(...args));
  }

  hash(): string {
    return String(this.exports.gameHash?.());
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, at, length);
  }

  facts(): Uint8Array {
    return this.bytes(this.ask("gameFacts"), this.ask("gameFactsLength")).slice();
  }

  restore(facts: Uint8Array): void {
    this.bytes(this.ask("gameFacts"), facts.length).set(facts);
    if (this.ask("gameRestore") !== 1) throw new Error("facts of another version");
  }

  private list(count: number, at: number, size: number): string {
    return Buffer.from(this.bytes(at, count * size)).toString("hex");
  }

  moves(name: "gameMoves" | "gameSensible"): string {
    return this.list(this.ask(name, 0, 4096), this.ask("gameMovePage"), MOVE_BYTES);
  }

  /** Everything that is asked of caches: both lists of moves, and what every palace can take, spare and change. */
  answers(players: number): string[] {
    const counts = [this.ask("gameMoveCount"), this.ask("gameSensibleCount")];
    const palaces = Array.from({ length: players }, (_, seat) => {
      const palace = this.ask("gamePalace", seat);
      const answer = this.ask("boardAnswer");
      const cells = (count: number) => this.list(count, answer, 2);
      return [
        ...[0, 1, 6, 11].flatMap((walls) => [
          cells(this.ask("boardPlacements", palace, walls)),
          cells(this.ask("boardSwaps", palace, walls)),
        ]),
        cells(this.ask("boardRemovable", palace)),
        String(this.ask("boardLongestWall", palace)),
      ].join();
    });
    return [counts.join(), this.moves("gameMoves"), this.moves("gameSensible"), ...palaces];
  }

  play(move: string): void {
    this.bytes(this.ask("gameMove"), MOVE_BYTES).set(Buffer.from(move, "hex"));
    if (this.ask("gameApply") !== 1) throw new Error(`not playable: ${move}`);
  }
}

const CASES = [2, 3, 4, 5, 6].flatMap((players) =>
  (["gameMoves", "gameSensible"] as const).flatMap((list) =>
    Array.from({ length: often(2, 100) }, (_, seed) => [list, players, seed] as const),
  ),
);

test.each(CASES)("%s, %i players, seed %i: kept and rebuilt caches answer alike", (list, players, seed) => {
  const kept = new RawCore();
  const rebuilt = new RawCore();
  const dice = new Dice(seed * 7 + players);
  kept.ask("gameSetup", players, 0, 0, 0, seed, 0, 0, 0);
  for (let ply = 0; ply < MOST_DECISIONS; ply++) {
    const facts = kept.facts();
    rebuilt.restore(facts);
    if (rebuilt.hash() !== kept.hash()) expect.fail(`hash, ply ${ply}`);
    if (Buffer.compare(rebuilt.facts(), facts) !== 0) expect.fail(`facts, ply ${ply}`);
    const answers = kept.answers(players);
    expect(rebuilt.answers(players)).toEqual(answers);
    // Questions change nothing.
    if (Buffer.compare(kept.facts(), facts) !== 0) expect.fail(`facts after questions, ply ${ply}`);
    const moves = kept.moves(list).match(/.{32}/g) ?? [];
    if (moves.length === 0) return;
    kept.play(dice.pick(moves));
  }
});

test("every sensible move is a legal one, and there is one wherever there is a legal one", () => {
  const core = new RawCore();
  for (let seed = 0; seed < often(10, 500); seed++) {
    const dice = new Dice(seed);
    core.ask("gameSetup", 2 + (seed % 5), 0, 0, 0, seed, 0, 0, 0);
    for (let ply = 0; ply < MOST_DECISIONS; ply++) {
      const legal = core.moves("gameMoves").match(/.{32}/g) ?? [];
      const sensible = core.moves("gameSensible").match(/.{32}/g) ?? [];
      if (legal.length === 0) break;
      expect(sensible.length).toBeGreaterThan(0);
      // A page of moves may end before the list does.
      const page = new Set(legal);
      if (core.ask("gameMoveCount") === legal.length) {
        if (!sensible.every((move) => page.has(move))) expect.fail(`seed ${seed}, ply ${ply}`);
      }
      core.play(dice.pick(legal));
    }
  }
});
