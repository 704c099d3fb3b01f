// The state as the Position of api.md, everything open. Lists without an order of their own are sorted.

import { sortCards } from "./cards.js";
import type { Frame } from "./frames.js";
import { printedPiece, sortPieces } from "./pieces.js";
import { cardOrder, displayCards, type State } from "./state.js";
import type { Position, SeatPosition } from "./types.js";

function boardOf(state: State, seat: State["seats"][number]): SeatPosition["board"] {
  return seat.board.tiles().map(({ id = "?", x, y, walls }) => {
    const changed = printedPiece(state, id).walls !== walls;
    return { tile: id, x, y, ...(changed ? { walls } : {}) };
  });
}

/** The frames, unless phase and turn say it all: an action, a disposal at T2, an award. */
function pendingOf(state: State): Frame[] {
  const [first, second] = state.frames;
  const plain =
    state.frames.length < 2 ||
    (state.frames.length === 2 && second?.op === "disposal" && (first?.op === "turn" || first?.op === "end"));
  return plain ? [] : structuredClone(state.frames);
}

export function positionOf(state: State): Position {
  const order = cardOrder(state);
  const pending = pendingOf(state);
  return {
    format: "alhambra-position",
    version: 1,
    config: {
      game: "alhambra",
      players: state.players,
      ...(state.rules.length > 0 ? { modules: state.rules.map(({ id }) => id) } : {}),
    },
    active: state.active,
    turn: state.turn,
    phase: state.phase,
    scorings: state.scorings,
    ...(state.acted ? { acted: true as const } : {}),
    ...(state.revealed.length > 0 ? { revealed: [...state.revealed] } : {}),
    seats: state.seats.map((seat) => ({
      hand: structuredClone(sortCards(seat.hand, order)),
      reserve: sortPieces(state, seat.reserve),
      bought: sortPieces(state, seat.bought),
      board: boardOf(state, seat),
      score: seat.score,
    })),
    dirk:
      state.dirk === null ? null : { tiles: sortPieces(state, state.dirk.tiles), score: state.dirk.score },
    market: [...state.market],
    display: structuredClone(displayCards(state)),
    tower: [...state.tower],
    deck: structuredClone(state.deck),
    ...(state.piles.length > 1 ? { piles: [...state.piles] } : {}),
    discard: structuredClone(sortCards(state.discard, order)),
    ...(pending.length > 0 ? { pending } : {}),
    ...(state.chance.length > 0 ? { chance: structuredClone(state.chance) } : {}),
    modules: structuredClone(state.modules),
  };
}

/** For comparing: the display sorted too, since its positions never matter for a move (base.md 2). */
export function canonical(position: Position): Position {
  return { ...position, display: sortCards(position.display) };
}
