/**
 * `node tools/perft.js`: counts nodes from every position in test/perft/positions with the core, deep enough for a
 * million of them, and writes docs/perft.md; test/perft counts again and compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { loadEngine, parsePosition } from "../dist/index.node.js";
import { root } from "./run.js";

const ENOUGH = 1_000_000;
const POSITIONS = `${root}test/perft/positions/`;

const INTRODUCTION = `# Node counts

perft(n) is the number of ways to make n decisions one after the other, a finished game counting as one. Decisions and
moves are those of the base game: every distinct take, every distinct payment (wasteful ones too), every redesign, every
way to dispose of a tile; a decision with one move is a decision. All orders are given, and a discard pile that is
shuffled on the way comes out sorted: by currency (denar, dirham, ducat, florin), then value, ascending, top first. So
another implementation can count the same.

\`start-N\` is the first position of a game of N players. Its tower is the list of tiles in file order read with a
stride of 23 (entry i is tile 23 i mod 54); its deck the money in order of currency, value and copy read with a stride
of 29, scoring card 1 on top of pile 2 and scoring card 2 on top of pile 4. \`redesign-N\` comes from the middle of such
a game in which everybody has tiles in reserve and a palace to rebuild: on average every second move is a redesign.

\`node tools/perft.js\` writes this page with the core. The tests count every row up to 300,000 nodes with the core
again, on the checked and on the release build, and every row up to 10,000 nodes with the plain reference;
\`npm run test:long\` counts all rows with the core and those up to 300,000 nodes with the reference.
`;

const engine = await loadEngine();

const NAMES = ["start", "redesign"].flatMap((kind) => [2, 3, 4, 5, 6].map((players) => `${kind}-${players}`));

/** @param {string} name */
function section(name) {
  const text = readFileSync(`${POSITIONS}${name}.txt`, "utf8").trim();
  const game = engine.createGame({ position: parsePosition(text) });
  const rows = [];
  for (let depth = 1, nodes = 0; nodes < ENOUGH; depth++) {
    nodes = engine.perft(game, depth);
    rows.push(`| ${depth} | ${nodes.toLocaleString("en")} |`);
  }
  const table = ["| decisions | nodes |", "| ---: | ---: |", ...rows];
  return [`\n## ${name}\n`, ...table, "", "```position", text, "```", ""].join("\n");
}

writeFileSync(`${root}docs/perft.md`, INTRODUCTION + NAMES.map(section).join(""));
