/**
 * Single faults for tools/mutants.js: a file of assembly/, what stands there once, and what is put there instead. Each
 * is a mistake somebody could make.
 * @type {readonly { name: string, file: string, good: string, bad: string }[]}
 */
export const FAULTS = [
  {
    name: "several cards may be worth 6",
    file: "game/takes.ts",
    good: "TAKE_LIMIT: u32 = 5",
    bad: "TAKE_LIMIT: u32 = 6",
  },
  {
    name: "an exact payment is not accepted",
    file: "game/payments.ts",
    good: "contains(money, payment) && wordSum(payment) >= amount",
    bad: "contains(money, payment) && wordSum(payment) > amount",
  },
  {
    name: "any payment earns another action",
    file: "game/apply.ts",
    good: "wordSum(payment) == piecePrice(piece)",
    bad: "wordSum(payment) >= piecePrice(piece)",
  },
  {
    name: "the last inner pile is not forgotten",
    file: "game/deck.ts",
    good: "store<u64>(PILES, piles < 256 ? 0 : piles);",
    bad: "store<u64>(PILES, piles);",
  },
  {
    name: "of two scoring cards in one refill the second is lost",
    file: "game/deck.ts",
    good: "facts.revealed0 = facts.revealed1;",
    bad: "facts.revealed0 = 0;",
  },
  {
    name: "a scoring card right behind another goes to the display",
    file: "game/deck.ts",
    good: "while (isScoringCard(code)) {",
    bad: "if (isScoringCard(code)) {",
  },
  {
    name: "the discard pile stays when it is shuffled",
    file: "game/deck.ts",
    good: "memory.fill(DISCARD, 0, PURSE_BYTES);\n  store",
    bad: "store",
  },
  {
    name: "equal numbers of cards: the total does not decide who starts",
    file: "game/setup.ts",
    good: "(cards << 8) | total",
    bad: "cards << 8",
  },
  {
    name: "a scoring card never lies at the top of its pile",
    file: "game/setup.ts",
    good: "randomBelow(moneyIn(pile, money) + 1)",
    bad: "randomBelow(moneyIn(pile, money))",
  },
  {
    name: "Dirk's third of the tower is rounded up",
    file: "game/scoring.ts",
    good: "giveDirk(facts.towerCount / 3)",
    bad: "giveDirk((facts.towerCount + 2) / 3)",
  },
  {
    name: "shared places are rounded up",
    file: "game/scoring.ts",
    good: "points /= sharers;",
    bad: "points = (points + sharers - 1) / sharers;",
  },
  {
    name: "Dirk's buildings do not count",
    file: "game/scoring.ts",
    good: "(zone != Zone.BOARD && zone != Zone.DIRK)",
    bad: "zone != Zone.BOARD",
  },
  {
    name: "a tie of nothing at all wins the last tile",
    file: "game/end.ts",
    good: "} else if (money == most) {",
    bad: "} else if (money == most && money > 0) {",
  },
  {
    name: "equal scores: only the first wins",
    file: "game/end.ts",
    good: "if (points >= best)",
    bad: "if (points > best)",
  },
  {
    name: "an awarded tile may be given to Dirk",
    file: "game/legal.ts",
    good: "return facts.phase == <u8>Phase.DISPOSAL && hasDirk()",
    bad: "return disposal && hasDirk()",
  },
  {
    name: "that an action was done is remembered into the next turn",
    file: "game/turn.ts",
    good: "facts.active = frame.seat;\n  facts.acted = 0;",
    bad: "facts.active = frame.seat;",
  },
  {
    name: "tiles that touch at a corner leave a gap",
    file: "board/fits.ts",
    good: "const bN = v128.andnot(v128.or(oE, Rows.fromEast<T>(oN)), oN);",
    bad: "const bN = v128.andnot(oE, oN);",
  },
  {
    name: "a walled north side may face an open one",
    file: "board/fits.ts",
    good: "const clash1 = v128.or(pN, wE);",
    bad: "const clash1 = wE;",
  },
  {
    name: "a re-deal moves scoring cards out of their piles",
    file: "game/redeal.ts",
    good: "return !isScoringCard(load<u8>(DECK + index)) && !isKnown",
    bad: "return !isKnown",
  },
  {
    name: "a payment is told in the wrong currency",
    file: "game/events.ts",
    good: "append(EventType.PAY, seat, payment).other = <u8>currency;",
    bad: "append(EventType.PAY, seat, payment).other = 0;",
  },
];
