/** What happened, in sentences. */
import { KINDS } from "../../generated/components.js";
import type { Game, GameEvent } from "../../index.node.js";
import { columns } from "./table.js";
import type { Words } from "./words.js";

/** What scores, in the order of the score sheet; what else there is follows. */
const SOURCES = ["carried", "wall", ...KINDS] as const;

/** The events of one decision, as a seat may know them. */
export function tell(events: readonly GameEvent[], game: Game, words: Words): string[] {
  const lines = events.flatMap((event, i) => sentence(event, events[i + 1], words) ?? []);
  for (const event of events) {
    if (event.type === "scoring") lines.push("", ...scoringLines(game, event.scoring, words), "");
  }
  return lines;
}

function sentence(event: GameEvent, next: GameEvent | undefined, words: Words): string | undefined {
  switch (event.type) {
    case "take":
      return `${words.does(event.seat, "take")} ${words.cards(event.cards)}.`;
    case "buy": {
      const paid = next?.type === "pay" ? ` with ${words.cards(next.cards)}` : "";
      return `${words.does(event.seat, "buy")} ${words.tile(event.tile)}${paid}.`;
    }
    case "award":
      return `${words.does(event.seat, "get")} ${words.tile(event.tile)}, left over in the market.`;
    case "place":
    case "add":
      return `${words.does(event.seat, "place")} ${words.tile(event.tile)} at ${event.x},${event.y}.`;
    case "remove":
      return `${words.does(event.seat, "move")} ${words.tile(event.tile)} at ${event.x},${event.y} to the reserve.`;
    case "swap":
      return `${words.does(event.seat, "exchange")} ${words.tile(event.out)} at ${event.x},${event.y} for ${words.tile(event.tile)}.`;
    case "reserve":
      return `${words.does(event.seat, "put")} ${words.tile(event.tile)} into the reserve.`;
    case "give":
      return `${words.does(event.seat, "give")} ${words.tile(event.tile)} to Dirk.`;
    case "shuffle":
      return "The discarded money is shuffled into a new pile.";
    case "reveal":
      return typeof event.card === "string" ? "A scoring card turns up." : undefined;
    default:
      return undefined;
  }
}

/** A scoring as a table: a line for each thing that scores, a column for each player. */
function scoringLines(game: Game, scoring: number, words: Words): string[] {
  return scoreTable(game, (item) => item.scoring === scoring, `Scoring ${scoring}`, words);
}

/** All points of the game, by scoring. */
export function finalLines(game: Game, words: Words): string[] {
  return scoreTable(game, () => true, "Final score", words);
}

type Item = Game["breakdown"][number];

function scoreTable(game: Game, which: (item: Item) => boolean, title: string, words: Words): string[] {
  const items = game.breakdown.filter(which);
  const whos = [...game.scores.keys(), ...(game.dirk ? (["dirk"] as const) : [])];
  const sum = (of: readonly Item[], who: Item["seat"]) =>
    of.filter(({ seat }) => seat === who).reduce((points, item) => points + item.points, 0);
  const found = new Set(items.map(({ source }) => source));
  const sources = [...SOURCES.filter((source) => found.delete(source)), ...found];
  const row = (name: string, of: readonly Item[]) => [name, ...whos.map((who) => String(sum(of, who)))];
  return columns([
    [title, ...whos.map((who) => words.who(who))],
    ...sources.map((source) =>
      row(
        source,
        items.filter((item) => item.source === source),
      ),
    ),
    row("together", items),
  ]);
}
