import text from "./worker.node.js?bundled";

/** The worker thread as text, everything it needs included: loaded only where its file cannot be had. */
export const script: string = text;
