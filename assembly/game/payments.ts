import { contains, thirdSum, wordSum } from "./purse";

/**
 * Payments out of one word of money (purse.ts): every sub-multiset with a total of at least the amount, the
 * wasteful ones included (Mega Box p. 4). Count, list, n-th, exists and accepts are separate questions;
 * legality is `acceptsPayment`, never membership of a list. Payments come in ascending order of their word.
 *
 * Another source of the same currency (a coin, a caravanserai) composes with this from outside: for each set
 * of such sources ask here for the amount less their worth. An amount of zero or less also takes the empty set.
 *
 * A word is split in thirds of three values. For the lowest third a table says how many of its subsets reach
 * what the other two leave to pay.
 */
const THIRDS: u32 = 64;
/** Where the subsets of a third begin in SUBSETS, and one entry more for the end. */
const SUBSET_START: usize = memory.data((THIRDS + 1) * 2, 2);
/** All subsets of each of the 64 thirds, ascending: (1 + 2 + 3 + 4) cubed. */
const SUBSETS: usize = memory.data(1000);
/** The lowest third sums to 18 at most; columns are what is still needed, 0 to 19. */
export const SUBSET_NEEDS: u32 = 20;
const REACHING: usize = memory.data(THIRDS * SUBSET_NEEDS);

export function canPay(money: u32, amount: i32): bool {
  return wordSum(money) >= amount;
}

export function acceptsPayment(money: u32, amount: i32, payment: u32): bool {
  return contains(money, payment) && wordSum(payment) >= amount;
}

export function countPayments(money: u32, amount: i32): u32 {
  const low = money & 63;
  const middle = (money >> 6) & 63;
  const middleEnd = subsetsEnd(middle);
  const highEnd = subsetsEnd(money >> 12);
  let count: u32 = 0;
  for (let h = subsetsStart(money >> 12); h < highEnd; h++) {
    const afterHigh = amount - thirdSum(2, load<u8>(h));
    for (let m = subsetsStart(middle); m < middleEnd; m++) {
      count += reaching(low, afterHigh - thirdSum(1, load<u8>(m)));
    }
  }
  return count;
}

/** The n-th payment, counted from 0; n must be below the count. */
export function paymentAt(money: u32, amount: i32, n: u32): u32 {
  const low = money & 63;
  const middle = (money >> 6) & 63;
  const middleEnd = subsetsEnd(middle);
  const highEnd = subsetsEnd(money >> 12);
  for (let h = subsetsStart(money >> 12); h < highEnd; h++) {
    const high = load<u8>(h);
    const afterHigh = amount - thirdSum(2, high);
    for (let m = subsetsStart(middle); m < middleEnd; m++) {
      const need = afterHigh - thirdSum(1, load<u8>(m));
      const here = reaching(low, need);
      if (n < here) return ((<u32>high) << 12) | ((<u32>load<u8>(m)) << 6) | lowSubset(low, need, n);
      n -= here;
    }
  }
  return 0;
}

/** Writes payments `from` .. `from + limit - 1`, `stride` bytes apart; returns how many there were to write. */
export function listPayments(money: u32, amount: i32, from: u32, limit: u32, out: usize, stride: usize): u32 {
  const low = money & 63;
  const middle = (money >> 6) & 63;
  const lowEnd = subsetsEnd(low);
  const middleEnd = subsetsEnd(middle);
  const highEnd = subsetsEnd(money >> 12);
  let written: u32 = 0;
  for (let h = subsetsStart(money >> 12); h < highEnd; h++) {
    const high = load<u8>(h);
    const afterHigh = amount - thirdSum(2, high);
    for (let m = subsetsStart(middle); m < middleEnd; m++) {
      const need = afterHigh - thirdSum(1, load<u8>(m));
      const here = reaching(low, need);
      if (from >= here) {
        from -= here;
        continue;
      }
      const above = ((<u32>high) << 12) | ((<u32>load<u8>(m)) << 6);
      for (let l = subsetsStart(low); l < lowEnd; l++) {
        const part = load<u8>(l);
        if (thirdSum(0, part) < need) continue;
        if (from > 0) {
          from--;
          continue;
        }
        if (written == limit) return written;
        store<u32>(out, above | part);
        out += stride;
        written++;
      }
    }
  }
  return written;
}

function lowSubset(low: u32, need: i32, n: u32): u32 {
  let at = subsetsStart(low);
  for (;;) {
    const part = load<u8>(at++);
    if (thirdSum(0, part) < need) continue;
    if (n == 0) return part;
    n--;
  }
}

/** Where the subsets of a third lie, one a byte, ascending. */
export function subsetsStart(third: u32): usize {
  return SUBSETS + load<u16>(SUBSET_START + (third << 1));
}

export function subsetsEnd(third: u32): usize {
  return SUBSETS + load<u16>(SUBSET_START + (third << 1), 2);
}

/** How many subsets of the lowest third reach what is still needed. */
export function reaching(low: u32, need: i32): u32 {
  const column = need < 0 ? 0 : min<i32>(need, SUBSET_NEEDS - 1);
  return load<u8>(REACHING + low * SUBSET_NEEDS + column);
}

function buildTables(): void {
  let end: usize = 0;
  for (let third: u32 = 0; third < THIRDS; third++) {
    store<u16>(SUBSET_START + (third << 1), <u32>end);
    for (let part: u32 = 0; part <= third; part++) {
      if (!contains(third, part)) continue;
      store<u8>(SUBSETS + end++, part);
      for (let need: i32 = 0; need <= thirdSum(0, part); need++) {
        const at = REACHING + third * SUBSET_NEEDS + need;
        store<u8>(at, load<u8>(at) + 1);
      }
    }
  }
  store<u16>(SUBSET_START + (THIRDS << 1), <u32>end);
}

buildTables();
