/**
 * `node tools/playthroughs.js`: plays a dozen games as people would and writes them to test/playthroughs, where a test
 * reads them. Needed again when the rules or the generator change.
 */
import { writeFileSync } from "node:fs";
import { loadEngine } from "../dist/index.node.js";
import { playthroughLines } from "./playthrough-text.js";
import { root } from "./run.js";

/**
 * @typedef {ReturnType<Awaited<ReturnType<typeof loadEngine>>["createGame"]>} Game
 * @typedef {import("../src/game/types.js").Move} Move
 */

const GAMES = [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6].map((players, i) => ({ players, seed: 101 + i }));

const engine = await loadEngine();
const PRICES = new Map(engine.tiles().map(({ id, price }) => [id, price]));

/** @param {readonly (string | { value: number })[]} [cards] */
const sum = (cards = []) => cards.reduce((all, card) => all + (typeof card === "string" ? 0 : card.value), 0);

/**
 * What a move is worth to somebody in a hurry: exact payments first, then building, then money.
 * @param {Game} game
 * @param {Move} move
 */
function worth(game, move) {
  switch (move.type) {
    case "buy": {
      const price = PRICES.get(game.state().market[move.space - 1] ?? "") ?? 0;
      return sum(move.pay) === price ? 100 + price : 40 - 5 * (sum(move.pay) - price);
    }
    case "place":
    case "add": {
      const board = game.board(game.turn ?? 0);
      board.place(move.tile, move.x, move.y);
      return 50 + 3 * board.longestWall().length;
    }
    case "take":
      return 20 + 2 * sum(move.cards) + move.cards.length;
    case "swap":
      return 15;
    default:
      return 10;
  }
}

for (const { players, seed } of GAMES) {
  const game = engine.createGame({ players, seed });
  while (!game.over) {
    const moves = game.legalMoves().map((move) => ({ move, value: worth(game, move) }));
    const best = Math.max(...moves.map(({ value }) => value));
    const good = moves.filter(({ value }) => value >= best - 4);
    const pick = good[(game.ply * 7) % good.length];
    if (pick) game.play(pick.move);
  }
  const text = playthroughLines(game, { players, seed }).join("\n");
  writeFileSync(`${root}test/playthroughs/${players}-players-seed-${seed}.txt`, `${text}\n`);
}
