import { isList, isObject, type Json } from "../check/plain.js";
import { named } from "../check/values.js";
import { FACADES } from "../generated/facades.js";
import { MODULES, type ModuleId } from "../generated/modules.js";
import type { Fault } from "./facade.js";
import type { Manifest } from "./manifest.js";

/** The manifest of a module. */
export function infoOf(id: ModuleId): Manifest {
  const found = MODULES.find((module) => module.id === id);
  if (!found) throw new RangeError(`There is no module ${id}.`);
  return found;
}

function moduleId(name: Json | undefined): ModuleId | undefined {
  // An id out of the list the type was made from.
  return MODULES.find(({ id }) => id === name)?.id as ModuleId | undefined;
}

/** Reads the modules of a config: ids, or objects with an id and options; in the order of the book. */
export function readModules(modules: Json, fault: Fault): ModuleId[] {
  if (!isList(modules)) {
    fault("", `modules must be a list, not ${named(modules)}.`);
    return [];
  }
  const chosen = new Set<ModuleId>();
  for (const [i, entry] of modules.entries()) {
    const { id: name, ...options } = isObject(entry) ? entry : { id: entry };
    const id = moduleId(name);
    if (id === undefined) fault(`/${i}`, `There is no module ${named(name)}.`);
    else if (chosen.has(id)) fault(`/${i}`, `${id} is chosen twice.`);
    else chosen.add(id);
    for (const option of Object.keys(options))
      fault(`/${i}/${option}`, `${named(name)} has no ${named(option)}.`);
  }
  return MODULES.filter(({ id }) => chosen.has(id as ModuleId)).map(({ id }) => id as ModuleId);
}

/** The modules as the core's two words of bits. */
export function maskOf(modules: readonly ModuleId[]): [low: number, high: number] {
  const bits = modules.map((id) => infoOf(id).number - 1);
  const word = (from: number) =>
    bits.filter((bit) => bit >= from && bit < from + 32).reduce((mask, bit) => mask | (1 << (bit - from)), 0);
  return [word(0), word(32)];
}

/** Whether a piece belongs to one of the modules. */
export function hasPiece(modules: readonly ModuleId[], piece: Json | undefined): boolean {
  return modules.some((id) => infoOf(id).pieces.some((known) => known.id === piece));
}

/** Whether a card belongs to one of the modules. */
export function hasCard(modules: readonly ModuleId[], code: number): boolean {
  return modules.some((id) => infoOf(id).cards.some((card) => card.code === code));
}

/** Reads what modules are given for their setup: entries of number, length and the module's own bytes. */
export function readSetups(setup: Json | undefined, modules: readonly ModuleId[], fault: Fault): number[] {
  if (setup === undefined) return [];
  if (!isObject(setup)) {
    fault("", `setup must be an object, not ${named(setup)}.`);
    return [];
  }
  return Object.entries(setup).flatMap(([name, given]) => {
    const id = modules.find((module) => module === name);
    const read = id && FACADES[id].readSetup;
    if (!id || !read) {
      fault(`/${name}`, `${named(name)} is no module of this game that deals anything.`);
      return [];
    }
    const bytes = read(given, (path, message) => fault(`/${name}${path}`, message));
    return [infoOf(id).number, bytes.length, ...bytes];
  });
}
