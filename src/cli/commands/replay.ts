import { type Engine, parseRecord } from "../../index.node.js";
import type { Command } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { faultLines, faultsOf, type ToldFault } from "../faults.js";
import { type Document, documentsOf } from "../input.js";
import { withProgress } from "../output.js";

/** `alhambra replay`: plays recorded games again. */
export const replay: Command = {
  name: "replay",
  summary: "play recorded games again and check that they come out as they say",
  usage: "[FILE...]",
  about: `Plays each record of each FILE again, move by move, by the rules, and compares
the scores. A FILE may hold many records: one JSON a line, JSON over several
lines, or notation.

Ends with 1 if any record does not replay.`,
  options: {},
  files: "many",
  examples: [
    { line: "alhambra replay game.json", about: "one game" },
    { line: "alhambra replay games.jsonl --json | jq .scores", about: "many games, their scores" },
  ],

  async run({ engine, files, out }) {
    let exit: ExitCode = EXIT.fine;
    let records = 0;
    let failed = 0;
    await withProgress(async (show) => {
      for (const file of files.length > 0 ? files : ["-"]) {
        for await (const document of documentsOf(file)) {
          const { line } = document;
          show(() => `${file}: ${records} records`);
          records++;
          const answer = playAgain(engine, document);
          if ("faults" in answer) {
            failed++;
            // Set at once: whoever reads the answers may stop reading.
            process.exitCode = exit = EXIT.no;
          }
          await (out.json
            ? out.data({ file, line, ...answer })
            : out.line(`${file}:${line}: ${sentence(answer)}`));
        }
      }
    });
    if (!out.json && records > 1) await out.line(`${records} records, ${failed} with faults`);
    return exit;
  },
};

type Answer =
  | {
      readonly players: number;
      readonly decisions: number;
      readonly over: boolean;
      readonly scores: readonly number[];
      readonly winners: readonly number[];
      readonly hash: string;
    }
  | { readonly faults: readonly ToldFault[] };

function playAgain(engine: Engine, document: Document): Answer {
  try {
    const { scores, ply: decisions, over, winners, hash } = engine.replay(parseRecord(document.text));
    return { players: scores.length, decisions, over, scores, winners, hash };
  } catch (error) {
    return { faults: faultsOf(error, document) };
  }
}

function sentence(answer: Answer): string {
  if ("faults" in answer) return ["does not replay", ...faultLines(answer.faults)].join("\n");
  const { decisions, over, scores, winners } = answer;
  const end = over ? `won by seat ${winners.join(" and ")}` : "not finished";
  return `${scores.length} players, ${decisions} decisions, ${end}, points ${scores.join(" ")}`;
}
