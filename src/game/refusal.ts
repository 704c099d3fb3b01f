import { reasonOf } from "../board/answer.js";
import { wallMask } from "../board/walls.js";
import type { RunningCore } from "../core.js";
import type { BoardReason } from "../errors.js";
import { readTiles } from "../tiles.js";
import type { Written } from "./moves.js";
import { deckCode } from "./names.js";
import type { HandCard, Move, Position } from "./types.js";

/** Why a move is refused, in one word. */
export type Refusal =
  | Exclude<Written, "ok">
  | BoardReason
  | "wrong-phase"
  | "not-on-display"
  | "above-five"
  | "empty-space"
  | "not-in-hand"
  | "too-little"
  | "not-exact"
  | "not-in-reserve"
  | "not-waiting"
  | "illegal";

/** What each refusal means. */
const SENTENCES: Readonly<Partial<Record<Refusal, string>>> = {
  malformed: "it is not written as a move",
  "unknown-key": "it has a key that no such move has",
  "unknown-tile": "there is no such tile",
  "unknown-card": "there is no such card",
  "wrong-currency": "the space is paid in another currency",
  "wrong-phase": "this is not the time for it",
  "not-on-display": "the cards do not lie in the display",
  "above-five": "several cards may not be worth more than 5 together",
  "empty-space": "no tile lies on that space",
  "not-in-hand": "the cards are not in the hand",
  "too-little": "it pays less than the price",
  "not-exact": "between two turns a tile is paid for exactly",
  illegal: "its rules do not allow it now",
  "not-in-reserve": "the tile is not in the reserve",
  "not-waiting": "the tile does not wait to be disposed of",
};

export function sentence(refusal: Refusal): string {
  return SENTENCES[refusal] ?? `the board refuses it: ${refusal}`;
}

/** Finds the word for a move that the core has refused. */
export function refusalOf(core: RunningCore, state: Position, move: Move): Refusal {
  const seat = state.seats[state.turn ?? 0];
  const action = state.phase === "action";
  const disposing = move.type === "place" || move.type === "reserve" || move.type === "dirk";
  if (move.type.includes(":")) return "illegal";
  if (move.type === "pay" || move.type === "done")
    return state.phase === "payment" ? "illegal" : "wrong-phase";
  if (move.type === "pass" || move.type === "end") return "wrong-phase";
  const buys = action || (state.phase === "interrupt" && move.type === "buy");
  if (!seat || disposing === buys) return "wrong-phase";
  if (move.type === "dirk" && (state.phase === "award" || !state.dirk)) return "wrong-phase";
  if (move.type === "take") return holds(state.display, move.cards) ? "above-five" : "not-on-display";
  if (move.type === "buy") {
    if (state.market[move.space - 1] === null) return "empty-space";
    if (!("pay" in move) || move.pay === undefined) return "illegal";
    if (!Array.isArray(seat.hand) || !holds(seat.hand, move.pay)) return "not-in-hand";
    return state.phase === "interrupt" ? "not-exact" : "too-little";
  }
  if ((move.type === "add" || move.type === "swap") && !seat.reserve.includes(move.tile))
    return "not-in-reserve";
  if (disposing && !seat.bought.includes(move.tile)) return "not-waiting";
  return "x" in move ? boardRefusal(core, state.turn ?? 0, move) : "illegal";
}

function boardRefusal(core: RunningCore, seat: number, move: Extract<Move, { x: number }>): Refusal {
  const { exports } = core;
  const board = exports.gamePalace(seat);
  const { x, y } = move;
  const walls = () =>
    wallMask(readTiles(exports).find(({ id }) => "tile" in move && id === move.tile)?.walls ?? "") ?? 0;
  const number =
    move.type === "remove"
      ? exports.boardCheckRemove(board, x, y)
      : move.type === "swap"
        ? exports.boardCheckSwap(board, walls(), x, y)
        : exports.boardCheck(board, walls(), x, y);
  const reason = reasonOf(number);
  return reason === "ok" ? "illegal" : reason;
}

/** Are all these cards among those, as often as they are named? */
function holds(cards: readonly HandCard[], wanted: readonly HandCard[]): boolean {
  const left = cards.map(deckCode);
  return wanted.every((card) => {
    const at = left.indexOf(deckCode(card));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
