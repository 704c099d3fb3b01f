import {
  AlhambraError,
  type Board,
  type Engine,
  type Game,
  type GameConfig,
  type GameEvent,
  type GameRecord,
  type LoadOptions,
  loadEngine,
  type Move,
  makeMove,
  type Position,
  type Tile,
} from "alhambra-engine";
import {
  type ConnectOptions,
  connectEngine,
  type EngineClient,
  type RemoteGame,
} from "alhambra-engine/client";
import { connectEngine as connectInline, loadEngine as loadInline } from "alhambra-engine/inline";

const config: GameConfig = { players: 3, seed: 42 };

export async function inThread(options: LoadOptions): Promise<GameRecord> {
  const engine: Engine = await loadEngine(options);
  const game: Game = engine.createGame(config);
  const move: Move | undefined = game.legalMoves({ limit: 1 })[0];
  const events: GameEvent[] = move ? game.play(move) : [];
  const board: Board = game.board(0);
  const position: Position = game.state();
  const tiles: Tile[] = engine.tiles();
  console.log(events.length, board.walls(), position.seats, tiles.length, move && makeMove(move));
  return game.record();
}

export async function inWorker(options: ConnectOptions): Promise<string> {
  const engine: EngineClient = await connectEngine(options);
  const game: RemoteGame = await engine.createGame(config);
  const [move] = await game.legalMoves();
  if (move) await game.play(move);
  await engine.close();
  return game.phase;
}

export const inline = [loadInline, connectInline];
export const known = (error: unknown) => error instanceof AlhambraError && error.code === "illegal-move";
