import type { Game, MoveFilter } from "../../index.node.js";
import type { Call, Command } from "../command.js";
import { EXIT, type ExitCode, UsageError } from "../exit.js";
import { wholeOf } from "../input.js";
import { read } from "../reading.js";
import { gameIn, IN_RECORD, refuseOptions } from "../table.js";

const TYPES = ["take", "buy", "place", "reserve", "dirk", "add", "remove", "swap"] as const;
const PAGE = 10_000;
const MOST = 2 ** 32;

const FILTER = {
  type: { value: "TYPE", about: `only moves of a type:\n${TYPES.join(", ")}` },
  space: { value: "N", about: "only purchases from this space of the market, 1 to 4" },
  offset: { value: "N", about: "leave out the first N (0)" },
  limit: { value: "N", about: "list N at most (all)" },
};

/** `alhambra legal`: what may be done. */
export const legal: Command = {
  name: "legal",
  summary: "list the legal moves of a position, or where a tile may be placed",
  usage: "[FILE] [--type TYPE] [--tile ID] [--space N] [--offset N] [--limit N] [--at PLY]",
  about: `Lists the legal moves in the position, record or config of the FILE, one a line,
in the notation of docs/notation.md and in its order; --json gives each move as
data beside its text. A game that is over has none.

For a board it lists the cells x,y where the tile of --tile may be placed.`,
  options: {
    ...FILTER,
    tile: { value: "ID", about: "only moves of this tile; for a board: the tile to place" },
    ...IN_RECORD,
  },
  files: "one",
  examples: [
    { line: "alhambra legal position.txt --type buy", about: "everything that can be bought, and how" },
    {
      line: "alhambra legal game.json --at 0 --json",
      about: "the first decision of a recorded game, as data",
    },
    {
      line: 'echo "start garden-8-ne@1,0" | alhambra legal --tile tower-11-0',
      about: "where the tower could stand",
    },
  ],

  async run(call) {
    const { engine, values, files, out } = call;
    const filter = filterOf(values);
    const reading = read((await wholeOf(files[0] ?? "-")).text);
    if (reading.kind !== "board") return listMoves(call, gameIn(engine, reading, values), filter);
    refuseOptions(values, { ...FILTER, ...IN_RECORD }, "A board has cells, not moves");
    const tile = values.text("tile");
    if (tile === undefined) throw new UsageError("For a board, name the tile to place: --tile garden-8-ne.");
    for (const cell of engine.createBoard(reading.tiles).legalPlacements(tile)) {
      await (out.json ? out.data(cell) : out.line(`${cell.x},${cell.y}`));
    }
    return EXIT.fine;
  },
};

/** Page by page: a large hand can buy a tile in hundreds of thousands of ways. */
async function listMoves({ values, out }: Call, game: Game, filter: MoveFilter): Promise<ExitCode> {
  const limit = values.number("limit", 0, MOST) ?? Number.POSITIVE_INFINITY;
  const first = values.number("offset", 0, MOST) ?? 0;
  for (let listed = 0; listed < limit; ) {
    const page = game.legalMoves({
      ...filter,
      offset: first + listed,
      limit: Math.min(PAGE, limit - listed),
    });
    for (const move of page) {
      const text = game.text(move);
      await (out.json ? out.data({ text, move }) : out.line(text));
    }
    if (page.length < PAGE) break;
    listed += page.length;
  }
  return EXIT.fine;
}

function filterOf(values: Call["values"]): MoveFilter {
  const type = values.word("type", TYPES);
  const tile = values.text("tile");
  const space = values.number("space", 1, 4);
  return {
    ...(type === undefined ? {} : { type }),
    ...(tile === undefined ? {} : { tile }),
    ...(space === undefined ? {} : { space }),
  };
}
