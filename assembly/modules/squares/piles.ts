import { piecePlace, pieceZone, placeOf } from "../../board/piece";
import { KIND_COUNT } from "../../components/tables";
import { tellModule } from "../../game/events";
import { givenSetup } from "../../game/given";
import { toWaiting } from "../../game/holdings";
import { pieceAt, pieceColour, Zone } from "../../game/pieces";
import { shuffleBytes } from "../../game/random";
import { slotOf } from "../../game/slots";
import {
  SQUARES_FIRST_PIECE,
  SQUARES_NUMBER,
  SQUARES_PIECE_COUNT,
  SQUARES_TAKE_EVENT,
} from "../../generated/modules";

/**
 * Six piles, one a colour, the top square of each lying open (Mega Box p. 11). The slot holds how many lie in each
 * pile and, from byte 8 on, the piles bottom first: squares by their number in the module, a pile beginning where its
 * colour does in the table. What was taken leaves a zero.
 */
const MOST_SQUARES: u32 = 3;
const PILES: usize = 8;

function sizeOf(kind: u32): usize {
  return slotOf(SQUARES_NUMBER) + kind;
}

function pileOf(kind: u32): usize {
  let first: usize = 0;
  while (colourOf(<u32>first) < kind) first++;
  return slotOf(SQUARES_NUMBER) + PILES + first;
}

function colourOf(square: u32): u32 {
  return pieceColour(SQUARES_FIRST_PIECE + square);
}

export function isSquare(piece: u32): bool {
  return piece - SQUARES_FIRST_PIECE < SQUARES_PIECE_COUNT;
}

/** Each pile shuffled; what is given, top first, lies above the rest. */
export function layOutPiles(): void {
  for (let square: u32 = 0; square < SQUARES_PIECE_COUNT; square++) {
    const kind = colourOf(square);
    store<u8>(pileOf(kind) + load<u8>(sizeOf(kind)), square);
    store<u8>(sizeOf(kind), load<u8>(sizeOf(kind)) + 1);
  }
  let given = givenSetup(SQUARES_NUMBER);
  for (let kind: u32 = 0; kind < <u32>KIND_COUNT; kind++) {
    const pile = pileOf(kind);
    const size: u32 = load<u8>(sizeOf(kind));
    const told: u32 = given == 0 ? 0 : load<u8>(given);
    for (let n: u32 = 0; n < told; n++) raise(pile, size - n, load<u8>(given + 1 + n));
    shuffleBytes(pile, size - told);
    if (given != 0) given += 1 + told;
  }
}

/** Brings a square to the top of the lowest `size` of a pile. */
function raise(pile: usize, size: u32, square: u32): void {
  for (let n: u32 = 0; n < size; n++) {
    if (load<u8>(pile + n) != <u8>square) continue;
    store<u8>(pile + n, load<u8>(pile + size - 1));
    store<u8>(pile + size - 1, square);
    return;
  }
}

/** Three squares a player, those in the reserve and those that wait included (p. 11). */
export function mayTake(seat: u32, kind: u32): bool {
  return load<u8>(sizeOf(kind)) > 0 && squaresOf(seat) < MOST_SQUARES;
}

function squaresOf(seat: u32): u32 {
  let held: u32 = 0;
  for (let n: u32 = 0; n < SQUARES_PIECE_COUNT; n++) {
    const record = pieceAt(SQUARES_FIRST_PIECE + n);
    const zone = pieceZone(record);
    const lies = zone == Zone.WAITING || zone == Zone.RESERVE || zone == Zone.BOARD;
    held += u32(lies && piecePlace(record) == placeOf(zone, seat));
  }
  return held;
}

/** The next one lies open at once. */
export function takeSquare(seat: u32, kind: u32): void {
  const left: u32 = load<u8>(sizeOf(kind)) - 1;
  const top = pileOf(kind) + left;
  const piece = SQUARES_FIRST_PIECE + load<u8>(top);
  store<u8>(top, 0);
  store<u8>(sizeOf(kind), left);
  toWaiting(seat, piece);
  const next: i32 = left == 0 ? -1 : <i32>(SQUARES_FIRST_PIECE + load<u8>(top - 1));
  tellModule(SQUARES_TAKE_EVENT, seat, piece, next, 0);
}

/** Nobody knows what lies under the top. */
export function redealPiles(): void {
  for (let kind: u32 = 0; kind < <u32>KIND_COUNT; kind++) {
    const size: u32 = load<u8>(sizeOf(kind));
    if (size > 2) shuffleSorted(pileOf(kind), size - 1);
  }
}

/** Sorted first, so that worlds nobody can tell apart become the same world. */
function shuffleSorted(pile: usize, count: u32): void {
  for (let n: u32 = 1; n < count; n++) {
    const square = load<u8>(pile + n);
    let at = n;
    for (; at > 0 && load<u8>(pile + at - 1) > square; at--) store<u8>(pile + at, load<u8>(pile + at - 1));
    store<u8>(pile + at, square);
  }
  shuffleBytes(pile, count);
}
