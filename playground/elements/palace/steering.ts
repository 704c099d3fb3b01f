import { byRow, type Cell, sameCell } from "../../art/cells.js";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The nearest cell in a direction; cells of the same row or column come before nearer ones beside it. */
function towards(cells: readonly Cell[], from: Cell, [dx, dy]: readonly [number, number]): Cell | undefined {
  const cost = (cell: Cell) => {
    const along = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    return along > 0 ? along + 3 * aside : Number.POSITIVE_INFINITY;
  };
  const best = cells.toSorted((a, b) => cost(a) - cost(b))[0];
  return best && Number.isFinite(cost(best)) ? best : undefined;
}

/** Where a key leads the cursor: arrows to any cell, square brackets to the next one where something can be done. */
export function steer(
  key: string,
  from: Cell,
  cells: readonly Cell[],
  goals: readonly Cell[],
): Cell | undefined {
  const arrow = ARROWS[key];
  if (arrow) return towards(cells, from, arrow);
  if (key === "Home") return cells[0];
  if (key === "End") return cells.at(-1);
  if (key !== "[" && key !== "]") return undefined;
  const sorted = goals.toSorted(byRow);
  const ahead = key === "]" ? sorted : sorted.reverse();
  const further = ahead.find((goal) => (key === "]" ? byRow(goal, from) > 0 : byRow(goal, from) < 0));
  const next = further ?? ahead[0];
  return sameCell(next, from) ? undefined : next;
}
