/** What is copied, saved, taken back or written down is the same again, at every state of random games. */
import { expect, test } from "vitest";
import { makePosition, makeRecord, parseMove, parsePosition, parseRecord } from "../../src/index.js";
import { engine, type Game } from "../support/engine.js";
import { often } from "../support/long.js";
import { parting } from "../support/parting.js";
import { fewGames, type Step, simulate } from "./simulate.js";

/** Restoring plays a game again, so that looking at all states takes time that grows with the square of the game. */
const SAVED = fewGames(2);
const SAVED_EVERY = often(6, 1);

function same(what: string, game: Game, one: unknown, other: unknown): void {
  const difference = parting(one, other);
  if (difference) expect.fail(`${what}, ply ${game.ply}: ${JSON.stringify(difference)}`);
}

function copies({ game, dice, moves }: Step): void {
  const { hash } = game;
  const state = game.state();
  const copy = game.clone();
  same("hash of a clone", game, copy.hash, hash);
  same("state of a clone", game, copy.state(), state);
  const entered = engine.createGame({ position: state });
  same("hash of the position entered", game, entered.hash, hash);
  same("moves of the position entered", game, entered.legalMoves(), moves);
  const written = parsePosition(makePosition(state));
  same("the position written and read", game, written, state);
  const move = moves[dice.below(Math.max(moves.length, 1))];
  if (!move) return;
  copy.play(move);
  same("a game whose clone goes on", game, game.hash, hash);
  if (copy.hash === hash) expect.fail(`a move left the hash as it was, ply ${game.ply}`);
}

function takesBack({ game, dice, moves }: Step): void {
  const move = moves[dice.below(Math.max(moves.length, 1))];
  if (!move) return;
  const before = { hash: game.hash, bytes: game.snapshot(), state: game.state() };
  const events = game.play(move);
  const after = { hash: game.hash, bytes: game.snapshot() };
  game.undo();
  same("hash after undo", game, game.hash, before.hash);
  same("bytes after undo", game, game.snapshot(), before.bytes);
  same("state after undo", game, game.state(), before.state);
  same("events of redo", game, game.redo(), events);
  same("hash after redo", game, game.hash, after.hash);
  same("bytes after redo", game, game.snapshot(), after.bytes);
  game.undo();
}

test.each(fewGames(20))(
  "%s game of %i players, seed %i: clone, position, undo and redo",
  (policy, players, seed) => {
    const hashes: string[] = [];
    const game = simulate({ players, seed }, seed, policy, (step) => {
      copies(step);
      takesBack(step);
      hashes.push(step.game.hash);
    });
    for (let ply = game.ply; ply > 0; ply--) {
      expect(game.hash).toBe(hashes[ply]);
      if (ply % 25 === 0) expect(game.at(ply - 1).hash).toBe(hashes[ply - 1]);
      game.undo();
    }
    expect(game.hash).toBe(hashes[0]);
  },
);

test.each(fewGames(40))(
  "%s game of %i players, seed %i: texts of moves are unique and read back",
  (policy, players, seed) => {
    simulate({ players, seed }, seed, policy, ({ game, moves }) => {
      const texts = moves.map((move) => game.text(move));
      if (new Set(texts).size < texts.length) expect.fail(`two moves have one text, ply ${game.ply}`);
      same("moves read back", game, texts.map(parseMove), moves);
    });
  },
);

test.each(SAVED)("%s game of %i players, seed %i: saved and restored", (policy, players, seed) => {
  const game = simulate({ players, seed }, seed, policy, ({ game }) => {
    if (game.ply % SAVED_EVERY !== 0 && !game.over) return;
    const restored = engine.restore(game.snapshot());
    same("hash of the restored game", game, restored.hash, game.hash);
    same("bytes of the restored game", game, restored.snapshot(), game.snapshot());
    same("scores of the restored game", game, restored.breakdown, game.breakdown);
  });
  const record = game.record({ names: ["Ann", "Bob"], date: "2026-11-18" });
  for (const again of [record, JSON.parse(JSON.stringify(record)), parseRecord(makeRecord(record))]) {
    const replayed = engine.replay(again);
    // A replay is told what the generator once gave, and leaves its own alone.
    const { generator: _one, ...state } = replayed.state();
    const { generator: _other, ...wanted } = game.state();
    same("state of the replayed game", game, state, wanted);
    same("history of the replayed game", game, replayed.history(), game.history());
    same("result of the replayed game", game, replayed.record(record.meta), record);
  }
});
