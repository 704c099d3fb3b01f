/**
 * Very many random games in the core, the table looked at after each: every card and tile is somewhere, once; palaces
 * have one tile a cell; the winners have the most points; and the memory is as large as before. `npm run test:long`
 * plays a million.
 */
import { expect, test } from "vitest";
import { addressOf, byteOf, bytesAt, core, OVER } from "../game/table.js";
import { LONG, often } from "../support/long.js";

const GAMES = often(2_000, 200_000);
const CAP = 20_000;
const TILES = 54;
const PIECE_BYTES = 8;
const TOWER = 1;
const BOARD = 5;
const CURRENCIES = 4;
const PURSE_WORDS = 8;
/** Two bits for each of nine values: three copies of every card, or two when two play. */
const ALL_COPIES = 0x3ffff;
const TWO_COPIES = 0x2aaaa;

function words(name: "hands" | "discard", count: number): Uint32Array {
  return new Uint32Array(core.memory.buffer, addressOf(name), count * PURSE_WORDS);
}

/** All the money of a currency as one word; more copies than there are would run into the next value. */
function moneyOf(currency: number, players: number): number {
  let sum = 0;
  const hands = words("hands", players);
  for (let seat = 0; seat < players; seat++) sum += hands[seat * PURSE_WORDS + currency] ?? 0;
  sum += words("discard", 1)[currency] ?? 0;
  for (const codes of [bytesAt(addressOf("display"), 8), bytesAt(addressOf("deck"), byteOf("deckCount"))]) {
    for (const code of codes) if (code !== 0 && code >> 4 === currency) sum += 1 << (2 * ((code & 15) - 1));
  }
  return sum;
}

function checkTiles(): void {
  const pieces = bytesAt(addressOf("pieces"), TILES * PIECE_BYTES);
  const cells = new Set<number>();
  let inTower = 0;
  let built = 0;
  for (let at = 0; at < pieces.length; at += PIECE_BYTES) {
    const [place = 0, x = 0, y = 0] = pieces.subarray(at, at + 3);
    const zone = place & 31;
    if (zone < TOWER || zone > BOARD + 1) throw new Error(`a tile in zone ${zone}`);
    if (zone === TOWER) inTower++;
    if (zone !== BOARD) continue;
    built++;
    cells.add(((place >> 5) << 16) | (x << 8) | y);
  }
  if (inTower !== byteOf("towerCount")) throw new Error(`${inTower} tiles in the tower`);
  if (cells.size !== built) throw new Error("two tiles on one cell");
}

function checkEnd(players: number): void {
  const copies = players === 2 ? TWO_COPIES : ALL_COPIES;
  for (let currency = 0; currency < CURRENCIES; currency++) {
    if (moneyOf(currency, players) !== copies) throw new Error(`money of currency ${currency}`);
  }
  checkTiles();
  if (byteOf("phase") !== OVER || byteOf("scorings") !== 3) throw new Error("the game is not over");
  const scores = [...new Int16Array(core.memory.buffer, addressOf("scores"), players)];
  const most = Math.max(...scores);
  const winners = scores.reduce((set, score, seat) => set | (score === most ? 1 << seat : 0), 0);
  if (core.gameWinners?.() !== winners) throw new Error(`winners of ${scores}`);
  if (Math.min(...scores) < 0 || core.gameMoveCount?.() !== 0) throw new Error("an impossible end");
}

test.each([2, 3, 4, 5, 6])("%i players", { timeout: 7_200_000 }, (players) => {
  const memory = core.memory.buffer.byteLength;
  let capped = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    // Every other game is a sensible one.
    core.searchPlayouts?.(players, 0, 0, 1, CAP, seed, players, 0, 0, seed % 2);
    if (byteOf("phase") !== OVER) {
      capped++;
      continue;
    }
    try {
      checkEnd(players);
    } catch (cause) {
      throw new Error(`after the game of ${players} players with seed ${seed}`, { cause });
    }
  }
  expect(core.memory.buffer.byteLength).toBe(memory);
  expect(capped).toBeLessThan(GAMES / 100);
  if (LONG) console.log(`${GAMES} games of ${players} players, ${capped} given up`);
});
