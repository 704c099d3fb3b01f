import { isList, isObject, type Json, type JsonObject } from "../check/plain.js";
import { isWhole, named } from "../check/values.js";
import type { Fault } from "../errors.js";
import { CURRENCIES, TILE_IDS } from "../generated/components.js";
import { readChance, type SeedWords, type Settings, seedWords } from "./config.js";
import { deckCode, MAX_VALUE, moneyCode, moneyCopies, phaseNumber, tileName, tileNumber } from "./names.js";
import { NOBODY, SPACES, Zone } from "./state.js";
import type { PositionConfig } from "./types.js";

/** A piece and where it is. */
interface Place {
  readonly tile: number;
  readonly zone: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** A position in the core's numbers. Orders are top first; what is hidden is a number of unseen things. */
export interface Entered {
  readonly config: PositionConfig;
  readonly players: number;
  readonly seed: SeedWords;
  readonly generator: string | null;
  readonly active: number;
  readonly turn: number;
  readonly phase: number;
  readonly phaseName: Json | undefined;
  readonly scorings: number;
  readonly acted: boolean;
  /** Points by seat, Dirk's as those of seat 6. */
  readonly scores: ReadonlyMap<number, number>;
  readonly pieces: readonly Place[];
  readonly market: readonly (number | null)[];
  readonly display: readonly number[];
  readonly discard: readonly number[];
  readonly hands: readonly (readonly number[])[];
  /** Cards each seat holds that nobody shows. */
  readonly hiddenHands: readonly number[];
  readonly tower: readonly number[];
  readonly hiddenTower: number | null;
  readonly deck: readonly number[];
  readonly hiddenDeck: number | null;
  readonly piles: readonly number[];
  readonly unseenTiles: readonly number[];
  readonly unseenMoney: readonly number[];
  readonly chance: Settings["chance"];
  /** Something is hidden, and something of it an order. */
  readonly dealsHidden: boolean;
  readonly dealsOrders: boolean;
}

/** Faults of a list of tiles as a board. */
export type BoardFaults = (tiles: readonly Json[]) => readonly Fault[];

const DIRK = 6;
const DISPLAY_SIZE = 5;
const MOST_POINTS = 32_767;
const HEX = /^[0-9a-f]{32}$/i;
const KEYS = [
  "format",
  "version",
  "config",
  "active",
  "turn",
  "phase",
  "scorings",
  "acted",
  "revealed",
  "seats",
  "dirk",
  "market",
  "display",
  "tower",
  "deck",
  "piles",
  "discard",
  "pending",
  "chance",
  "generator",
  "modules",
];

/** Reads a position, or lists everything that is wrong with it. */
export function readPosition(position: Json, boardFaults: BoardFaults): Entered | Fault[] {
  const reader = new PositionReader(boardFaults);
  if (!isObject(position))
    return [
      { code: "bad-position", path: "", message: `A position must be an object, not ${named(position)}.` },
    ];
  const entered = reader.read(position);
  return reader.faults.length > 0 ? reader.faults : entered;
}

class PositionReader {
  readonly faults: Fault[] = [];
  readonly #boardFaults: BoardFaults;
  readonly #tiles = new Map<number, string>();
  readonly #cards = new Map<number, number>();
  readonly #pieces: Place[] = [];

  constructor(boardFaults: BoardFaults) {
    this.#boardFaults = boardFaults;
  }

  read(position: JsonObject): Entered {
    for (const key of Object.keys(position))
      if (!KEYS.includes(key)) this.#fault(`/${key}`, `A position has no ${named(key)}.`);
    if (position.format !== "alhambra-position")
      this.#fault("/format", 'The format of a position is "alhambra-position".');
    if (position.version !== 1)
      this.#fault("/version", `This engine reads positions of version 1, not ${named(position.version)}.`);
    for (const key of ["revealed", "pending"]) {
      const value = position[key];
      if (value !== undefined && !(isList(value) && value.length === 0))
        this.#fault(`/${key}`, `The base game has no ${key} between two decisions.`);
    }
    const { config, players, seed } = this.#config(position.config);
    const copies = moneyCopies(players);
    const scores = new Map<number, number>();
    const { hands, hiddenHands } = this.#seats(position.seats, players, scores);
    this.#dirk(position.dirk, players, scores);
    const market = this.#market(position.market);
    const display = this.#money(position.display, "/display");
    if (display.length > DISPLAY_SIZE)
      this.#fault("/display", "More cards lie in the display than it has places.");
    const discard = this.#money(position.discard ?? [], "/discard");
    const tower = isList(position.tower) ? this.#tower(position.tower) : [];
    const deck = isList(position.deck) ? this.#deck(position.deck) : [];
    for (const [code, count] of this.#cards) {
      if (count > copies)
        this.#fault(
          "",
          `There are ${count} cards ${CURRENCIES[code >> 4]} ${code & 15}, the box holds ${copies}.`,
        );
    }
    const scorings = isWhole(position.scorings, 0, 3)
      ? position.scorings
      : this.#fault("/scorings", "scorings must be 0 to 3.");
    const unseenTiles = TILE_IDS.map((_, tile) => tile).filter((tile) => !this.#tiles.has(tile));
    const unseenMoney = this.#unseenMoney(copies);
    const hiddenTower = this.#hidden(position.tower, "/tower", unseenTiles.length);
    const heldBack = hiddenHands.reduce((sum, count) => sum + count, 0);
    const scoringCards = Math.max(2 - scorings, 0);
    const hiddenDeck = this.#hidden(
      position.deck,
      "/deck",
      unseenMoney.length - heldBack + scoringCards,
      scoringCards,
    );
    if (heldBack > unseenMoney.length)
      this.#fault("/seats", "The hands hold more hidden cards than are left in the box.");
    const piles = this.#piles(position.piles, hiddenDeck ?? deck.length, hiddenDeck !== null, scorings);
    const { active, turn, phase, acted } = this.#decision(position, players, scorings);
    const generator = position.generator;
    if (generator !== undefined && !(typeof generator === "string" && HEX.test(generator)))
      this.#fault("/generator", "generator must be 32 hex digits.");
    return {
      config,
      players,
      seed,
      generator: typeof generator === "string" ? generator : null,
      active,
      turn,
      phase,
      phaseName: position.phase,
      scorings,
      acted,
      scores,
      pieces: this.#pieces,
      market,
      display,
      discard,
      hands,
      hiddenHands,
      tower,
      hiddenTower,
      deck,
      hiddenDeck,
      piles,
      unseenTiles,
      unseenMoney,
      chance: readChance(position.chance, (path, message) => this.#fault(path, message)),
      dealsHidden: hiddenTower !== null || hiddenDeck !== null || heldBack > 0,
      dealsOrders: hiddenTower !== null || hiddenDeck !== null,
    };
  }

  #fault(path: string, message: string): 0 {
    this.faults.push({ code: "bad-position", path, message });
    return 0;
  }

  #config(config: Json | undefined): { config: PositionConfig; players: number; seed: SeedWords } {
    const given = isObject(config) ? config : {};
    if (!isObject(config)) this.#fault("/config", "A position has a config.");
    const { game = "alhambra", players, seed = 0, modules = [] } = given;
    if (game !== "alhambra") this.#fault("/config/game", `There is no game ${named(game)}.`);
    if (!isList(modules) || modules.length > 0) this.#fault("/config/modules", "There are no such modules.");
    const count = isWhole(players, 2, 6) ? players : 6;
    if (players !== count) this.#fault("/config/players", `players must be 2 to 6, not ${named(players)}.`);
    const words = seedWords(seed);
    if (!words) this.#fault("/config/seed", "seed must be a whole number below 2^32 or 32 hex digits.");
    const plainSeed = typeof seed === "string" ? seed : Number(seed);
    return {
      config: { game: "alhambra", players: count, ...(given.seed === undefined ? {} : { seed: plainSeed }) },
      players: count,
      seed: words ?? [0, 0, 0, 0],
    };
  }

  #seats(
    seats: Json | undefined,
    players: number,
    scores: Map<number, number>,
  ): { hands: number[][]; hiddenHands: number[] } {
    const hands: number[][] = [];
    const hiddenHands: number[] = [];
    const list = isList(seats) ? seats : [];
    if (list.length !== players) this.#fault("/seats", `There must be ${players} seats, not ${list.length}.`);
    for (const [seat, entry] of list.slice(0, players).entries()) {
      const path = `/seats/${seat}`;
      if (!isObject(entry)) {
        this.#fault(path, "A seat is an object.");
        continue;
      }
      const hidden = isObject(entry.hand) || entry.hand === undefined;
      const count = isObject(entry.hand) ? entry.hand.count : 0;
      hands.push(hidden ? [] : this.#money(entry.hand, `${path}/hand`));
      hiddenHands.push(
        !hidden
          ? 0
          : isWhole(count, 0, 108)
            ? count
            : this.#fault(`${path}/hand/count`, "count must be a number of cards."),
      );
      this.#tileList(entry.reserve ?? [], `${path}/reserve`, Zone.reserve, seat);
      this.#tileList(entry.bought ?? [], `${path}/bought`, Zone.waiting, seat);
      this.#board(entry.board ?? [], `${path}/board`, seat);
      scores.set(seat, this.#points(entry.score ?? 0, `${path}/score`));
    }
    return { hands, hiddenHands };
  }

  #points(score: Json, path: string): number {
    return isWhole(score, -MOST_POINTS, MOST_POINTS)
      ? score
      : this.#fault(path, `A score must be a whole number, not ${named(score)}.`);
  }

  #dirk(dirk: Json | undefined, players: number, scores: Map<number, number>): void {
    if (players !== 2) {
      if (dirk !== undefined && dirk !== null) this.#fault("/dirk", "Dirk plays along only when two play.");
      return;
    }
    if (!isObject(dirk)) {
      this.#fault("/dirk", "When two play, Dirk has tiles and a score.");
      return;
    }
    this.#tileList(dirk.tiles ?? [], "/dirk/tiles", Zone.dirk, NOBODY);
    scores.set(DIRK, this.#points(dirk.score ?? 0, "/dirk/score"));
  }

  #market(market: Json | undefined): (number | null)[] {
    const list = isList(market) ? market : [];
    if (list.length !== SPACES) this.#fault("/market", `The market has ${SPACES} spaces.`);
    return list.slice(0, SPACES).map((id, i) => (id === null ? null : this.#tile(id, `/market/${i}`)));
  }

  #tower(tower: readonly Json[]): number[] {
    return tower.map((id, i) => this.#tile(id, `/tower/${i}`));
  }

  #tile(id: Json, path: string): number {
    const tile = tileNumber(id);
    if (tile === undefined) return this.#fault(path, `There is no tile ${named(id)}.`);
    const before = this.#tiles.get(tile);
    if (before !== undefined) this.#fault(path, `${tileName(tile)} stands at ${before} already.`);
    else this.#tiles.set(tile, path);
    return tile;
  }

  #tileList(list: Json, path: string, zone: number, seat: number): void {
    if (!isList(list)) return void this.#fault(path, "This must be a list of tile ids.");
    for (const [i, id] of list.entries())
      this.#pieces.push({ tile: this.#tile(id, `${path}/${i}`), zone, seat, x: 0, y: 0 });
  }

  #board(board: Json, path: string, seat: number): void {
    if (!isList(board)) return void this.#fault(path, "A board is a list of tiles.");
    const before = this.faults.length;
    for (const fault of this.#boardFaults(board)) this.faults.push({ ...fault, path: path + fault.path });
    for (const [i, entry] of board.entries()) {
      if (!isObject(entry)) continue;
      const id = entry.tile ?? entry.id ?? entry.kind;
      if (id === undefined) this.#fault(`${path}/${i}`, "A tile of a game is named by its id.");
      if (id === undefined || id === "start") continue;
      const tile = this.#tile(id, `${path}/${i}/tile`);
      // A cell outside the range has had its fault.
      if (this.faults.length === before) {
        this.#pieces.push({ tile, zone: Zone.board, seat, x: Number(entry.x), y: Number(entry.y) });
      }
    }
  }

  #count(code: number): void {
    this.#cards.set(code, (this.#cards.get(code) ?? 0) + 1);
  }

  #money(cards: Json | undefined, path: string): number[] {
    if (!isList(cards)) {
      this.#fault(path, "This must be a list of money cards.");
      return [];
    }
    return cards.flatMap((card, i) => {
      const code = moneyCode(card);
      if (code === undefined) this.#fault(`${path}/${i}`, "This is no money card.");
      else this.#count(code);
      return code === undefined ? [] : [code];
    });
  }

  #deck(deck: readonly Json[]): number[] {
    const scoring = new Set<number>();
    return deck.flatMap((card, i) => {
      const code = deckCode(card);
      if (code === undefined) this.#fault(`/deck/${i}`, "The base game has no such card.");
      else if (typeof card !== "string") this.#count(code);
      else if (scoring.has(code)) this.#fault(`/deck/${i}`, `${card} is in the deck twice.`);
      else scoring.add(code);
      return code === undefined ? [] : [code];
    });
  }

  #unseenMoney(copies: number): number[] {
    return CURRENCIES.flatMap((_, currency) =>
      Array.from({ length: MAX_VALUE }, (_value, i) => currency * 16 + i + 1).flatMap((code) =>
        Array.from({ length: Math.max(copies - (this.#cards.get(code) ?? 0), 0) }, () => code),
      ),
    );
  }

  /** Number of things in a hidden order, null for one that is told; left out means all that is unseen. */
  #hidden(order: Json | undefined, path: string, most: number, least = 0): number | null {
    if (isList(order)) return null;
    const count = isObject(order) ? order.count : order === undefined ? most : undefined;
    if (isWhole(count, 0, most) && (count >= least || count === 0)) return count;
    this.#fault(path, `This must be a list, or { count } with at most ${most}.`);
    return null;
  }

  #piles(piles: Json | undefined, cards: number, hidden: boolean, scorings: number): number[] {
    if (piles === undefined) return [];
    const sizes = isList(piles) ? piles.filter((size) => isWhole(size, 1, 108)) : [];
    const fine = isList(piles) && sizes.length === piles.length && piles.length >= 2 && piles.length <= 5;
    if (!fine || sizes.reduce((sum, size) => sum + size, 0) !== cards) {
      this.#fault("/piles", "piles must be the sizes of 2 to 5 inner piles and make up the deck.");
    } else if (hidden && scorings < 2 && 2 * (scorings + 1) < 6 - sizes.length) {
      this.#fault("/piles", `Scoring card ${scorings + 1} lay in a pile that is gone.`);
    }
    return sizes;
  }

  #decision(
    position: JsonObject,
    players: number,
    scorings: number,
  ): { active: number; turn: number; phase: number; acted: boolean } {
    const { phase, acted = false } = position;
    const number = phaseNumber(phase);
    if (number === undefined) this.#fault("/phase", `There is no phase ${named(phase)}.`);
    const seat = (key: "active" | "turn") => {
      const value = position[key];
      return isWhole(value, 0, players - 1) ? value : this.#fault(`/${key}`, `${key} must be a seat.`);
    };
    const active = seat("active");
    const over = phase === "over";
    if (over && position.turn !== null) this.#fault("/turn", "turn is null when the game is over.");
    if (over !== (scorings === 3)) this.#fault("/scorings", "The third scoring ends the game.");
    const turn = over ? active : seat("turn");
    if (phase !== "award" && turn !== active)
      this.#fault("/turn", "Only an award is decided by another seat than the active one.");
    if (typeof acted !== "boolean") this.#fault("/acted", "acted is true or left out.");
    this.#waiting(phase, turn, acted === true);
    return { active, turn, phase: number ?? 0, acted: acted === true };
  }

  /** Tiles wait only beside the board of the seat that decides, and only when there is a reason. */
  #waiting(phase: Json | undefined, turn: number, acted: boolean): void {
    const waiting = this.#pieces.filter(({ zone }) => zone === Zone.waiting);
    if (waiting.some(({ seat }) => seat !== turn))
      this.#fault("/seats", "Bought tiles wait only beside the board of the seat that decides.");
    if (phase === "disposal" && waiting.length === 0)
      this.#fault("/phase", "There is no tile to dispose of.");
    if (phase === "award" && waiting.length !== 1) this.#fault("/phase", "An award is about one tile.");
    if (phase === "over" && waiting.length > 0) this.#fault("/phase", "No tile waits when the game is over.");
    if (phase === "action" && waiting.length > 0 && !acted)
      this.#fault("/acted", "Tiles were bought, so an action is done.");
  }
}
