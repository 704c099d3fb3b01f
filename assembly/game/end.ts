import { SPACE_COUNT } from "../components/tables";
import { spaceCurrency } from "./cards";
import { EventType, NO_SEAT, tell, tellPiece } from "./events";
import { facts, hand, marketPiece, score } from "./facts";
import { Operation, popFrame, pushFrame } from "./frames";
import { toWaiting } from "./holdings";
import { clearSpace } from "./market";
import { Phase } from "./phase";
import { purseWord, wordSum } from "./purse";
import { holdScoring } from "./scoring";

const NOBODY_WINS: i32 = -1;

/** T8: the turn is left for good. */
export function endGame(): bool {
  facts.acted = 0;
  popFrame();
  pushFrame(Operation.END, facts.active);
  return false;
}

/**
 * The end of the game (Mega Box p. 7): E3 the last tiles, space by space, each disposed of before the next is
 * given; E4 the third scoring; E6 over. Begun again after each disposal: a space that was given is empty, one that
 * was tied is tied again. True: a decision is waited for.
 */
export function runEnd(): bool {
  for (let space: u32 = 0; space < <u32>SPACE_COUNT; space++) {
    const piece = marketPiece(space);
    if (piece < 0) continue;
    const receiver = richest(spaceCurrency(space));
    if (receiver == NOBODY_WINS) continue;
    clearSpace(space);
    toWaiting(receiver, piece);
    tellPiece(EventType.AWARD, receiver, piece, space + 1);
    facts.turn = <u8>receiver;
    facts.phase = <u8>Phase.AWARD;
    return true;
  }
  holdScoring(3);
  popFrame();
  facts.phase = <u8>Phase.OVER;
  facts.turn = facts.active;
  tell(EventType.OVER, NO_SEAT, 0, winners());
  return true;
}

/** The one seat with the most money of a currency; a tie, zero included, is nobody. */
function richest(currency: u32): i32 {
  let most: i32 = -1;
  let who = NOBODY_WINS;
  for (let seat: u32 = 0; seat < facts.players; seat++) {
    const money = wordSum(purseWord(hand(seat), currency));
    if (money > most) {
      most = money;
      who = seat;
    } else if (money == most) {
      who = NOBODY_WINS;
    }
  }
  return who;
}

/** Seats that win, as a set: the highest score, shared when equal (Mega Box p. 7). Dirk cannot win. */
export function winners(): u32 {
  if (facts.phase != <u8>Phase.OVER) return 0;
  let best = i32.MIN_VALUE;
  let set: u32 = 0;
  for (let seat: u32 = 0; seat < facts.players; seat++) {
    const points = score(seat);
    if (points > best) set = 0;
    if (points >= best) set |= 1 << seat;
    best = max(best, points);
  }
  return set;
}
