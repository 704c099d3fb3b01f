/**
 * A whole game as text for people: how it began, every decision with its number, seat and notation, below each what came
 * of it, at the end the score sheet. Made by tools/playthroughs.js, checked line by line by test/playthroughs.
 */

/**
 * @typedef {Pick<import("../src/game/game.js").Game, "history" | "setupEvents" | "breakdown" | "scores" | "dirk" | "hash">} Game
 * @typedef {import("../src/game/types.js").GameEvent} GameEvent
 * @typedef {import("../src/game/types.js").ScoreItem} ScoreItem
 */

/** @param {unknown} seat */
const who = (seat) => (seat === "dirk" ? "Dirk" : `seat ${seat}`);

/** @param {unknown} card */
function cardText(card) {
  if (typeof card !== "object" || card === null || !("currency" in card) || !("value" in card))
    return `${card}`;
  return `${card.currency}${card.value}`;
}

/** @param {readonly unknown[]} cards */
const cardsText = (cards) => cards.map(cardText).join("+");

/** @param {ScoreItem} item */
function itemText({ scoring, seat, source, count, points, places, tied }) {
  const place = places ? `, place ${places.join(" and ")}${tied ? ` shared by ${tied}` : ""}` : "";
  return `scoring ${scoring}: ${who(seat)}, ${source} ${count}${place}: ${points}`;
}

/** @param {GameEvent} event */
function eventText(event) {
  switch (event.type) {
    case "deal":
      return `${who(event.seat)} is dealt ${event.tile ?? cardText(event.card)}`;
    case "reveal":
      return event.tile ? `${event.tile} comes to space ${event.space}` : `${cardText(event.card)} is drawn`;
    case "take":
      return `${who(event.seat)} takes ${cardsText(event.cards)}`;
    case "buy":
      return `${who(event.seat)} buys ${event.tile} on space ${event.space}`;
    case "award":
      return `${who(event.seat)} is given ${event.tile} on space ${event.space}`;
    case "pay":
      return `${who(event.seat)} pays ${cardsText(event.cards)}`;
    case "place":
    case "add":
    case "remove":
      return `${who(event.seat)}: ${event.type} ${event.tile} ${event.x},${event.y}`;
    case "swap":
      return `${who(event.seat)}: swap ${event.tile} for ${event.out} ${event.x},${event.y}`;
    case "reserve":
      return `${who(event.seat)} keeps ${event.tile} in reserve`;
    case "give":
      return `${who(event.seat)} gives ${event.tile} to Dirk`;
    case "shuffle":
      return `${event.count} cards are shuffled into a new pile`;
    case "scoring":
      return `scoring ${event.scoring} is held`;
    case "score":
      return itemText(event);
    case "turn":
      return `now ${who(event.seat)}, ${event.phase}`;
    case "over":
      return `the game is over; won by ${event.winners.map(who).join(" and ")}`;
  }
}

/**
 * The lines of a game that has been played.
 * @param {Game} game
 * @param {{ players: number, seed: number }} config
 * @returns {string[]}
 */
export function playthroughLines(game, { players, seed }) {
  const decisions = game
    .history()
    .flatMap(({ ply, seat, text, events }) => [
      `${ply}. seat ${seat}: ${text}`,
      ...events.map((event) => `   ${eventText(event)}`),
    ]);
  return [
    `A game of ${players}, seed ${seed}`,
    "",
    ...game.setupEvents().map((event) => `   ${eventText(event)}`),
    ...decisions,
    "",
    "Score sheet",
    ...game.breakdown.map((item) => `   ${itemText(item)}`),
    `Scores: ${game.scores.join(", ")}${game.dirk ? `; Dirk ${game.dirk.score}` : ""}`,
    `Hash: ${game.hash}`,
  ];
}
