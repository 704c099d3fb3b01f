import text from "./worker.js?bundled";

/** The Web Worker as text, everything it needs included: loaded only where its file cannot be had. */
export const script: string = text;
