/** What a person may choose from: numbered lines, and numbered cells of the palace. */
import type { Cell, Game, Move } from "../../index.node.js";
import { palaceLines } from "./table.js";
import type { Words } from "./words.js";

/** Moves that are looked at for the choices; more are there only for those who hoard money. */
const LOOKED_AT = 5_000;
/** Purchases that are shown, for a space of the market. */
const SHOWN = 3;
/** Moves in one list; any other can be typed. */
const LISTED = 99;

/** Moves with their numbers, from 1, and how they are shown. */
export interface Menu {
  readonly moves: readonly Move[];
  readonly lines: readonly string[];
}

/** The choices a person most likely wants; the rest is one `moves` away. */
export function mainMenu(game: Game, seat: number, words: Words): Menu {
  const menu = new MenuMaker(game, seat, words);
  if (game.phase !== "action") {
    menu.addTiles(game.legalMoves());
    return menu;
  }
  const moves = ends(game);
  menu.addLines(
    "Take",
    moves.filter(({ type }) => type === "take"),
  );
  menu.addLines(
    "Buy",
    [1, 2, 3, 4].flatMap((space) => bestPurchases(game, space, moves, words)),
  );
  for (const [type, what] of [
    ["add", "place a tile of your reserve"],
    ["remove", "move a tile to your reserve"],
    ["swap", "exchange a tile for one of your reserve"],
  ] as const) {
    const count = moves.filter((move) => move.type === type).length;
    if (count > 0) menu.lines.push(`  \`moves ${type}\`: ${what}, ${count} ${count === 1 ? "way" : "ways"}`);
  }
  return menu.moves.length > 0 ? menu : fullMenu(game, seat, words, undefined);
}

/** Every move, or every move of a type. */
export function fullMenu(game: Game, seat: number, words: Words, type: Move["type"] | undefined): Menu {
  const menu = new MenuMaker(game, seat, words);
  const moves = game.legalMoves({ ...(type === undefined ? {} : { type }), limit: LISTED + 1 });
  if (moves.some(({ type: one }) => one === "add")) menu.addTiles(moves.slice(0, LISTED));
  else menu.addLines("Moves", moves.slice(0, LISTED));
  if (moves.length > LISTED)
    menu.lines.push("  ... and more, which you can type in the notation of docs/notation.md");
  return menu;
}

/** All moves, or the first and the last of very many: purchases, which are all of the many, stand between the others. */
function ends(game: Game): Move[] {
  const count = game.moveCount();
  const first = game.legalMoves({ limit: LOOKED_AT });
  return [
    ...first,
    ...game.legalMoves({ offset: Math.max(count - LOOKED_AT, first.length), limit: LOOKED_AT }),
  ];
}

/** Exact payments if there are any, else those that waste least; none with a card that is not needed. */
function bestPurchases(game: Game, space: number, moves: readonly Move[], words: Words): Move[] {
  const price = words.look(game.view(null).market[space - 1] ?? "").price ?? 0;
  const sorted = moves
    .filter((move) => "space" in move && move.space === space)
    .map((move) => ({ move, over: paid(move) - price, pay: "pay" in move ? (move.pay ?? []) : [] }))
    .filter(({ over, pay }) => pay.every(({ value }) => value > over))
    .sort((a, b) => a.over - b.over || a.pay.length - b.pay.length);
  const best = sorted[0]?.over;
  return sorted
    .filter(({ over }) => best !== 0 || over === 0)
    .slice(0, SHOWN)
    .map(({ move }) => move);
}

function paid(move: Move): number {
  return "pay" in move ? (move.pay ?? []).reduce((total, { value }) => total + value, 0) : 0;
}

class MenuMaker implements Menu {
  readonly moves: Move[] = [];
  readonly lines: string[] = [];
  readonly #game: Game;
  readonly #seat: number;
  readonly #words: Words;

  constructor(game: Game, seat: number, words: Words) {
    this.#game = game;
    this.#seat = seat;
    this.#words = words;
  }

  addLines(title: string, moves: readonly Move[]): void {
    if (moves.length > 0) this.lines.push(`  ${title}`);
    for (const move of moves) {
      this.lines.push(`  ${String(this.moves.push(move)).padStart(4)}  ${this.#text(move)}`);
    }
  }

  /** Moves of tiles: a palace for each tile with the cells where it may go, then what else can be done with it. */
  addTiles(moves: readonly Move[]): void {
    const tiles = new Set(moves.flatMap((move) => ("tile" in move ? [move.tile] : [])));
    for (const tile of tiles) {
      const cells = new Map<number, Cell>();
      const others: Move[] = [];
      for (const move of moves) {
        if (!("tile" in move) || move.tile !== tile) continue;
        if (move.type === "place" || move.type === "add") cells.set(this.moves.push(move), move);
        else others.push(move);
      }
      this.lines.push(`  Where does ${this.#words.tile(tile)} (${tile}) go?`, "");
      if (cells.size > 0) {
        this.lines.push(...palaceLines(this.#game, this.#seat, this.#words, cells), "");
      }
      this.addLines(cells.size > 0 ? "Or" : "Nowhere, but", others);
    }
    this.addLines(
      "Moves",
      moves.filter((move) => !("tile" in move)),
    );
  }

  #text(move: Move): string {
    const words = this.#words;
    switch (move.type) {
      case "take":
        return words.cards(move.cards);
      case "buy": {
        if ("with" in move || move.pay === undefined) return this.#game.text(move);
        const id = this.#game.view(null).market[move.space - 1] ?? "";
        const over = paid(move) - (words.look(id).price ?? 0);
        const how = over === 0 ? "exactly, so you go on" : `${over} too much`;
        return `${words.tile(id)} for ${words.cards(move.pay)}, ${how}`;
      }
      case "reserve":
        return "into your reserve";
      case "dirk":
        return "to Dirk";
      default:
        return this.#game.text(move);
    }
  }
}
