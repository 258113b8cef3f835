/**
 * Deterministic chance: every value is a function of (seed, what, index), so a data set of any size needs no memory and
 * two processes agree.
 */

/** Mixes three integers into 32 well-spread bits (the finaliser of MurmurHash3). */
export function hash(a: number, b: number, c: number): number {
  let h =
    Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(b + 0x7f4a7c15, 0xc2b2ae35) ^
    Math.imul(c + 0x165667b1, 0x27d4eb2f);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A text as a seed (FNV-1a). */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

export interface Draw {
  /** 32 random bits. */
  bits(): number;
  /** An integer in [0, n). */
  below(n: number): number;
  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean;
  pick<T>(values: readonly T[]): T;
}

/** A stream of draws for one record (mulberry32). */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const bits = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (n: number): number => Math.floor((bits() / 0x1_0000_0000) * n);
  return {
    bits,
    below,
    chance: (percent) => below(100) < percent,
    pick: (values) => values[below(values.length)]!,
  };
}

/**
 * Picks from a table so that every block of `table.length` consecutive records holds every entry exactly once, in an
 * order that differs from block to block. Repeating an entry makes it more frequent; rare values occur even in small
 * data sets.
 */
export function cycle<T>(seed: number, salt: number, index: number, table: readonly T[]): T {
  const length = table.length;
  const block = Math.floor(index / length);
  const h = hash(seed, salt, block);
  let stride = 1 + ((h >>> 8) % length);
  while (greatestCommonDivisor(stride, length) !== 1) stride++;
  return table[((h % length) + (index % length) * stride) % length]!;
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
