/** Games with modules through the API: states, views, records and texts come back as they went. */
import { expect, test } from "vitest";
import type { ModuleId } from "../../src/generated/modules.js";
import { Dice } from "../reference/random.js";
import { engine } from "../support/engine.js";
import { often } from "../support/long.js";

const MODULES: readonly ModuleId[] = ["viziers-favour", "currency-exchange", "squares"];
const CHOICES: readonly (readonly ModuleId[])[] = [...MODULES.map((id) => [id]), MODULES];
const DECISIONS = often(120, 4000);
/** Decisions between two looks at everything. */
const LOOK_EVERY = 9;

test.each(CHOICES.flatMap((modules) => [2, 4].map((players) => ({ modules, players }))))(
  "$modules, $players players",
  ({ modules, players }) => {
    const dice = new Dice(players * 31 + modules.length);
    const game = engine.createGame({ players, seed: players, modules });
    for (let n = 0; n < DECISIONS && !game.over; n++) {
      const moves = game.legalMoves();
      expect(game.moveCount()).toBe(moves.length);
      const move = dice.pick(moves);
      const text = game.text(move);
      if (n % LOOK_EVERY === 0) {
        expect(new Set(moves.map((each) => game.text(each))).size).toBe(moves.length);
        const state = game.state();
        const again = engine.createGame({ position: state });
        expect(again.state()).toEqual(state);
        expect(again.hash).toBe(game.hash);
        expect(again.legalMoves()).toEqual(moves);
        const seat = n % players;
        const view = game.view(seat);
        const dealt = engine.createGame({ position: { ...view, config: { ...view.config, seed: n } } });
        expect(dealt.view(seat)).toEqual(view);
      }
      expect(game.isLegal(text)).toBe(true);
      game.play(text);
    }
    const again = engine.replay(JSON.parse(JSON.stringify(game.record())));
    expect(again.scores).toEqual(game.scores);
    expect(again.state().seats).toEqual(game.state().seats);
    expect(engine.restore(game.snapshot()).hash).toBe(game.hash);
  },
);
