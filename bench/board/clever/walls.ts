/**
 * The longest wall by a walk along the outline, over a grid of bytes: on V8 that beats the core's rounds of bit
 * logic, which need vectors to pay. A palace without holes has one outline (rulings/base.md 1).
 */

/** By side N E S W: step to the neighbour there. */
const STEPS = new Int32Array([-16, 1, 16, -1]);

/** `grid` holds 16 + walls where a tile stands, 256 bytes a board from `g` on. */
export function longestWall(grid: Uint8Array, g: number): number {
  let first = g;
  while (grid[first] === 0) first++;
  let cell = first;
  let side = 0;
  let run = 0;
  let longest = 0;
  let head = -1;
  do {
    if ((((grid[cell] ?? 0) >> side) & 1) !== 0) {
      run++;
    } else {
      if (head < 0) head = run;
      if (run > longest) longest = run;
      run = 0;
    }
    // Two tiles that touch at a corner part the ground: the way goes on along the same empty cell.
    const ahead = cell + (STEPS[(side + 1) & 3] ?? 0);
    const beyond = ahead + (STEPS[side] ?? 0);
    if ((grid[beyond] ?? 0) !== 0) {
      cell = beyond;
      side = (side + 3) & 3;
    } else if ((grid[ahead] ?? 0) !== 0) {
      cell = ahead;
    } else {
      side = (side + 1) & 3;
    }
  } while (cell !== first || side !== 0);
  // A run may go on over the place where the walk began.
  return head < 0 ? run : Math.max(longest, run + head);
}
