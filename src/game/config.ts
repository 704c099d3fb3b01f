import { isList, isObject, type Json, type JsonObject, plain } from "../check/plain.js";
import { isWhole, named } from "../check/values.js";
import { AlhambraError, type Fault } from "../errors.js";
import { TILE_IDS } from "../generated/components.js";
import type { ModuleId } from "../generated/modules.js";
import { hasCard, readModules, readSetups } from "../modules/chosen.js";
import {
  deckCard,
  deckCode,
  heldCard,
  heldCode,
  isModuleCard,
  moneyCopies,
  tileName,
  tileNumber,
} from "./names.js";
import type { DeckCard, PositionConfig, Reshuffle } from "./types.js";

/** A config that has been read: nothing missing, everything in range. */
export interface Settings {
  /** As it was given, copied. */
  readonly given: JsonObject;
  readonly config: PositionConfig;
  readonly seed: SeedWords;
  readonly tower: readonly number[] | null;
  readonly deck: readonly number[] | null;
  readonly chance: readonly (readonly number[])[];
  /** What modules are given for their setup, as the core wants it. */
  readonly setups: readonly number[];
}

/** 128 bits, lowest word first. */
export type SeedWords = readonly [number, number, number, number];

const KEYS = ["game", "players", "seed", "modules", "tower", "deck", "setup", "chance", "components"];
const MAX_SEED = 0xffff_ffff;
const HEX_SEED = /^[0-9a-f]{32}$/i;
/** Cards in a new pile at most: all the money of the box. */
const MAX_PILE = 250;

/** Collects everything that is wrong with a config. */
class Reader {
  readonly faults: Fault[] = [];

  fault(path: string, message: string): void {
    this.faults.push({ code: "bad-config", path, message });
  }
}

/** Reads a config, or throws `bad-config` with every fault. */
export function readConfig(given: unknown): Settings {
  const config = plain(given, "The config");
  const reader = new Reader();
  const settings = isObject(config) ? readObject(config, reader) : null;
  if (!settings) reader.fault("", `A config must be an object, not ${named(given)}.`);
  if (!settings || reader.faults.length > 0) {
    const { faults } = reader;
    const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : "";
    throw new AlhambraError("bad-config", `${faults[0]?.message}${more}`, { faults });
  }
  return settings;
}

function readObject(config: JsonObject, reader: Reader): Settings {
  for (const key of Object.keys(config)) {
    if (!KEYS.includes(key)) reader.fault(`/${key}`, `A config has no ${named(key)}.`);
  }
  const { game = "alhambra", players, seed = 0, modules = [] } = config;
  if (game !== "alhambra") reader.fault("/game", `There is no game ${named(game)}; "alhambra" is one.`);
  if (!isWhole(players, 2, 6)) reader.fault("/players", `players must be 2 to 6, not ${named(players)}.`);
  const chosen = readModules(modules, (path, message) => reader.fault(`/modules${path}`, message));
  const { components } = config;
  if (components !== undefined && !(isObject(components) && Object.keys(components).length === 0)) {
    reader.fault("/components", "There is no such component table to replace.");
  }
  const words = seedWords(seed);
  if (!words) reader.fault("/seed", `seed must be a whole number from 0 to ${MAX_SEED} or 32 hex digits.`);
  const count = isWhole(players, 2, 6) ? players : 6;
  return {
    given: config,
    config: {
      game: "alhambra",
      players: count,
      seed: typeof seed === "string" ? seed.toLowerCase() : Number(seed),
      ...(chosen.length > 0 ? { modules: chosen } : {}),
    },
    seed: words ?? [0, 0, 0, 0],
    tower: readTower(config.tower, reader),
    deck: readDeck(config.deck, count, chosen, reader),
    chance: readChance(config.chance, (path, message) => reader.fault(path, message)),
    setups: readSetups(config.setup, chosen, (path, message) => reader.fault(`/setup${path}`, message)),
  };
}

/** The four words of a seed, or null if it is none. */
export function seedWords(seed: unknown): SeedWords | null {
  if (isWhole(seed, 0, MAX_SEED)) return [seed, 0, 0, 0];
  if (typeof seed !== "string" || !HEX_SEED.test(seed)) return null;
  const word = (place: number) => Number.parseInt(seed.slice(24 - 8 * place, 32 - 8 * place), 16);
  return [word(0), word(1), word(2), word(3)];
}

function readTower(tower: Json | undefined, reader: Reader): number[] | null {
  if (tower === undefined) return null;
  if (!isList(tower) || tower.length === 0 || tower.length > TILE_IDS.length) {
    reader.fault("/tower", `tower must be a list of 1 to ${TILE_IDS.length} tile ids, top first.`);
    return null;
  }
  const seen = new Set<number>();
  return tower.map((id, i) => {
    const tile = tileNumber(id);
    if (tile === undefined || tile >= TILE_IDS.length)
      reader.fault(`/tower/${i}`, `There is no tile ${named(id)} in the tower.`);
    else if (seen.has(tile)) reader.fault(`/tower/${i}`, `${tileName(tile)} is in the tower twice.`);
    else seen.add(tile);
    return tile ?? 0;
  });
}

function readDeck(
  deck: Json | undefined,
  players: number,
  modules: readonly ModuleId[],
  reader: Reader,
): number[] | null {
  if (deck === undefined) return null;
  if (!isList(deck) || deck.length === 0 || deck.length > MAX_PILE) {
    reader.fault("/deck", "deck must be a list of cards, top first.");
    return null;
  }
  const copies = new Map<number, number>();
  return deck.map((card, i) => {
    const code = deckCode(card);
    if (code === undefined || (isModuleCard(code) && !hasCard(modules, code))) {
      reader.fault(`/deck/${i}`, `This game has no card ${JSON.stringify(card).slice(0, 60)}.`);
      return 0;
    }
    const copy = (copies.get(code) ?? 0) + 1;
    copies.set(code, copy);
    const most = typeof deckCard(code) === "string" ? 1 : moneyCopies(players);
    if (copy === most + 1) reader.fault(`/deck/${i}`, `The box holds only ${most} of ${cardText(code)}.`);
    return code;
  });
}

/** Outcomes of chance as lists of card codes. */
export function readChance(
  chance: Json | undefined,
  fault: (path: string, message: string) => void,
): number[][] {
  if (chance === undefined) return [];
  if (!isList(chance)) {
    fault("/chance", "chance must be a list of outcomes.");
    return [];
  }
  return chance.map((outcome, i) => {
    const cards = isObject(outcome) && outcome.type === "reshuffle" ? outcome.cards : undefined;
    const codes = isList(cards) ? cards.map(heldCode) : [undefined];
    if (codes.length <= MAX_PILE && codes.every((code) => code !== undefined)) return codes;
    fault(`/chance/${i}`, 'The game knows the outcome { type: "reshuffle", cards }.');
    return [];
  });
}

function cardText(code: number): string {
  const card: DeckCard = deckCard(code);
  return typeof card === "string" ? card : `${card.currency} ${card.value}`;
}

/** Outcomes as the core keeps them: type, length, cards. */
const RESHUFFLE = 1;

export function chanceBytes(chance: Settings["chance"]): number[] {
  return chance.flatMap((cards) => [RESHUFFLE, cards.length, ...cards]);
}

export function readChanceBytes(bytes: Uint8Array): Reshuffle[] {
  const chance: Reshuffle[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at + 1] ?? 0;
    const cards = Array.from(bytes.subarray(at + 2, at + 2 + length), heldCard);
    chance.push({ type: "reshuffle", cards });
    at += 2 + length;
  }
  return chance;
}
