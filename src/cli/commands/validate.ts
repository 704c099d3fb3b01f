import type { Engine } from "../../index.node.js";
import type { Command } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { faultLines, faultsOf, type ToldFault } from "../faults.js";
import { type Document, documentsOf } from "../input.js";
import { kindOf, read } from "../reading.js";

/** `alhambra validate`: everything that is wrong with a file. */
export const validate: Command = {
  name: "validate",
  summary: "say everything that is wrong with boards, positions and records",
  usage: "[FILE...]",
  about: `Looks at the board, position, record or config of each FILE, or at each of many
in one FILE, and says everything that is wrong with it and where: a JSON pointer
into the data, the cell of a board, or the line and column where a text can no
longer be read. A record is played through; its first move that is not legal is
its fault.

Ends with 1 if anything is wrong.`,
  options: {},
  files: "many",
  examples: [
    { line: "alhambra validate board.txt", about: "is this an Alhambra?" },
    { line: "alhambra validate positions/*.json --json", about: "a line of JSON for each" },
    { line: 'echo "start garden-8-sw@1,0" | alhambra validate', about: "a wall against an open side" },
  ],

  async run({ engine, files, out }) {
    let exit: ExitCode = EXIT.fine;
    for (const file of files.length > 0 ? files : ["-"]) {
      for await (const document of documentsOf(file)) {
        const { line, text } = document;
        const faults = check(engine, document);
        const kind = kindOf(text);
        // Set at once: whoever reads the answer may stop reading.
        if (faults.length > 0) process.exitCode = exit = EXIT.no;
        if (out.json) {
          await out.data({ file, line, kind, faults });
          continue;
        }
        const count = faults.length === 1 ? "1 fault" : `${faults.length || "no"} faults`;
        await out.line([`${file}:${line}: ${kind}, ${count}`, ...faultLines(faults)].join("\n"));
      }
    }
    return exit;
  },
};

function check(engine: Engine, document: Document): readonly ToldFault[] {
  try {
    const reading = read(document.text);
    switch (reading.kind) {
      case "board":
        return engine.validate(reading.tiles);
      case "position":
        return engine.validate(reading.position);
      case "record":
        engine.replay(reading.record);
        return [];
      case "config":
        engine.createGame(reading.config);
        return [];
    }
  } catch (error) {
    return faultsOf(error, document);
  }
}
