import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const ROOMS = ["assembly", "src", "playground", "bench", "test", "tools"];

interface Source {
  readonly path: string;
  readonly text: string;
  /** Project paths of relative imports, names of the others. */
  readonly imports: readonly string[];
}

function read(path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const targets = code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g);
  const imports = [...targets].map(([, target = ""]) =>
    target.startsWith(".") ? normalize(join(dirname(path), target)) : target,
  );
  return { path, text, imports };
}

const sources = ROOMS.filter((room) => existsSync(join(root, room))).flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .map((name) => `${room}/${name}`)
    .filter((path) => /\.(ts|js)$/.test(path) && !path.startsWith("playground/dist/"))
    .map(read),
);
const within = (folder: string) => sources.filter((source) => source.path.startsWith(`${folder}/`));

/** Imports of a folder's files that a rule forbids, as readable lines. */
function offending(folder: string, forbidden: (target: string) => boolean): string[] {
  return within(folder).flatMap((source) =>
    source.imports.filter(forbidden).map((target) => `${source.path} imports ${target}`),
  );
}

describe("each room looks down only", () => {
  test("there is something to look at", () => {
    for (const room of ["assembly", "src", "playground", "test"])
      expect(within(room).length).toBeGreaterThan(0);
  });

  test("the core does not know the API", () => {
    expect(offending("assembly", (target) => !target.startsWith("assembly/"))).toEqual([]);
  });

  test("the board does not know the game", () => {
    expect(offending("assembly/board", (target) => !target.startsWith("assembly/board"))).toEqual([]);
  });

  test("components know nothing but themselves", () => {
    expect(offending("assembly/components", (target) => !target.startsWith("assembly/components"))).toEqual(
      [],
    );
  });

  test("the game does not know the search", () => {
    expect(offending("assembly/game", (target) => target.startsWith("assembly/search"))).toEqual([]);
  });

  test("the API imports itself, comlink and Node", () => {
    const allowed = /^(src\/|comlink($|\/)|node:)/;
    expect(offending("src", (target) => !allowed.test(target))).toEqual([]);
  });

  test("the playground imports the engine by name and nothing else of the project", () => {
    const allowed = /^(playground\/|alhambra-engine($|\/)|lit($|\/)|vite$|node:)/;
    expect(offending("playground", (target) => !allowed.test(target))).toEqual([]);
  });
});

describe("modules", () => {
  const ids = existsSync(join(root, "assembly/modules"))
    ? readdirSync(join(root, "assembly/modules"), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

  /** Files of the engine that belong neither to the module nor to what is generated from its manifest. */
  const strangers = (id: string) =>
    ["assembly", "src", "playground"]
      .flatMap(within)
      .filter(({ path }) => !path.includes(`/modules/${id}/`) && !path.includes("/generated/"));

  test("are named only in their own folders and the generated registries", () => {
    const leaks = ids.flatMap((id) =>
      strangers(id)
        .filter(({ text, imports }) => {
          const quoted = [`"${id}"`, `'${id}'`, `\`${id}\``].some((name) => text.includes(name));
          return quoted || imports.some((target) => target.includes(`/modules/${id}/`));
        })
        .map(({ path }) => `${path} names ${id}`),
    );
    expect(leaks).toEqual([]);
  });
});
