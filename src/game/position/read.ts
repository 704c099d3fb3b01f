import { isList, isObject, type Json, type JsonObject } from "../../check/plain.js";
import { isWhole, named } from "../../check/values.js";
import type { Fault } from "../../errors.js";
import { FACADES } from "../../generated/facades.js";
import type { ModuleId } from "../../generated/modules.js";
import { infoOf, readModules } from "../../modules/chosen.js";
import { readChance, type SeedWords, seedWords } from "../config.js";
import { isScoring, moneyCopies } from "../names.js";
import { enterPending } from "../pending.js";
import { SPACES } from "../state.js";
import type { PositionConfig } from "../types.js";
import { Box } from "./box.js";
import type { Entered } from "./entered.js";
import { type Boards, checkKeys, readSeats } from "./seats.js";
import { readWaiting } from "./waiting.js";

const DISPLAY_SIZE = 4;
const MOST_PILES = 5;
const HEX = /^[0-9a-f]{32}$/i;
const KEYS = [
  ...["format", "version", "config", "active", "turn", "phase", "scorings", "acted", "revealed", "seats"],
  ...["dirk", "market", "display", "tower", "deck", "piles", "discard", "pending", "chance", "generator"],
  "modules",
];

/** Reads a position, or lists everything that is wrong with it. */
export function readPosition(position: Json, boards: Boards): Entered | Fault[] {
  const box = new Box();
  if (!isObject(position)) box.fault("", `A position must be an object, not ${named(position)}.`);
  const entered = readObject(box, isObject(position) ? position : {}, boards);
  if (!isObject(position)) return box.faults.slice(0, 1);
  return box.faults.length > 0 ? box.faults : entered;
}

function readObject(box: Box, position: JsonObject, boards: Boards): Entered {
  checkHeading(box, position);
  const { config, players, seed } = readOwnConfig(box, position.config);
  const modules = config.modules ?? [];
  box.modules = modules;
  const pending = enterPending(position.pending, players, modules, (path, message) =>
    box.fault(`/pending${path}`, message),
  );
  for (const code of pending.paid) box.count(code);
  const copies = moneyCopies(players);
  const seats = readSeats(box, boards, position, players);
  const market = readMarket(box, position.market);
  const display = box.cards(position.display, "/display");
  if (display.length > DISPLAY_SIZE) {
    box.fault("/display", `The display has ${DISPLAY_SIZE} places, not ${display.length}.`);
  }
  const discard = box.cards(position.discard ?? [], "/discard");
  const tower = isList(position.tower) ? box.tiles(position.tower, "/tower") : [];
  const deck = isList(position.deck) ? box.deck(position.deck) : [];
  box.checkCopies(copies);
  const { scorings = -1, generator } = position;
  if (!isWhole(scorings, 0, 3)) box.fault("/scorings", "scorings must be 0 to 3.");
  if (generator !== undefined && !(typeof generator === "string" && HEX.test(generator))) {
    box.fault("/generator", "generator must be 32 hex digits.");
  }
  const held = isWhole(scorings, 0, 3) ? scorings : 0;
  // The last scoring needs no card, so that after it either card may still lie in the deck.
  const left = held === 3 ? 2 : 2 - held;
  if (deck.filter(isScoring).length > left) {
    box.fault("/deck", `${held} scorings were held, so ${left} scoring cards are left at most.`);
  }
  const unseenTiles = box.unseenTiles();
  const unseenMoney = box.unseenMoney(copies);
  const inHands = seats.hiddenHands.reduce((sum, count) => sum + count, 0);
  const scoringCards = Math.max(2 - held, 0);
  const inserts = box.unseenInserts();
  const inDeck = Math.max(unseenMoney.length + inserts.length - inHands, 0) + scoringCards;
  const hiddenDeck = readHidden(box, position.deck, "/deck", inDeck, scoringCards);
  // What does not fit into the deck can only be in somebody's hand.
  const unseenInserts = inserts.slice(0, Math.max((hiddenDeck ?? 0) - scoringCards, 0));
  unseenMoney.push(...inserts.slice(unseenInserts.length).map(({ code }) => code));
  if (inHands > unseenMoney.length) {
    box.fault("/seats", "The hands hold more hidden cards than are left in the box.");
  }
  return {
    config,
    players,
    seed,
    generator: typeof generator === "string" ? generator : null,
    scorings: held,
    ...readWaiting(box, position, players, held, seats.pieces),
    scores: seats.scores,
    pieces: seats.pieces,
    market,
    display,
    discard,
    hands: seats.hands,
    hiddenHands: seats.hiddenHands,
    tower,
    hiddenTower: readHidden(box, position.tower, "/tower", unseenTiles.length),
    deck,
    hiddenDeck,
    piles: readPiles(box, position.piles, hiddenDeck ?? deck.length, hiddenDeck !== null, held),
    unseenTiles,
    unseenMoney,
    unseenInserts,
    slots: readSlots(box, position.modules, players),
    pending,
    chance: readChance(position.chance, (path, message) => box.fault(path, message)),
  };
}

function checkHeading(box: Box, position: JsonObject): void {
  checkKeys(box, position, "", "A position", KEYS);
  const { format, version, revealed = [], modules = {} } = position;
  if (format !== "alhambra-position")
    box.fault("/format", 'The format of a position is "alhambra-position".');
  if (version !== 1) {
    box.fault("/version", `This engine reads positions of version 1, not ${named(version)}.`);
  }
  if (!isList(revealed) || revealed.length > 0) {
    box.fault("/revealed", "No scoring card waits between two decisions.");
  }
  if (!isObject(modules)) box.fault("/modules", "modules must be an object.");
}

/** What each module keeps of its own. */
function readSlots(box: Box, modules: Json | undefined, players: number): Map<ModuleId, Uint8Array> {
  const given = isObject(modules) ? modules : {};
  checkKeys(box, given, "/modules", "This game", box.modules);
  return new Map(
    box.modules.map((id) => {
      const slot = new Uint8Array(infoOf(id).slot);
      FACADES[id].write(given[id], new DataView(slot.buffer), {
        players,
        fault: (path, message) => box.fault(`/modules/${id}${path}`, message),
        isPlaced: (piece) => box.holds(piece),
      });
      return [id, slot];
    }),
  );
}

function readOwnConfig(
  box: Box,
  given: Json | undefined,
): { config: PositionConfig; players: number; seed: SeedWords } {
  if (!isObject(given)) box.fault("/config", "A position has a config.");
  const own = isObject(given) ? given : {};
  checkKeys(box, own, "/config", "The config of a position", ["game", "players", "seed", "modules"]);
  const { game = "alhambra", players, seed = 0, modules = [] } = own;
  if (game !== "alhambra") box.fault("/config/game", `There is no game ${named(game)}.`);
  const chosen = readModules(modules, (path, message) => box.fault(`/config/modules${path}`, message));
  const count = isWhole(players, 2, 6) ? players : 6;
  if (players !== count) box.fault("/config/players", `players must be 2 to 6, not ${named(players)}.`);
  const words = seedWords(seed);
  if (!words) box.fault("/config/seed", "seed must be a whole number below 2^32 or 32 hex digits.");
  const kept = typeof seed === "string" ? seed.toLowerCase() : Number(seed);
  return {
    config: {
      game: "alhambra",
      players: count,
      ...(own.seed === undefined ? {} : { seed: kept }),
      ...(chosen.length > 0 ? { modules: chosen } : {}),
    },
    players: count,
    seed: words ?? [0, 0, 0, 0],
  };
}

function readMarket(box: Box, market: Json | undefined): (number | null)[] {
  const list = isList(market) ? market : [];
  if (list.length !== SPACES) box.fault("/market", `The market has ${SPACES} spaces.`);
  return list.slice(0, SPACES).map((id, i) => (id === null ? null : box.tile(id, `/market/${i}`)));
}

/** Number of things in a hidden order, null for one that is told; left out means all that is unseen. */
function readHidden(box: Box, order: Json | undefined, path: string, most: number, least = 0): number | null {
  if (isList(order)) return null;
  const count = isObject(order) ? order.count : order === undefined ? most : undefined;
  if (isWhole(count, 0, most) && (count >= least || count === 0)) return count;
  box.fault(path, `This must be a list, or { count } with at most ${most}.`);
  return null;
}

function readPiles(
  box: Box,
  piles: Json | undefined,
  cards: number,
  hidden: boolean,
  scorings: number,
): number[] {
  if (piles === undefined) return [];
  const list = isList(piles) ? piles : [];
  if (isList(piles) && piles.length === 0) return [];
  const sizes = list.filter((size) => isWhole(size, 1, 108));
  const fine = isList(piles) && sizes.length === list.length && list.length <= MOST_PILES;
  if (!fine || sizes.reduce((sum, size) => sum + size, 0) !== cards) {
    box.fault("/piles", `piles must be the sizes of up to ${MOST_PILES} inner piles and make up the deck.`);
  } else if (hidden && scorings < 2 && 2 * (scorings + 1) < 6 - sizes.length) {
    box.fault("/piles", `Scoring card ${scorings + 1} lay in a pile that is gone.`);
  }
  // One pile is no pile among others.
  return sizes.length > 1 ? sizes : [];
}
