import type { GameConfig, PlayoutOptions, PlayoutResult, Position } from "../../index.node.js";
import type { Call, Command } from "../command.js";
import { EXIT, UsageError } from "../exit.js";
import { wholeOf } from "../input.js";
import { withProgress } from "../output.js";
import { read } from "../reading.js";
import { configOf, gameIn, IN_RECORD, NEW_GAME, newGame, refuseOptions, seedOf } from "../table.js";

const POLICIES = ["random", "sensible"] as const;
const MOST_GAMES = 2 ** 32 - 1;
const LONGEST = 1_000_000;

/** `alhambra playouts`: many random games at once. */
export const playouts: Command = {
  name: "playouts",
  summary: "play many random games and count what comes of them",
  usage: "--games N [--policy POLICY] [--cap N] [--players N --seed SEED --modules A,B | FILE]",
  about: `Plays random games to their end and tells how long they were, what was scored
and who won. Game i is the game of the seed plus i, so a run can be split and
any of its games played again; the signature changes when any game does.

Without FILE new games are played, else games on from the position, record or
config of the FILE; what a position hides is dealt anew for each game.`,
  options: {
    games: { value: "N", about: "how many" },
    policy: {
      value: "POLICY",
      about: "random: any legal move, each equally likely (the default)\nsensible: any move worth looking at",
    },
    cap: { value: "N", about: "give a game up after so many decisions (10000)" },
    ...NEW_GAME,
    ...IN_RECORD,
  },
  files: "one",
  examples: [
    { line: "alhambra playouts --games 1000 --players 4", about: "a thousand games of four" },
    {
      line: "alhambra playouts --games 1000 --policy sensible --json",
      about: "with a little sense, as data",
    },
    { line: "alhambra playouts --games 500 position.txt", about: "who tends to win from here?" },
  ],

  async run(call) {
    const { engine, values, out } = call;
    const games = values.number("games", 1, MOST_GAMES);
    if (games === undefined) throw new UsageError("playouts needs --games N.");
    const policy = values.word("policy", POLICIES) ?? "random";
    const cap = values.number("cap", 1, LONGEST);
    const seed = seedOf(values);
    const options: PlayoutOptions = {
      games,
      policy,
      ...(cap === undefined ? {} : { cap }),
      ...(seed === undefined ? {} : { seed }),
    };
    const slices = engine.playoutSlices(await startOf(call), options);
    const result = await withProgress(async (show) => {
      for (;;) {
        const { done, value } = slices.next();
        if (done) return value;
        show(() => `playouts: ${value.games} of ${games} games`);
      }
    });
    await (out.json ? out.data(result) : out.line(table(result, policy)));
    return EXIT.fine;
  },
};

/** What the games are games of. */
async function startOf({
  engine,
  values,
  files: [file],
}: Call): Promise<GameConfig | { position: Position }> {
  if (file === undefined) {
    newGame(engine, values);
    return configOf(values);
  }
  const { seed: _, ...rest } = NEW_GAME;
  refuseOptions(values, rest, "A FILE says itself what game it is");
  const reading = read((await wholeOf(file)).text);
  const game = gameIn(engine, reading, values);
  if (reading.kind === "config") return reading.config;
  return { position: reading.kind === "position" ? reading.position : game.state() };
}

function table(result: PlayoutResult, policy: string): string {
  const { games, finished, capped, decisions, moves, ms, scores, wins, signature } = result;
  const rows = [
    ["games", `${games} ${policy}, ${finished} finished, ${capped} given up`],
    ["decisions", `${decisions}, ${(decisions / games).toFixed(1)} a game`],
    ["moves", `${moves}, ${(moves / Math.max(decisions, 1)).toFixed(1)} to choose from`],
    ["points", scores.map((points) => (points / games).toFixed(1)).join("  ")],
    ["wins", wins.map((won) => `${((100 * won) / games).toFixed(1)} %`).join("  ")],
    ["time", `${Math.round(ms)} ms, ${Math.round((1000 * games) / Math.max(ms, 1))} games a second`],
    ["signature", signature],
  ];
  return rows.map(([name = "", text]) => `${name.padEnd(11)}${text}`).join("\n");
}
