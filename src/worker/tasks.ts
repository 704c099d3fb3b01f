import type { Engine } from "../engine.js";
import { Game } from "../game/game.js";
import type { GameConfig } from "../game/types.js";
import type { ChooseOptions } from "../search/choose.js";
import { divideSlices, perftSlices } from "../search/perft.js";
import type { PlayoutOptions } from "../search/playouts.js";
import type { Share } from "../search/share.js";

/** A share of long work in slices: says after each how far it has come. */
type Work = (engine: Engine, args: readonly unknown[], share: Share) => Iterator<unknown, unknown>;

/**
 * Long calls by name; the client knows how their shares add up (src/client/long.ts). Arguments come as a caller gave
 * them, and the engine judges them as it does in its own thread.
 */
export const TASKS: Readonly<Record<string, Work>> = {
  perft(engine, [from, depth, options], share) {
    const game = from instanceof Game ? from : engine.createGame(from as GameConfig);
    const { divide } = (options ?? {}) as { divide?: unknown };
    return (divide === true ? divideSlices : perftSlices)(game, depth as number, share);
  },
  playouts: (engine, [config, options], share) =>
    engine.playoutSlices(config as GameConfig, options as PlayoutOptions, share),
  // One worker is enough to choose; the others have nothing to add.
  *choose(engine, [game, options], { index }) {
    return index === 0 ? yield* engine.chooseSlices(game as Game, options as ChooseOptions) : undefined;
  },
};
