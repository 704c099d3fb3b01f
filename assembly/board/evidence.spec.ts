/** What shows why a change is refused: the forbidden pictures of Mega Box p. 5 and base.md 1, with their evidence. */
import {
  boardAnswer,
  boardClear,
  boardExplain,
  boardExplainRemove,
  boardExplainSwap,
  boardPlace,
  boardSlot,
} from "./abi";
import { cellX, cellY } from "./cell";
import { Reason } from "./reason";

const N: u32 = 1;
const E: u32 = 2;
const S: u32 = 4;
const W: u32 = 8;
const B: usize = boardSlot(0);

/** One entry of the answer, counted in words behind the reason. */
function word(n: u32): u32 {
  return load<u32>(boardAnswer() + ((<usize>n) << 2));
}

function at(cell: u32): string {
  return `(${cellX(cell)},${cellY(cell)})`;
}

/** The evidence as text: sides as "(x,y)N", then cells, then tiles. */
function shown(): string {
  let text = "";
  let n: u32 = 4;
  for (const past = n + word(1); n < past; n++)
    text += `side ${at(word(n) >> 3)}${"NESW".charAt(word(n) & 7)} `;
  for (const past = n + word(2); n < past; n++) text += `cell ${at(word(n))} `;
  for (const past = n + word(3); n < past; n++) text += `tile ${at(word(n))} `;
  return text.trimEnd();
}

/** A start with a row of open tiles to its east. */
function row(length: i32): void {
  boardClear(B, 0);
  for (let x: i32 = 1; x < length; x++) boardPlace(B, x, 0, x, 0);
}

describe("edge: every side that clashes, and no other", () => {
  test("a side with a wall joined to a side without one (p. 5)", () => {
    row(2);
    expect(boardExplain(B, W, 2, 0)).toBe(Reason.EDGE);
    expect(shown()).toBe("side (2,0)W");
  });

  test("a tile oriented otherwise clashes on every side it turned wrong (p. 5)", () => {
    boardClear(B, 0);
    boardPlace(B, 1, S, 1, 0);
    boardPlace(B, 2, E, 0, 1);
    // As drawn the tile would have walls N and W and fit; upside down it has S and E.
    expect(boardExplain(B, N | W, 1, 1)).toBe(Reason.UNREACHABLE);
    expect(boardExplain(B, S | E, 1, 1)).toBe(Reason.EDGE);
    expect(shown()).toBe("side (1,1)N side (1,1)W");
  });

  test("sides that agree are not shown", () => {
    row(3);
    boardPlace(B, 3, E, 0, 1);
    boardPlace(B, 4, W, 2, 1);
    expect(boardExplain(B, 0, 1, 1)).toBe(Reason.EDGE);
    expect(shown()).toBe("side (1,1)E side (1,1)W");
  });

  test("a swap clashes like a placement, on the cell of the tile that leaves", () => {
    row(3);
    boardPlace(B, 3, 0, 1, 1);
    expect(boardExplainSwap(B, E | S, 1, 0)).toBe(Reason.EDGE);
    expect(shown()).toBe("side (1,0)E side (1,0)S");
    expect(boardExplainSwap(B, N, 1, 0)).toBe(Reason.OK);
    expect(shown()).toBe("");
  });
});

describe("unreachable: every side that touches, for none of them lets anybody in", () => {
  test("a tower behind a wall (p. 5)", () => {
    boardClear(B, 0);
    boardPlace(B, 1, S, 1, 0);
    expect(boardExplain(B, N, 1, 1)).toBe(Reason.UNREACHABLE);
    expect(shown()).toBe("side (1,1)N");
  });

  test("a tower between two walls", () => {
    boardClear(B, 0);
    boardPlace(B, 1, S, 1, 0);
    boardPlace(B, 2, E, 0, 1);
    expect(boardExplain(B, N | W, 1, 1)).toBe(Reason.UNREACHABLE);
    expect(shown()).toBe("side (1,1)N side (1,1)W");
  });
});

describe("hole: every cell of every area shut in", () => {
  test("arcades around one empty cell (p. 5)", () => {
    row(3);
    for (let x: i32 = 0; x < 3; x++) boardPlace(B, 3 + x, 0, x, 2);
    boardPlace(B, 6, 0, 0, 1);
    expect(boardExplain(B, 0, 2, 1)).toBe(Reason.HOLE);
    expect(shown()).toBe("cell (1,1)");
  });

  test("an area of several cells, row by row", () => {
    row(4);
    for (let x: i32 = 0; x < 4; x++) boardPlace(B, 4 + x, 0, x, 3);
    boardPlace(B, 8, 0, 0, 1);
    boardPlace(B, 9, 0, 0, 2);
    boardPlace(B, 10, 0, 3, 2);
    expect(boardExplain(B, 0, 3, 1)).toBe(Reason.HOLE);
    expect(shown()).toBe("cell (1,1) cell (2,1) cell (1,2) cell (2,2)");
  });

  test("two areas shut in by one tile, and the ground outside is neither", () => {
    boardClear(B, 0);
    // A ring of two rows and two ends with a gap in the middle of its southern row.
    for (let x: i32 = -2; x <= 2; x++) {
      if (x != 0) boardPlace(B, 10 + x, 0, x, 0);
      if (x != 0) boardPlace(B, 20 + x, 0, x, 2);
    }
    boardPlace(B, 30, 0, -2, 1);
    boardPlace(B, 31, 0, 2, 1);
    expect(boardExplain(B, 0, 0, 1)).toBe(Reason.HOLE);
    expect(shown()).toBe("cell (-1,1) cell (1,1)");
  });

  test("tiles that touch at a corner close the gap (base.md 1)", () => {
    row(3);
    boardPlace(B, 3, 0, 0, 1);
    boardPlace(B, 4, 0, 0, 2);
    boardPlace(B, 5, 0, 1, 2);
    expect(boardExplain(B, 0, 2, 1)).toBe(Reason.HOLE);
    expect(shown()).toBe("cell (1,1)");
  });

  test("a removed tile leaves its own cell as the hole", () => {
    boardClear(B, 0);
    for (let n: i32 = 1; n < 9; n++) boardPlace(B, n, 0, n % 3, n / 3);
    expect(boardExplainRemove(B, 1, 1)).toBe(Reason.HOLE);
    expect(shown()).toBe("cell (1,1)");
  });
});

describe("unreachable by removal: every tile cut off", () => {
  test("the far end of a row, and not the side of the start", () => {
    row(5);
    boardPlace(B, 9, 0, -1, 0);
    expect(boardExplainRemove(B, 2, 0)).toBe(Reason.UNREACHABLE);
    expect(shown()).toBe("tile (3,0) tile (4,0)");
  });

  test("several branches, row by row", () => {
    row(3);
    boardPlace(B, 3, 0, 1, -1);
    boardPlace(B, 4, 0, 1, 1);
    boardPlace(B, 5, 0, 1, 2);
    expect(boardExplainRemove(B, 1, 0)).toBe(Reason.UNREACHABLE);
    expect(shown()).toBe("tile (1,-1) tile (2,0) tile (1,1) tile (1,2)");
  });

  test("a neighbour behind a wall is cut off although it touches others", () => {
    boardClear(B, 0);
    boardPlace(B, 1, S, 1, 0);
    boardPlace(B, 2, 0, 0, 1);
    boardPlace(B, 3, N, 1, 1);
    expect(boardExplainRemove(B, 0, 1)).toBe(Reason.UNREACHABLE);
    expect(shown()).toBe("tile (1,1)");
    expect(boardExplainRemove(B, 1, 0)).toBe(Reason.OK);
  });
});

describe("nothing to show", () => {
  test("occupied, detached, empty and start speak for themselves", () => {
    row(3);
    expect(boardExplain(B, 0, 1, 0)).toBe(Reason.OCCUPIED);
    expect(shown()).toBe("");
    expect(boardExplain(B, 0, 3, 1)).toBe(Reason.DETACHED);
    expect(shown()).toBe("");
    expect(boardExplainRemove(B, 9, 9)).toBe(Reason.EMPTY);
    expect(boardExplainRemove(B, 0, 0)).toBe(Reason.START);
    expect(boardExplainSwap(B, 0, 1000, -1000)).toBe(Reason.EMPTY);
    expect(shown()).toBe("");
  });

  test("beyond the grid: limit, whatever else would be wrong", () => {
    row(62);
    expect(boardExplain(B, 0, 62, 0)).toBe(Reason.LIMIT);
    expect(boardExplain(B, W, 62, 0)).toBe(Reason.LIMIT);
    expect(boardExplain(B, 0, -1, 0)).toBe(Reason.LIMIT);
    expect(shown()).toBe("");
    expect(boardExplain(B, 0, 63, 0)).toBe(Reason.DETACHED);
    expect(boardExplain(B, 0, 61, 1)).toBe(Reason.OK);
  });
});
