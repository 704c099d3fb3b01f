/**
 * The longest wall by a walk along the outline, for palaces that bit logic leaves undecided: wide ones, and long
 * rings walled all round. A palace in planes has no holes and therefore one outline (base.md 1).
 */
import { NORTH, stepX, stepY } from "./cell";
import { FILLED, plane, WALL_N } from "./layout";
import { bitOf } from "./window";

export function walkWall<T>(b: usize): u32 {
  let row: i32 = 0;
  while (load<T>(plane<T>(b, FILLED) + <usize>row * sizeof<T>()) == 0) row++;
  let column = <i32>ctz<u64>(<u64>load<T>(plane<T>(b, FILLED) + <usize>row * sizeof<T>()));
  const firstRow = row;
  const firstColumn = column;
  let side = NORTH;
  let run: u32 = 0;
  let longest: u32 = 0;
  let head: i32 = -1;
  do {
    if (bitOf<T>(b, WALL_N + <usize>side, column, row)) {
      run++;
    } else {
      if (head < 0) head = run;
      longest = max(longest, run);
      run = 0;
    }
    // Clockwise; where two tiles touch at a corner the way goes on along the same empty cell (rulings/modules.md).
    const next: u32 = (side + 1) & 3;
    const aheadX = column + stepX(next);
    const aheadY = row + stepY(next);
    if (bitOf<T>(b, FILLED, aheadX + stepX(side), aheadY + stepY(side))) {
      column = aheadX + stepX(side);
      row = aheadY + stepY(side);
      side = (side + 3) & 3;
    } else if (bitOf<T>(b, FILLED, aheadX, aheadY)) {
      column = aheadX;
      row = aheadY;
    } else {
      side = next;
    }
  } while (column != firstColumn || row != firstRow || side != NORTH);
  // A run may go on over the place where the walk began; without any gap the whole outline is one.
  return head < 0 ? run : max(longest, run + <u32>head);
}
