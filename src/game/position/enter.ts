import type { JsonObject } from "../../check/plain.js";
import type { RunningCore } from "../../core.js";
import { AlhambraError, type Fault } from "../../errors.js";
import { TILE_IDS } from "../../generated/components.js";
import { chanceBytes } from "../config.js";
import { chooseModules, type Origin } from "../create.js";
import { wordOf } from "../names.js";
import { FRAME_BYTES } from "../pending.js";
import {
  type Layout,
  layoutOf,
  NOBODY,
  PIECE_BYTES,
  PURSE_BYTES,
  readState,
  slotOf,
  Zone,
} from "../state.js";
import { type Table, viewOf } from "../table.js";
import type { ScoreItem } from "../types.js";
import type { Entered } from "./entered.js";

const SPECTATOR = 7;
const SCORE_CARDS = [0xf1, 0xf2];
const MOST_PILES = 5;
const DIRK = 6;

/** Makes a game of a position that was read: what nobody can see is dealt from the seed. */
export function enter(table: Table, given: JsonObject, entered: Entered): Origin {
  const { facts, result } = table.change(null, (core) => {
    layOutPosition(core, entered);
    if (!entered.over && core.exports.gameMoveCount() === 0) {
      throw refusal("/phase", "The seat whose turn it is has nothing to decide in this position.");
    }
    return readState(core, entered.config);
  });
  const carried = [...entered.scores.entries()].flatMap(([seat, points]): ScoreItem[] =>
    points === 0
      ? []
      : [{ scoring: 0, seat: seat === DIRK ? "dirk" : seat, source: "carried", count: 0, points }],
  );
  const { chance: _chance, ...position } = result;
  return {
    given,
    config: entered.config,
    facts,
    events: [],
    carried,
    start: { position },
    setup: {},
    chance: entered.chance,
  };
}

/** Lays a position out on the table, so that the core can go on with it. */
export function layOutPosition(core: RunningCore, entered: Entered): void {
  const { exports, bytes } = core;
  chooseModules(core, entered.config, []);
  exports.gameClear(entered.players, ...entered.seed);
  const at = layoutOf(core);
  layOut(core, at, entered);
  for (const [id, slot] of entered.slots) bytes.set(slot, slotOf(core, id).byteOffset);
  bytes.set(entered.pending.frames, at.frames);
  bytes[at.frameCount] = entered.pending.frames.length / FRAME_BYTES;
  if (entered.pending.bill) bytes.set(entered.pending.bill, at.bill);
  if (entered.hiddenTower !== null || entered.hiddenDeck !== null) {
    exports.gameRedeal(SPECTATOR, 0);
    // An order that was given stays as it is.
    if (entered.hiddenTower === null) layTower(core, at, entered.tower);
    if (entered.hiddenDeck === null) layDeck(core, at, entered.deck);
  }
  const outcomes = chanceBytes(entered.chance);
  if (outcomes.length > exports.gameChanceRoom()) {
    throw refusal("/chance", "There are more given outcomes of chance than a game has room for.");
  }
  bytes.set(outcomes, at.chance);
  viewOf(core).setUint16(at.chanceBytes, outcomes.length, true);
  exports.gameResume();
}

function refusal(path: string, message: string): AlhambraError {
  const faults: Fault[] = [{ code: "bad-position", path, message }];
  return new AlhambraError("bad-position", message, { faults });
}

function layOut(core: RunningCore, at: Layout, entered: Entered): void {
  const view = viewOf(core);
  const { bytes } = core;
  bytes[at.active] = entered.active;
  bytes[at.turn] = entered.turn;
  bytes[at.phase] = entered.phase;
  bytes[at.scorings] = entered.scorings;
  bytes[at.acted] = entered.acted ? 1 : 0;
  if (entered.generator) {
    view.setBigUint64(at.generator, BigInt(`0x${entered.generator.slice(16)}`), true);
    view.setBigUint64(at.generator + 8, BigInt(`0x${entered.generator.slice(0, 16)}`), true);
  }
  for (const [seat, points] of entered.scores) view.setInt16(at.scores + 2 * seat, points, true);
  for (const { tile, zone, seat, x, y } of entered.pieces) putPiece(view, at, tile, zone, seat, x, y);
  for (const [space, tile] of entered.market.entries()) {
    if (tile === null) continue;
    bytes[at.market + space] = tile + 1;
    putPiece(view, at, tile, Zone.market, NOBODY, 0, 0);
  }
  bytes.set(
    [...entered.display].sort((a, b) => a - b),
    at.display,
  );
  for (const code of entered.discard) addCard(view, at.discard, code);
  const { hands, tower, deck } = isAllTold(entered) ? entered : dealHidden(core, at, entered);
  for (const [seat, cards] of hands.entries()) {
    for (const code of cards) addCard(view, at.hands + seat * PURSE_BYTES, code);
  }
  for (const tile of tower) putPiece(view, at, tile, Zone.tower, NOBODY, 0, 0);
  layTower(core, at, tower);
  layDeck(core, at, deck);
  bytes.set(entered.piles, at.piles);
}

function isAllTold({ hiddenTower, hiddenDeck, hiddenHands }: Entered): boolean {
  return hiddenTower === null && hiddenDeck === null && hiddenHands.every((count) => count === 0);
}

/** The core keeps piles bottom first. */
function layTower({ bytes }: RunningCore, at: Layout, tower: readonly number[]): void {
  bytes.set([...tower].reverse(), at.tower);
  bytes[at.towerCount] = tower.length;
}

function layDeck({ bytes }: RunningCore, at: Layout, deck: readonly number[]): void {
  bytes.set([...deck].reverse(), at.deck);
  bytes[at.deckCount] = deck.length;
}

function putPiece(
  view: DataView,
  at: Layout,
  tile: number,
  zone: number,
  seat: number,
  x: number,
  y: number,
): void {
  const address = at.pieces + tile * PIECE_BYTES;
  view.setUint8(address, zone | (seat << 5));
  view.setInt8(address + 1, x);
  view.setInt8(address + 2, y);
}

function addCard(view: DataView, purse: number, code: number): void {
  const address = purse + 4 * (code >> 4);
  view.setUint32(address, view.getUint32(address, true) + wordOf(code), true);
}

type Orders = Pick<Entered, "hands" | "tower" | "deck">;

/**
 * Gives what nobody can see a place: unseen tiles to the tower, unseen money to hidden hands and the deck. The core
 * shuffles both, lying as tower and deck for the moment; scoring cards go on top of the piles they belong to, and the
 * re-deal that follows puts them anywhere in these.
 */
function dealHidden(core: RunningCore, at: Layout, entered: Entered): Orders {
  const { bytes, exports } = core;
  bytes.set(entered.unseenTiles, at.tower);
  bytes[at.towerCount] = entered.unseenTiles.length;
  bytes.set(entered.unseenMoney, at.deck);
  bytes[at.deckCount] = entered.unseenMoney.length;
  exports.gameRedeal(SPECTATOR, 0);
  const tiles = Array.from(bytes.subarray(at.tower, at.tower + entered.unseenTiles.length));
  const money = Array.from(bytes.subarray(at.deck, at.deck + entered.unseenMoney.length));
  bytes.fill(0, at.tower, at.tower + TILE_IDS.length);
  bytes.fill(0, at.deck, at.deck + money.length);
  const hands = entered.hands.map((cards, seat) => [
    ...cards,
    ...money.splice(0, entered.hiddenHands[seat] ?? 0),
  ]);
  const tower = entered.hiddenTower === null ? entered.tower : tiles.slice(0, entered.hiddenTower);
  return { hands, tower, deck: entered.hiddenDeck === null ? entered.deck : hiddenDeck(money, entered) };
}

function hiddenDeck(
  money: number[],
  { hiddenDeck: size, scorings, piles, unseenInserts }: Entered,
): number[] {
  const scoring = SCORE_CARDS.slice(Math.min(scorings, 2));
  const deck = money.slice(0, (size ?? 0) - scoring.length - unseenInserts.length);
  for (const code of scoring) {
    const pile = 2 * (SCORE_CARDS.indexOf(code) + 1) - 1 - (5 - piles.length);
    const above = piles.slice(0, Math.max(pile, 0)).reduce((sum, cards) => sum + cards, 0);
    deck.splice(piles.length > 0 ? above : 0, 0, code);
  }
  insertUnseen(deck, piles, unseenInserts);
  return deck;
}

/** Cards of modules go on top of the lowest piles that are shuffled with some of their kind. */
function insertUnseen(deck: number[], piles: readonly number[], inserts: Entered["unseenInserts"]): void {
  const left = new Map(inserts.map(({ group, counts }) => [group, counts.slice(MOST_PILES - piles.length)]));
  for (const { code, group } of inserts) {
    const counts = left.get(group) ?? [];
    const pile = piles.length === 0 ? 0 : counts.findLastIndex((count) => count > 0);
    counts[pile] = (counts[pile] ?? 0) - 1;
    const above = piles.slice(0, Math.max(pile, 0)).reduce((sum, cards) => sum + cards, 0);
    deck.splice(Math.min(above, deck.length), 0, code);
  }
}
