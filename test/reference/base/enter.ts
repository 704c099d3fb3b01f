// A base game begun from a position of api.md in which nothing is hidden, as it stands at a decision.

import { Board } from "./board.js";
import { tileOf } from "./components.js";
import { RuleError } from "./errors.js";
import type { Frame } from "./frames.js";
import { Reference } from "./game.js";
import { allPieces } from "./pieces.js";
import { DISPLAY } from "./setup.js";
import type { SeatState } from "./state.js";
import type { Position, SeatPosition } from "./types.js";

function seatFrom({ hand, reserve, bought, board, score }: SeatPosition): SeatState {
  const tiles = board
    .filter(({ tile }) => tile !== "start")
    .map(({ tile, x, y }) => ({ ...tileOf(tile), x, y }));
  return { hand: [...hand], reserve: [...reserve], bought: [...bought], board: Board.from(tiles), score };
}

/** Awards begin again at space 1: a space that was passed over is passed over again, as no money has moved since. */
function framesAt({ phase }: Position, seat: number): Frame[] {
  switch (phase) {
    case "action":
      return [{ op: "turn", step: "actions" }];
    case "disposal":
      return [
        { op: "turn", step: "extras" },
        { op: "disposal", seat, award: false },
      ];
    case "award":
      return [
        { op: "end", step: "awards", space: 1 },
        { op: "disposal", seat, award: true },
      ];
    default:
      throw new RuleError("bad-position", `nothing is decided in the phase ${phase}`);
  }
}

export function enter(position: Position): Reference {
  const { config, seats, dirk, display, market, tower, deck, discard, active, turn, phase } = position;
  if (turn === null) throw new RuleError("bad-position", "the game is over");
  return new Reference({
    players: config.players,
    rules: [],
    pieces: allPieces([]),
    seats: seats.map(seatFrom),
    dirk: dirk === null ? null : { tiles: [...dirk.tiles], score: dirk.score },
    display: Array.from({ length: DISPLAY }, (_, slot) => display[slot] ?? null),
    market: [...market],
    tower: [...tower],
    deck: [...deck],
    piles: position.piles ?? (deck.length > 0 ? [deck.length] : []),
    discard: [...discard],
    chance: [...(position.chance ?? [])],
    shuffle: undefined,
    insert: undefined,
    drawn: [],
    frames: framesAt(position, turn),
    active,
    turn,
    phase,
    acted: position.acted ?? false,
    decided: true,
    idle: 0,
    revealed: [],
    scorings: position.scorings,
    items: [],
    modules: {},
  });
}
