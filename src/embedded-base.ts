import text from "./base.wasm?base64";

/** The base core as text: loaded only where its file cannot be had. */
export const base64: string = text;
