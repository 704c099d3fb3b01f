import { tellModule } from "../../game/events";
import { facts } from "../../game/facts";
import { argumentHead, Move } from "../../game/moves";
import { offerMove } from "../../game/offers";
import { Phase } from "../../game/phase";
import { slotOf } from "../../game/slots";
import { endActions } from "../../game/turn";
import {
  VIZIERS_FAVOUR_NUMBER,
  VIZIERS_FAVOUR_SLEEP_EVENT,
  VIZIERS_FAVOUR_WAKE,
  VIZIERS_FAVOUR_WAKE_EVENT,
} from "../../generated/modules";

/** Vizier's Favour (Mega Box p. 8). The slot holds the set of seats whose vizier is awake. */

function awake(): u32 {
  return load<u8>(slotOf(VIZIERS_FAVOUR_NUMBER));
}

function setAwake(seats: u32): void {
  store<u8>(slotOf(VIZIERS_FAVOUR_NUMBER), seats);
}

function sleeps(seat: u32): bool {
  return ((awake() >> seat) & 1) == 0;
}

export function layOut(): void {
  setAwake((1 << (<u32>facts.players)) - 1);
}

export function offerActions(seat: u32): void {
  if (sleeps(seat)) offerMove(argumentHead(VIZIERS_FAVOUR_WAKE, 0), 0);
}

export function accepts(seat: u32, _move: Move): bool {
  return facts.phase == <u8>Phase.ACTION && sleeps(seat);
}

export function play(seat: u32, _move: Move): void {
  setAwake(awake() | (1 << seat));
  tellModule(VIZIERS_FAVOUR_WAKE_EVENT, seat, -1, -1, 0);
  endActions();
}

export function buysBetweenTurns(seat: u32): bool {
  return !sleeps(seat);
}

export function boughtBetweenTurns(seat: u32): void {
  setAwake(awake() & ~(1 << seat));
  tellModule(VIZIERS_FAVOUR_SLEEP_EVENT, seat, -1, -1, 0);
}
