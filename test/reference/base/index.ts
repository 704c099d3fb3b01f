// What the tests use of the reference of the base game; with modules: ../registry.ts.

export { Board, type BoardEntry, type TileLike } from "./board.js";
export { sortCards, total } from "./cards.js";
export {
  CURRENCIES,
  currencyOfSpace,
  KINDS,
  moneyBox,
  placePoints,
  TILES,
  type Tile,
  tileOf,
} from "./components.js";
export { RuleError } from "./errors.js";
export { type Explanation, LIMIT, type Reason } from "./explain.js";
export { moveKey } from "./moves.js";
export * from "./narrow.js";
export type { Run } from "./outline.js";
export { rank } from "./scoring.js";
export { pileSizes, startingPlayer } from "./setup.js";
export type { Card, Cell, Currency, Edge, Kind, ScoreCard, ScoringNumber, SeatId, Side } from "./types.js";
