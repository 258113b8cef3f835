/**
 * ULID-form ids (26 characters, Crockford base 32, time first) that sort by creation and that hold their record's
 * index, so that an id is found without an index in memory: 10 characters of time, 8 that follow from it, 8 that rise
 * with the index.
 */
import { hash } from '../../random.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PAIRS = Array.from({ length: 1024 }, (_, value) => ALPHABET[value >>> 5]! + ALPHABET[value & 31]!);
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));
const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

const pair = (bits: number): string => PAIRS[bits & 1023]!;

/** Eight characters: the 40 bits of `high` (20) and `low` (20). */
const eight = (high: number, low: number): string => pair(high >>> 10) + pair(high) + pair(low >>> 10) + pair(low);

/**
 * Where an id family's index characters start, so that they do not look like a counter. Below 2^39: the index still
 * fits above it.
 */
const offset = (family: number): number => hash(family, 11, 13) * 64;

export function ulid(family: number, index: number, at_ms: number): string {
  const high = Math.floor(at_ms / 2 ** 20);
  const low = at_ms % 2 ** 20;
  const time = pair(Math.floor(high / 2 ** 20)) + pair(high >>> 10) + pair(high) + pair(low >>> 10) + pair(low);
  const spread = hash(family, low, high | 0);
  const spread_2 = hash(spread, 5, family);
  const tail = offset(family) + index;
  return time + eight(spread >>> 12, spread_2 >>> 12) + eight(Math.floor(tail / 2 ** 20), tail % 2 ** 20);
}

/**
 * The index that `ulid` put into an id of this family; the caller compares the whole id, for any text may be asked
 * about.
 */
export function indexIn(family: number, id: string): number | undefined {
  if (!ULID.test(id)) return undefined;
  let tail = 0;
  for (let i = 18; i < 26; i++) tail = tail * 32 + VALUES.get(id[i]!)!;
  const index = tail - offset(family);
  return index >= 0 && index < 2 ** 32 ? index : undefined;
}
