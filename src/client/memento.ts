import type { Argument, Memento } from "../wire/protocol.js";

/** The memento after a call that has changed its game: what was played, taken back and made again. */
export function goOn(memento: Memento, method: string, [first]: readonly Argument[], hash: unknown): Memento {
  if (memento.kind !== "game") return memento;
  const { moves } = memento;
  const given = first && "data" in first ? first.data : undefined;
  let { ahead } = memento;
  if (method === "undo") move(moves, ahead);
  else if (method === "redo") move(ahead, moves);
  else {
    const played: readonly unknown[] = Array.isArray(given) ? given : [given];
    for (const decision of played) moves.push(decision);
    if (played.length > 0) ahead = [];
  }
  return { ...memento, ahead, hash: String(hash) };
}

/** A memento that stays as it is while its game goes on. */
export function copyOf(memento: Memento): Memento {
  if (memento.kind !== "game") return memento;
  return { ...memento, moves: [...memento.moves], ahead: [...memento.ahead] };
}

function move(from: unknown[], to: unknown[]): void {
  const last = from.pop();
  if (last !== undefined) to.push(last);
}
