import { isList, isObject, type JsonObject } from "../../check/plain.js";
import { isWhole, named } from "../../check/values.js";
import { phaseNumber } from "../names.js";
import { Zone } from "../state.js";
import type { Box } from "./box.js";
import type { Place, Waiting } from "./entered.js";

/** Reads who decides what, and whether that can be. */
export function readWaiting(
  box: Box,
  position: JsonObject,
  players: number,
  scorings: number,
  pieces: readonly Place[],
): Waiting {
  const { phase, acted = false } = position;
  const number = phaseNumber(phase);
  if (number === undefined) box.fault("/phase", `There is no phase ${named(phase)}.`);
  const seat = (key: "active" | "turn") => {
    const value = position[key];
    return isWhole(value, 0, players - 1) ? value : box.fault(`/${key}`, `${key} must be a seat.`);
  };
  const active = seat("active");
  const over = phase === "over";
  if (over && position.turn !== null) box.fault("/turn", "turn is null when the game is over.");
  if (over !== (scorings === 3)) box.fault("/scorings", "The third scoring ends the game.");
  const turn = over ? active : seat("turn");
  const own = (phase === "action" || phase === "disposal") && position.pending === undefined;
  if (own && turn !== active)
    box.fault("/turn", "Without anything pending the seat whose turn it is decides, but for an award.");
  checkPending(box, position);
  if (typeof acted !== "boolean") box.fault("/acted", "acted is true or left out.");
  checkBought(box, pieces, position, turn);
  return { active, turn, phase: number ?? 0, over, acted: acted === true };
}

/** Phases that the turn alone does not explain need the operations that led to them. */
function checkPending(box: Box, { phase, pending = [] }: JsonObject): void {
  const operations = isList(pending)
    ? pending.map((frame) => (isObject(frame) ? frame.operation : null))
    : [];
  const innermost = operations.at(-1) ?? (phase === "award" ? "end" : "turn");
  const led =
    phase === "interrupt"
      ? innermost === "window"
      : phase === "payment"
        ? innermost === "payment"
        : !String(phase).includes(":") || operations.length > 0;
  const begun = operations.length === 0 || operations[0] === "turn" || operations[0] === "end";
  if (!led || !begun) box.fault("/pending", `pending does not lead to the phase ${named(phase)}.`);
}

/** Tiles wait only beside the board of the seat that decides, and only when there is a reason. */
function checkBought(box: Box, pieces: readonly Place[], { phase, acted }: JsonObject, turn: number): void {
  const bought = pieces.filter(({ zone }) => zone === Zone.waiting);
  if (phase !== "interrupt" && phase !== "payment" && bought.some(({ seat }) => seat !== turn))
    box.fault("/seats", "Bought tiles wait only beside the board of the seat that decides.");
  if (phase === "disposal" && bought.length === 0) box.fault("/phase", "There is no tile to dispose of.");
  if (phase === "award" && bought.length !== 1) box.fault("/phase", "An award is about one tile.");
  if (phase === "over" && bought.length > 0) box.fault("/phase", "No tile waits when the game is over.");
  if (phase === "action" && bought.length > 0 && acted !== true)
    box.fault("/acted", "Tiles were bought, so an action is done.");
}
