// Buy a building tile (p. 4): the ways to do it, and what happens when it is paid (modules.md "After a purchase").

import { minus, total } from "./cards.js";
import { currencyOfSpace } from "./components.js";
import { type FrameOf, type Operation, pop, push } from "./frames.js";
import { type Deal, isPayable, payMoves, payments } from "./payments.js";
import { printedPiece } from "./pieces.js";
import { endAction, type State, seatOf } from "./state.js";
import type { Card, Move, With } from "./types.js";

declare module "./frames.js" {
  interface FrameTypes {
    /** An open payment: the purchase it is for and what lies open already. */
    payment: { seat: number; space: number; with: With; window: boolean; paid: Card[] };
  }
}

/** Every way to buy a tile of the market; in the window everything is paid exactly (p. 8). */
function dealsOf(state: State, seat: number, window: boolean): Deal[] {
  return state.market.flatMap((tile, index) => {
    if (tile === null) return [];
    const space = index + 1;
    const amount = printedPiece(state, tile).price ?? 0;
    const bill = { amount, currencies: [currencyOfSpace(space)], exact: window };
    let deals: Deal[] = [{ space, tile, bill, with: {}, paying: "in the move", window }];
    for (const module of state.rules)
      deals = deals.flatMap((deal) => [deal, ...(module.deals?.(state, seat, deal) ?? [])]);
    return deals;
  });
}

/** The move of a deal, without a payment. */
function moveOf({ space, with: additions }: Deal): Extract<Move, { type: "buy" }> {
  return { type: "buy", space, ...(Object.keys(additions).length > 0 ? { with: additions } : {}) };
}

export function buyMoves(state: State, seat: number, window: boolean): Move[] {
  return dealsOf(state, seat, window).flatMap((deal): Move[] => {
    const move = moveOf(deal);
    if (deal.paying === "nothing") return [move];
    if (deal.paying === "in a decision") return isPayable(state, seat, deal.bill) ? [move] : [];
    return payments(state, seat, deal.bill).map((pay) => ({ ...move, pay }));
  });
}

function dealFor(state: State, seat: number, window: boolean, wanted: { space: number; with?: With }): Deal {
  const key = (additions: With | undefined): string => JSON.stringify(Object.entries(additions ?? {}).sort());
  const found = dealsOf(state, seat, window).find(
    (deal) => deal.space === wanted.space && key(deal.with) === key(wanted.with),
  );
  if (found === undefined) throw new Error(`nothing to buy: ${JSON.stringify(wanted)}`);
  return found;
}

export function buy(state: State, seat: number, move: Extract<Move, { type: "buy" }>, window: boolean): void {
  const deal = dealFor(state, seat, window, move);
  if (deal.paying === "in a decision")
    push(state, { op: "payment", seat, space: deal.space, with: deal.with, window, paid: [] });
  else complete(state, seat, deal, move.pay ?? []);
}

/** The payment leaves, the tile waits. Only an exact payment earns another action, and none in the window. */
function complete(state: State, seat: number, deal: Deal, pay: readonly Card[]): void {
  const buyer = seatOf(state, seat);
  buyer.hand = minus(buyer.hand, pay);
  state.discard.push(...pay);
  state.market[deal.space - 1] = null;
  buyer.bought.push(deal.tile);
  if (!deal.window) endAction(state, deal.paying === "nothing" || total(pay) === deal.bill.amount);
  for (const module of state.rules) module.bought?.(state, seat, deal);
}

/** The payment decision: the purchase happens at `done`; there is no way back. */
export const paymentOp: Operation<FrameOf<"payment">> = {
  run: (_, { seat }) => ({ phase: "payment", seat }),
  moves: (state, frame) =>
    payMoves(state, frame.seat, dealFor(state, frame.seat, frame.window, frame).bill, frame.paid),
  play(state, frame, seat, move) {
    if (move.type === "pay") {
      frame.paid.push(move.source);
      return;
    }
    const deal = dealFor(state, seat, frame.window, frame);
    pop(state);
    complete(state, seat, deal, frame.paid);
  },
};
