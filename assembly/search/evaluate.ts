import { longestWall } from "../board/board";
import { pieceKind, piecePlace } from "../board/piece";
import { KIND_COUNT, PLACE_COUNT, PLACE_POINTS } from "../components/tables";
import { DIRK, facts, hand, hasDirk, SEATS, score } from "../game/facts";
import { palace } from "../game/palace";
import { Phase } from "../game/phase";
import { pieceAt, Zone } from "../game/pieces";
import { CURRENCY_WORDS, purseWord, wordCards, wordSum } from "../game/purse";
import { turnsTo, turnsToEnd } from "./horizon";

/**
 * What every seat may expect to have at the end, in points: what it has, what the coming scorings would bring it as
 * things stand and drift, and what its money, its waiting and kept tiles and its turn are worth. Short on purpose; every
 * number that was found by letting bots play each other stands here with a name. Nothing hidden is looked at.
 */
export const VALUES: usize = memory.data(<i32>(SEATS * 4), 4);

/** Building counts by competitor (Dirk seventh), eight kinds a row: tiles in the palace, and those on their way. */
const COUNTS: usize = memory.data(<i32>((SEATS + 1) * 8 * 4), 16);

/** A tile that waits will be placed; one in the reserve costs an action first. */
const WAITING_TILE: f32 = 0.92;
const RESERVE_TILE: f32 = 0.45;
/** Tiles of all kinds a seat gains in one own turn. */
const TILES_A_TURN: f32 = 0.85;
/** How much a difference of one tile decides when nothing more can change, and how soon that fades. */
const UNSURE_NOW: f32 = 0.35;
const UNSURE_GROWTH: f32 = 0.8;
/** Wall that grows in one own turn. */
const WALL_A_TURN: f32 = 0.35;
/** A coin early in the game; money that cannot be spent any more is worth next to nothing. */
const COIN: f32 = 0.42;
const COINS_A_TURN: f32 = 8.5;
const SPARE_COIN: f32 = 0.06;
const CARD: f32 = 0.35;
/** Being on turn. */
const ACTION: f32 = 3.0;
/** Turns after which half of what money can bring is left. */
const HALF: f32 = 2.5;

export function outlookOf(seat: u32): f32 {
  return load<f32>(VALUES + (seat << 2));
}

/** Fills VALUES. */
export function evaluate(): void {
  const over = facts.phase == <u8>Phase.OVER;
  for (let seat: u32 = 0; seat < facts.players; seat++) store<f32>(VALUES + (seat << 2), <f32>score(seat));
  if (over) return;
  const left = turnsToEnd();
  countTiles(left);
  for (let scoring: u32 = <u32>facts.scorings + 1; scoring <= 3; scoring++) expectScoring(scoring);
  const time = left / (left + HALF);
  for (let seat: u32 = 0; seat < facts.players; seat++) addValue(seat, money(seat, left, time));
  if (facts.phase == <u8>Phase.ACTION) addValue(facts.turn, ACTION * time);
}

function addValue(seat: u32, points: f32): void {
  const at = VALUES + (seat << 2);
  store<f32>(at, load<f32>(at) + points);
}

function money(seat: u32, left: f32, time: f32): f32 {
  let coins: i32 = 0;
  let cards: i32 = 0;
  for (let currency: u32 = 0; currency < CURRENCY_WORDS; currency++) {
    const word = purseWord(hand(seat), currency);
    coins += wordSum(word);
    cards += wordCards(word);
  }
  const useful = min<f32>(<f32>coins, COINS_A_TURN * (left + 1));
  return (useful * COIN + <f32>min(cards, 12) * CARD) * time + (<f32>coins - useful) * SPARE_COIN;
}

function countTiles(left: f32): void {
  memory.fill(COUNTS, 0, (SEATS + 1) * 32);
  const kept: f32 = left > 1 ? RESERVE_TILE : RESERVE_TILE * left;
  for (let piece: u32 = 0; piece < facts.pieceCount; piece++) {
    const record = pieceAt(piece);
    const place = piecePlace(record);
    const zone = place & 31;
    const kind = pieceKind(record);
    if (kind >= <u32>KIND_COUNT || zone < <u32>Zone.WAITING || zone > <u32>Zone.DIRK) continue;
    const seat = zone == Zone.DIRK ? DIRK : place >> 5;
    const worth: f32 = zone == Zone.WAITING ? WAITING_TILE : zone == Zone.RESERVE ? kept : 1;
    const at = COUNTS + (seat << 5) + (kind << 2);
    store<f32>(at, load<f32>(at) + worth);
  }
}

function countOf(seat: u32, kind: u32): f32 {
  return load<f32>(COUNTS + (seat << 5) + (kind << 2));
}

/** Expected points of one scoring: the walls, and the kinds by how likely everybody is ahead of everybody else. */
function expectScoring(scoring: u32): void {
  const turns = turnsTo(scoring);
  for (let seat: u32 = 0; seat < facts.players; seat++) {
    addValue(seat, <f32>longestWall(palace(seat)) + turns * WALL_A_TURN);
  }
  const growth = (turns * TILES_A_TURN) / <f32>KIND_COUNT;
  const scale: f32 = 0.5 / (UNSURE_NOW + UNSURE_GROWTH * growth);
  for (let kind: u32 = 0; kind < <u32>KIND_COUNT; kind++) {
    const pays = PLACE_POINTS + ((scoring - 1) * <u32>KIND_COUNT + kind) * <u32>PLACE_COUNT;
    for (let seat: u32 = 0; seat < facts.players; seat++) {
      const mine = countOf(seat, kind);
      const present = min<f32>(1, mine + growth);
      addValue(seat, present * pointsAt(pays, expectedAhead(seat, kind, mine, scale)));
    }
  }
}

/** How many competitors will be ahead; a tie counts for half. */
function expectedAhead(seat: u32, kind: u32, mine: f32, scale: f32): f32 {
  let ahead: f32 = 0;
  const end = hasDirk() ? DIRK : <u32>facts.players - 1;
  for (let other: u32 = 0; other <= end; other++) {
    if (other == seat || (other >= facts.players && other != DIRK)) continue;
    const more = countOf(other, kind) - mine;
    ahead += max<f32>(0, min<f32>(1, 0.5 + more * scale));
  }
  return ahead;
}

/** Points of a place that need not be whole. */
function pointsAt(pays: usize, ahead: f32): f32 {
  const place = <u32>ahead;
  if (place >= <u32>PLACE_COUNT) return 0;
  const here = <f32>load<u8>(pays + place);
  const next: f32 = place + 1 < <u32>PLACE_COUNT ? <f32>load<u8>(pays + place, 1) : 0;
  return here + (next - here) * (ahead - <f32>place);
}
