// Watchtowers (p. 29; mega-box-a.md): triangles bought with a building of their colour. How they stand is the general law
// of a board (base/laws.ts), how they lengthen walls the general outline (base/outline.ts).

import { CORNERS, compareCells } from "../base/cells.js";
import { isTile, KINDS } from "../base/components.js";
import type { Module } from "../base/module.js";
import { trianglesIn } from "../base/outline.js";
import type { Deal } from "../base/payments.js";
import { printedPiece } from "../base/pieces.js";
import { type State, seatOf } from "../base/state.js";
import type { Corner, Item, Kind, Move, ScoringNumber } from "../base/types.js";
import data from "./data.json" with { type: "json" };

interface Standing {
  seat: number;
  kind: Kind;
  x: number;
  y: number;
  corner: Corner;
}

interface Facts {
  standing: Standing[];
  /** Of the seat that disposes. */
  waiting: Kind[];
}

declare module "../base/types.js" {
  interface ModuleMoves {
    "watchtowers:place": { type: "watchtowers:place"; kind: Kind; x: number; y: number; corner: Corner };
    "watchtowers:return": { type: "watchtowers:return"; kind: Kind };
  }
  interface ModuleFacts {
    watchtowers: Facts;
  }
  interface With {
    watchtowers?: true;
  }
}

function factsOf(state: State): Facts {
  const facts = state.modules.watchtowers;
  if (facts === undefined) throw new Error("no watchtowers in play");
  return facts;
}

function inSupply(state: State, kind: Kind): number {
  const { standing, waiting } = factsOf(state);
  const used = [...standing.map((tower) => tower.kind), ...waiting].filter((other) => other === kind);
  return data.perKind - used.length;
}

/** With a building of the base game, in its currency, for 6, 4 or 2 more. */
function withTower(state: State, deal: Deal): Deal[] {
  const { kind } = printedPiece(state, deal.tile);
  if (deal.paying === "nothing" || kind === undefined || !isTile(deal.tile)) return [];
  if (inSupply(state, kind) === 0) return [];
  const amount = deal.bill.amount + (data.surcharge[state.scorings] ?? 0);
  return [{ ...deal, bill: { ...deal.bill, amount }, with: { ...deal.with, watchtowers: true } }];
}

/** Any way round (p. 29); no reserve, no Dirk. One that fits nowhere goes back once no tile is waiting (ruling). */
function disposalsOf(state: State, seat: number, kind: Kind): Move[] {
  const { board, bought } = seatOf(state, seat);
  const places = CORNERS.flatMap((corner) =>
    board
      .legalPlacements({ kind, corner, walls: "" })
      .map(({ x, y }): Move => ({ type: "watchtowers:place", kind, x, y, corner })),
  );
  return places.length === 0 && bought.length === 0 ? [{ type: "watchtowers:return", kind }] : places;
}

function stopWaiting(state: State, kind: Kind): void {
  const { waiting } = factsOf(state);
  waiting.splice(waiting.indexOf(kind), 1);
}

/** "Each watchtower that is part of a player's longest contiguous wall additionally scores 2 points." */
function towerItems(state: State, scoring: ScoringNumber): Item[] {
  return state.seats
    .map(({ board }, seat) => ({ seat, count: trianglesIn(board.longestWall()) }))
    .filter(({ count }) => count > 0)
    .map(({ seat, count }) => ({
      scoring,
      seat,
      source: "watchtowers:tower",
      count,
      points: count * data.pointsInLongestWall,
    }));
}

export const watchtowers: Module = {
  id: data.id,
  page: data.page,

  setUp(state) {
    state.modules.watchtowers = { standing: [], waiting: [] };
  },

  deals: (state, _, deal) => withTower(state, deal),

  bought(state, _, deal) {
    const { kind } = printedPiece(state, deal.tile);
    if (deal.with.watchtowers === undefined || kind === undefined) return;
    const facts = factsOf(state);
    facts.waiting.push(kind);
    facts.waiting.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
  },

  waits: (state) => factsOf(state).waiting.length > 0,
  disposals: (state, seat) =>
    KINDS.filter((kind) => factsOf(state).waiting.includes(kind)).flatMap((kind) =>
      disposalsOf(state, seat, kind),
    ),

  dispose(state, seat, move) {
    if (move.type !== "watchtowers:place" && move.type !== "watchtowers:return") return;
    stopWaiting(state, move.kind);
    if (move.type === "watchtowers:return") return;
    const { kind, x, y, corner } = move;
    const owner = seatOf(state, seat);
    owner.board = owner.board.place({ kind, corner, walls: "" }, x, y);
    const { standing } = factsOf(state);
    standing.push({ seat, kind, x, y, corner });
    standing.sort((a, b) => a.seat - b.seat || compareCells(a, b));
  },

  wallItems: towerItems,
};
