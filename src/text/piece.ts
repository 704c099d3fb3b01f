/** A tile on a board as one word: `garden-8-ne@3,-1`, `garden8<NE>@3,-1`; see docs/notation.md, "Boards". */

import type { BoardTile } from "../board/types.js";
import { turnedWalls, wallMask } from "../board/walls.js";
import { KINDS, TILE_IDS } from "../generated/components.js";
import { type Kind, wallLetters } from "../tiles.js";

/** What a text says of a tile, wherever it lies. */
export type Face = Omit<BoardTile, "x" | "y">;

const WALLS = /^N?E?S?W?$/;
const ID = /^[a-z][a-z0-9-]*$/;
/** A kind and a price, `tile` for a tile of no known kind. */
const LOOK = /^(pavilion|seraglio|arcades|chambers|garden|tower|tile)(\d{1,2})?$/;
const BUILDING = /^([a-z]+)-(\d+)-(0|[nesw]+)$/;

/** A building tile by its id, which tells everything that is printed on it. */
export function building(id: string): { kind: Kind; price: number; walls: string } | undefined {
  const [, name, price, walls = ""] = BUILDING.exec(id) ?? [];
  const kind = KINDS.find((known) => known === name);
  if (!kind || !TILE_IDS.some((known) => known === id)) return undefined;
  return { kind, price: Number(price), walls: walls === "0" ? "" : walls.toUpperCase() };
}

/** The id of the building tile with exactly this print, if there is one. */
export function buildingId(kind: Kind, price: number, walls: string): string | undefined {
  const id = `${kind}-${price}-${walls === "" ? "0" : walls.toLowerCase()}`;
  return TILE_IDS.find((known) => known === id);
}

/** The walls a building tile has when it lies turned. */
function lyingWalls(printed: string, rotation = 0): string {
  return wallLetters(turnedWalls(wallMask(printed) ?? 0, rotation));
}

/** Fills in what an id tells; `drawn` walls are those of the tile as it lies. Undefined if nothing tells the walls. */
function faceOf(
  id: string | undefined,
  look: string | undefined,
  rotation: number | undefined,
  drawn: string | undefined,
): Face | undefined {
  if (id === "start") return drawn || look || rotation !== undefined ? undefined : startFace();
  const printed = id === undefined || look !== undefined ? undefined : building(id);
  const [, name, price] = LOOK.exec(look ?? "") ?? [];
  const kind = printed?.kind ?? KINDS.find((known) => known === name);
  const cost = printed?.price ?? (price === undefined ? undefined : Number(price));
  const walls = drawn ?? (printed && lyingWalls(printed.walls, rotation));
  if (walls === undefined) return undefined;
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(cost === undefined ? {} : { price: cost }),
    walls,
    ...(id === undefined ? {} : { id }),
    ...(rotation === undefined ? {} : { rotation }),
  };
}

export function startFace(): Face {
  return { kind: "start", price: 0, walls: "", id: "start" };
}

/** Reads `id`, `look` or `id:look`, with `<walls>` behind it or not. */
export function wordToFace(word: string, rotation: number | undefined): Face | undefined {
  const [, name = "", walls] = /^([^<>]*)(?:<([NESW]*)>)?$/.exec(word) ?? [];
  const colon = name.indexOf(":");
  const isLook = LOOK.test(name);
  const id = isLook ? undefined : colon < 0 ? name : name.slice(0, colon);
  const look = isLook ? name : colon < 0 ? undefined : name.slice(colon + 1);
  if (id !== undefined && (!ID.test(id) || LOOK.test(id))) return undefined;
  if (look !== undefined && !LOOK.test(look)) return undefined;
  if (walls !== undefined && !WALLS.test(walls)) return undefined;
  return faceOf(id, look, rotation, walls);
}

/** Writes a tile without its cell and rotation; `withWalls` false where a drawing shows the walls. */
export function faceToWord(face: Face, withWalls: boolean): string | undefined {
  const { id, kind, price, walls, rotation } = face;
  if (kind === "start" || id === "start") return "start";
  if (id !== undefined && (!ID.test(id) || LOOK.test(id))) return undefined;
  const printed = id === undefined ? undefined : building(id);
  const plain =
    printed && (kind ?? printed.kind) === printed.kind && (price ?? printed.price) === printed.price;
  const bare = id !== undefined && kind === undefined && price === undefined;
  const look = `${kind ?? "tile"}${price ?? ""}`;
  const name = plain || (bare && !printed) ? id : id === undefined ? look : `${id}:${look}`;
  const told = plain ? lyingWalls(printed.walls, rotation) : undefined;
  return !withWalls || walls === told ? name : `${name}<${walls}>`;
}
