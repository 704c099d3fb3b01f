import type { RunningCore } from "../core.js";
import { TILE_IDS } from "../generated/components.js";
import { FACADES } from "../generated/facades.js";
import type { ModuleId } from "../generated/modules.js";
import { infoOf } from "../modules/chosen.js";
import { readChanceBytes } from "./config.js";
import { deckCard, heldCard, phaseName, purseCards, tileName } from "./names.js";
import { readPending } from "./pending.js";
import { viewOf } from "./table.js";
import type { BoardEntry, HandCard, Position, PositionConfig, SeatPosition } from "./types.js";

/** Where a piece is, in the core's numbers. */
export const Zone = { tower: 1, market: 2, waiting: 3, reserve: 4, board: 5, dirk: 6, out: 7 } as const;
export const NOBODY = 7;
export const PIECE_BYTES = 8;
export const PURSE_BYTES = 32;
export const SPACES = 4;
const DISPLAY_PLACES = 8;
const PILES = 5;
const DIRK = 6;
/** Currencies, diamonds and the groups of cards that modules put into hands. */
const PURSE_WORDS = 8;

/** Names of the parts of the facts, in the order in which the core tells where they lie. */
const PARTS = [
  "players",
  "active",
  "turn",
  "phase",
  "scorings",
  "generator",
  "deckCount",
  "towerCount",
  "acted",
  "chanceBytes",
  "scores",
  "display",
  "market",
  "hands",
  "discard",
  "piles",
  "deck",
  "pieces",
  "tower",
  "chance",
  "frameCount",
  "frames",
  "bill",
] as const;

/** Addresses of the parts of the facts on the table. */
export type Layout = Readonly<Record<(typeof PARTS)[number], number>>;

export function layoutOf(core: RunningCore): Layout {
  const offsets = core.exports.gameLayout();
  const facts = core.exports.gameFacts();
  const layout: Record<string, number> = {};
  for (const [i, part] of PARTS.entries()) layout[part] = facts + (core.halves[(offsets >> 1) + i] ?? 0);
  return layout as Layout;
}

interface Piece {
  readonly tile: string;
  readonly zone: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** Everything on the table, as plain data. Lists without an order of their own are sorted. */
export function readState(core: RunningCore, config: PositionConfig): Position {
  const at = layoutOf(core);
  const view = viewOf(core);
  const byte = (address: number) => view.getUint8(address);
  const players = byte(at.players);
  const pieces = readPieces(view, at.pieces, players, config);
  const phase = phaseName(byte(at.phase));
  const tiles = (zone: number, seat: number) =>
    pieces.filter((piece) => piece.zone === zone && piece.seat === seat).map(({ tile }) => tile);
  const seats = Array.from(
    { length: players },
    (_, seat): SeatPosition => ({
      hand: readPurse(view, at.hands + seat * PURSE_BYTES),
      reserve: tiles(Zone.reserve, seat),
      bought: tiles(Zone.waiting, seat),
      board: readBoard(pieces, seat),
      score: view.getInt16(at.scores + 2 * seat, true),
    }),
  );
  const piles = Array.from({ length: PILES }, (_, i) => byte(at.piles + i)).filter((size) => size > 0);
  const chance = readChanceBytes(
    core.bytes.subarray(at.chance, at.chance + view.getUint16(at.chanceBytes, true)),
  );
  return {
    format: "alhambra-position",
    version: 1,
    config,
    active: byte(at.active),
    turn: phase === "over" ? null : byte(at.turn),
    phase,
    scorings: byte(at.scorings),
    ...(byte(at.acted) ? { acted: true } : {}),
    seats,
    dirk:
      players === 2
        ? { tiles: tiles(Zone.dirk, NOBODY), score: view.getInt16(at.scores + 2 * DIRK, true) }
        : null,
    market: Array.from({ length: SPACES }, (_, i) =>
      byte(at.market + i) ? tileName(byte(at.market + i) - 1) : null,
    ),
    display: Array.from({ length: DISPLAY_PLACES }, (_, i) => byte(at.display + i))
      .filter((code) => code !== 0)
      .map(heldCard),
    tower: topFirst(core, at.tower, byte(at.towerCount)).map(tileName),
    deck: topFirst(core, at.deck, byte(at.deckCount)).map(deckCard),
    ...(piles.length > 0 ? { piles } : {}),
    discard: readPurse(view, at.discard),
    ...readPending(view, at, phase),
    ...(chance.length > 0 ? { chance } : {}),
    generator: hex(view.getBigUint64(at.generator + 8, true)) + hex(view.getBigUint64(at.generator, true)),
    modules: Object.fromEntries(
      (config.modules ?? []).map((id) => [id, FACADES[id].read(slotOf(core, id), players)]),
    ),
  };
}

/** A module's own part of the facts. */
export function slotOf({ exports, bytes }: RunningCore, id: ModuleId): DataView {
  const { number, slot } = infoOf(id);
  return new DataView(bytes.buffer, exports.gameFacts() + exports.gameSlot(number), slot);
}

/** 16 hex digits of a number of the core. */
export function hex(number: bigint): string {
  return BigInt.asUintN(64, number).toString(16).padStart(16, "0");
}

/** The core keeps piles bottom first. */
function topFirst(core: RunningCore, start: number, count: number): number[] {
  return Array.from(core.bytes.subarray(start, start + count)).reverse();
}

function readPurse(view: DataView, at: number): HandCard[] {
  return Array.from({ length: PURSE_WORDS }, (_, group) =>
    purseCards(group, view.getUint32(at + 4 * group, true)),
  ).flat();
}

function readPieces(
  view: DataView,
  start: number,
  players: number,
  { modules = [] }: PositionConfig,
): Piece[] {
  const own = modules.flatMap((id) => infoOf(id).pieces.map(({ number }) => number));
  const numbers = [...Array.from({ length: TILE_IDS.length + players }, (_, number) => number), ...own];
  return numbers.map((number) => {
    const at = start + number * PIECE_BYTES;
    const place = view.getUint8(at);
    const tile = tileName(number);
    return { tile, zone: place & 31, seat: place >> 5, x: view.getInt8(at + 1), y: view.getInt8(at + 2) };
  });
}

/** Row by row, the starting tile among them. */
function readBoard(pieces: readonly Piece[], seat: number): BoardEntry[] {
  return pieces
    .filter((piece) => piece.zone === Zone.board && piece.seat === seat)
    .map(({ tile, x, y }) => ({ tile, x, y }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}
