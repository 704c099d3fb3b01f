/** Texts for moves, boards, positions and records; no engine is needed. The grammar is in docs/notation.md. */
export { makeBoard, parseBoard } from "./board.js";
export { makeMove, parseMove } from "./move.js";
export { makePosition, parsePosition } from "./position.js";
export { makeRecord, parseRecord } from "./record.js";
export type { Additions, AnyCard, AnyMove, ModuleMove } from "./types.js";
