import { isList, isObject, type Json } from "../../check/plain.js";
import { isWhole, named } from "../../check/values.js";
import { KINDS } from "../../generated/components.js";
import type { Kind } from "../../tiles.js";
import type { Around, Facade, Fault } from "../facade.js";
import { SQUARES, squareOf, squaresOf } from "./squares.js";

/** Squares left in a pile, top first; a view knows the top and how many there are. */
export type Pile = readonly string[] | { readonly count: number; readonly known: readonly string[] };

export interface State {
  readonly piles: Readonly<Record<Kind, Pile>>;
}

/** Piles top first; what is left out is shuffled below. */
export type Setup = Readonly<Partial<Record<Kind, readonly string[]>>>;

/** Where the piles begin in the slot, behind their sizes. */
const PILES = 8;

/** Where a colour's squares begin. */
function startOf(kind: Kind): number {
  return PILES + SQUARES.findIndex(({ colour }) => colour === kind);
}

function eachKind<T>(value: (kind: Kind, i: number) => T): Record<Kind, T> {
  return Object.fromEntries(KINDS.map((kind, i) => [kind, value(kind, i)])) as Record<Kind, T>;
}

export const facade: Facade = {
  read(slot): State {
    return {
      piles: eachKind((kind, i) => {
        const size = slot.getUint8(i);
        const bottomFirst = Array.from({ length: size }, (_, n) =>
          squareOf(slot.getUint8(startOf(kind) + n)),
        );
        return bottomFirst.reverse();
      }),
    };
  },

  write(state, slot, around) {
    const piles = isObject(state) && isObject(state.piles) ? state.piles : {};
    if (state !== undefined && !(isObject(state) && isObject(state.piles)))
      around.fault("/piles", "The squares lie in six piles.");
    for (const key of Object.keys(piles))
      if (!KINDS.some((kind) => kind === key))
        around.fault(`/piles/${key}`, `There are no squares of ${key}.`);
    for (const [i, kind] of KINDS.entries()) {
      const pile = readPile(kind, piles[kind], around);
      slot.setUint8(i, pile.length);
      for (const [n, square] of pile.reverse().entries()) slot.setUint8(startOf(kind) + n, square);
    }
  },

  hide(state) {
    const { piles } = state as State;
    return {
      piles: eachKind((kind) => {
        const pile = piles[kind];
        return "count" in pile ? pile : { count: pile.length, known: pile.slice(0, 1) };
      }),
    };
  },

  readSetup(setup, fault) {
    if (!isObject(setup)) {
      fault("", "The setup of the squares is a list of ids for each kind.");
      return [];
    }
    for (const key of Object.keys(setup))
      if (!KINDS.some((kind) => kind === key)) fault(`/${key}`, `There are no squares of ${key}.`);
    return KINDS.flatMap((kind) => {
      const numbers = setup[kind] === undefined ? [] : readSquares(kind, setup[kind], `/${kind}`, fault);
      return [numbers.length, ...numbers];
    });
  },

  setupOf(state) {
    return (state as State).piles;
  },
};

/** Numbers of squares of one colour, top first. */
function readSquares(kind: Kind, list: Json | undefined, path: string, fault: Fault): number[] {
  if (!isList(list)) {
    fault(path, "This must be a list of squares, top first.");
    return [];
  }
  const own = squaresOf(kind);
  const seen = new Set<Json>();
  return list.flatMap((id, i) => {
    const square = own.find((candidate) => candidate.id === id);
    if (!square) fault(`${path}/${i}`, `${named(id)} is no square of this colour.`);
    else if (seen.has(id)) fault(`${path}/${i}`, `${id} stands in two places.`);
    seen.add(id);
    return square ? [SQUARES.indexOf(square)] : [];
  });
}

/** A pile of a position; one that is hidden or left out holds what lies nowhere else, its known top first. */
function readPile(kind: Kind, pile: Json | undefined, around: Around): number[] {
  const path = `/piles/${kind}`;
  const free = squaresOf(kind).filter(({ id }) => !around.isPlaced(id));
  const count = isObject(pile) ? pile.count : free.length;
  const told = isObject(pile) ? (pile.known ?? []) : (pile ?? []);
  const top = readSquares(kind, told, path, around.fault);
  for (const square of top) {
    const id = squareOf(square);
    if (around.isPlaced(id)) around.fault(path, `${id} stands in two places.`);
  }
  if (isList(pile)) return top;
  if (!isWhole(count, top.length, free.length)) {
    around.fault(path, `There are ${free.length} squares left for this pile.`);
    return top;
  }
  const rest = free.map((square) => SQUARES.indexOf(square)).filter((square) => !top.includes(square));
  return [...top, ...rest.slice(0, count - top.length)];
}
