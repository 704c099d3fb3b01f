/** Every question to the engine and to a game: a refusal changes nothing, an answer is right. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { GameConfig, GameRecord, Move, Position } from "../../src/game/types.js";
import {
  createReference,
  moveKey,
  type Position as OpenPosition,
  referenceAt,
  type Setup,
} from "../reference/base/index.js";
import { engine, type Game } from "../support/engine.js";
import { junk, spoilt, spoiltText } from "./bad.js";
import { CONFIGS, GAMES, MOVES, POSITIONS, RECORDS, SNAPSHOTS, TEXTS, VIEWS } from "./good.js";
import { explains, forAll, verdict } from "./judge.js";

const LONG_RUN = { timeout: 7_200_000 };

function keys(moves: readonly object[]): string[] {
  return moves.map((move) => moveKey(move as Parameters<typeof moveKey>[0])).sort();
}

/** A game that was made of strange data is still a game. */
function isSound(game: Game): void {
  const state = game.state();
  const again = engine.createGame({ position: state });
  expect(again.hash).toBe(game.hash);
  expect(game.legalMoves().length).toBe(game.moveCount());
  expect(game.moveCount() > 0).toBe(!game.over);
}

test("createGame with a config: the reference accepts it too and sees the same game", LONG_RUN, () => {
  forAll(
    spoilt(CONFIGS),
    (config) => {
      const made = verdict(() => engine.createGame(config as GameConfig));
      if ("refusal" in made) return explains(made.refusal);
      isSound(made.answer);
      const { tower = [], deck = [] } = made.answer.record();
      const reference = createReference({ players: made.answer.scores.length, tower, deck } as Setup);
      expect(keys(made.answer.legalMoves())).toEqual(keys(reference.legalMoves()));
    },
    0.5,
  );
});

test("createGame with a position: an open one is played as the reference plays it", LONG_RUN, () => {
  forAll(
    spoilt([...POSITIONS, ...VIEWS]),
    (position) => {
      const given = { position: position as Position };
      const made = verdict(() => engine.createGame(given));
      const faults = verdict(() => engine.validate(position as Position));
      // A list is validated as a board.
      if (!Array.isArray(position) && "answer" in faults) {
        expect(faults.answer.length === 0).toBe("answer" in made);
      }
      if ("refusal" in made) return explains(made.refusal);
      isSound(made.answer);
      if (made.answer.over) return;
      const reference = referenceAt(made.answer.state() as OpenPosition);
      expect(keys(made.answer.legalMoves())).toEqual(keys(reference.legalMoves()));
    },
    0.5,
  );
});

test("replay", LONG_RUN, () => {
  forAll(
    spoilt(RECORDS),
    (record) => {
      const played = verdict(() => engine.replay(record as GameRecord));
      if ("refusal" in played) return explains(played.refusal);
      expect(played.answer.ply).toBe((record as GameRecord).moves.length);
      isSound(played.answer);
    },
    0.5,
  );
});

test("restore", LONG_RUN, () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 3 });
  forAll(
    fc.tuple(fc.constantFrom(...SNAPSHOTS), changes, fc.nat({ max: 40 })),
    ([good, changed, cut]) => {
      const bytes = good.slice(0, good.length - (cut > 30 ? cut : 0));
      for (const [at, byte] of changed) bytes[at % bytes.length] = byte;
      const restored = verdict(() => engine.restore(bytes));
      if ("refusal" in restored) return explains(restored.refusal);
      expect(Buffer.from(restored.answer.snapshot()).equals(Buffer.from(good))).toBe(true);
    },
    0.5,
  );
});

test("play and isLegal: only what is among the legal moves, and nothing changes otherwise", LONG_RUN, () => {
  const moves = fc.oneof(
    { weight: 3, arbitrary: spoilt(MOVES) },
    { weight: 2, arbitrary: spoiltText(TEXTS.moves) },
    { weight: 1, arbitrary: junk },
  );
  forAll(
    fc.tuple(fc.constantFrom(...GAMES), moves),
    ([game, move]) => {
      const { hash, ply } = game;
      const legal = verdict(() => game.isLegal(move as Move));
      const played = verdict(() => game.play(move as Move));
      if ("refusal" in played) {
        explains(played.refusal);
        if ("answer" in legal) expect(legal.answer).toBe(false);
      } else {
        const [first] = game.history().slice(ply);
        while (game.ply > ply) game.undo();
        // A list, such as the empty one, is a wish to play all of it.
        if (!Array.isArray(move)) {
          expect(legal).toEqual({ answer: true });
          expect(keys(game.legalMoves())).toContain(keys([first?.move ?? {}])[0]);
        }
      }
      expect(game.hash).toBe(hash);
      expect(game.ply).toBe(ply);
    },
    3,
  );
});

test("questions to a game with any argument", LONG_RUN, () => {
  const questions: ((game: Game, one: never, other: never) => unknown)[] = [
    (game, one) => game.legalMoves(one),
    (game, one, other) => game.legalMoves({ offset: one, limit: other, type: one }),
    (game, one) => game.at(one).hash,
    (game, one) => game.board(one).tiles(),
    (game, one, other) => game.view(one, other),
    (game, one) => game.view(one),
    (game, one) => game.view(0, { recall: one }),
    (game, one) => game.text(one),
    (game, one) => game.record(one),
    (game, one, other) => game.play([], { seat: one, ply: other }),
    (game, one, other) => game.play("pass", { seat: one, ply: other }),
    (game, one) => game.play([], one),
    (game, one) => game.isLegal(one),
    (game) => game.clone().redo(),
    (game) => game.at(0).undo(),
  ];
  forAll(
    fc.tuple(fc.constantFrom(...GAMES), fc.constantFrom(...questions), junk, junk),
    ([game, ask, one, other]) => {
      const { hash } = game;
      const asked = verdict(() => ask(game, one as never, other as never));
      if ("refusal" in asked) explains(asked.refusal);
      expect(game.hash).toBe(hash);
    },
    2,
  );
});

test("questions to the engine with any argument", LONG_RUN, () => {
  const questions: ((one: never, other: never) => unknown)[] = [
    (one) => engine.createGame(one),
    (one) => engine.createGame({ position: one }),
    (one, other) => engine.createGame({ players: one, seed: other }),
    (one) => engine.createGame({ players: 3, tower: one }),
    (one, other) => engine.createGame({ players: 2, deck: one, chance: other }),
    (one) => engine.validate(one),
    (one) => engine.restore(one),
    (one) => engine.replay(one),
    (one, other) => engine.redact(one, other),
    (one) => engine.redact(engine.createGame({ players: 2 }).setupEvents(), one),
    (one) => engine.perft({ players: 2 }, one),
    (one, other) => engine.perft(one, 1, other),
    (one) => engine.playouts(one, { games: 1, cap: 20 }),
    (one, other) => engine.playouts({ players: 2 }, { games: 1, cap: 20, policy: one, seed: other }),
    (one) => engine.playouts({ players: 2 }, one),
  ];
  // These would count or play for hours, as they were told.
  const patient = (value: unknown) => typeof value !== "number" || !(value > 3);
  forAll(
    fc.tuple(fc.constantFrom(...questions), junk.filter(patient), junk.filter(patient)),
    ([ask, one, other]) => {
      const asked = verdict(() => ask(one as never, other as never));
      if ("refusal" in asked) explains(asked.refusal);
    },
    2,
  );
});
