import { randomBytes } from "node:crypto";
import type { Command, Options } from "../command.js";
import { EXIT, UsageError } from "../exit.js";
import { inkFor } from "../play/ink.js";
import { Prompt } from "../play/prompt.js";
import { Sitting } from "../play/sitting.js";
import { Words } from "../play/words.js";
import { gameOf, IN_RECORD, NEW_GAME } from "../table.js";

const OPTIONS: Options = {
  ...NEW_GAME,
  seed: { value: "SEED", about: "its seed, to play the same game once more (a new one)" },
  seat: { value: "N", about: "the seat you take, from 0 (0)" },
  ...IN_RECORD,
};

/** `alhambra play`: a game at the terminal. */
export const play: Command = {
  name: "play",
  summary: "play a game in the terminal",
  usage: "[--players N --seed SEED --modules A,B | FILE [--at PLY]] [--seat N]",
  about: `You take one seat, the others make random moves. Choose by number, or type a
move in the notation of docs/notation.md; \`help\` tells the rest. Without FILE a
new game begins, else the game of the FILE goes on: a position, a record or a
config.

With --json the table is shown on standard error, and standard output gets the
record of the game, which can be replayed.`,
  options: OPTIONS,
  files: "one",
  examples: [
    { line: "alhambra play", about: "a game of three" },
    { line: "alhambra play --players 2 --seat 1", about: "against one other player, and Dirk" },
    { line: "alhambra play --json > game.json", about: "and keep the record" },
  ],

  async run({ engine, values, files, out }) {
    if (files[0] === "-") throw new UsageError("play reads your moves from standard input; name a FILE.");
    const seed = randomBytes(16).toString("hex");
    const game = await gameOf(engine, values, files, seed);
    const seat = values.number("seat", 0, game.scores.length - 1) ?? 0;
    const screen = out.json ? process.stderr : process.stdout;
    const prompt = new Prompt(process.stdin, screen);
    const words = new Words(engine, seat, inkFor(screen));
    const say = (line: string) => screen.write(`${line}\n`);
    if (files.length === 0) say(`The seed of this game is ${values.text("seed") ?? seed}.`);
    const finished = await new Sitting(engine, game, seat, words, prompt, say).play();
    prompt.close();
    if (!finished) say("You leave the table.");
    if (out.json) await out.data(game.record());
    return prompt.interrupted ? EXIT.interrupted : EXIT.fine;
  },
};
