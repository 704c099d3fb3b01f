import type { BoardTile, TileEntry } from "../board/types.js";
import { checksum } from "../check/checksum.js";
import { isList, isObject, type JsonObject, MAX_SIZE, plain } from "../check/plain.js";
import { AlhambraError } from "../errors.js";
import type { GameRecord, Position, Replayable } from "../game/types.js";
import type { ViewOptions } from "../game/view.js";
import { makeBoard, parseBoard } from "../text/board.js";
import { makePosition, parsePosition } from "../text/position.js";
import { makeRecord, parseRecord } from "../text/record.js";
import { checkText } from "../text/scanner.js";
import { fromBase64, toBase64 } from "./base64.js";
import { pack, unpack } from "./words.js";

/** A game that is shared as it stands; `Game` is one. */
export interface SharedGame {
  readonly over: boolean;
  view(seat: number | null, options?: ViewOptions): Position;
  record(): GameRecord;
}

/** How a link is made. */
export interface LinkOptions extends ViewOptions {
  /** The page that reads the link; what it has in its fragment already stays in front. Left out: the fragment alone. */
  readonly page?: string;
  /** Of a running game: whose view the link shows. Left out, or null: that of somebody who looks on. */
  readonly seat?: number | null;
  /** Of a running game: everything, hidden orders and all moves included. */
  readonly everything?: boolean;
}

/** What a link carries. */
export type Shared =
  | { readonly type: "record"; readonly record: Replayable }
  | { readonly type: "position"; readonly position: Position }
  | { readonly type: "board"; readonly board: BoardTile[] };

/**
 * The payload is a version, the length and the checksum of what follows, and the notation in few bytes. It stands in
 * the fragment, the part of an address that a browser keeps to itself.
 */
const KEY = "alhambra=";
const FOUND = /(?:^|[#&?])alhambra=([A-Za-z0-9_-]*)/;
const VERSION = 1;
const HEADER = 8;
const LONGEST = 262_144;
/** Largest record as JSON that is looked at; its notation has to be far shorter. */
const LONGEST_RECORD = 16 * MAX_SIZE;

/**
 * A link that carries a game, a record, a position or a board, in the fragment of an address.
 *
 * A game that is over is carried whole. While it runs a link shows what one seat may know, or somebody who looks on;
 * a record or a position that tells more is refused with `bad-argument`, unless `everything` is asked for.
 *
 * @example
 * makeLink(game, { page: "https://example.org/play", seat: 0 }); // "https://example.org/play#alhambra=AQ..."
 * makeLink(board.tiles());
 */
export function makeLink(
  content: SharedGame | Replayable | Position | readonly TileEntry[],
  options: LinkOptions = {},
): string {
  const { page = "", everything = false } = options;
  const text = textOf(content, options, everything);
  if (text.length > MAX_SIZE)
    throw new AlhambraError("limit", "This is too much for a link; send it as a file.");
  const packed = pack(text);
  const bytes = new Uint8Array(HEADER + packed.length);
  bytes.set(packed, HEADER);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, (VERSION << 24) | packed.length);
  view.setUint32(4, checksum(packed));
  return `${page}${page.includes("#") ? "&" : "#"}${KEY}${toBase64(bytes)}`;
}

function textOf(content: unknown, { seat = null, recall }: LinkOptions, everything: boolean): string {
  if (Array.isArray(content)) return makeBoard(content);
  if (isGame(content)) {
    if (everything || content.over) return recordText(content.record());
    return makePosition(content.view(seat, recall === undefined ? {} : { recall }));
  }
  const given = plain(content, "What is shared", LONGEST_RECORD);
  if (!isObject(given) || (given.format !== "alhambra-record" && given.format !== "alhambra-position")) {
    throw new AlhambraError(
      "bad-argument",
      "A link carries a game, a record, a position or a list of tiles.",
    );
  }
  const isRecord = given.format === "alhambra-record";
  if (!everything && (isRecord ? isRunning(given) : tellsHidden(given))) {
    throw new AlhambraError(
      "bad-argument",
      "The game is not over and this tells what its players may not know; share a view, or ask for everything.",
    );
  }
  return isRecord ? recordText(given as unknown as Replayable) : makePosition(given as unknown as Position);
}

function isGame(content: unknown): content is SharedGame {
  if (typeof content !== "object" || content === null) return false;
  try {
    return (
      typeof Reflect.get(content, "record") === "function" &&
      typeof Reflect.get(content, "view") === "function"
    );
  } catch {
    return false;
  }
}

/** Without the result: a replay brings it back, and it is half of the text. */
function recordText(record: Replayable): string {
  const { result: _result, ...replayable } = record;
  return makeRecord(replayable);
}

function isRunning({ result }: JsonObject): boolean {
  return !(isObject(result) && isList(result.winners) && result.winners.length > 0);
}

/** Whether an order, the generator or the seed stands in the position of a game that is not over. */
function tellsHidden({ phase, tower, deck, generator, chance, config }: JsonObject): boolean {
  if (phase === "over") return false;
  const seeded = isObject(config) && config.seed !== undefined;
  return isList(tower) || isList(deck) || generator !== undefined || chance !== undefined || seeded;
}

/**
 * Reads what a link carries; whatever comes before or behind it does no harm. A link that was cut short, changed or
 * made up is `bad-notation`, one of more than 262,144 characters `limit`. Whether a game can be played only the engine
 * knows: `replay`, `createGame` and `validate` look at everything.
 *
 * @example
 * const shared = parseLink(location.href);
 * const game = shared.type === "record" ? engine.replay(shared.record) : undefined;
 */
export function parseLink(link: string): Shared {
  const payload = FOUND.exec(checkText(link, LONGEST))?.[1];
  if (payload === undefined) throw unreadable("It carries no game.");
  const bytes = fromBase64(payload);
  if (!bytes || bytes.length < HEADER) throw unreadable("It was cut short or changed.");
  const view = new DataView(bytes.buffer);
  const packed = bytes.subarray(HEADER);
  const version = view.getUint8(0);
  if (version !== VERSION) throw unreadable(`It is of version ${version}, this engine reads ${VERSION}.`);
  if ((view.getUint32(0) & 0xff_ffff) > packed.length) throw unreadable("It was cut short.");
  const intact = (view.getUint32(0) & 0xff_ffff) === packed.length && view.getUint32(4) === checksum(packed);
  const text = intact ? unpack(packed, MAX_SIZE) : null;
  if (text === null) throw unreadable("It was changed on its way.");
  try {
    if (text.startsWith("alhambra-record")) return { type: "record", record: parseRecord(text) };
    if (text.startsWith("alhambra-position")) return { type: "position", position: parsePosition(text) };
    return { type: "board", board: parseBoard(text) };
  } catch (cause) {
    throw unreadable("What it carries is not written as it should be.", cause);
  }
}

function unreadable(why: string, cause?: unknown): AlhambraError {
  return new AlhambraError("bad-notation", `This link cannot be read. ${why}`, { cause });
}
