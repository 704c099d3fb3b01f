/** Version of the package; a test compares it with package.json. */
export const VERSION = "0.1.0";

/** Number of the rules; it changes when any legal move or score changes. */
export const RULES = 1;
