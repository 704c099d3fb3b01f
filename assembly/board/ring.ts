/**
 * The outline of a palace, walked clockwise with the inside on the right. Eight rays leave every corner of the grid,
 * N first and clockwise; between ray r and the next lies an eighth of a circle that belongs to one side of one cell.
 * From an edge one turns clockwise, beginning where one came from, over empty ground until something lived-in
 * begins: there the next edge leaves. That keeps to the same outside cell where two tiles touch at a corner
 * (rulings/modules.md), and knows watchtowers' long sides as edges like any other.
 */
import { opposite } from "./cell";
import { formOfShape, innerSides, WATCHTOWER } from "./general/shape";
import { shapeIn } from "./general/sketch";

/** Ray on which an edge of each side N E S W NE SE SW NW leaves its first corner. */
const RAYS: usize = memory.data<u8>([2, 4, 6, 0, 3, 5, 7, 1]);
/** By eighth: the side of its cell it lies on; by ray: the side of the edge that leaves there. */
const EIGHTHS: usize = memory.data<u8>([3, 2, 0, 3, 1, 0, 2, 1]);
const EDGE_SIDES: usize = memory.data<u8>([3, 7, 0, 4, 1, 5, 2, 6]);
/** By ray: step to the corner it leads to, corners being named by the cell south-east of them. */
const STEPS: usize = memory.data<i8>([-64, -63, 1, 65, 64, 63, -1, -65]);
/** By pair of eighths: step from a corner to the cell they lie in. */
const CELLS: usize = memory.data<i8>([-64, 0, -1, -65]);
/** By side N E S W (and the long side behind it): step from a cell to the first corner of that edge. */
const CORNERS: usize = memory.data<u8>([0, 1, 65, 64]);

function isInside(grid: usize, corner: i32, eighth: u32): bool {
  const shape = shapeIn(grid, corner + load<i8>(CELLS + <usize>(eighth >> 1)));
  return ((innerSides(shape) >> load<u8>(EIGHTHS + <usize>eighth)) & 1) != 0;
}

/** An edge on the grid: index * 8 + side. */
function edgeOn(corner: i32, ray: u32): u32 {
  const index = corner + load<i8>(CELLS + <usize>(ray >> 1));
  return <u32>(index << 3) | load<u8>(EDGE_SIDES + <usize>ray);
}

function rayOf(edge: u32): u32 {
  return load<u8>(RAYS + <usize>(edge & 7));
}

function cornerOf(edge: u32): i32 {
  return <i32>(edge >> 3) + load<u8>(CORNERS + <usize>(edge & 3));
}

/** The edge after this one on its ring. */
export function nextEdge(grid: usize, edge: u32): u32 {
  const ray = rayOf(edge);
  const corner = cornerOf(edge) + load<i8>(STEPS + <usize>ray);
  let eighth: u32 = (ray + 4) & 7;
  while (!isInside(grid, corner, eighth)) eighth = (eighth + 1) & 7;
  return edgeOn(corner, eighth);
}

/** The edge before this one on its ring. */
export function previousEdge(grid: usize, edge: u32): u32 {
  const corner = cornerOf(edge);
  let eighth: u32 = (rayOf(edge) + 7) & 7;
  while (!isInside(grid, corner, eighth)) eighth = (eighth + 7) & 7;
  const back: u32 = (eighth + 1) & 7;
  return edgeOn(corner + load<i8>(STEPS + <usize>back), (back + 4) & 7);
}

/** Walled outline edges of a cell, as a mask over the eight sides. */
export function outerWalls(grid: usize, index: i32): u32 {
  const shape = shapeIn(grid, index);
  if (formOfShape(shape) == WATCHTOWER) return longSide(shape & 15);
  const walls = innerSides(shape) & shape & 15;
  if (walls == 0) return 0;
  let outer: u32 = 0;
  if (!facesInside(grid, index - 64, 0)) outer |= 1;
  if (!facesInside(grid, index + 1, 1)) outer |= 2;
  if (!facesInside(grid, index + 64, 2)) outer |= 4;
  if (!facesInside(grid, index - 1, 3)) outer |= 8;
  return walls & outer;
}

function facesInside(grid: usize, index: i32, side: u32): bool {
  return ((innerSides(shapeIn(grid, index)) >> opposite(side)) & 1) != 0;
}

/** The long side lies opposite the corner of the two short ones: NE shorts (N and E) have it SW, and so on. */
function longSide(shorts: u32): u32 {
  return shorts == 3 ? 1 << 6 : shorts == 6 ? 1 << 7 : shorts == 12 ? 1 << 4 : 1 << 5;
}

export function isWalled(grid: usize, edge: u32): bool {
  return ((outerWalls(grid, <i32>(edge >> 3)) >> (edge & 7)) & 1) != 0;
}
