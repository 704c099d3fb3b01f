/** What a worker posts, before anything else, once it can be asked. */
export const READY = "alhambra-engine: ready";
