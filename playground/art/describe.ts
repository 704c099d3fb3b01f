import { type Face, kindName } from "./kinds.js";
import { SIDES, sideName } from "./walls.js";

/** "north", "north and east", "north, east and west". */
function enumerate(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

function describeWalls(walls: string): string {
  const names = SIDES.filter((side) => walls.includes(side)).map((side) => sideName[side]);
  if (names.length === 0) return "no walls";
  return `${names.length === 1 ? "wall" : "walls"} ${enumerate(names)}`;
}

/** A tile in words: "Garden 10, walls north and east". */
export function describeTile(face: Face): string {
  if (face.kind === "start") return "Lion fountain, starting tile, open on all sides";
  return `${kindName[face.kind]} ${face.price}, ${describeWalls(face.walls)}`;
}
