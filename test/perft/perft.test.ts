/** The node counts of docs/perft.md, counted again by the core and, as deep as it can go, by the plain reference. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parsePosition } from "../../src/index.js";
import { type Position, referenceAt } from "../reference/base/index.js";
import { fixedSetup } from "../reference/fixed.js";
import { engine } from "../support/engine.js";
import { often } from "../support/long.js";

const ENOUGH = 1_000_000;
const CORE_NODES = often(300_000, Number.POSITIVE_INFINITY);
const REFERENCE_NODES = often(10_000, 300_000);
const HOUR = 3_600_000;

interface Section {
  readonly name: string;
  readonly position: string;
  readonly rows: readonly { readonly depth: number; readonly nodes: number }[];
}

function read(page: string): Section[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((text) => ({
      name: text.slice(0, text.indexOf("\n")),
      position: /```position\n([^`]*)\n```/.exec(text)?.[1] ?? "",
      rows: [...text.matchAll(/^\| (\d+) \| ([\d,]+) \|$/gm)].map(([, depth, nodes = ""]) => ({
        depth: Number(depth),
        nodes: Number(nodes.replaceAll(",", "")),
      })),
    }));
}

const folder = new URL("positions/", import.meta.url);
const sections = read(readFileSync(new URL("../../docs/perft.md", import.meta.url), "utf8"));

test("the page holds every position, each counted to a million nodes and more", () => {
  const files = readdirSync(folder).sort();
  expect(sections.map(({ name }) => `${name}.txt`).sort()).toEqual(files);
  for (const { name, position, rows } of sections) {
    expect(`${position}\n`).toBe(readFileSync(new URL(`${name}.txt`, folder), "utf8"));
    expect(rows.map(({ depth }) => depth)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.at(-1)?.nodes).toBeGreaterThanOrEqual(ENOUGH);
  }
});

test.each([2, 3, 4, 5, 6])("start-%i is the fixed stacked setup", (players) => {
  const { tower, deck } = fixedSetup(players);
  const text = sections.find(({ name }) => name === `start-${players}`)?.position ?? "";
  const position = engine.createGame({ players, tower, deck }).state();
  expect(parsePosition(text)).toEqual(position);
});

describe.each(sections)("$name", ({ position, rows }) => {
  const entered = parsePosition(position);

  test("counted by the core", { timeout: HOUR }, () => {
    const game = engine.createGame({ position: entered });
    for (const { depth, nodes } of rows.filter((row) => row.nodes <= CORE_NODES)) {
      expect(engine.perft(game, depth), `perft(${depth})`).toBe(nodes);
    }
    const [, second] = rows;
    const divided = engine.perft(game, 2, { divide: true });
    expect(divided.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(second?.nodes);
  });

  test("counted by the reference", { timeout: HOUR }, () => {
    // A position that was written by the core hides nothing.
    const game = referenceAt(entered as Position);
    const counted = rows.filter(({ depth, nodes }) => depth === 1 || nodes <= REFERENCE_NODES);
    expect(counted.length).toBeGreaterThan(1);
    for (const { depth, nodes } of counted) expect(game.perft(depth), `perft(${depth})`).toBe(nodes);
  });
});
