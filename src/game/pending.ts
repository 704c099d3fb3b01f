/** What is going on beyond what the phase says: the core's stack of frames and an open bill, as a position tells them. */
import { isList, isObject, type Json, type JsonObject } from "../check/plain.js";
import { isWhole, named } from "../check/values.js";
import { CURRENCIES } from "../generated/components.js";
import type { ModuleId } from "../generated/modules.js";
import { MODULES } from "../generated/modules.js";
import { infoOf } from "../modules/chosen.js";
import type { Fault } from "../modules/facade.js";
import { readMove, writeMove } from "./moves.js";
import { heldCode, wordCards, wordOf } from "./names.js";
import type { Card, OpenBill, PendingFrame, Phase } from "./types.js";

const OPERATIONS = new Map<number, PendingFrame["operation"]>([
  [1, "turn"],
  [2, "end"],
  [3, "window"],
  [4, "payment"],
  ...MODULES.flatMap(({ operations }) =>
    operations.map(({ number, name }) => [number, name as PendingFrame["operation"]] as const),
  ),
]);
/** Phases in which a lone frame says nothing that the phase does not say. */
const PLAIN: readonly Phase[] = ["action", "disposal", "award", "over"];
const MOST_FRAMES = 16;
export const FRAME_BYTES = 8;
const MOVE_BYTES = 16;
const HEAD_BYTES = 8;
const WORDS = 16;

interface Places {
  readonly frameCount: number;
  readonly frames: number;
  readonly bill: number;
}

/** `pending`, where there is something to tell. */
export function readPending(view: DataView, at: Places, phase: Phase): { pending?: PendingFrame[] } {
  const count = view.getUint8(at.frameCount);
  if (count === 0 || (count === 1 && PLAIN.includes(phase))) return {};
  const pending = Array.from({ length: count }, (_, i): PendingFrame => {
    const frame = at.frames + i * FRAME_BYTES;
    const operation = OPERATIONS.get(view.getUint8(frame));
    if (!operation) throw new RangeError(`The core is at operation ${view.getUint8(frame)}.`);
    const [step, seat, cursor] = [1, 2, 3].map((offset) => view.getUint8(frame + offset));
    const argument = view.getUint32(frame + 4, true);
    return {
      operation,
      seat: seat ?? 0,
      ...(step ? { step } : {}),
      ...(cursor ? { cursor } : {}),
      ...(argument ? { argument } : {}),
      ...(operation === "payment" ? { bill: readBill(view, at.bill) } : {}),
    };
  });
  return { pending };
}

/** A bill is: currencies, card, last source, exact, amount, paid, half a move; then a money word a currency. */
function readBill(view: DataView, at: number): OpenBill {
  const bytes = new DataView(new ArrayBuffer(MOVE_BYTES));
  for (let i = 0; i < HEAD_BYTES; i++) bytes.setUint8(i, view.getUint8(at + 8 + i));
  bytes.setUint32(12, view.getUint8(at + 1), true);
  return {
    move: readMove(bytes, 0),
    currencies: CURRENCIES.filter((_, currency) => view.getUint8(at) & (1 << currency)),
    amount: view.getInt16(at + 4, true),
    ...(view.getUint8(at + 3) ? { exact: true } : {}),
    paid: CURRENCIES.flatMap((_, currency): Card[] =>
      wordCards(currency, view.getUint32(at + WORDS + 4 * currency, true)),
    ),
  };
}

/** What was read of `pending`: the frames as bytes, and the bill if one of them is about one. */
export interface Pending {
  readonly frames: readonly number[];
  readonly bill: Uint8Array | null;
  /** Cards on the table, which lie nowhere else. */
  readonly paid: readonly number[];
}

/** Reads `pending` of a position with these modules. */
export function enterPending(
  pending: Json | undefined,
  players: number,
  modules: readonly ModuleId[],
  fault: Fault,
): Pending {
  const nothing = { frames: [], bill: null, paid: [] };
  if (pending === undefined) return nothing;
  if (!isList(pending) || pending.length > MOST_FRAMES) {
    fault("", `pending must be a list of at most ${MOST_FRAMES} frames.`);
    return nothing;
  }
  const own = modules.flatMap((id) => infoOf(id).operations.map(({ number }) => number));
  const frames = pending.flatMap((frame, i) => {
    const [number] = [...OPERATIONS].find(([, name]) => isObject(frame) && frame.operation === name) ?? [];
    if (!isObject(frame) || number === undefined || (number >= 16 && !own.includes(number))) {
      fault(`/${i}`, "This game has no such operation.");
      return [];
    }
    const { seat, step = 0, cursor = 0, argument = 0 } = frame;
    if (!isWhole(seat, 0, players - 1)) fault(`/${i}/seat`, "seat must be a seat.");
    if (!isWhole(step, 0, 255) || !isWhole(cursor, 0, 255) || !isWhole(argument, 0, 0xffff_ffff)) {
      fault(`/${i}`, "step, cursor and argument must be whole numbers.");
    }
    const bytes = new DataView(new ArrayBuffer(4));
    bytes.setUint32(0, Number(argument), true);
    return [number, Number(step), Number(seat), Number(cursor), ...new Uint8Array(bytes.buffer)];
  });
  const last = pending.at(-1);
  if (!isObject(last) || last.operation !== "payment") return { frames, bill: null, paid: [] };
  const path = `/${pending.length - 1}/bill`;
  return { frames, ...enterBill(last.bill, (field, message) => fault(path + field, message)) };
}

function enterBill(
  bill: Json | undefined,
  fault: Fault,
): { bill: Uint8Array | null; paid: readonly number[] } {
  const bytes = new DataView(new ArrayBuffer(WORDS + 4 * CURRENCIES.length));
  const move = new DataView(new ArrayBuffer(MOVE_BYTES));
  const given: JsonObject = isObject(bill) ? bill : {};
  const { currencies, amount, exact = false, paid } = given;
  const names: readonly Json[] = CURRENCIES;
  if (writeMove(given.move ?? null, move, 0) !== "ok") fault("/move", "This is no purchase.");
  if (!isList(currencies) || currencies.some((name) => !names.includes(name)))
    fault("/currencies", "currencies must be a list of currencies.");
  if (!isWhole(amount, 0, 99)) fault("/amount", `amount must be a whole number, not ${named(amount)}.`);
  if (typeof exact !== "boolean") fault("/exact", "exact is true or left out.");
  const codes = isList(paid) ? paid.map(heldCode) : [undefined];
  if (!codes.every((code) => code !== undefined && code >> 4 < CURRENCIES.length)) {
    fault("/paid", "paid must be a list of money cards.");
    return { bill: null, paid: [] };
  }
  const cards = codes.flatMap((code) => (code === undefined ? [] : [code]));
  const set = names.reduce<number>(
    (bits, name, i) => (isList(currencies) && currencies.includes(name) ? bits | (1 << i) : bits),
    0,
  );
  bytes.setUint8(0, set);
  bytes.setUint8(1, move.getUint32(12, true) & 0xff);
  bytes.setUint8(2, Math.max(0, ...cards));
  bytes.setUint8(3, exact === true ? 1 : 0);
  bytes.setInt16(4, Number(amount), true);
  bytes.setInt16(
    6,
    cards.reduce((sum, code) => sum + (code & 15), 0),
    true,
  );
  for (let i = 0; i < HEAD_BYTES; i++) bytes.setUint8(8 + i, move.getUint8(i));
  for (const code of cards) {
    const word = WORDS + 4 * (code >> 4);
    bytes.setUint32(word, bytes.getUint32(word, true) + wordOf(code), true);
  }
  const card = bytes.getUint8(1);
  return { bill: new Uint8Array(bytes.buffer), paid: card === 0 ? cards : [...cards, card] };
}
