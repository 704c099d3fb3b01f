import text from "./core.wasm?base64";

/** The full core as text: loaded only where its file cannot be had. */
export const base64: string = text;
