import type { CURRENCIES } from "../generated/components.js";
import type { ModuleId, ModuleTypes } from "../generated/modules.js";
import type { Kind } from "../tiles.js";

export type Currency = (typeof CURRENCIES)[number];

/** A money card. */
export interface Card {
  readonly currency: Currency;
  readonly value: number;
}

/** The two scoring cards of the deck. */
export type ScoreCard = "score-1" | "score-2";
/** A card that a module shuffles into the deck. */
export type ModuleCard = `${ModuleId}:${string}`;
/** Whatever a hand, the display or the discard pile can hold. */
export type HandCard = Card | ModuleCard;
export type DeckCard = HandCard | ScoreCard;

/** A seat, or Dirk, who plays along when two play (Mega Box p. 7). */
export type Who = number | "dirk";

export interface TakeMove {
  readonly type: "take";
  readonly cards: readonly HandCard[];
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

/** Moves that only modules bring into the game. */
export type SharedMove =
  /** Lays a source down in a payment decision. */
  { readonly type: "pay"; readonly source: HandCard } | { readonly type: "done" | "pass" | "end" };

/** Modules that add something to a purchase. */
type Adding<M extends ModuleId> = M extends ModuleId
  ? ModuleTypes[M]["with"] extends { readonly buy: unknown }
    ? M
    : never
  : never;

/** A purchase to which modules add something; `pay` is left out where the payment decision follows. */
export interface BuyWithMove<M extends ModuleId> {
  readonly type: "buy";
  readonly space: number;
  readonly pay?: readonly Card[];
  readonly with: {
    readonly [K in Adding<M>]?: ModuleTypes[K]["with"] extends { readonly buy: infer A } ? A : never;
  };
}

/** A decision, named by content; `Move<never>` is one of the base game, `Move` one of any game. */
export type Move<M extends ModuleId = ModuleId> =
  | TakeMove
  | BuyMove
  | PlaceMove
  | RemoveMove
  | KeepMove
  | ([M] extends [never] ? never : SharedMove | ModuleTypes[M]["move"])
  | ([Adding<M>] extends [never] ? never : BuyWithMove<M>);

export type Phase =
  | "action"
  | "disposal"
  | "award"
  | "payment"
  | "interrupt"
  | "over"
  | `${ModuleId}:${string}`;

/** An outcome of chance given in advance: the new draw pile, top first. */
export interface Reshuffle {
  readonly type: "reshuffle";
  readonly cards: readonly HandCard[];
}

/** A seed: a small number, or 128 bits as 32 hex digits. */
export type Seed = number | string;

export interface GameConfig {
  readonly game?: "alhambra";
  /** 2-6; with two Dirk plays along. */
  readonly players: number;
  /** Whole number 0 to 2^32-1, or 32 hex digits; 0 when left out, never the clock. */
  readonly seed?: Seed;
  /** In any order; they act in the order of the book. */
  readonly modules?: readonly (ModuleId | { readonly id: ModuleId })[];
  /** Tile ids, top first, from before Dirk's six. */
  readonly tower?: readonly string[];
  /** Cards, top first, from before the deal. */
  readonly deck?: readonly DeckCard[];
  /** What modules deal at the beginning, in the shape of each; what is left out is dealt from the seed. */
  readonly setup?: Setups;
  /** Later outcomes of chance, in order; the seed goes on behind them. */
  readonly chance?: readonly Reshuffle[];
}

/** Setups by module. */
export type Setups = { readonly [M in ModuleId]?: ModuleTypes[M]["setup"] };

/** The modules a config names. */
export type ModulesOf<C> = "modules" extends keyof C ? ChosenIn<C["modules" & keyof C]> : never;

type ChosenIn<L> = L extends readonly (infer E)[]
  ? E extends ModuleId
    ? E
    : E extends { readonly id: infer I extends ModuleId }
      ? I
      : never
  : never;

/** One line of the score sheet. */
export interface ScoreItem {
  /** 0 only for points carried into a position. */
  readonly scoring: 0 | 1 | 2 | 3;
  readonly seat: Who;
  readonly source: "wall" | Kind | "carried" | `${ModuleId}:${string}`;
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
  readonly hand: readonly HandCard[] | Hidden;
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
  readonly modules?: readonly ModuleId[];
}

/** A bill that is being paid source by source. */
export interface OpenBill {
  /** The purchase that is paid for. */
  readonly move: Move;
  /** Currencies that may be used, each with each. */
  readonly currencies: readonly Currency[];
  readonly amount: number;
  /** Only this very sum will do. */
  readonly exact?: true;
  /** What lies on the table. */
  readonly paid: readonly Card[];
}

/** Something that is going on and will be gone on with: a turn, a window, a payment, an operation of a module. */
export interface PendingFrame {
  readonly operation: "turn" | "end" | "window" | "payment" | `${ModuleId}:${string}`;
  readonly seat: number;
  readonly step?: number;
  readonly cursor?: number;
  readonly argument?: number;
  readonly bill?: OpenBill;
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
  readonly display: readonly HandCard[];
  readonly tower: readonly string[] | Hidden;
  readonly deck: readonly DeckCard[] | Hidden;
  /** Cards left in each inner pile of the deck, top first; left out after a reshuffle. */
  readonly piles?: readonly number[];
  readonly discard: readonly HandCard[];
  /** What is going on beyond what the phase says, innermost last. */
  readonly pending?: readonly PendingFrame[];
  readonly chance?: readonly Reshuffle[];
  /** State of the generator, 32 hex digits. */
  readonly generator?: string;
  /** What each module keeps of its own. */
  readonly modules: { readonly [M in ModuleId]?: ModuleTypes[M]["state"] };
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
  | (SeatEvent & { readonly type: "take"; readonly cards: readonly HandCard[] })
  | (SeatEvent & { readonly type: "buy" | "award"; readonly tile: string; readonly space: number })
  | (SeatEvent & { readonly type: "pay"; readonly cards: readonly HandCard[] })
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
  | (EventBase & { readonly type: "over"; readonly seat: null; readonly winners: readonly number[] })
  | ModuleTypes[ModuleId]["event"];

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
  readonly setup: Setups;
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
