import type { Command } from "../command.js";
import { EXIT, UsageError } from "../exit.js";
import { bytesOf, linesOf } from "../input.js";
import { LONGEST_LINE } from "../serve/request.js";
import { Session } from "../serve/session.js";

/** `alhambra serve`: the API for programs in other languages. */
export const serve: Command = {
  name: "serve",
  summary: "let a program in any language drive the engine, over a pipe",
  usage: "--stdio",
  about: `Reads requests from standard input, one JSON a line, and writes an answer to
each to standard output, one JSON a line, in the same order. Methods and
properties have the names of the API:

  {"id": 1, "method": "createGame", "args": [{"players": 3, "seed": 42}]}
  {"id": 1, "result": "game-1"}
  {"id": 2, "on": "game-1", "method": "play", "args": ["take denar3"]}
  {"id": 2, "result": [{"type": "take", ...}]}
  {"id": 3, "on": "game-1", "method": "turn"}
  {"id": 3, "result": 2}

"on" names the game or the board that is asked, the engine itself when left out.
Games and boards are given as handles, which stay until they are asked to
"free"; snapshots are base64. What fails has an "error" with its code, message,
faults and reason instead of a "result", changes nothing, and ends nothing.

Ends when standard input ends.`,
  options: { stdio: { about: "speak over standard input and output" } },
  files: "none",
  examples: [
    {
      line: `echo '{"id": 1, "method": "perft", "args": [{"players": 3}, 3]}' | alhambra serve --stdio`,
      about: "one question",
    },
    { line: "alhambra serve --stdio", about: "started by another program, as docs/cli.md shows for Python" },
  ],

  async run({ engine, values, out }) {
    if (!values.has("stdio")) throw new UsageError("serve needs --stdio.");
    const session = new Session(engine);
    for await (const line of linesOf(bytesOf("-"), LONGEST_LINE)) {
      if (line.trim() !== "") await out.line(await session.answer(line));
    }
    return EXIT.fine;
  },
};
