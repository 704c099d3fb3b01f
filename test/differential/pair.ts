/** One game on the core and on the plain reference, compared at every decision. */
import type { GameConfig } from "../../src/game/types.js";
import {
  canonical,
  createReference,
  type DeckCard,
  type Move,
  moveKey,
  type Position,
  type Reference,
} from "../reference/base/index.js";
import { type Dice, randomSetup } from "../reference/random.js";
import { engine, type Game } from "../support/engine.js";
import { type Parting, parting, setParting } from "../support/parting.js";

/** A difference, and what it was about. */
export interface Difference extends Parting {
  readonly what: string;
  /** The decision that the core could not follow, if that is the difference. */
  readonly move?: Move;
}

/** The reference's own view of a config: it knows no modules. */
type Orders = Parameters<typeof createReference>[0];

/** A pair as the reference sets it up from what the core's record says of its orders. */
export class Pair {
  readonly game: Game;
  readonly reference: Reference;
  private reshuffles = 0;

  constructor(config: GameConfig) {
    this.game = engine.createGame(config);
    const { tower = [], deck = [] } = this.game.record();
    this.reference = createReference({
      players: config.players,
      tower,
      deck: structuredClone(deck) as Orders["deck"],
      // The core plays first; its record then tells how a discard pile came out of its shuffle.
      shuffle: () => {
        const outcome = this.game.record().chance[this.reshuffles++];
        return structuredClone(outcome?.cards ?? []) as ReturnType<NonNullable<Orders["shuffle"]>>;
      },
    });
  }

  /** The first difference between the two as they stand, or null; given what the reference says of itself. */
  compare(moves: readonly Move[], position: Position): Difference | null {
    const { game, reference } = this;
    const found = (what: string, where: Parting | null) => (where ? { what, ...where } : null);
    return (
      found("the state", parting(table(game.state()), table(canonical(position)))) ??
      found("the legal moves", setParting(keys(game.legalMoves()), keys(moves))) ??
      found("the number of legal moves", parting(game.moveCount(), moves.length)) ??
      found("the coming scoring", parting(game.projection(), reference.projection())) ??
      found("the round", parting(game.round, reference.round)) ??
      (game.over ? this.compareEnds() : null)
    );
  }

  private compareEnds(): Difference | null {
    const { game, reference } = this;
    const sheet = parting(game.breakdown, reference.breakdown);
    if (sheet) return { what: "the score sheet", ...sheet };
    const winners = parting(game.winners, reference.winners);
    return winners ? { what: "the winners", ...winners } : null;
  }

  /** Plays a legal move on both. */
  play(move: Move): Difference | null {
    for (const [side, step] of [
      ["core", () => this.game.play(move)],
      ["reference", () => this.reference.playKnown(move)],
    ] as const) {
      try {
        step();
      } catch (error) {
        const refusal = error instanceof Error ? error.message : String(error);
        return { what: "playing on", path: "", core: "", reference: "", move, [side]: refusal };
      }
    }
    return null;
  }
}

/** What both can say of a position: config, given outcomes and generator are the engine's own affair. */
function table(position: object): object {
  const {
    config: _config,
    chance: _chance,
    generator: _generator,
    ...rest
  } = { ...position } as Record<string, unknown>;
  return rest;
}

function keys(moves: readonly object[]): string[] {
  return moves.map((move) => moveKey(move as Move));
}

/**
 * Half of the games are dealt by the core from its seed, the others stacked with the dice of the tests: as the rules
 * shuffle, or with both scoring cards side by side, which hardly ever happens and then in one refill.
 */
export function configFor(players: number, seed: number, dice: Dice): GameConfig {
  if (seed % 2 === 0) return { players, seed };
  const { tower, deck } = randomSetup(players, dice);
  return { players, seed, tower, deck: seed % 4 === 3 ? scoringTogether(deck, dice) : deck };
}

/** More cards than are ever dealt and displayed before the first turn. */
const DEALT = 50;

function scoringTogether(deck: readonly DeckCard[], dice: Dice): DeckCard[] {
  const cards: DeckCard[] = deck.filter((card) => typeof card !== "string");
  cards.splice(DEALT + dice.below(cards.length - DEALT), 0, ...dice.shuffle(["score-1", "score-2"] as const));
  return cards;
}
