import type { Database } from 'better-sqlite3';
import { bucketOfDay, bucketOfSeconds, dayOf, type BucketKey } from '../aggregate/buckets.ts';
import { leafNumber } from '../aggregate/cells.ts';
import { addNumber, emptySum, writeSum, type ExactSum } from '../aggregate/decimal.ts';
import type { Bucket } from '../language/aggregate-tree.ts';
import { bucket_name, elements_name, sum_name } from './sqlite-guards.ts';

/** A moment as a statement has it: seconds since 1970, a day as text, or the leaf of either. */
function bucketOf(moment: unknown, bucket: Bucket): BucketKey | null {
  if (moment === null) return null;
  if (typeof moment === 'number') return bucketOfSeconds(bucket, moment);
  const text = String(moment);
  if (text.startsWith('t')) return bucketOfSeconds(bucket, Date.parse(`${text.slice(1, 20)}Z`) / 1000);
  if (bucket.interval === 'hour') throw new Error('a day has no hours');
  return bucketOfDay(bucket.interval, dayOf(text.startsWith('s') ? text.slice(1) : text));
}

const buckets = new Map<string, Bucket>();

/** One object for each that statements name. */
function bucketNamed(interval: unknown, timezone: unknown): Bucket {
  const key = `${String(interval)} ${String(timezone)}`;
  let bucket = buckets.get(key);
  if (!bucket) {
    if (buckets.size > 1000) buckets.clear();
    buckets.set(key, (bucket = { interval: interval as Bucket['interval'], timezone: String(timezone) }));
  }
  return bucket;
}

/** The different single values of a list of sort values, or the different buckets that they are in, as JSON. */
function elements(list: unknown, bucket: Bucket | null): string | null {
  if (list === null) return null;
  const values = (JSON.parse(String(list)) as string[]).filter((leaf) => leaf[0] !== 'a' && leaf[0] !== 'o');
  return JSON.stringify([...new Set<unknown>(bucket ? values.map((leaf) => bucketOf(leaf, bucket)) : values)]);
}

/** What the statements of aggregations call (planner/compile-aggregate.ts). */
export function addAggregateFunctions(handle: Database, checkTime: () => void): void {
  handle.function(bucket_name, { deterministic: true }, (moment: unknown, interval: unknown, timezone: unknown) =>
    bucketOf(moment, bucketNamed(interval, timezone)),
  );
  handle.function(elements_name, { deterministic: true }, (list: unknown, interval: unknown, timezone: unknown) => {
    checkTime();
    return elements(list, interval === null ? null : bucketNamed(interval, timezone));
  });
  handle.aggregate(sum_name, {
    deterministic: true,
    start: emptySum,
    step: (sum: ExactSum, value: unknown) => {
      if (value !== null) addNumber(sum, typeof value === 'string' ? leafNumber(value.slice(1)) : Number(value));
    },
    result: writeSum,
  });
}
