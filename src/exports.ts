/** Everything of the package's main entry that is the same in every environment. */
export type { Board } from "./board/board.js";
export type {
  BoardTile,
  Cell,
  Edge,
  Explanation,
  Side,
  TileEntry,
  TileFace,
  TileLike,
  WallRun,
} from "./board/types.js";
export type { Engine } from "./engine.js";
export {
  AlhambraError,
  type AlhambraErrorOptions,
  type BoardReason,
  type ErrorCode,
  type Fault,
  type Place,
} from "./errors.js";
export type { Game, PlayGuards } from "./game/game.js";
export type { MoveFilter } from "./game/listing.js";
export type * from "./game/types.js";
export type { ViewOptions } from "./game/view.js";
export type { Corner, ModuleId, ModuleTypes } from "./generated/modules.js";
export type { CoreName, LoadOptions } from "./load.js";
export type { ModuleInfo, ModuleOption, Provenance } from "./modules/catalogue.js";
export type { Manifest } from "./modules/manifest.js";
export type { ChooseOptions, ChooseProgress } from "./search/choose.js";
export type { Division, PerftProgress } from "./search/perft.js";
export type { PlayoutOptions, PlayoutResult } from "./search/playouts.js";
export { type LinkOptions, makeLink, parseLink, type Shared, type SharedGame } from "./share/link.js";
export * from "./text/index.js";
export type { Kind, Tile } from "./tiles.js";
export type { WasmSource } from "./wasm.js";
