/** The table as one seat sees it. */

import { SPACE_CURRENCIES } from "../../generated/components.js";
import type { Cell, Game, Hidden, Position } from "../../index.node.js";
import { drawPalace, drawTile } from "./picture.js";
import type { Words } from "./words.js";

/** Columns a market space takes. */
const SPACE = 17;

/** Everything a seat looks at before it decides. */
export function tableText(game: Game, seat: number, words: Words): string {
  const view = game.view(seat);
  const mine = view.seats[seat];
  return [
    headline(view, game.round, words),
    "",
    ...marketLines(view, words),
    "",
    `  On display  ${words.cards(view.display, " ")}`,
    `  Your hand   ${mine && Array.isArray(mine.hand) ? words.cards(mine.hand, " ") : "hidden"}`,
    "",
    ...seatLines(game, view, words),
    "",
    ...palaceLines(game, seat, words),
  ].join("\n");
}

/** The palace of a seat, with numbers in the cells where something could be placed. */
export function palaceLines(
  game: Game,
  seat: number,
  words: Words,
  numbers: ReadonlyMap<number, Cell> = new Map(),
): string[] {
  const picture = drawPalace(game.board(seat).tiles(), numbers, words.ink);
  return picture.map((line) => `    ${line}`.trimEnd());
}

function headline({ tower, deck }: Position, round: number, { ink }: Words): string {
  const left = [count(countOf(tower), "tile"), count(countOf(deck), "card")].join(" and ");
  return ink("bold", `── Scoring ${round} comes next · ${left} to draw ──`);
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}

function marketLines({ market }: Position, words: Words): string[] {
  const spaces = market.map((id, i) => {
    const currency = SPACE_CURRENCIES[i] ?? "";
    const { kind = "", walls = "" } = id === null ? {} : words.look(id);
    const picture = id === null ? ["", "(empty)", ""] : drawTile(walls, words.short(id));
    return [
      [currency, `${i + 1} ${currency}`],
      ...picture.map((line) => [kind, line]),
      ["dim", id ?? ""],
    ] as const;
  });
  return [0, 1, 2, 3, 4].map((line) =>
    `  ${spaces
      .map((space) => {
        const [colour = "", text = ""] = space[line] ?? [];
        return `${words.ink(colour, text)}${" ".repeat(Math.max(SPACE - text.length, 1))}`;
      })
      .join("")}`.trimEnd(),
  );
}

function seatLines(game: Game, view: Position, words: Words): string[] {
  const rows = view.seats.map((seat, i) => [
    `${words.who(i)}${i === view.active ? " *" : ""}`,
    String(seat.score),
    String(seat.board.length - 1),
    String(game.board(i).longestWall().length),
    String(countOf(seat.hand)),
  ]);
  if (view.dirk) rows.push(["Dirk", String(view.dirk.score), String(view.dirk.tiles.length), "", ""]);
  const reserves = view.seats.flatMap(({ reserve }, i) =>
    reserve.length === 0 ? [] : [`  In reserve  ${words.who(i)}: ${reserve.join(" ")}`],
  );
  return [...columns([["", "points", "tiles", "wall", "cards"], ...rows]), ...reserves];
}

/** How many there are, whether one may look at them or not. */
function countOf(things: readonly unknown[] | Hidden): number {
  return "count" in things ? things.count : things.length;
}

/** Rows of names, at the left, and numbers, at the right of their columns. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) => {
    const cells = row.map((text, i) =>
      i === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[i] ?? 0),
    );
    return `  ${cells.join("  ")}`.trimEnd();
  });
}
