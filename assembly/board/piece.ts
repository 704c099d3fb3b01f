/**
 * The record of a piece: 8 bytes, the only facts a board is made of. Edges are kept in the tile's own frame (as
 * drawn), apart by origin, because segments turn and travel with their tile while a gate lies only where it was
 * built (Mega Box p. 12, p. 16).
 *
 *   0  zone, bits 0-4; seat, bits 5-7 (7: nobody's)
 *   1  x, signed           2  y, signed
 *   3  printed walls, bits 0-3; added walls, bits 4-7
 *   4  opened edges, bits 0-3; rotation, bits 4-5; form, bits 6-7
 *   5  kind, bits 0-3; link to the other half of a two-cell tile, bits 4-6: 0 none, else 1 + side
 *   6  flags               7  free for the owner of the table (the mate of a half, a price)
 *
 * A camp's bastions are its printed walls. A watchtower's rotation is its corner: NE SE SW NW.
 */
import { turned } from "./cell";

export const PIECE_SIZE: usize = 8;
export const NOBODY: u32 = 7;

export enum Form {
  TILE = 0,
  CAMP = 1,
  WATCHTOWER = 2,
}

export enum PieceFlag {
  FIXED = 1,
}

export function pieceRecord(pieces: usize, id: u32): usize {
  return pieces + ((<usize>id) << 3);
}

export function piecePlace(record: usize): u32 {
  return load<u8>(record);
}

export function placeOf(zone: u32, seat: u32): u32 {
  return zone | (seat << 5);
}

export function pieceZone(record: usize): u32 {
  return load<u8>(record) & 31;
}

export function pieceSeat(record: usize): u32 {
  return load<u8>(record) >> 5;
}

export function pieceX(record: usize): i32 {
  return load<i8>(record, 1);
}

export function pieceY(record: usize): i32 {
  return load<i8>(record, 2);
}

export function printedWalls(record: usize): u32 {
  return load<u8>(record, 3) & 15;
}

export function addedWalls(record: usize): u32 {
  return load<u8>(record, 3) >> 4;
}

export function openedEdges(record: usize): u32 {
  return load<u8>(record, 4) & 15;
}

export function pieceRotation(record: usize): u32 {
  return (load<u8>(record, 4) >> 4) & 3;
}

export function pieceForm(record: usize): u32 {
  return load<u8>(record, 4) >> 6;
}

export function pieceKind(record: usize): u32 {
  return load<u8>(record, 5) & 15;
}

export function pieceLink(record: usize): u32 {
  return (load<u8>(record, 5) >> 4) & 7;
}

export function pieceFlags(record: usize): u32 {
  return load<u8>(record, 6);
}

/** All walls of a piece as it lies: printed and added ones, turned with it. */
export function pieceWalls(record: usize): u32 {
  const edges: u32 = load<u8>(record, 3);
  return turned((edges & 15) | (edges >> 4), pieceRotation(record));
}

export function setPiecePlace(record: usize, place: u32): void {
  store<u8>(record, place);
}

export function setPieceCell(record: usize, x: i32, y: i32): void {
  store<i8>(record, x, 1);
  store<i8>(record, y, 2);
}

export function setPieceRotation(record: usize, rotation: u32): void {
  store<u8>(record, (load<u8>(record, 4) & 0xcf) | (rotation << 4), 4);
}

export function setPrintedWalls(record: usize, walls: u32): void {
  store<u8>(record, (load<u8>(record, 3) & 0xf0) | walls, 3);
}

/** Adds wall segments given in the tile's own frame; they stay for good (Mega Box p. 16). */
export function addPieceWalls(record: usize, walls: u32): void {
  store<u8>(record, load<u8>(record, 3) | (walls << 4), 3);
}

export function openPieceEdges(record: usize, edges: u32): void {
  store<u8>(record, load<u8>(record, 4) | edges, 4);
}

export function setPieceForm(record: usize, form: u32): void {
  store<u8>(record, (load<u8>(record, 4) & 0x3f) | (form << 6), 4);
}

export function setPieceKind(record: usize, kind: u32): void {
  store<u8>(record, (load<u8>(record, 5) & 0xf0) | kind, 5);
}

export function setPieceLink(record: usize, link: u32): void {
  store<u8>(record, (load<u8>(record, 5) & 0x0f) | (link << 4), 5);
}

export function setPieceFlags(record: usize, flags: u32): void {
  store<u8>(record, flags, 6);
}
