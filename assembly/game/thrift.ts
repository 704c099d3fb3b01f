import { SUBSET_NEEDS, subsetsEnd, subsetsStart } from "./payments";
import { contains, thirdSum } from "./purse";

/**
 * Payments without waste, for the sensible moves: those out of which no card could be kept. Every exact payment is
 * one of them; an overpayment is one when it contains no smaller sufficient one. So the total reaches the amount
 * and would not without its smallest card. In ascending order of their word, as all payments.
 *
 * As with all payments a table answers for the lowest third: how many of its subsets, not the empty one, pay
 * what the other two leave without waste. When those pay all, the lowest third must stay whole.
 */
const THIRDS: u32 = 64;
const EXACTING: usize = memory.data(<i32>(THIRDS * SUBSET_NEEDS));

/** Counts the payments; writes those with the numbers `from` .. `from + limit - 1`, `stride` bytes apart. */
export function thriftyPayments(
  money: u32,
  amount: i32,
  from: u32,
  limit: u32,
  out: usize,
  stride: usize,
): u32 {
  const low = money & 63;
  const middle = (money >> 6) & 63;
  const middleEnd = subsetsEnd(middle);
  const highEnd = subsetsEnd(money >> 12);
  let seen: u32 = 0;
  for (let h = subsetsStart(money >> 12); h < highEnd; h++) {
    const high: u32 = load<u8>(h);
    const afterHigh = amount - thirdSum(2, high);
    for (let m = subsetsStart(middle); m < middleEnd; m++) {
      const above = (high << 12) | ((<u32>load<u8>(m)) << 6);
      const need = afterHigh - thirdSum(1, load<u8>(m));
      const here = need > 0 ? exacting(low, need) : u32(need + smallestCard(above) > 0);
      if (here > 0 && limit > 0 && seen + here > from) {
        const skipped = max<u32>(seen, from) - seen;
        const wanted = min<u32>(limit, here - skipped);
        writeThird(above, low, need, skipped, wanted, out, stride);
        out += <usize>wanted * stride;
        limit -= wanted;
      }
      seen += here;
    }
  }
  return seen;
}

/** The payments with these upper thirds, `skipped` ones left out. */
function writeThird(
  above: u32,
  low: u32,
  need: i32,
  skipped: u32,
  wanted: u32,
  out: usize,
  stride: usize,
): void {
  if (need <= 0) {
    store<u32>(out, above);
    return;
  }
  for (let l = subsetsStart(low); wanted > 0; l++) {
    const part: u32 = load<u8>(l);
    if (!paysWithoutWaste(part, need)) continue;
    if (skipped > 0) {
      skipped--;
      continue;
    }
    store<u32>(out, above | part);
    out += stride;
    wanted--;
  }
}

/** Value of the smallest card of a word; large if there is none. */
function smallestCard(word: u32): i32 {
  return (ctz<u32>(word) >> 1) + 1;
}

function paysWithoutWaste(part: u32, need: i32): bool {
  const sum = thirdSum(0, part);
  return part != 0 && sum >= need && sum - smallestCard(part) < need;
}

function exacting(low: u32, need: i32): u32 {
  return load<u8>(EXACTING + low * SUBSET_NEEDS + min<i32>(need, SUBSET_NEEDS - 1));
}

function buildTable(): void {
  for (let third: u32 = 0; third < THIRDS; third++) {
    for (let part: u32 = 1; part <= third; part++) {
      if (!contains(third, part)) continue;
      for (let need: i32 = 1; need < <i32>SUBSET_NEEDS; need++) {
        const at = EXACTING + third * SUBSET_NEEDS + need;
        if (paysWithoutWaste(part, need)) store<u8>(at, load<u8>(at) + 1);
      }
    }
  }
}

buildTable();
