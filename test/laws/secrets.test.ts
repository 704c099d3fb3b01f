/**
 * Nobody is told what nobody may know. Two games that differ only in their seed and in what is hidden look the same to
 * the last byte; the second one is the first with everything hidden dealt anew by the core.
 */
import { expect, test } from "vitest";
import { readState } from "../../src/game/state.js";
import type { DeckCard, GameConfig, GameEvent, Position } from "../../src/game/types.js";
import { viewFor } from "../../src/game/view.js";
import { Dice } from "../reference/random.js";
import { engine, type Game } from "../support/engine.js";
import { fewGames, games, simulate } from "./simulate.js";

const SPECTATOR = 7;
const SECRETS = ["seed", "generator", "chance", "hash"];

/** The same table as a seat knows it, everything else dealt anew; `hands` those of the others too. */
function redealt(game: Game, seat: number | null, hands: boolean, seed: number) {
  const { config } = game.state();
  return game.explore((core) => {
    const { exports, bytes } = core;
    const list = () => {
      const count = exports.gameMoves(0, 4096);
      return Buffer.from(bytes.slice(exports.gameMovePage(), exports.gameMovePage() + 16 * count));
    };
    const before = { moves: list(), hash: exports.gameHash() };
    exports.gameReseed(seed, 1, 2, 3);
    exports.gameRedeal(seat ?? SPECTATOR, hands ? 1 : 0);
    return {
      state: readState(core, { ...config, seed }),
      sameMoves: list().equals(before.moves),
      sameHash: exports.gameHash() === before.hash,
    };
  });
}

function seats(players: number): (number | null)[] {
  return [null, ...Array.from({ length: players }, (_, seat) => seat)];
}

function keysIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(keysIn)];
}

test.each(games(1, 20))(
  "%s game of %i players, seed %i: a re-deal keeps the view",
  (policy, players, seed) => {
    let moved = 0;
    simulate({ players, seed }, seed, policy, ({ game }) => {
      if (game.over) return;
      const { hash } = game;
      // Who decides, and another seat or the spectator at every decision.
      for (const seat of [game.turn, seats(players)[game.ply % (players + 1)] ?? null]) {
        for (const [recall, hands] of [
          ["book", true],
          ["perfect", false],
        ] as const) {
          const twin = redealt(game, seat, hands, game.ply);
          const view = JSON.stringify(game.view(seat, { recall }));
          if (JSON.stringify(viewFor(twin.state, seat, { recall })) !== view)
            expect.fail(`${recall} view of ${seat}, ply ${game.ply}`);
          if (game.turn === seat && !twin.sameMoves) expect.fail(`moves of ${seat}, ply ${game.ply}`);
          if (!twin.sameHash) moved++;
        }
      }
      expect(game.hash).toBe(hash);
    });
    expect(moved).toBeGreaterThan(100);
  },
);

/** A stacked game that goes the same way up to where this one stands, and another way from there on. */
function twinConfig(game: Game, dice: Dice): GameConfig {
  const { tower = [], deck = [], chance } = game.record();
  const players = game.scores.length;
  const now = game.state();
  const other = redealt(game, null, false, dice.below(1000)).state;
  const count = (pile: Position["tower"] | Position["deck"]) => (Array.isArray(pile) ? pile.length : 0);
  const rest = other.deck as readonly DeckCard[];
  const drawn = <T>(pile: readonly T[], left: number) => pile.slice(0, pile.length - left);
  const last = chance.at(-1);
  const money = rest.filter((card) => typeof card !== "string");
  return {
    players,
    seed: dice.below(1_000_000),
    tower: [...drawn(tower, count(now.tower)), ...(other.tower as readonly string[])],
    deck: last ? deck : [...drawn(deck, rest.length), ...rest],
    chance: last
      ? [...chance.slice(0, -1), { ...last, cards: [...drawn(last.cards, rest.length), ...money] }]
      : [],
  };
}

function told(events: readonly GameEvent[], seat: number | null): string {
  return JSON.stringify(engine.redact(events, seat));
}

test.each(fewGames(10))(
  "%s game of %i players, seed %i: twins look alike as long as nothing hidden turns up",
  (policy, players, seed) => {
    const dice = new Dice(seed);
    const game = simulate({ players, seed }, seed, policy, () => {});
    for (let cut = 0; cut < 3; cut++) {
      const until = dice.below(game.ply);
      const twin = engine.createGame(twinConfig(game.at(until), dice));
      const again = game.at(0);
      expect(twin.hash).not.toBe(again.hash);
      for (const { move } of game.history().slice(0, until + 1)) {
        for (const seat of seats(players)) {
          const view = JSON.stringify(again.view(seat));
          if (JSON.stringify(twin.view(seat)) !== view)
            expect.fail(`view of ${seat}, ply ${again.ply} of ${until}`);
        }
        if (again.ply === until) break;
        const [one, other] = [again.play(move), twin.play(move)];
        for (const seat of seats(players)) expect(told(other, seat)).toBe(told(one, seat));
      }
      expect(twin.scores).toEqual(again.scores);
    }
  },
);

test("a view holds no key under which something hidden stands", () => {
  const { tower = [], deck = [] } = engine.createGame({ players: 3, seed: 5 }).record();
  const game = engine.createGame({ players: 3, seed: "0123456789abcdef0123456789abcdef", tower, deck });
  for (const seat of seats(3)) {
    for (const recall of ["book", "perfect"] as const) {
      const view = game.view(seat, { recall });
      expect(keysIn(view).filter((key) => SECRETS.includes(key))).toEqual([]);
      expect(view.tower).toEqual({ count: 50 });
      expect(view.deck).toEqual({ count: expect.any(Number) });
    }
  }
});
