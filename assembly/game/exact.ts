import { reaching, subsetsEnd, subsetsStart } from "./payments";
import { contains, thirdSum, wordSum } from "./purse";

/**
 * Payments of exactly an amount (purchases between two turns, Mega Box p. 8), in ascending order of their word, as
 * all payments are. Sums are kept as sets: bit n says that n can be laid down; amounts stay far below 64.
 */
export function addSums(sums: u64, money: u32): u64 {
  for (let value: u64 = 1; money != 0; value++, money >>= 2) {
    for (let copies = money & 3; copies > 0; copies--) sums |= sums << value;
  }
  return sums;
}

export function hits(sums: u64, amount: i32): bool {
  return <u32>amount < 64 && ((sums >>> amount) & 1) != 0;
}

export function acceptsExact(money: u32, amount: i32, payment: u32): bool {
  return contains(money, payment) && wordSum(payment) == amount;
}

/** Counts the exact payments; writes those with the numbers `from` .. `from + limit - 1`, `stride` bytes apart. */
export function exactPayments(
  money: u32,
  amount: i32,
  from: u32,
  limit: u32,
  out: usize,
  stride: usize,
): u32 {
  const low = money & 63;
  const middle = (money >> 6) & 63;
  let seen: u32 = 0;
  for (let h = subsetsStart(money >> 12), highEnd = subsetsEnd(money >> 12); h < highEnd; h++) {
    const high: u32 = load<u8>(h);
    for (let m = subsetsStart(middle), middleEnd = subsetsEnd(middle); m < middleEnd; m++) {
      const above = (high << 12) | ((<u32>load<u8>(m)) << 6);
      const need = amount - wordSum(above);
      if (need < 0) continue;
      if (limit == 0) {
        seen += reaching(low, need) - reaching(low, need + 1);
        continue;
      }
      for (let l = subsetsStart(low), lowEnd = subsetsEnd(low); l < lowEnd && limit > 0; l++) {
        const part: u32 = load<u8>(l);
        if (thirdSum(0, part) != need) continue;
        if (seen++ < from) continue;
        store<u32>(out, above | part);
        out += stride;
        limit--;
      }
      if (limit == 0) return seen;
    }
  }
  return seen;
}
