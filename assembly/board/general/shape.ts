/**
 * A piece as it lies, in one word, for boards that hold module pieces and for slow questions about any board:
 * walls 0-3 (a camp's bastions, a watchtower's short sides), opened sides 4-7, form 8-9, kind 10-13, fixed 14,
 * link 15-17 (0 none, else 1 + side of the other half), piece id 18-25. An empty cell is 0.
 */
import { turned } from "../cell";
import {
  Form,
  openedEdges,
  PieceFlag,
  pieceFlags,
  pieceForm,
  pieceKind,
  pieceLink,
  pieceRotation,
  pieceWalls,
} from "../piece";

export const TILE: u32 = 1 << 8;
export const CAMP: u32 = 2 << 8;
export const WATCHTOWER: u32 = 3 << 8;
export const FIXED_SHAPE: u32 = 1 << 14;
const NORTH_EAST: u32 = 3;

export function tileShape(walls: u32): u32 {
  return TILE | walls;
}

export function withId(shape: u32, id: u32): u32 {
  return (shape & 0x3ffff) | (id << 18);
}

export function shapeId(shape: u32): u32 {
  return (shape >> 18) & 255;
}

/** TILE, CAMP, WATCHTOWER or 0 for nothing; the base core knows tiles only. */
export function formOfShape(shape: u32): u32 {
  return WITH_MODULES != 0 ? shape & (3 << 8) : shape & TILE;
}

export function kindOfShape(shape: u32): u32 {
  return (shape >> 10) & 15;
}

/** 0 for a piece of one cell, else 1 + the side its other half lies on. */
export function linkOf(shape: u32): u32 {
  return WITH_MODULES != 0 ? (shape >> 15) & 7 : 0;
}

/** Whether bit planes cannot tell what this piece does: other edge rules, gates, two cells. */
export function isSpecial(shape: u32): bool {
  return WITH_MODULES != 0 && (formOfShape(shape) != TILE || (shape & (15 << 4)) != 0 || linkOf(shape) != 0);
}

/** Sides on which people live behind this piece's outline: all of a tile, a watchtower's short ones, no camp's. */
export function innerSides(shape: u32): u32 {
  const form = formOfShape(shape);
  return form == TILE ? 15 : form == WATCHTOWER ? shape & 15 : 0;
}

/** Sides that can be walked through where the neighbour allows it too. */
export function openSides(shape: u32): u32 {
  const form = formOfShape(shape);
  return form == TILE ? ~shape & 15 : form == WATCHTOWER ? shape & 15 : 0;
}

export function shapeOfPiece(record: usize, id: u32): u32 {
  const form = pieceForm(record);
  const rotation = pieceRotation(record);
  const link = pieceLink(record);
  let shape: u32 =
    form == Form.WATCHTOWER ? WATCHTOWER | turned(NORTH_EAST, rotation) : pieceWalls(record) | TILE;
  if (form == Form.CAMP) shape = (shape & 15) | CAMP;
  if (form == Form.TILE) shape |= turned(openedEdges(record), rotation) << 4;
  if (form == Form.WATCHTOWER || (pieceFlags(record) & PieceFlag.FIXED) != 0) shape |= FIXED_SHAPE;
  if (link != 0) shape |= (((link - 1 + rotation) & 3) + 1) << 15;
  return withId(shape | (pieceKind(record) << 10), id);
}
