import { facts } from "./facts";

/**
 * The generator of the facts: xoroshiro128++ on 128 bits of state. Integers only, so a seed gives the same
 * game everywhere. Every draw that matters is also told as an event.
 */
export function nextRandom(): u64 {
  const a = facts.random0;
  let b = facts.random1;
  const result = rotl<u64>(a + b, 17) + a;
  b ^= a;
  facts.random0 = rotl<u64>(a, 49) ^ b ^ (b << 21);
  facts.random1 = rotl<u64>(b, 28);
  return result;
}

/** Uniform in 0..limit-1; the rare numbers that would favour small results are thrown away. */
export function randomBelow(limit: u32): u32 {
  let product = (nextRandom() >>> 32) * <u64>limit;
  if (<u32>product < limit) {
    const unfair: u32 = (~limit + 1) % limit;
    while (<u32>product < unfair) product = (nextRandom() >>> 32) * <u64>limit;
  }
  return <u32>(product >>> 32);
}

/** Four words of seed; a small seed is one word and three zeros. Different seeds give different states. */
export function seedRandom(a: u32, b: u32, c: u32, d: u32): void {
  const low = spread((((<u64>b) << 32) | a) ^ 0x9e3779b97f4a7c15);
  const high = spread((((<u64>d) << 32) | c) + low);
  facts.random0 = low;
  facts.random1 = low == 0 && high == 0 ? 1 : high;
}

function spread(x: u64): u64 {
  x = (x ^ (x >>> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >>> 27)) * 0x94d049bb133111eb;
  return x ^ (x >>> 31);
}

/** Fisher-Yates on bytes. */
export function shuffleBytes(start: usize, count: u32): void {
  for (let i = count; i > 1; i--) {
    const j = randomBelow(i);
    const last = load<u8>(start + i - 1);
    store<u8>(start + i - 1, load<u8>(start + j));
    store<u8>(start + j, last);
  }
}
