/** The general law of a board (rulings/modules.md), side by side and piece by piece. */
import { opposite } from "../cell";
import { CAMP, formOfShape, innerSides, kindOfShape, openSides, TILE, WATCHTOWER } from "./shape";
import { shapeIn, stepOf } from "./sketch";

function has(sides: u32, side: u32): bool {
  return ((sides >> side) & 1) != 0;
}

/** Whether two pieces may stand side by side, `side` being seen from `mine`. */
export function sideFits(mine: u32, side: u32, other: u32): bool {
  if (other == 0) return true;
  const myForm = formOfShape(mine);
  const form = formOfShape(other);
  const myWall = has(mine, side);
  const wall = has(other, opposite(side));
  if (myForm == WATCHTOWER || form == WATCHTOWER) {
    return has(openSides(mine), side) && has(openSides(other), opposite(side));
  }
  if (myForm != form) return myWall && wall;
  return myForm == CAMP ? !myWall && !wall : myWall == wall;
}

/** Whether one can walk from `mine` through `side`: open on both sides, or through a gate (Mega Box p. 12). */
export function leadsTo(mine: u32, side: u32, other: u32): bool {
  const back = opposite(side);
  if (has(openSides(mine), side) && has(openSides(other), back)) return true;
  if (formOfShape(mine) != TILE || formOfShape(other) != TILE || !has(mine, side) || !has(other, back))
    return false;
  return has(mine >> 4, side) || has(other >> 4, back);
}

/** A camp leans on a wall by a bastion (p. 15), a watchtower on a building of its kind (p. 29). */
export function isSupported(grid: usize, index: i32): bool {
  const shape = shapeIn(grid, index);
  const form = formOfShape(shape);
  if (form != CAMP && form != WATCHTOWER) return true;
  for (let side: u32 = 0; side < 4; side++) {
    const other = shapeIn(grid, index + stepOf(side));
    if (!has(shape, side) || formOfShape(other) != TILE) continue;
    if (
      form == CAMP
        ? has(other, opposite(side))
        : kindOfShape(other) == kindOfShape(shape) && kindOfShape(shape) != 0
    ) {
      return true;
    }
  }
  return false;
}

/** Whether everything on a cell and beside it has what it leans on. */
export function supportedAround(grid: usize, index: i32): bool {
  if (!isSupported(grid, index)) return false;
  for (let side: u32 = 0; side < 4; side++) if (!isSupported(grid, index + stepOf(side))) return false;
  return true;
}

/** Sides of an empty half cell: where a watchtower's long side leaves ground (p. 29). */
export function groundSides(shape: u32): u32 {
  return formOfShape(shape) == WATCHTOWER ? ~innerSides(shape) & 15 : 0;
}
