import { type Json, plain } from "../check/plain.js";
import type { RunningCore } from "../core.js";
import { AlhambraError } from "../errors.js";
import { parseMove } from "../text/move.js";
import { listen } from "./events.js";
import { readMove, writeMove } from "./moves.js";
import type { Decision } from "./past.js";
import { refusalOf, sentence } from "./refusal.js";
import { readState } from "./state.js";
import { viewOf } from "./table.js";
import type { GameEvent, Position } from "./types.js";

/** A caller's move as data, from an object or from its notation. */
export function readGiven(move: unknown): Json {
  return plain(typeof move === "string" ? parseMove(move) : move, "The move");
}

/** Makes a decision in the game on the table; `illegal-move` says why it cannot be made. */
export function decide(
  core: RunningCore,
  before: Position,
  move: Json,
  ply: number,
): { decision: Decision; after: Position } {
  const { exports } = core;
  const at = exports.gameMove();
  const written = writeMove(move, viewOf(core), at);
  const refusal =
    written === "ok" && exports.gameIsLegal() === 0
      ? refusalOf(core, before, readMove(viewOf(core), at))
      : written;
  if (refusal !== "ok") {
    throw new AlhambraError("illegal-move", `The move is not legal: ${sentence(refusal)}.`, {
      reason: refusal,
    });
  }
  const played = readMove(viewOf(core), at);
  const { events, reshuffles } = listen(core, ply, () => {
    if (exports.gameApply() === 1) return;
    throw new AlhambraError("bad-record", "A given outcome of chance does not fit what happens here.");
  });
  const after = readState(core, before.config);
  const told = [...events, ...turnEvents(before, after, ply)];
  return { decision: { seat: before.turn ?? 0, move: played, events: told, reshuffles }, after };
}

/** Somebody else decides now, or in another phase. */
function turnEvents(before: Position, after: Position, ply: number): GameEvent[] {
  const { turn, active, phase, acted } = after;
  const same =
    turn === before.turn && active === before.active && phase === before.phase && acted === before.acted;
  if (same || turn === null) return [];
  return [{ type: "turn", ply, seat: turn, to: "all", active, phase, ...(acted ? { acted } : {}) }];
}
