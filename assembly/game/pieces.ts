import {
  NOBODY,
  piecePlace,
  pieceRecord,
  pieceWalls,
  placeOf,
  setPieceCell,
  setPieceForm,
  setPieceKind,
  setPiecePlace,
  setPrintedWalls,
} from "../board/piece";
import { TILE_COUNT } from "../components/tables";
import { tileKind, tilePrice, tileWalls } from "../components/tiles";
import { MODULE_PIECES } from "../generated/modules";
import { facts, PIECES, SEATS } from "./facts";

/** Where a piece is; every piece is in exactly one place, because its record names one. */
export enum Zone {
  BOX = 0,
  TOWER = 1,
  MARKET = 2,
  WAITING = 3,
  RESERVE = 4,
  BOARD = 5,
  DIRK = 6,
  OUT = 7,
}

/** Kind of a piece that is no building, the starting tiles among them. */
export const NO_KIND: u32 = 15;

/** However many play, the pieces of modules begin where six would have their starting tiles. */
export const FIRST_MODULE_PIECE: u32 = <u32>TILE_COUNT + SEATS;

/** Starting tiles follow the 54 buildings, one a seat. */
export function startPiece(seat: u32): u32 {
  return <u32>TILE_COUNT + seat;
}

export function pieceAt(piece: u32): usize {
  return pieceRecord(PIECES, piece);
}

/** Printed price; kept in the byte that the board leaves to the game. */
export function piecePrice(piece: u32): i32 {
  return load<u8>(pieceAt(piece), 7);
}

/** Walls as the piece lies; off the board, as drawn. */
export function wallsOf(piece: u32): u32 {
  return pieceWalls(pieceAt(piece));
}

export function placeIs(piece: u32, zone: Zone, seat: u32): bool {
  return piecePlace(pieceAt(piece)) == placeOf(zone, seat);
}

/** Moves a piece to a place off the board. A tile off the board has no cell. */
export function movePiece(piece: u32, zone: Zone, seat: u32): void {
  const record = pieceAt(piece);
  setPiecePlace(record, placeOf(zone, seat));
  setPieceCell(record, 0, 0);
}

export function movePieceToCell(piece: u32, seat: u32, x: i32, y: i32): void {
  const record = pieceAt(piece);
  setPiecePlace(record, placeOf(Zone.BOARD, seat));
  setPieceCell(record, x, y);
}

/** Fills the piece table from the components: 54 buildings and a starting tile for every player. */
export function layOutPieces(): void {
  for (let tile: i32 = 0; tile < TILE_COUNT; tile++) {
    const record = pieceAt(tile);
    movePiece(tile, Zone.BOX, NOBODY);
    setPrintedWalls(record, tileWalls(tile));
    setPieceKind(record, tileKind(tile));
    store<u8>(record, tilePrice(tile), 7);
  }
  for (let seat: u32 = 0; seat < facts.players; seat++) {
    setPieceKind(pieceAt(startPiece(seat)), NO_KIND);
    movePieceToCell(startPiece(seat), seat, 0, 0);
  }
  if (WITH_MODULES != 0) layOutModulePieces();
}

function layOutModulePieces(): void {
  for (let piece = FIRST_MODULE_PIECE; piece < <u32>facts.pieceCount; piece++) {
    const row = modulePiece(piece);
    if (((facts.modules >>> load<u8>(row, 5)) & 1) == 0) continue;
    const record = pieceAt(piece);
    movePiece(piece, Zone.BOX, NOBODY);
    setPieceKind(record, load<u8>(row));
    setPrintedWalls(record, load<u8>(row, 2));
    setPieceForm(record, load<u8>(row, 3));
    store<u8>(record, load<u8>(row, 1), 7);
  }
}

function modulePiece(piece: u32): usize {
  return MODULE_PIECES + ((<usize>(piece - FIRST_MODULE_PIECE)) << 3);
}

/** Colour of a module's piece that is no building of that kind. */
export function pieceColour(piece: u32): u32 {
  return load<u8>(modulePiece(piece), 4);
}
