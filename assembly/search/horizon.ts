import { isScoringCard } from "../game/cards";
import { DECK, facts, PILE_COUNT, PILES } from "../game/facts";

/**
 * How far away things are, from what everybody knows: the scorings lie somewhere in their piles of the deck (Mega Box
 * p. 3), the game ends when the tower cannot fill the market. Counted in own turns of every seat, as expectations:
 * rates are those of games between bots that play well.
 */
/** Money cards drawn and tiles taken off the tower in a turn. */
const CARDS_A_TURN: f32 = 1.15;
const TILES_A_TURN: f32 = 0.95;

/** Own turns left for each seat until the end. */
export function turnsToEnd(): f32 {
  return (<f32>facts.towerCount + 1) / TILES_A_TURN / <f32>facts.players;
}

/** Own turns left for each seat until scoring 1, 2 or 3; at most those until the end. */
export function turnsTo(scoring: u32): f32 {
  const end = turnsToEnd();
  if (scoring == 3) return end;
  const draws = drawsTo(scoring);
  return min<f32>(end, draws / CARDS_A_TURN / <f32>facts.players);
}

/** Cards that are expected to be drawn until a scoring card appears: all piles above its own and half of that. */
function drawsTo(scoring: u32): f32 {
  let piles: u32 = 0;
  while (piles < PILE_COUNT && load<u8>(PILES + piles) != 0) piles++;
  if (piles == 0) return <f32>facts.deckCount * (<f32>(scoring - facts.scorings) / <f32>(cardsAhead() + 1));
  // Of the five piles the second holds one scoring card, the fourth the other.
  const wanted: u32 = facts.scorings == 0 && scoring == 1 ? 1 : 3;
  let draws: f32 = 0;
  for (let pile: u32 = 0; pile < piles; pile++) {
    const size = <f32>load<u8>(PILES + pile);
    if (PILE_COUNT - piles + pile == wanted) return draws + size * 0.5;
    draws += size;
  }
  return draws;
}

/** Scoring cards that have not turned up; everybody knows how many. */
function cardsAhead(): u32 {
  let ahead: u32 = 0;
  for (let i: u32 = 0; i < facts.deckCount; i++) ahead += u32(isScoringCard(load<u8>(DECK + i)));
  return ahead;
}
