/** Cards and pieces as single words. */
import type { Json, JsonObject } from "../check/plain.js";
import { isWhole } from "../check/values.js";

/** Money, diamonds included; `via` names the module whose card it is. */
const MONEY = /^(denar|dirham|ducat|florin|diamond)([1-9]\d?)(?:\/([a-z][a-z0-9-]*))?$/;
const COIN = /^(denar|dirham|ducat|florin|diamond)-coin$/;
/** A piece that lies on a board: id, walls, cell, quarter turns. */
const LAID = /^([a-z][a-z0-9-]*)(?:<([NESW]*)>)?@(0|-?[1-9]\d{0,4}),(0|-?[1-9]\d{0,4})(?:r([0-3]))?$/;
const ID = /^[a-z][a-z0-9-]*$/;
const FURTHEST = 99_999;
const WALLS = /^N?E?S?W?$/;
const CURRENCIES = ["denar", "dirham", "ducat", "florin", "diamond"];

/** The card a word means, if it means one. */
export function wordToCard(word: string): JsonObject | undefined {
  const money = MONEY.exec(word);
  if (money) {
    const [, currency = "", value, via] = money;
    return { currency, value: Number(value), ...(via === undefined ? {} : { via }) };
  }
  const currency = COIN.exec(word)?.[1];
  return currency === undefined ? undefined : { currency, coin: true };
}

/** The word for a card, if the object is exactly one. */
export function cardToWord(object: JsonObject): string | undefined {
  const { currency, value, via, coin } = object;
  const fields = Object.keys(object).length;
  const word =
    fields === 2 && coin === true
      ? `${currency}-coin`
      : fields === 2
        ? `${currency}${value}`
        : fields === 3 && typeof via === "string"
          ? `${currency}${value}/${via}`
          : "";
  const read = typeof currency === "string" ? wordToCard(word) : undefined;
  return read && (coin === true || read.value === value) ? word : undefined;
}

/** An entry of a position's board that a word means, if it means one. */
export function wordToLaid(word: string): JsonObject | undefined {
  const found = LAID.exec(word);
  if (!found) return undefined;
  const [, tile = "", walls, x, y, rotation] = found;
  if (walls !== undefined && !WALLS.test(walls)) return undefined;
  return {
    tile,
    x: Number(x),
    y: Number(y),
    ...(rotation === undefined ? {} : { rotation: Number(rotation) }),
    ...(walls === undefined ? {} : { walls }),
  };
}

/** The word for an entry of a position's board, if the object is exactly one. */
export function laidToWord(object: JsonObject): string | undefined {
  const { tile, x, y, rotation, walls, ...rest } = object;
  if (typeof tile !== "string" || !ID.test(tile) || Object.keys(rest).length > 0) return undefined;
  if (!isWhole(x, -FURTHEST, FURTHEST) || !isWhole(y, -FURTHEST, FURTHEST)) return undefined;
  if (rotation !== undefined && !isWhole(rotation, 0, 3)) return undefined;
  if (walls !== undefined && !(typeof walls === "string" && WALLS.test(walls))) return undefined;
  const shown = walls === undefined ? "" : `<${walls}>`;
  return `${tile}${shown}@${x},${y}${rotation === undefined ? "" : `r${rotation}`}`;
}

/** Cards in the order they are written: money by currency and value, then all others by name. */
export function sortCards(cards: readonly Json[], name: (card: Json) => string): Json[] {
  const rank = (card: Json): readonly [number, number, string] => {
    if (typeof card !== "object" || card === null) return [CURRENCIES.length, 0, name(card)];
    const { currency, value } = card as JsonObject;
    return [CURRENCIES.indexOf(String(currency)), typeof value === "number" ? value : 0, name(card)];
  };
  return cards
    .map((card) => [rank(card), card] as const)
    .sort(([a], [b]) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0))
    .map(([, card]) => card);
}
