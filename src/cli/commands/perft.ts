import type { Division, Engine, Game } from "../../index.node.js";
import type { Command } from "../command.js";
import { EXIT, UsageError } from "../exit.js";
import { type Show, withProgress } from "../output.js";
import { gameOf, IN_RECORD, NEW_GAME } from "../table.js";

const DEEPEST = 16;

/** `alhambra perft`: counts paths, the classic test of a move generator. */
export const perft: Command = {
  name: "perft",
  summary: "count the ways a game can go on, the test of a move generator",
  usage: "--depth N [--divide] [--players N --seed SEED --modules A,B | FILE [--at PLY]]",
  about: `Counts the ways to make N decisions one after the other; a game that is over
counts as one way. Two programs that agree on these numbers agree on the rules.
Where they do not, --divide shows behind which first move the difference lies:
play that move and divide again.

Without FILE it counts in a new game, else in the position, record or config of
the FILE.`,
  options: {
    depth: { value: "N", about: `decisions to look ahead, up to ${DEEPEST}` },
    divide: { about: "also count behind each first move" },
    ...NEW_GAME,
    ...IN_RECORD,
  },
  files: "one",
  examples: [
    { line: "alhambra perft --players 3 --seed 42 --depth 4", about: "a new game, four decisions deep" },
    { line: "alhambra perft --depth 3 --divide", about: "the same by first move" },
    { line: "alhambra perft game.json --at 20 --depth 4", about: "from decision 20 of a recorded game" },
  ],

  async run({ engine, values, files, out }) {
    const depth = values.number("depth", 0, DEEPEST);
    if (depth === undefined) throw new UsageError("perft needs --depth N.");
    const game = await gameOf(engine, values, files);
    const divided = values.has("divide");
    if (divided && depth === 0) throw new UsageError("--divide needs a --depth of at least 1.");
    const start = performance.now();
    const divisions = await withProgress(async (show) => countEach(engine, game, depth, show));
    const nodes = divisions?.reduce((sum, division) => sum + division.nodes, 0) ?? 1;
    const ms = Math.round(performance.now() - start);
    if (out.json) {
      await out.data({ depth, nodes, ms, ...(divided ? { divide: divisions ?? [] } : {}) });
      return EXIT.fine;
    }
    const width = String(nodes).length;
    for (const division of divided ? (divisions ?? []) : []) {
      await out.line(`${String(division.nodes).padStart(width)}  ${division.text}`);
    }
    await out.line(`${nodes} ways to make ${depth} decisions, ${ms} ms`);
    return EXIT.fine;
  },
};

interface Counted extends Division {
  readonly text: string;
}

/** Counts behind each first move by itself, so that a person sees how far it has come; null if there is none. */
function countEach(engine: Engine, game: Game, depth: number, show: Show): Counted[] | null {
  if (depth === 0 || game.over) return null;
  const moves = game.legalMoves();
  return moves.map((move, i) => {
    show(() => `perft ${depth}: ${i} of ${moves.length} moves`);
    const next = game.clone();
    next.play(move);
    return { text: game.text(move), move, nodes: engine.perft(next, depth - 1) };
  });
}
