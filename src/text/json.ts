import { type Json, MAX_DEPTH, MAX_SIZE, plain } from "../check/plain.js";
import { AlhambraError } from "../errors.js";
import { checkText, misread } from "./scanner.js";

/** Reads JSON that may come from anybody: size and depth are looked at before it is parsed. */
export function readJson(text: string, what: string): Json {
  checkText(text, MAX_SIZE);
  if (depthOf(text) > MAX_DEPTH) {
    throw new AlhambraError("limit", `${what} is nested deeper than ${MAX_DEPTH} levels.`);
  }
  try {
    return plain(JSON.parse(text), what);
  } catch (error) {
    if (error instanceof AlhambraError && error.code === "limit") throw error;
    const message = error instanceof Error ? error.message : "";
    const position = /position (\d+)/.exec(message)?.[1];
    const expected = error instanceof AlhambraError ? `data, but ${message}` : "JSON";
    throw misread(text, Math.min(Number(position ?? 0), text.length), expected);
  }
}

/** How deep brackets are nested outside of strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (quoted) {
      if (character === "\\") i++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === "[" || character === "{") deepest = Math.max(deepest, ++depth);
    else if (character === "]" || character === "}") depth--;
  }
  return deepest;
}
