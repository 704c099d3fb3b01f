import { longestWall } from "../board/board";
import { pieceKind, piecePlace } from "../board/piece";
import { KIND_COUNT, PLACE_COUNT, PLACE_POINTS } from "../components/tables";
import { countBuildings } from "../generated/hooks";
import { EventType, NO_SEAT, tell, tellScore } from "./events";
import { addScore, DIRK, facts, hasDirk, SEATS } from "./facts";
import { giveDirk } from "./market";
import { palace } from "./palace";
import { pieceAt, Zone } from "./pieces";

/** A line of the score sheet: who got how many points for what, and with whom the places were shared. */
@unmanaged
export class Item {
  scoring: u8 = 0;
  /** 6 is Dirk. */
  seat: u8 = 0;
  /** 0 the wall, 1-6 pavilion to tower; modules number theirs from 16. */
  source: u8 = 0;
  /** First place covered, from 1; 0 where there are no places. Tied players cover as many as they are. */
  place: u8 = 0;
  /** Seats that share the places, this one included. */
  tied: u8 = 0;
  spare: u8 = 0;
  /** Edges of wall or buildings, in halves. */
  halves: u16 = 0;
  points: i32 = 0;
}

export const ITEM_BYTES: usize = offsetof<Item>();
export const ITEM_LIMIT: u32 = 256;
export const ITEMS: usize = memory.data(<i32>(<usize>ITEM_LIMIT * ITEM_BYTES), 8);
const DIRK_TILES: u32 = 6;

/** Buildings of each kind in halves, by seat (Dirk seventh), eight kinds a row. */
const COUNTS: usize = memory.data((SEATS + 1) * 8, 8);
let items: u32 = 0;

/** Writes what a scoring would bring now; returns the number of items. Changes no fact. */
export function scoreItems(scoring: u32): u32 {
  items = 0;
  for (let seat: u32 = 0; seat < facts.players; seat++) {
    const length = longestWall(palace(seat));
    if (length > 0) addItem(scoring, seat, 0, 0, 0, length << 1, length);
  }
  countKinds();
  for (let kind: u32 = 0; kind < <u32>KIND_COUNT; kind++) rankKind(scoring, kind);
  return items;
}

/** Carries out a scoring in full: walls first, then the six kinds, then Dirk's new tiles (Mega Box p. 6-7). */
export function holdScoring(scoring: u32): void {
  tell(EventType.SCORING, NO_SEAT, scoring, 0);
  const count = scoreItems(scoring);
  for (let i: u32 = 0; i < count; i++) {
    const item = changetype<Item>(ITEMS + <usize>i * ITEM_BYTES);
    addScore(item.seat, item.points);
    tellScore(item.seat, scoring, item.source, item.place, item.tied, item.halves, item.points);
  }
  facts.scorings = <u8>scoring;
  if (!hasDirk()) return;
  if (scoring == 1) giveDirk(DIRK_TILES);
  if (scoring == 2) giveDirk(facts.towerCount / 3);
}

function addItem(
  scoring: u32,
  seat: u32,
  source: u32,
  place: u32,
  tied: u32,
  halves: u32,
  points: i32,
): void {
  const item = changetype<Item>(ITEMS + <usize>items * ITEM_BYTES);
  item.scoring = <u8>scoring;
  item.seat = <u8>seat;
  item.source = <u8>source;
  item.place = <u8>place;
  item.tied = <u8>tied;
  item.halves = <u16>halves;
  item.points = points;
  items++;
}

/** Only what stands in an Alhambra or lies with Dirk counts; the reserve does not (Mega Box p. 6). */
function countKinds(): void {
  memory.fill(COUNTS, 0, (SEATS + 1) * 8);
  for (let piece: u32 = 0; piece < facts.pieceCount; piece++) {
    const record = pieceAt(piece);
    const place = piecePlace(record);
    const zone = place & 31;
    const kind = pieceKind(record);
    if ((zone != Zone.BOARD && zone != Zone.DIRK) || kind >= <u32>KIND_COUNT) continue;
    const at = COUNTS + ((zone == Zone.DIRK ? DIRK : place >> 5) << 3) + kind;
    store<u8>(at, load<u8>(at) + 2);
  }
  countBuildings();
}

/** Something that counts as so many halves of a building of a kind. */
export function countHalves(seat: u32, kind: u32, halves: u32): void {
  const at = COUNTS + (seat << 3) + kind;
  store<u8>(at, load<u8>(at) + halves);
}

/** Tied players share the points of the places they cover, rounded down; none of a kind takes no place. */
function rankKind(scoring: u32, kind: u32): void {
  const pays = PLACE_POINTS + ((scoring - 1) * <u32>KIND_COUNT + kind) * <u32>PLACE_COUNT;
  for (let seat: u32 = 0; seat <= DIRK; seat++) {
    const mine = load<u8>(COUNTS + (seat << 3) + kind);
    if (mine == 0) continue;
    let better: u32 = 0;
    let tied: u32 = 0;
    for (let other: u32 = 0; other <= DIRK; other++) {
      const theirs = load<u8>(COUNTS + (other << 3) + kind);
      better += u32(theirs > mine);
      tied |= u32(theirs == mine) << other;
    }
    const sharers = <u32>popcnt<u32>(tied);
    const beyond = min<u32>(better + sharers, PLACE_COUNT);
    let points: u32 = 0;
    for (let place = better; place < beyond; place++) points += load<u8>(pays + place);
    points /= sharers;
    if (points > 0) addItem(scoring, seat, kind + 1, better + 1, tied, mine, points);
  }
}
