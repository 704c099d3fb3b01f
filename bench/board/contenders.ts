/** What index.js bundles: the three sides of the comparison and what they are asked. */
export { Clever } from "./clever.js";
export { Core } from "./core.js";
export { extentOf, palaces } from "./palaces.js";
export { Plain } from "./plain.js";
export { QUESTIONS } from "./questions.js";
