import { AlhambraError, type Engine, type Game, type Move } from "../../index.node.js";
import { choose } from "./choose.js";
import { fullMenu, type Menu, mainMenu } from "./menu.js";
import type { Prompt } from "./prompt.js";
import { palaceLines, tableText } from "./table.js";
import { finalLines, tell } from "./telling.js";
import type { Words } from "./words.js";

const HELP = `  Type the number of a choice, or a move in notation: take denar3+florin1,
  buy 2 dirham8, place garden-8-ne 1,0, reserve garden-8-ne.
    moves [TYPE]  list every move, or those of a type: take, buy, add, ...
    table         show the table again
    palace N      show the palace of seat N
    undo          take your last decision back
    quit          leave the game`;

/** One person's game against players who are none. */
export class Sitting {
  readonly #engine: Engine;
  readonly #game: Game;
  readonly #seat: number;
  readonly #words: Words;
  readonly #prompt: Prompt;
  readonly #say: (line: string) => void;

  constructor(
    engine: Engine,
    game: Game,
    seat: number,
    words: Words,
    prompt: Prompt,
    say: (line: string) => void,
  ) {
    this.#engine = engine;
    this.#game = game;
    this.#seat = seat;
    this.#words = words;
    this.#prompt = prompt;
    this.#say = say;
  }

  /** Plays to the end; false when the person leaves before it. */
  async play(): Promise<boolean> {
    const game = this.#game;
    while (!game.over) {
      if (game.turn !== this.#seat) {
        this.#decide(await choose(this.#engine, game));
      } else if (!(await this.#ownDecision())) {
        return false;
      }
    }
    const winners = game.winners.map((seat) => this.#words.who(seat)).join(" and ");
    const verb = game.winners.length > 1 || game.winners[0] === this.#seat ? "win" : "wins";
    this.#say(["", ...finalLines(game, this.#words), "", `${winners} ${verb}.`].join("\n"));
    return true;
  }

  #decide(move: Move | string): void {
    const events = this.#engine.redact(this.#game.play(move), this.#seat);
    for (const line of tell(events, this.#game, this.#words)) this.#say(line);
  }

  /** Lets the person decide once; false when there are no more answers. */
  async #ownDecision(): Promise<boolean> {
    const game = this.#game;
    // Between a purchase and where it goes nothing else on the table has changed.
    this.#say(game.phase === "action" ? `\n${this.#table()}\n` : "");
    let menu = this.#show(mainMenu(game, this.#seat, this.#words));
    for (;;) {
      const line = await this.#prompt.ask("> ");
      if (line === null || line === "quit" || line === "q") return false;
      const [word = "", argument] = line.split(/\s+/);
      if (line === "" || word === "help" || word === "?") this.#say(HELP);
      else if (word === "table") this.#say(this.#table());
      else if (word === "palace") this.#showPalace(argument);
      else if (word === "moves") menu = this.#showMoves(argument) ?? menu;
      else if (word === "undo" ? this.#undo() : this.#try(menu, line)) return true;
    }
  }

  #table(): string {
    return tableText(this.#game, this.#seat, this.#words);
  }

  #show(menu: Menu): Menu {
    this.#say(`${menu.lines.join("\n")}\n  Your choice, or \`help\``);
    return menu;
  }

  #showMoves(type: string | undefined): Menu | undefined {
    // What is typed may be no type at all; then it has no moves.
    const menu = fullMenu(this.#game, this.#seat, this.#words, type as Move["type"] | undefined);
    if (menu.moves.length > 0) return this.#show(menu);
    this.#say(`  There is no such move now: ${type ?? ""}`);
    return undefined;
  }

  #showPalace(seat: string | undefined): void {
    const number = Number(seat ?? this.#seat);
    if (!Number.isInteger(number) || number < 0 || number >= this.#game.scores.length) {
      this.#say(`  Seats are 0 to ${this.#game.scores.length - 1}.`);
      return;
    }
    this.#say(palaceLines(this.#game, number, this.#words).join("\n"));
  }

  /** Goes back to the person's decision before this one. */
  #undo(): boolean {
    const game = this.#game;
    const mine = game.history().findLast(({ seat }) => seat === this.#seat);
    if (!mine) {
      this.#say("  There is nothing to take back.");
      return false;
    }
    while (game.ply >= mine.ply) game.undo();
    return true;
  }

  /** Plays what was typed, or says why not. */
  #try(menu: Menu, line: string): boolean {
    const chosen = /^\d+$/.test(line) ? menu.moves[Number(line) - 1] : line;
    if (chosen === undefined) {
      this.#say(`  There is no choice ${line}.`);
      return false;
    }
    try {
      this.#decide(chosen);
      return true;
    } catch (error) {
      if (!(error instanceof AlhambraError) || error.code === "internal") throw error;
      this.#say(`  ${error.message}`);
      return false;
    }
  }
}
