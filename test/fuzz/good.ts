/** Good data to spoil: games at all stages, and what can be said of them. */
import { makeBoard, makeMove, makePosition, makeRecord } from "../../src/index.js";
import { simulate } from "../laws/simulate.js";
import type { Game } from "../support/engine.js";

export const GAMES: Game[] = [2, 3, 4, 6].flatMap((players, i) => {
  const game = simulate({ players, seed: players }, players, i % 2 === 0 ? "sensible" : "builder", () => {});
  return [0, 9, 60, game.ply - 1].map((ply) => game.at(Math.min(ply, game.ply)));
});
/** Short ones, which are quick to play again. */
export const RECORDS = GAMES.filter(({ ply }) => ply <= 60).map((game) => game.record());
export const POSITIONS = GAMES.map((game) => game.state());
export const VIEWS = GAMES.map((game) => game.view(0));
export const CONFIGS = RECORDS.map(({ config, tower, deck, chance }) => ({
  players: config.players,
  seed: 7,
  tower: tower?.slice(),
  deck: deck?.slice(),
  chance: chance.slice(),
}));
export const MOVES = GAMES.flatMap((game) => game.legalMoves().slice(0, 40));
export const BOARDS = GAMES.flatMap((game) => game.scores.map((_, seat) => game.board(seat).tiles()));
export const SNAPSHOTS = GAMES.filter(({ ply }) => ply <= 60).map((game) => game.snapshot());

export const TEXTS = {
  moves: MOVES.map((move) => makeMove(move)),
  boards: BOARDS.flatMap((tiles) => [makeBoard(tiles), makeBoard(tiles, { drawing: true })]),
  positions: POSITIONS.flatMap((position) => [makePosition(position), JSON.stringify(position)]),
  records: RECORDS.slice(0, 3).flatMap((record) => [makeRecord(record), JSON.stringify(record)]),
};
