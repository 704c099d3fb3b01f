import type { CURRENCIES } from "../generated/components.js";
import type { Kind } from "../tiles.js";

export type Currency = (typeof CURRENCIES)[number];

/** A money card. */
export interface Card {
  readonly currency: Currency;
  readonly value: number;
}

/** The two scoring cards of the deck. */
export type ScoreCard = "score-1" | "score-2";
export type DeckCard = Card | ScoreCard;

/** A seat, or Dirk, who plays along when two play (Mega Box p. 7). */
export type Who = number | "dirk";

export interface TakeMove {
  readonly type: "take";
  readonly cards: readonly Card[];
}
export interface BuyMove {
  readonly type: "buy";
  /** Market space, 1-4. */
  readonly space: number;
  readonly pay: readonly Card[];
}
export interface PlaceMove {
  readonly type: "place" | "add" | "swap";
  readonly tile: string;
  readonly x: number;
  readonly y: number;
}
export interface RemoveMove {
  readonly type: "remove";
  readonly x: number;
  readonly y: number;
}
export interface KeepMove {
  readonly type: "reserve" | "dirk";
  readonly tile: string;
}

/** A decision of the base game, named by content. */
export type Move = TakeMove | BuyMove | PlaceMove | RemoveMove | KeepMove;

export type Phase = "action" | "disposal" | "award" | "over";

/** An outcome of chance given in advance: the new draw pile, top first. */
export interface Reshuffle {
  readonly type: "reshuffle";
  readonly cards: readonly Card[];
}

/** A seed: a small number, or 128 bits as 32 hex digits. */
export type Seed = number | string;

export interface GameConfig {
  readonly game?: "alhambra";
  /** 2-6; with two Dirk plays along. */
  readonly players: number;
  /** Whole number 0 to 2^32-1, or 32 hex digits; 0 when left out, never the clock. */
  readonly seed?: Seed;
  readonly modules?: readonly never[];
  /** Tile ids, top first, from before Dirk's six. */
  readonly tower?: readonly string[];
  /** Cards, top first, from before the deal. */
  readonly deck?: readonly DeckCard[];
  /** Later outcomes of chance, in order; the seed goes on behind them. */
  readonly chance?: readonly Reshuffle[];
}

/** One line of the score sheet. */
export interface ScoreItem {
  /** 0 only for points carried into a position. */
  readonly scoring: 0 | 1 | 2 | 3;
  readonly seat: Who;
  readonly source: "wall" | Kind | "carried";
  /** Wall segments or buildings. */
  readonly count: number;
  readonly points: number;
  /** Places covered, from 1. */
  readonly places?: readonly number[];
  /** How many share them, if several. */
  readonly tied?: number;
}

/** What is known of a number of things that are not shown. */
export interface Hidden {
  readonly count: number;
}

export interface BoardEntry {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
}

export interface SeatPosition {
  readonly hand: readonly Card[] | Hidden;
  readonly reserve: readonly string[];
  /** Tiles that wait to be disposed of. */
  readonly bought: readonly string[];
  readonly board: readonly BoardEntry[];
  readonly score: number;
}

export interface DirkPosition {
  readonly tiles: readonly string[];
  readonly score: number;
}

/** What a position says of its game; orders and outcomes stand in the position itself. */
export interface PositionConfig {
  readonly game: "alhambra";
  readonly players: number;
  readonly seed?: Seed;
  readonly modules?: readonly never[];
}

/** A whole table as plain data; a view has `{ count }` where its seat may not look. */
export interface Position {
  readonly format: "alhambra-position";
  readonly version: 1;
  readonly config: PositionConfig;
  readonly active: number;
  readonly turn: number | null;
  readonly phase: Phase;
  readonly scorings: number;
  /** An action of this turn is done. */
  readonly acted?: true;
  readonly seats: readonly SeatPosition[];
  readonly dirk: DirkPosition | null;
  readonly market: readonly (string | null)[];
  readonly display: readonly Card[];
  readonly tower: readonly string[] | Hidden;
  readonly deck: readonly DeckCard[] | Hidden;
  /** Cards left in each inner pile of the deck, top first; left out after a reshuffle. */
  readonly piles?: readonly number[];
  readonly discard: readonly Card[];
  readonly chance?: readonly Reshuffle[];
  /** State of the generator, 32 hex digits. */
  readonly generator?: string;
  readonly modules: Readonly<Record<string, never>>;
}

interface EventBase {
  /** The decision it followed from; 0 is the setup. */
  readonly ply: number;
  readonly to: "all" | readonly number[];
}
interface SeatEvent extends EventBase {
  readonly seat: number;
}

/** What happened, enough to animate it and to keep a view up to date. */
export type GameEvent =
  | (EventBase & { readonly type: "deal"; readonly seat: Who; readonly card?: Card; readonly tile?: string })
  | (EventBase & {
      readonly type: "reveal";
      readonly seat: null;
      readonly card?: DeckCard;
      readonly tile?: string;
      readonly space?: number;
    })
  | (SeatEvent & { readonly type: "take"; readonly cards: readonly Card[] })
  | (SeatEvent & { readonly type: "buy" | "award"; readonly tile: string; readonly space: number })
  | (SeatEvent & { readonly type: "pay"; readonly cards: readonly Card[] })
  | (SeatEvent & {
      readonly type: "place" | "add" | "remove";
      readonly tile: string;
      readonly x: number;
      readonly y: number;
    })
  | (SeatEvent & {
      readonly type: "swap";
      readonly tile: string;
      readonly out: string;
      readonly x: number;
      readonly y: number;
    })
  | (SeatEvent & { readonly type: "reserve" | "give"; readonly tile: string })
  | (EventBase & { readonly type: "shuffle"; readonly seat: null; readonly count: number })
  | (EventBase & { readonly type: "scoring"; readonly seat: null; readonly scoring: 1 | 2 | 3 })
  | (EventBase & { readonly type: "score" } & ScoreItem)
  | (SeatEvent & {
      /** Somebody else, or somebody in another way, decides now. */
      readonly type: "turn";
      readonly active: number;
      readonly phase: Phase;
      readonly acted?: true;
    })
  | (EventBase & { readonly type: "over"; readonly seat: null; readonly winners: readonly number[] });

export interface HistoryEntry {
  readonly ply: number;
  readonly seat: number;
  readonly move: Move;
  readonly text: string;
  readonly events: readonly GameEvent[];
}

export interface GameResult {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly breakdown: readonly ScoreItem[];
}

/** A whole game as JSON, complete enough to be replayed without this engine's generator. */
export interface GameRecord {
  readonly format: "alhambra-record";
  readonly version: 1;
  /** Package version that wrote it. */
  readonly engine: string;
  /** Changes when any legal move or score changes. */
  readonly rules: number;
  readonly config: PositionConfig;
  readonly tower?: readonly string[];
  readonly deck?: readonly DeckCard[];
  /** Instead of tower and deck, for a game begun from a position. */
  readonly position?: Position;
  readonly setup: Readonly<Record<string, never>>;
  readonly chance: readonly Reshuffle[];
  readonly moves: readonly Move[];
  readonly result: GameResult;
  readonly meta?: RecordMeta;
}

/** A record, or one whose result was left out: a replay brings it back. */
export type Replayable = Omit<GameRecord, "result"> & Partial<Pick<GameRecord, "result">>;

/** Who played, when, and what is to be said about it. */
export interface RecordMeta {
  readonly names?: readonly string[];
  readonly date?: string;
  readonly notes?: string;
}
