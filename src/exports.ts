/** Everything of the package's main entry that is the same in every environment. */
export type { WasmSource } from "./core.js";
export type { Engine } from "./engine.js";
export { AlhambraError, type ErrorCode } from "./errors.js";
export type { LoadOptions } from "./load.js";
export type { Kind, Tile } from "./tiles.js";
